import { counted, listed, nameOf, signed, sourceNames } from '#shared/words/es'
import type { PageWords } from '../page-words'

/** The page Settle a dispute: the answer. */
export const arbiter: PageWords['arbiter'] = {
  answer: 'Decisión',
  toAnswer: 'Ver la decisión',
  ifBlocked: 'Si hubiera cierre:',
  doubt: 'Hay un error en las fichas o cantidades indicadas. Corrígelo antes de fiarte de la decisión.',
  tests: 'Criterio por criterio',
  blocked: '¿De verdad hay cierre?',
  others: 'Con otras reglas',
  othersHint: 'Todas las reglas de cierre con las mismas manos, y cada interpretación donde la fuente no es clara.',
  notHere: 'no se usa en este juego',
  columns: { rule: 'Regla', winner: 'Gana', why: 'Motivo' },
  nobody: 'nadie',
  source: (source) => `Fuente: ${sourceNames[source]}`,
  notBlocked: 'No hay cierre',
  faceDown: (boneyard) => `Estas fichas tienen que estar en el ${boneyard}:`,
  lookedThrough: (names) =>
    names.length === 0
      ? ''
      : `Caravan ha comprobado todas las fichas que ${names.length === 1 ? 'mostró' : 'mostraron'} ${listed(names)}: ninguna se puede jugar ahora.`,
  print: 'Imprimir la decisión',
  picture: 'Guardar como imagen',
  open: 'Resolver esta disputa',
  ends: 'Extremos abiertos',
  contradicted: 'No es seguro: las fichas y las cantidades se contradicen.',
  cannotTell: 'Sin saber qué hay en la mesa no se puede comprobar si alguien podía jugar.',
  tableWrong: 'Hay un error en la mesa. Corrígelo para comprobar si alguien podía jugar.',
}

/** `Gana Ben`; where tiles are deducted nobody does. */
export const whoWins: PageWords['whoWins'] = (winner, names) => (winner === null ? 'No gana nadie' : `Gana ${nameOf(names, winner)}`)

/** `y se lleva 2 tantos`, with what the others lose after it. */
export const takesWords: PageWords['takesWords'] = ({ winner, deltas }, names, { points }) => {
  const own = winner === null ? null : (deltas[winner] ?? null)
  const others = deltas.flatMap((delta, seat) => (seat === winner || delta === null || delta === 0 ? [] : [`${nameOf(names, seat)} ${signed(delta)}`]))
  const first = own === null ? '' : own === 0 ? 'y no se lleva nada' : own < 0 ? `y pierde ${counted(-own, points)}` : `y se lleva ${counted(own, points)}`
  return [first, listed(others)].filter((part) => part !== '').join('; ')
}

/** Winner and points in one sentence, for people who cannot see them. */
export const answerSentence: PageWords['answerSentence'] = (ending, names, words, whatever = '') => {
  const takes = takesWords(ending, names, words)
  const winner = whoWins(ending.winner, names)
  const end = whatever === '' ? '.' : `, ${whatever}.`
  return takes === '' ? `${winner}${end}` : ending.winner === null ? `${winner}: ${takes}${end}` : `${winner} ${takes}${end}`
}
