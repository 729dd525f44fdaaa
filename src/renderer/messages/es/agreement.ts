import { sentencesByKind } from '#shared/words/phrases'
import type { PageWords } from '../page-words'

/** What players say of a round that is over. */
export const agreement: PageWords['agreement'] = {
  heading: '¿Todos de acuerdo?',
  hint: 'Cada persona toca su botón una vez. Ya puedes empezar la ronda siguiente. Esta queda marcada hasta que todos estén de acuerdo.',
  allAgree: 'Todos están de acuerdo. La ronda es definitiva.',
  others: 'Lo que dicen los demás',
  agree: 'Estoy de acuerdo',
  disagree: 'No estoy de acuerdo',
  takeBack: 'Cambiar respuesta',
  agreeOf: (name, round) => `Estoy de acuerdo: ${name}, ronda ${round}`,
  disagreeOf: (name, round) => `No estoy de acuerdo: ${name}, ronda ${round}`,
  takeBackOf: (name, round) => `Cambiar respuesta: ${name}, ronda ${round}`,
  note: (name) => `¿Qué está mal, ${name}? (opcional)`,
  send: 'No estoy de acuerdo',
  cancel: 'Cancelar',
  said: sentencesByKind({
    silent: 'Aún sin respuesta',
    confirmed: 'De acuerdo',
    contested: ({ note }) => (note === '' ? 'No está de acuerdo' : `No está de acuerdo: “${note}”`),
    changed: ({ said }) =>
      said === 'confirmed'
        ? 'Estaba de acuerdo, pero el resultado ha cambiado. Hay que mirarlo otra vez'
        : 'No estaba de acuerdo, pero el resultado ha cambiado. Hay que mirarlo otra vez',
  }),
  problem: 'La respuesta no se ha guardado.',
  disagreement: {
    heading: '¿Y ahora?',
    text: 'Mejor verlo entre todos: con “Poner en duda una anotación” se ve cómo puntuó. Si alguna está mal, corrígela. Caravan volverá a preguntar a quien le cambie el resultado. Si todo está bien, basta tocar “Estoy de acuerdo”.',
    question: 'Poner en duda una anotación',
    correct: 'Corregir una anotación',
    replay: 'Repasar esta ronda',
  },
  agreed: 'todos de acuerdo',
  setting: {
    short: 'Preguntar a todos después de cada ronda',
    legend: '¿Preguntar a todos en cada ronda?',
    hint: 'Después de cada ronda, cada persona toca “Estoy de acuerdo” o “No estoy de acuerdo”. Hasta que todos lo estén, la ronda queda marcada: “Aún sin acuerdo”.',
    ask: 'Sí',
    not: 'No',
    match: 'Para esta partida, en todos los dispositivos.',
  },
  announce: {
    said: (name, round, said) => {
      switch (said.kind) {
        case 'confirmed':
          return `${name} está de acuerdo con la ronda ${round}.`
        case 'contested':
          return `${name} no está de acuerdo con la ronda ${round}${said.note === '' ? '' : `: ${said.note}`}.`
        case 'changed':
          return `La ronda ${round} tiene un resultado nuevo. ${name}, hay que mirarlo otra vez.`
        case 'silent':
          return `${name} ha retirado su respuesta sobre la ronda ${round}.`
      }
    },
    agreed: (round) => `Todos están de acuerdo con la ronda ${round}.`,
    asked: 'Caravan pregunta ahora a todos si están de acuerdo con cada ronda.',
    notAsked: 'Caravan ya no pregunta si todos están de acuerdo con las rondas.',
  },
}
