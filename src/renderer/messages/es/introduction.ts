import { counted } from '#shared/words/es/numbers'
import type { PageWords } from '../page-words'

export const introduction: PageWords['introduction'] = {
  title: 'Qué hace Caravan',
  cards: {
    enter: {
      heading: 'Juega una ficha y anótala',
      text: 'Tócala, escribe sus dos números o hazle una foto. Antes de que confirmes, Caravan muestra dónde se puede jugar y cuánto puntúa.',
    },
    reasons: {
      heading: 'Cada punto tiene su porqué',
      text: 'Cada jugada indica cuánto puntuó, por qué y según qué regla. ¿Hay dudas? Mira todo lo que comprobó Caravan.',
    },
    rules: {
      heading: 'Las reglas resuelven las disputas',
      text: 'Cuando hay cierre, Caravan recorre las reglas criterio por criterio y dice quién gana. Todo se puede poner en duda, corregir y deshacer.',
    },
  },
  card: (card, cards) => `Tarjeta ${card} de ${cards}`,
  back: 'Atrás',
  next: 'Siguiente',
  done: 'Empezar',
  dismiss: 'Omitir',
  look: 'Ver la presentación',
  pictures: {
    wins: 'gana',
  },
  example: {
    title: 'Partida de ejemplo',
    text: (game, target) =>
      `Ada, Ben y Cleo juegan a ${game} a ${counted(target, { one: 'tanto', other: 'tantos' })}. Con las flechas ves cada jugada, cuánto puntuó y por qué, cómo se decidió un cierre y quién ganó.`,
    kept: 'Este ejemplo viene con Caravan. No cuenta en tus partidas ni en las estadísticas.',
  },
}
