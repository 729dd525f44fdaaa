import { counted, listed, nameOf, signed, sourceNames } from '#shared/words/fr'
import { withArticle } from '#shared/words/fr/articles'
import type { PageWords } from '../page-words'

/** The page Settle a dispute: the answer. */
export const arbiter: PageWords['arbiter'] = {
  answer: 'Décision',
  toAnswer: 'Voir la décision',
  ifBlocked: 'Si la manche était bloquée :',
  doubt: 'Il y a une erreur dans les dominos ou les nombres indiqués. Corrigez-la avant de vous fier à la décision.',
  tests: 'Critère par critère',
  blocked: 'La manche est-elle bloquée ?',
  others: 'Avec d’autres règles',
  othersHint: 'Toutes les règles de blocage sur les mêmes mains, avec chaque interprétation là où la source n’est pas claire.',
  notHere: 'non utilisée dans ce jeu',
  columns: { rule: 'Règle', winner: 'Qui gagne', why: 'Raison' },
  nobody: 'personne',
  source: (source) => `Source : ${sourceNames[source]}`,
  notBlocked: 'La manche n’est pas bloquée',
  faceDown: (boneyard) => `Ces dominos sont forcément dans ${withArticle(boneyard).the} :`,
  lookedThrough: (names) => (names.length === 0 ? '' : `Caravan a vérifié tous les dominos dévoilés par ${listed(names)} : aucun n’est jouable maintenant.`),
  print: 'Imprimer la décision',
  picture: 'Enregistrer l’image',
  open: 'Trancher ce désaccord',
  ends: 'Bouts ouverts',
  contradicted: 'Pas certain : les dominos et les nombres se contredisent.',
  cannotTell: 'Saisissez les dominos de la table pour vérifier si quelqu’un pouvait encore jouer.',
  tableWrong: 'Il y a une erreur sur la table. Corrigez-la pour vérifier si quelqu’un pouvait encore jouer.',
}

/** `Ben gagne`; where tiles are deducted nobody does. */
export const whoWins: PageWords['whoWins'] = (winner, names) => (winner === null ? 'Personne ne gagne' : `${nameOf(names, winner)} gagne`)

/** `et reçoit 2 jetons`, with what the others lose after it. */
export const takesWords: PageWords['takesWords'] = ({ winner, deltas }, names, { points }) => {
  const own = winner === null ? null : (deltas[winner] ?? null)
  const others = deltas.flatMap((delta, seat) => (seat === winner || delta === null || delta === 0 ? [] : [`${nameOf(names, seat)} ${signed(delta)}`]))
  const first =
    own === null
      ? ''
      : own === 0
        ? `et ne reçoit aucun ${points.one ?? points.other}`
        : own < 0
          ? `et perd ${counted(-own, points)}`
          : `et reçoit ${counted(own, points)}`
  return [first, listed(others)].filter((part) => part !== '').join(' ; ')
}

/** Winner and points in one sentence, for people who cannot see them. */
export const answerSentence: PageWords['answerSentence'] = (ending, names, words, whatever = '') => {
  const takes = takesWords(ending, names, words)
  const winner = whoWins(ending.winner, names)
  const end = whatever === '' ? '.' : `, ${whatever}.`
  return takes === '' ? `${winner}${end}` : ending.winner === null ? `${winner} : ${takes}${end}` : `${winner} ${takes}${end}`
}
