import { makeTile } from '#shared/domino/tile'
import type { Choice, ShownTile } from '#shared/match/explain/explanation'
import type { Rules } from '#shared/games/rules'
import { counted, endSentence, gameWords, inNumber, listed, nameOf, plain, tileNoun, warningSentence } from '#shared/words/en'
import { explanationSentencesOf } from '../explanation-sentences'

const sentences = explanationSentencesOf({
  words: { endSentence, gameWords, inNumber, listed, nameOf, warningSentence },
  colon: ': ',
  showing: (halves) => `The ends show ${halves}.`,
  reasons: {
    dual: 'dual',
    plural: 'plural',
    'short-flower': 'short Flower',
    'long-flower': 'long Flower',
    'small-scorpion': 'small Scorpion',
    'large-scorpion': 'large Scorpion',
    'double-header': 'double header',
    'triple-header': 'triple header',
    'of-a-suit': 'matching numbers',
  },
  places: { led: 'The lead', spinner: 'The spinner', left: 'Left end', right: 'Right end', arm: (arm) => `Arm ${arm}` },
  inBrackets: (place) => `${place.charAt(0).toLowerCase()}${place.slice(1)}`,
  look: {
    equal: (shown) => `Open halves: ${shown}`,
    ownTile: (sought, tile) => `Is this tile the ${sought === 'flower' ? 'Flower' : 'Scorpion'}${tile}?`,
    half: (suit, tile) => `${suit} of ${tile}`,
    pair: (one, other) => `${one} with ${other}`,
    bothHalves: (tile) => `Both halves of ${tile}`,
    suit: (suit, halves, tiles) => `${suit}s: ${counted(halves, { one: 'half', other: 'halves' })}, on ${tiles}`,
  },
  equal: {
    differ: 'Not all equal',
    equal: (halves) => `${halves} equal`,
    'scorpion-takes-it': (halves) => `${halves} equal, but a double Scorpion earns no dual or plural`,
  },
  ownTile: {
    'is-it': (sought) => `Yes: ${sought === 'flower' ? 'short Flower' : 'small Scorpion'}`,
    'is-not': 'No',
    cancelled: 'Yes, but Flower and Scorpion are the same tile: neither scores this round',
  },
  names: { flower: 'Flower', scorpion: 'Scorpion' },
  pair: {
    counts: ({ name, pairs }) => `${name}: ${counted(pairs, { one: 'pair', other: 'pairs' })}${pairs === 1 ? '' : ', all scored'}`,
    'two-listed': ({ name, pairs, counted: scored }) =>
      `${name}: ${counted(pairs, { one: 'pair', other: 'pairs' })}, ${scored} scored as the source lists them`,
    neither: 'Neither Flower nor Scorpion',
    'one-tile': 'Its own two halves: counted as the tile (FS-6), not as a long pair',
    'own-tile-played': ({ name }) => `The ${name} was just played: it scores as the tile, not as a pair`,
    'stands-unscored': ({ name }) => `${name} from an earlier turn: not scored again`,
    'stands-scored': ({ name }) => `${name} from an earlier turn: scored again as 1 pair`,
    cancelled: 'Flower and Scorpion are the same tile: neither scores this round',
  },
  suitOnce: 'Only one',
  onNoOther: 'No other tile shows it',
  suitTimes: (count) => `${count} halves`,
  cap: (countedAs, points, short, target) => `${countedAs} instead of ${points}, ${short > 0 ? `${short} short of ${target}` : `already at ${target} or more`}`,
  lowest: (moved, floor) => `${moved}, and ${floor} is the lowest`,
  unchanged: (name, total) => `${name} stays at ${total}`,
  couldBeLed: (tiles) => `Nothing led yet: ${counted(tiles, tileNoun)} could be led.`,
  open: (suits) => `Open numbers: ${suits}.`,
  noneFitted: 'Every tile that fits was already on the table, so nobody could play.',
  fitted: (tiles) => `Of the tiles not on the table, ${tiles} would fit.`,
  then: (totals) => `Then: ${totals}.`,
  won: (name) => `${name} wins the match.`,
  flagged: (warnings) => `Irregular: ${warnings}`,
  notFlagged: 'Nothing would be marked as irregular.',
})

/** What an event was counted from, and what else it could have come to. */
export const explanation = {
  verdict: sentences.verdict,
  regular: 'Nothing irregular.',
  ends: 'Open ends',
  before: 'Before',
  after: 'After',
  nothingYet: 'Nothing led yet.',
  placeOf: sentences.placeOf,
  ledAlone: 'The lead',
  shown: ({ tile, suit, halves }: ShownTile, place: string, decides: boolean) =>
    `${place}: ${makeTile(tile)}, ${halves === 2 ? 'both halves show' : 'shows'} ${suit}${decides ? ', scored' : ''}`,
  legend: 'Solid ring: scored. Dashed ring: open, but didn’t score.',

  looks: 'What Caravan checked',
  columns: { what: 'Checked', found: 'Result', rule: 'Rule', points: 'Score' },
  look: sentences.look,
  found: sentences.found,

  settling: 'From score to total',
  cap: sentences.cap,
  sum: sentences.sum,
  floor: (floor: number, payout: Rules['payout']) =>
    `Nobody goes below ${plain(floor)}${payout === 'losses-first' ? ' (losses first, then gains in full)' : ''}`,
  totals: sentences.totals,

  choice: 'What was possible',
  drawable: ({ boneyard, reserve, drawable }: Choice, rules: Rules) =>
    `${counted(boneyard, tileNoun)} in the ${gameWords(rules.game).boneyard}${reserve === 0 ? '' : `, ${reserve === boneyard ? '' : `${reserve} of them `}in reserve`}: ${drawable} could be drawn.`,
  fitting: sentences.fitting,

  readings: 'Under other rules',
  readingsHint: 'For this entry only. Everything before it stays the same.',
  reading: (setting: string, value: string) => `${setting}: ${value}`,
  upshot: sentences.upshot,
  refused: (why: string) => `Not possible: ${why}`,
  sameUnder: (readings: number) => `Same under ${counted(readings, { one: 'other rule', other: 'other rules' })}`,
} as const
