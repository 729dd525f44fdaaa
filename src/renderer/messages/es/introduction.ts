import type { PageWords } from '../page-words'

export const introduction: PageWords['introduction'] = {
  title: 'Qué hace Caravan',
  cards: {
    enter: {
      heading: 'Pon una ficha y anótala',
      text: 'Tócala en el panel, escribe sus dos mitades o fotografíala. Antes de confirmar, Caravan enseña dónde puede ir y qué contaría.',
    },
    reasons: {
      heading: 'Todo lo que cuenta tiene su razón',
      text: 'Cada jugada dice qué ha contado y por qué, con el número de la regla. A quien lo dude se le enseña todo lo que se ha mirado.',
    },
    rules: {
      heading: 'Las reglas resuelven las disputas',
      text: 'Cuando hay cierre, Caravan recorre las reglas escritas, criterio por criterio, y dice quién gana. Todo se puede cuestionar, corregir y deshacer.',
    },
  },
  card: (card, cards) => `Tarjeta ${card} de ${cards}`,
  back: 'Atrás',
  next: 'Siguiente',
  done: 'A la mesa',
  dismiss: 'Quitar las tarjetas',
  look: 'Ver las tres tarjetas',
  pictures: {
    wins: 'gana',
  },
  example: {
    title: 'Una partida de ejemplo',
    open: 'Ver una partida de ejemplo',
    text: (game, target) =>
      `Ada, Ben y Cleo juegan a ${game} hasta ${target} tantos. Recórrela con las flechas: qué se puso, qué contó y por qué, cómo se decidió un cierre y quién ganó.`,
    kept: 'Viene con Caravan. No es una de tus partidas, y ninguna estadística la cuenta.',
  },
}
