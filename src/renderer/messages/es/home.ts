import { counted, listed } from '#shared/words/es/numbers'
import type { PageWords } from '../page-words'

export const home: PageWords['home'] = {
  title: 'Caravan',
  heading: 'Tus partidas',
  waiting: 'Cargando las partidas…',
  failed: 'Tus partidas no se pueden cargar ahora mismo. Están a salvo y Caravan lo sigue intentando.',
  newMatch: 'Partida nueva',
  settle: 'Resolver una disputa',
  settleWhat: '¿Quién gana una ronda con cierre?',
  howToPlay: 'Cómo se juega',
  firstTitle: '¿Quién juega?',
  example: 'Ver partida de ejemplo',
  continueMatch: 'Continuar',
  again: {
    heading: 'Jugar otra vez',
    label: 'Otra vez:',
    leads: (name) => `Sale ${name}`,
    start: 'Empezar',
    change: 'Cambiar personas o reglas',
  },
  inProgress: 'Partida en curso',
  rounds: (rounds) => `Ronda ${Math.max(rounds, 1)}`,
  firstTo: (points) => `a ${points}`,
  evening: {
    heading: 'Velada en curso',
    round: (round, planned) => (round === 0 ? 'Antes de la primera ronda' : `Ronda ${round} de ${planned}`),
  },
  last: {
    heading: 'Partidas recientes',
    beat: (others) => `gana a ${listed(others)}`,
    unfinished: 'sin terminar',
    versions: (versions) => counted(versions, { one: 'versión', other: 'versiones' }),
    questions: (questions) => counted(questions, { one: 'duda pendiente', other: 'dudas pendientes' }),
    picture: 'Foto de la mesa',
  },
  continueOther: (players) => `Continuar: ${players}`,
  openSheet: (players) => `Abrir la hoja de puntuación: ${players}`,
  lookAt: (players) => `Ver: ${players}`,
  all: (matches) => (matches === null || matches === 1 ? 'Todas las partidas' : `Las ${matches} partidas`),
  allUnfinished: (matches) => (matches === null ? 'Partidas sin terminar' : `${matches} más sin terminar`),
  notices: {
    heading: 'Sobre tus datos guardados',
    dismiss: 'Ocultar',
    notDismissed: 'Este mensaje no se ha podido ocultar. Inténtalo otra vez en un momento.',
  },
}
