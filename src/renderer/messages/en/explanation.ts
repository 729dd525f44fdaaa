import { makeTile } from '#shared/domino/tile'
import type { Choice, ShownTile } from '#shared/match/explain/explanation'
import type { Rules } from '#shared/rules/rules'
import { counted, endSentence, gameWords, listed, nameOf, numberWord, plain, signed, tileNoun, warningSentence } from '#shared/words/en'
import { explanationSentencesOf } from '../explanation-sentences'

const sentences = explanationSentencesOf({
  words: { endSentence, listed, nameOf, numberWord, warningSentence },
  colon: ': ',
  reasons: {
    dual: 'dual',
    plural: 'plural',
    'short-flower': 'short Flower',
    'long-flower': 'long Flower',
    'small-scorpion': 'small Scorpion',
    'large-scorpion': 'large Scorpion',
    'double-header': 'double header',
    'triple-header': 'triple header',
    'of-a-suit': 'of a suit',
  },
  places: { led: 'Led, alone', spinner: 'The spinner', left: 'Left end', right: 'Right end', arm: (arm) => `Arm ${arm}` },
  inBrackets: (place) => `${place.charAt(0).toLowerCase()}${place.slice(1)}`,
  look: {
    equal: (shown) => `All that lies open: ${shown}`,
    ownTile: (sought, tile) => `The tile itself: is it the ${sought === 'flower' ? 'Flower' : 'Scorpion'}${tile}?`,
    half: (suit, tile) => `${suit} of ${tile}`,
    pair: (one, other) => `${one} with ${other}`,
    bothHalves: (tile) => `Both halves of ${tile}`,
    suit: (suit, halves, tiles) => `Suit ${suit}: ${counted(halves, { one: 'half', other: 'halves' })}, on ${tiles}`,
  },
  equal: {
    differ: 'Not all alike',
    equal: (halves) => `${halves} alike`,
    'scorpion-takes-it': (halves) => `${halves} alike, but the double Scorpion takes the dual or plural away`,
  },
  ownTile: {
    'is-it': (sought) => `Yes: ${sought === 'flower' ? 'short Flower' : 'small Scorpion'}`,
    'is-not': 'No',
    cancelled: 'Yes, but Flower and Scorpion are the same tile, so neither scores this round',
  },
  the: { flower: 'The Flower', scorpion: 'The Scorpion' },
  pair: {
    counts: ({ the, pairs }) => `${the}: ${pairs === 1 ? 'one pair' : `${counted(pairs, { one: 'pair', other: 'pairs' })}, all counted`}`,
    'two-listed': ({ the, pairs, counted: scored }) => `${the}: ${numberWord(pairs)} pairs, of which the source lists ${numberWord(scored)}`,
    neither: 'Neither Flower nor Scorpion',
    'one-tile': 'Halves of one tile are no pair',
    'own-tile-played': ({ the }) => `${the} itself, just played: it counts as the tile, not as a pair`,
    'stands-unscored': ({ the }) => `${the}, lying there since an earlier turn: not counted again`,
    'stands-scored': ({ the }) => `${the}, lying there since an earlier turn: counted again as one pair`,
    cancelled: 'Flower and Scorpion are the same tile, so neither scores this round',
  },
  suitOnce: 'Shows only once',
  suitTimes: (count) => `Shows ${numberWord(count)} times`,
  cap: (countedAs, points, short, target) => `${countedAs} instead of ${points}, being ${short > 0 ? `${short} short of` : 'already at or past'} ${target}`,
  nothingMore: 'and nothing more',
  couldBeLed: (tiles) => `Nothing was led yet; ${counted(tiles, tileNoun)} could have been led.`,
  open: (suits) => `Open to be played on: ${suits}.`,
  noneFitted: 'Every tile that fits was on the table already: nobody could have played.',
  fitted: (tiles) => `Of the tiles not yet on the table, ${tiles} would have fitted.`,
  then: (totals) => `Then: ${totals}.`,
  won: (name) => `${name} has won.`,
  flagged: (warnings) => `Flagged: ${warnings}`,
  notFlagged: 'It would not be flagged.',
})

/** What an event was counted from, and what else it could have come to. */
export const explanation = {
  ends: 'What lay open',
  before: 'Before',
  after: 'After',
  nothingYet: 'Nothing was led yet.',
  placeOf: sentences.placeOf,
  ledAlone: 'Led, alone',
  shown: ({ tile, suit, halves }: ShownTile, place: string, decides: boolean) =>
    `${place}: ${makeTile(tile)}, ${halves === 2 ? 'both halves show' : 'shows'} ${suit}${decides ? ', counted' : ''}`,
  legend: 'A full ring: it counted. A broken ring: it lay open and counted for nothing.',

  looks: 'What was looked at',
  columns: { what: 'Looked at', found: 'Found', rule: 'Rule', points: 'Counts' },
  look: sentences.look,
  found: sentences.found,

  settling: 'How it became the total',
  cap: sentences.cap,
  sum: sentences.sum,
  floor: (held: number, floor: number, payout: Rules['payout']) =>
    `${signed(held)} because nobody goes below ${plain(floor)}${payout === 'losses-first' ? '; losses are taken first, then gains are paid in full' : ''}`,
  totals: sentences.totals,

  choice: 'What could be done',
  drawable: ({ boneyard, reserve, drawable }: Choice, rules: Rules) =>
    `${counted(boneyard, tileNoun)} in the ${gameWords(rules.game).boneyard}${reserve === 0 ? '' : `, ${reserve} of them never drawn`}: ${drawable} could be drawn.`,
  fitting: sentences.fitting,

  readings: 'The same under other rules',
  readingsHint: 'For this event alone; everything before it as it was.',
  reading: (setting: string, value: string) => `${setting}: ${value}`,
  upshot: sentences.upshot,
  refused: (why: string) => `It could not have been entered: ${why}`,
  noDifference: (readings: readonly string[]) => `No difference: ${readings.join('; ')}.`,
} as const
