import { makeTile } from '#shared/domino/tile'
import { counted, endSentence, gameWords, inNumber, listed, nameOf, plain, tileNoun, warningSentence } from '#shared/words/fr'
import { withArticle } from '#shared/words/fr/articles'
import { explanationSentencesOf } from '../explanation-sentences'
import type { PageWords } from '../page-words'

const sentences = explanationSentencesOf({
  words: { endSentence, gameWords, inNumber, listed, nameOf, warningSentence },
  colon: ' : ',
  showing: (halves) => `Bouts ouverts : ${halves}.`,
  reasons: {
    dual: 'duo',
    plural: 'pluriel',
    'short-flower': 'Fleur courte',
    'long-flower': 'Fleur longue',
    'small-scorpion': 'petit Scorpion',
    'large-scorpion': 'grand Scorpion',
    'double-header': 'double tête',
    'triple-header': 'triple tête',
    'of-a-suit': 'nombres égaux',
  },
  places: { led: 'L’ouverture', spinner: 'Le pivot', left: 'Bout gauche', right: 'Bout droit', arm: (arm) => `Branche ${arm}` },
  inBrackets: (place) => `${place.charAt(0).toLowerCase()}${place.slice(1)}`,
  look: {
    equal: (shown) => `Moitiés exposées : ${shown}`,
    ownTile: (sought, tile) => `Ce domino est-il ${sought === 'flower' ? 'la Fleur' : 'le Scorpion'}${tile} ?`,
    half: (suit, tile) => `${suit} de ${tile}`,
    pair: (one, other) => `${one} avec ${other}`,
    bothHalves: (tile) => `Les deux moitiés de ${tile}`,
    suit: (suit, halves, tiles) => `Les ${suit} : ${counted(halves, { one: 'moitié', other: 'moitiés' })}, sur ${tiles}`,
  },
  equal: {
    differ: 'Pas toutes égales',
    equal: (halves) => `${halves} égales`,
    'scorpion-takes-it': (halves) => `${halves} égales, mais un Scorpion double ne rapporte ni duo ni pluriel`,
  },
  ownTile: {
    'is-it': (sought) => `Oui : ${sought === 'flower' ? 'Fleur courte' : 'petit Scorpion'}`,
    'is-not': 'Non',
    cancelled: 'Oui, mais Fleur et Scorpion sont le même domino : aucun des deux ne compte dans cette manche',
  },
  names: { flower: 'Fleur', scorpion: 'Scorpion' },
  pair: {
    counts: ({ name, pairs }) => `${name} : ${counted(pairs, { one: 'paire', other: 'paires' })}${pairs === 1 ? '' : ', toutes comptées'}`,
    'two-listed': ({ name, pairs, counted: scored }) =>
      `${name} : ${counted(pairs, { one: 'paire', other: 'paires' })}, dont ${counted(scored, { one: 'comptée', other: 'comptées' })} selon la source`,
    neither: 'Ni Fleur ni Scorpion',
    'one-tile': 'Ses deux moitiés : comptées comme le domino (FS-6), pas comme une paire longue',
    'own-tile-played': ({ name }) => `${name} de ce coup : compte comme domino, pas comme paire`,
    'stands-unscored': ({ name }) => `${name} d’un tour précédent : ne compte pas de nouveau`,
    'stands-scored': ({ name }) => `${name} d’un tour précédent : compte de nouveau comme 1 paire`,
    cancelled: 'Fleur et Scorpion sont le même domino : aucun des deux ne compte dans cette manche',
  },
  suitOnce: 'Une seule fois',
  onNoOther: 'Sur aucun autre domino',
  suitTimes: (count) => `${count} moitiés`,
  cap: (countedAs, points, short, target) =>
    `${countedAs} au lieu de ${points}, ${short > 0 ? `à ${short} de l’objectif (${target})` : `déjà à ${target} ou plus`}`,
  lowest: (moved, floor) => `${moved}, et ${floor} est le plus bas`,
  unchanged: (name, total) => `${name} reste à ${total}`,
  couldBeLed: (tiles) => `Personne n’a encore ouvert : on peut ouvrir avec ${counted(tiles, tileNoun)}.`,
  open: (suits) => `Nombres ouverts : ${suits}.`,
  noneFitted: 'Tous les dominos jouables étaient déjà sur la table : personne ne pouvait jouer.',
  fitted: (tiles) => `Parmi les dominos pas encore posés, ${tiles} ${tiles < 2 ? 'est jouable' : 'sont jouables'}.`,
  then: (totals) => `Ensuite : ${totals}.`,
  won: (name) => `${name} gagne la partie.`,
  flagged: (warnings) => `Inhabituel : ${warnings}`,
  notFlagged: 'Rien d’inhabituel.',
})

/** What an event was counted from, and what else it could have come to. */
export const explanation: PageWords['explanation'] = {
  verdict: sentences.verdict,
  regular: 'Rien d’inhabituel.',
  ends: 'Bouts ouverts',
  before: 'Avant',
  after: 'Après',
  nothingYet: 'Personne n’a encore ouvert.',
  placeOf: sentences.placeOf,
  ledAlone: 'L’ouverture',
  shown: ({ tile, suit, halves }, place, decides) =>
    `${place} : ${makeTile(tile)}, ${halves === 2 ? 'les deux moitiés à' : 'une moitié à'} ${suit}${decides ? ', a compté' : ''}`,
  legend: 'Anneau continu : a compté. Anneau pointillé : exposée, mais n’a pas compté.',

  looks: 'Ce que Caravan a vérifié',
  columns: { what: 'Examiné', found: 'Résultat', rule: 'Règle', points: 'Points' },
  look: sentences.look,
  found: sentences.found,

  settling: 'Du coup au total',
  cap: sentences.cap,
  sum: sentences.sum,
  floor: (floor, payout) => `Personne ne descend sous ${plain(floor)}${payout === 'losses-first' ? ' (les pertes d’abord, puis tous les gains)' : ''}`,
  totals: sentences.totals,

  choice: 'Ce qui était possible',
  drawable: ({ boneyard, reserve, drawable }, rules) =>
    `${counted(boneyard, tileNoun)} dans ${withArticle(gameWords(rules.game).boneyard).the}${reserve === 0 ? '' : `, dont ${reserve} en réserve`} : on pouvait en piocher ${drawable}.`,
  fitting: sentences.fitting,

  readings: 'Avec d’autres règles',
  readingsHint: 'Pour cette saisie seulement. Ce qui précède ne change pas.',
  reading: (setting, value) => `${setting} : ${value}`,
  upshot: sentences.upshot,
  refused: (why) => `Impossible : ${why}`,
  sameUnder: (readings) => `Pareil avec ${counted(readings, { one: 'autre règle', other: 'autres règles' })}`,
}
