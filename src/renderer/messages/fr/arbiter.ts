import { counted, listed, nameOf, signed, sourceNames } from '#shared/words/fr'
import { withArticle } from '#shared/words/fr/articles'
import type { PageWords } from '../page-words'

/** The arbiter's page: what is answered. */
export const arbiter: PageWords['arbiter'] = {
  answer: 'La réponse',
  waiting: 'Pas encore assez pour décider',
  toAnswer: 'Vers la réponse',
  ifBlocked: 'Si la manche était bloquée :',
  doubt: 'Ces dominos ne peuvent pas être justes tels qu’ils sont indiqués ; on ne peut donc se fier à rien de ce qui suit.',
  tests: 'Comment elle a été trouvée',
  testsHint: 'Tous les critères dans leur ordre, et ce que chacun a regardé : les dominos encadrés.',
  blocked: 'Est-ce vraiment bloqué ?',
  others: 'Ce que diraient d’autres règles',
  othersHint: 'Toutes les règles de blocage et toutes leurs interprétations, sur les mêmes mains.',
  yourTable: 'votre table',
  notHere: 'pas pour ce jeu',
  columns: { rule: 'Règle', winner: 'Qui gagne', points: 'Ce qu’elle rapporte' },
  nobody: 'personne',
  source: (source) => `Source : ${sourceNames[source]}`,
  nothing: 'rien',
  notBlocked: 'La manche n’est pas bloquée',
  faceDown: (boneyard) => `Ceux-ci sont forcément dans ${withArticle(boneyard).the} :`,
  lookedThrough: (names) => (names.length === 0 ? '' : `Tous les dominos montrés par ${listed(names)} ont été comparés à tous les bouts ouverts.`),
  print: 'Imprimer la décision',
  picture: 'Image de la décision',
  open: 'Soumettre à l’arbitre',
  ends: 'Les bouts ouverts',
  cannotTell: 'La table n’est pas indiquée ; on ne peut donc pas vérifier si quelqu’un aurait pu jouer.',
  tableWrong: 'Ce qui est indiqué de la table ne peut pas être juste ; on ne peut donc pas vérifier si quelqu’un aurait pu jouer.',
}

/** `Ben gagne`; where tiles are deducted nobody does. */
export const whoWins: PageWords['whoWins'] = (winner, names) => (winner === null ? 'Personne ne gagne' : `${nameOf(names, winner)} gagne`)

/** `et prend 2 jetons`, with what the others lose after it. */
export const takesWords: PageWords['takesWords'] = ({ ruling: { winner }, deltas }, names, { points }) => {
  const own = winner === null ? 0 : (deltas[winner] ?? 0)
  const others = deltas.flatMap((delta, seat) => (seat === winner || delta === 0 ? [] : [`${nameOf(names, seat)} ${signed(delta)}`]))
  const first =
    winner === null
      ? ''
      : own === 0
        ? `et ne prend aucun ${points.one ?? points.other}`
        : own < 0
          ? `et perd ${counted(-own, points)}`
          : `et prend ${counted(own, points)}`
  return [first, listed(others)].filter((part) => part !== '').join(' ; ')
}

/** Winner and points in one sentence, for whoever cannot see them. */
export const answerSentence: PageWords['answerSentence'] = (ruled, names, words) => {
  const takes = takesWords(ruled, names, words)
  const winner = whoWins(ruled.ruling.winner, names)
  return takes === '' ? `${winner}.` : ruled.ruling.winner === null ? `${winner} : ${takes}.` : `${winner} ${takes}.`
}
