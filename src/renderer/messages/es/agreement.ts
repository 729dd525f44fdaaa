import { listed } from '#shared/words/es/numbers'
import { nameOf } from '#shared/words/es/names'
import { sentencesByKind } from '#shared/words/phrases'
import type { PageWords } from '../page-words'

/** What players say of a round that is over. */
export const agreement: PageWords['agreement'] = {
  heading: '¿Todos de acuerdo?',
  hint: 'Cada cual toca una vez. Mientras tanto puede empezar la ronda siguiente; esta queda marcada hasta que todos estén de acuerdo.',
  settled: 'Todos están de acuerdo. La ronda es definitiva.',
  agree: 'Estoy de acuerdo',
  contest: 'No estoy de acuerdo',
  takeBack: 'Retirar',
  agreeOf: (name, round) => `Estoy de acuerdo: ${name}, ronda ${round}`,
  contestOf: (name, round) => `No estoy de acuerdo: ${name}, ronda ${round}`,
  takeBackOf: (name, round) => `Retirar lo que dijo ${name} de la ronda ${round}`,
  note: (name) => `¿Qué está mal, ${name}? (puede quedar vacío)`,
  send: 'Impugnar esta ronda',
  cancel: 'Cancelar',
  said: sentencesByKind({
    silent: 'Aún no ha respondido',
    confirmed: 'De acuerdo',
    contested: ({ note }) => (note === '' ? 'La impugna' : `La impugna: “${note}”`),
    changed: ({ said }) =>
      said === 'confirmed'
        ? 'Estuvo de acuerdo con otro resultado. Ha cambiado desde entonces: hay que mirarlo otra vez'
        : 'Impugnó otro resultado. Ha cambiado desde entonces: hay que mirarlo otra vez',
  }),
  problem: 'Esto no se ha anotado.',
  contested: {
    heading: '¿Y ahora?',
    text: 'Conviene mirarlo en común: al cuestionar una anotación se ve cómo se contó. Si el registro está mal, se corrige, y se vuelve a preguntar a quien le cambie el resultado. Si está bien, quien la impugna toca “Estoy de acuerdo”.',
    question: 'Cuestionar una anotación de esta ronda',
    correct: 'Corregir algo de esta ronda',
    moves: 'Verla jugada a jugada',
  },
  mark: ({ agreed, players, contested }, names) =>
    contested.length === 0
      ? `${agreed.length} de ${players} de acuerdo`
      : `impugnada por ${listed(contested.map(({ seat, note }) => (note === '' ? nameOf(names, seat) : `${nameOf(names, seat)}: “${note}”`)))}`,
  roundMark: (round, names) => `Ronda ${round.round + 1}: ${agreement.mark(round, names)}`,
  agreed: 'todos de acuerdo',
  unsettled: {
    heading: 'Aún sin resolver',
    settle: 'Resolver',
    settleRound: (round) => `Resolver la ronda ${round}`,
    dialog: (round) => `Ronda ${round}`,
    many: (rounds) => `${rounds} rondas sin resolver`,
  },
  setting: {
    legend: '¿Confirma cada cual todas las rondas?',
    hint: 'Después de una ronda, cada cual toca “Estoy de acuerdo” o la impugna. Hasta entonces queda marcada como sin resolver.',
    ask: 'Sí',
    not: 'No',
    match: 'El ajuste siguiente es de esta partida, en todos los dispositivos.',
  },
  announce: {
    said: (name, round, said) => {
      switch (said.kind) {
        case 'confirmed':
          return `${name} está de acuerdo con la ronda ${round}.`
        case 'contested':
          return `${name} impugna la ronda ${round}${said.note === '' ? '' : `: ${said.note}`}.`
        case 'changed':
          return `El resultado de la ronda ${round} ha cambiado: se vuelve a preguntar a ${name}.`
        case 'silent':
          return `${name} ha retirado lo que dijo de la ronda ${round}.`
      }
    },
    settled: (round) => `Todos están de acuerdo con la ronda ${round}.`,
    asked: 'Desde ahora se pide a cada cual que confirme todas las rondas.',
    notAsked: 'Ya no hace falta confirmar las rondas.',
  },
}
