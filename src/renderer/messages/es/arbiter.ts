import { counted, listed, nameOf, signed, sourceNames } from '#shared/words/es'
import type { PageWords } from '../page-words'

/** The arbiter's page: what is answered. */
export const arbiter: PageWords['arbiter'] = {
  answer: 'La respuesta',
  waiting: 'Aún no hay bastante para decidir',
  toAnswer: 'A la respuesta',
  ifBlocked: 'Si hubiera cierre:',
  doubt: 'Estas fichas no pueden estar bien tal como se han dicho, así que no hay que fiarse de lo que sigue.',
  tests: 'Cómo se llegó a ella',
  testsHint: 'Todos los criterios en su orden, y qué miró cada uno: las fichas enmarcadas.',
  blocked: '¿Hay cierre de verdad?',
  others: 'Qué dirían otras reglas',
  othersHint: 'Todas las reglas de cierre y todas sus interpretaciones, con las mismas manos.',
  yourTable: 'tu mesa',
  notHere: 'no en este juego',
  columns: { rule: 'Regla', winner: 'Quién gana', points: 'Qué paga' },
  nobody: 'nadie',
  source: (source) => `Fuente: ${sourceNames[source]}`,
  nothing: 'nada',
  notBlocked: 'No hay cierre',
  faceDown: (boneyard) => `Estas tienen que estar en el ${boneyard}:`,
  lookedThrough: (names) => (names.length === 0 ? '' : `Cada ficha mostrada de ${listed(names)} se ha comparado con cada extremo abierto.`),
  print: 'Imprimir la decisión',
  picture: 'Imagen de la decisión',
  open: 'Llevar al árbitro',
  ends: 'Los extremos abiertos',
  cannotTell: 'No se ha dicho qué hay en la mesa, así que no se puede mirar si alguien habría podido jugar.',
  tableWrong: 'Lo que se ha dicho de la mesa no puede estar bien, así que no se puede mirar si alguien habría podido jugar.',
}

/** `Gana Ben`; where tiles are deducted nobody does. */
export const whoWins: PageWords['whoWins'] = (winner, names) => (winner === null ? 'No gana nadie' : `Gana ${nameOf(names, winner)}`)

/** `y se lleva 2 tantos`, with what the others lose after it. */
export const takesWords: PageWords['takesWords'] = ({ ruling: { winner }, deltas }, names, { points }) => {
  const own = winner === null ? 0 : (deltas[winner] ?? 0)
  const others = deltas.flatMap((delta, seat) => (seat === winner || delta === 0 ? [] : [`${nameOf(names, seat)} ${signed(delta)}`]))
  const first =
    winner === null ? '' : own === 0 ? `y no se lleva ${points.other}` : own < 0 ? `y pierde ${counted(-own, points)}` : `y se lleva ${counted(own, points)}`
  return [first, listed(others)].filter((part) => part !== '').join('; ')
}

/** Winner and points in one sentence, for whoever cannot see them. */
export const answerSentence: PageWords['answerSentence'] = (ruled, names, words) => {
  const takes = takesWords(ruled, names, words)
  const winner = whoWins(ruled.ruling.winner, names)
  return takes === '' ? `${winner}.` : ruled.ruling.winner === null ? `${winner}: ${takes}.` : `${winner} ${takes}.`
}
