import { counted, listed, nameOf, signed, SOURCE_NAMES } from '#shared/words/fr'
import { articlesOf, of } from '#shared/words/fr/articles'
import type { PageWords } from '../languages'

/** The arbiter's page: what is answered. */
export const arbiterWords: PageWords['arbiterWords'] = {
  heading: 'La décision',
  answer: 'La réponse',
  waiting: 'Pas encore de quoi trancher',
  toAnswer: 'Vers la réponse',
  ifBlocked: 'Si la manche était bloquée :',
  doubt: 'Tels qu’ils sont indiqués, ces dominos ne peuvent pas être justes ; on ne peut donc se fier à rien de ce qui suit.',
  tests: 'Comment on y arrive',
  testsHint: 'Chaque question dans l’ordre, et ce qu’elle a regardé : les dominos encadrés.',
  blocked: 'Est-elle vraiment bloquée ?',
  others: 'Ce que diraient d’autres règles',
  othersHint: 'Chaque règle de blocage et chacune de ses lectures, sur les mêmes mains.',
  yourTable: 'votre table',
  notHere: 'pas pour ce jeu',
  columns: { rule: 'Règle', winner: 'Qui gagne', points: 'Ce qu’elle paie' },
  nobody: 'personne',
  source: (source) => `Source : ${SOURCE_NAMES[source]}`,
  nothing: 'rien',
  notBlocked: 'La manche n’est pas bloquée',
  faceDown: (boneyard) => `Ceux-ci doivent être ${articlesOf(boneyard).in} :`,
  lookedThrough: (names) => (names.length === 0 ? '' : `Chaque domino montré ${listed(names.map(of))} a été essayé à chaque bout ouvert.`),
  print: 'Imprimer la décision',
  picture: 'Image de la décision',
  open: 'Ouvrir devant l’arbitre',
  ends: 'Les bouts ouverts',
  cannotTell: 'On n’a pas dit ce qu’il y a sur la table ; impossible donc de voir si quelqu’un pouvait encore jouer.',
  tableWrong: 'Ce qu’on a dit de la table ne peut pas être juste ; impossible donc de voir si quelqu’un pouvait encore jouer.',
}

/** `Ben gagne`; where tiles are deducted nobody does. */
export const whoWins: PageWords['whoWins'] = (winner, names) => (winner === null ? 'Personne ne gagne' : `${nameOf(names, winner)} gagne`)

/** `et reçoit 2 jetons`, with what the others lose after it. */
export const takesWords: PageWords['takesWords'] = ({ ruling: { winner }, deltas }, names, { points }) => {
  const own = winner === null ? 0 : (deltas[winner] ?? 0)
  const others = deltas.flatMap((delta, seat) => (seat === winner || delta === 0 ? [] : [`${nameOf(names, seat)} ${signed(delta)}`]))
  const first = winner === null ? '' : own === 0 ? `sans recevoir de ${points.other}` : own < 0 ? `et perd ${counted(-own, points)}` : `et reçoit ${counted(own, points)}`
  return [first, listed(others)].filter((part) => part !== '').join(' ; ')
}

/** Winner and points in one sentence, for whoever cannot see them. */
export const answerSentence: PageWords['answerSentence'] = (ruled, names, words) => {
  const takes = takesWords(ruled, names, words)
  const winner = whoWins(ruled.ruling.winner, names)
  return takes === '' ? `${winner}.` : ruled.ruling.winner === null ? `${winner} : ${takes}.` : `${winner} ${takes}.`
}
