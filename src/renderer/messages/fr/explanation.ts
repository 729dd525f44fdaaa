import { makeTile } from '#shared/domino/tile'
import { capitalised, counted, endSentence, gameWords, listed, nameOf, numberWord, plain, signed, tileNoun, warningSentence } from '#shared/words/fr'
import { withArticle } from '#shared/words/fr/articles'
import { timesWord } from '#shared/words/fr/numbers'
import { explanationSentencesOf } from '../explanation-sentences'
import type { PageWords } from '../page-words'

const sentences = explanationSentencesOf({
  words: { endSentence, listed, nameOf, numberWord, warningSentence },
  colon: ' : ',
  reasons: {
    dual: 'duo',
    plural: 'pluriel',
    'short-flower': 'Fleur courte',
    'long-flower': 'Fleur longue',
    'small-scorpion': 'petit Scorpion',
    'large-scorpion': 'grand Scorpion',
    'double-header': 'double tête',
    'triple-header': 'triple tête',
    'of-a-suit': 'de même famille',
  },
  places: { led: 'Ouverture, seul', spinner: 'Le pivot', left: 'Bout gauche', right: 'Bout droit', arm: (arm) => `Branche ${arm}` },
  inBrackets: (place) => `${place.charAt(0).toLowerCase()}${place.slice(1)}`,
  look: {
    equal: (shown) => `Tout ce qui est ouvert : ${shown}`,
    ownTile: (sought, tile) => `Le domino lui-même : est-ce ${sought === 'flower' ? 'la Fleur' : 'le Scorpion'}${tile} ?`,
    half: (suit, tile) => `${suit} de ${tile}`,
    pair: (one, other) => `${one} avec ${other}`,
    bothHalves: (tile) => `Les deux moitiés de ${tile}`,
    suit: (suit, halves, tiles) => `Famille des ${suit} : ${counted(halves, { one: 'moitié', other: 'moitiés' })}, sur ${tiles}`,
  },
  equal: {
    differ: 'Pas toutes pareilles',
    equal: (halves) => `${halves} pareilles`,
    'scorpion-takes-it': (halves) => `${halves} pareilles, mais le double Scorpion annule le duo ou le pluriel`,
  },
  ownTile: {
    'is-it': (sought) => `Oui : ${sought === 'flower' ? 'Fleur courte' : 'petit Scorpion'}`,
    'is-not': 'Non',
    cancelled: 'Oui, mais Fleur et Scorpion sont le même domino ; aucun des deux ne compte dans cette manche',
  },
  the: { flower: 'La Fleur', scorpion: 'Le Scorpion' },
  pair: {
    counts: ({ the, pairs }) => `${the} : ${pairs === 1 ? 'une paire' : `${counted(pairs, { one: 'paire', other: 'paires' })}, toutes comptées`}`,
    'two-listed': ({ the, pairs, counted: scored }) => `${the} : ${numberWord(pairs)} paires, dont la source cite ${numberWord(scored)}`,
    neither: 'Ni Fleur ni Scorpion',
    'one-tile': 'Les moitiés d’un même domino ne font pas une paire',
    'own-tile-played': ({ the, sought }) =>
      `${the} ${sought === 'flower' ? 'elle-même, à l’instant posée' : 'lui-même, à l’instant posé'} : compte comme domino, pas comme paire`,
    'stands-unscored': ({ the, sought }) => `${the}, ${sought === 'flower' ? 'posée' : 'posé'} à un tour précédent : ne compte pas de nouveau`,
    'stands-scored': ({ the, sought }) => `${the}, ${sought === 'flower' ? 'posée' : 'posé'} à un tour précédent : compte de nouveau comme une paire`,
    cancelled: 'Fleur et Scorpion sont le même domino ; aucun des deux ne compte dans cette manche',
  },
  suitOnce: 'Une seule fois',
  suitTimes: (count) => capitalised(timesWord(count)),
  cap: (countedAs, points, short, target) => `${countedAs} au lieu de ${points}, ${short > 0 ? `à ${short} de ${target}` : `${target} étant déjà atteint`}`,
  nothingMore: 'et rien de plus',
  couldBeLed: (tiles) => `Personne n’avait encore ouvert ; on pouvait ouvrir avec ${counted(tiles, tileNoun)}.`,
  open: (suits) => `On pouvait jouer sur : ${suits}.`,
  noneFitted: 'Tous les dominos qui vont étaient déjà sur la table : personne n’aurait pu jouer.',
  fitted: (tiles) => `Parmi les dominos pas encore posés, on aurait pu en jouer ${tiles}.`,
  then: (totals) => `Ensuite : ${totals}.`,
  won: (name) => `${name} a gagné.`,
  flagged: (warnings) => `Signalé : ${warnings}`,
  notFlagged: 'Rien ne serait signalé.',
})

/** What an event was counted from, and what else it could have come to. */
export const explanation: PageWords['explanation'] = {
  ends: 'Ce qui était ouvert',
  before: 'Avant',
  after: 'Après',
  nothingYet: 'Personne n’avait encore ouvert.',
  placeOf: sentences.placeOf,
  ledAlone: 'Ouverture, seul',
  shown: ({ tile, suit, halves }, place, decides) =>
    `${place} : ${makeTile(tile)}, ${halves === 2 ? 'les deux moitiés montrent' : 'montre'} ${suit}${decides ? ', compté' : ''}`,
  legend: 'Un cercle plein : cela a compté. Un cercle en pointillé : c’était ouvert et n’a compté pour rien.',

  looks: 'Ce qui a été regardé',
  columns: { what: 'Regardé', found: 'Trouvé', rule: 'Règle', points: 'Compte' },
  look: sentences.look,
  found: sentences.found,

  settling: 'Comment on arrive au total',
  cap: sentences.cap,
  sum: sentences.sum,
  floor: (held, floor, payout) =>
    `${signed(held)} parce que personne ne descend sous ${plain(floor)}${payout === 'losses-first' ? ' ; les pertes sont retirées d’abord, puis les gains payés en entier' : ''}`,
  totals: sentences.totals,

  choice: 'Ce qu’on pouvait faire',
  drawable: ({ boneyard, reserve, drawable }, rules) =>
    `${counted(boneyard, tileNoun)} dans ${withArticle(gameWords(rules.game).boneyard).the}${reserve === 0 ? '' : `, dont ${reserve} qu’on ne pioche jamais`} : on pouvait en piocher ${drawable}.`,
  fitting: sentences.fitting,

  readings: 'La même chose avec d’autres règles',
  readingsHint: 'Pour cette saisie seulement ; tout ce qui précède tel quel.',
  reading: (setting, value) => `${setting} : ${value}`,
  upshot: sentences.upshot,
  refused: (why) => `La saisie aurait été impossible : ${why}`,
  noDifference: (readings) => `Aucune différence : ${readings.join(' ; ')}.`,
}
