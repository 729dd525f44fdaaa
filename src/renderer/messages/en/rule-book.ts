import type { Points } from '#shared/rulebook/points'
import type { RuleId } from '#shared/games/rule-ids'
import type { GameId } from '#shared/games/rules'
import { counted, gameWords, inNumber, listed, plain, signed } from '#shared/words/en'
import type { Noun } from '#shared/words/grammar'
import { ruleTexts } from './rulebook'

const RULES: Noun = { one: 'rule', other: 'rules' }

const ASKED_FOR: Readonly<Partial<Record<RuleId, string>>> = {
  'C-1': 'order of play, clockwise, my turn',
  'C-2': 'have to play, forced, must draw, drawing, pick up, knock',
  'C-3': 'stock, draw pile, face down, left over, sleeping tiles',
  'C-4': 'stuck, jammed, nobody can play, over',
  'C-5': 'how many points, winner, win the game',
  'C-6': 'last tile, first or last',
  'FS-1': 'who starts, who begins, start, dice',
  'FS-2': 'both ends equal',
  'FS-3': 'three equal',
  'B-1': 'both ends equal',
  'B-2': 'three equal',
  'B-4': 'last tile, empty hand',
  'B-5': 'stuck, jammed, who wins, tie',
  'B-7': 'who starts, who begins, first tile, start',
  'FS-9': 'last tile, stuck, jammed, who wins',
  'DB-1': 'who starts, who begins, first tile, start',
  'DB-4': 'penalty, minus points, left over',
  'DB-5': 'how many points',
  'B-8': 'chips',
  'FS-10': 'minus, negative',
  'B-3': 'slow approach to the target, close to winning',
  'FS-11': 'slow approach to the target',
}

/** What the rule book says besides the rules themselves. */
export const ruleBook = {
  title: 'Rules',
  intro: 'Every rule Caravan scores by, with its number, its source and examples. The examples are scored live, exactly like your matches.',
  /** A rule by its number and name. */
  named: (id: RuleId) => `${id} ${ruleTexts[id].title}`,
  link: (id: RuleId) => `Rule ${id}: ${ruleTexts[id].title}`,
  short: (id: RuleId) => `Rule ${id}`,
  read: (preset: string) => `Rules: ${preset}`,
  close: 'Close',
  noSuchRule: (id: string) => `Rule ${id} doesn’t exist.`,

  search: {
    label: 'Search rules',
    text: 'Search',
    hint: 'A word, a rule number like B-5, or a source.',
    preset: 'Game',
    every: 'All games',
    found: (count: number) => `${counted(count, RULES)}`,
    nothing: (text: string) => `No rules found for “${text}”.`,
    showAll: 'Show all rules',
  },

  /** What a statement of a rule stands on. */
  kinds: { written: 'Written', reading: 'Unclear', convention: 'Caravan’s own' },
  howToRead: 'How to read the rules',
  kindsMean: {
    written: 'A source says so. Its own words stand beside it.',
    reading: 'A source leaves it open, or can be read in more than one way. This is how Caravan reads it.',
    convention: 'No source says anything. Caravan decided.',
  },
  /** Beside a source whose whole text was not at hand. */
  excerpts: 'seen in excerpts',
  points: {
    label: 'Points',
    of: ({ points, each }: Points, game: GameId) => `${signed(points)} ${inNumber(Math.abs(points), gameWords(game).points)}${each ? ' each' : ''}`,
  },

  contents: 'Contents',
  /** Words by which people ask for a rule that does not say them. */
  askedFor: (id: RuleId) => ASKED_FOR[id] ?? '',
  /** The same for the pages that teach a game. */
  askedForLessons: 'who starts, who begins, tiles each, how many tiles, shuffle, deal, either end, learn, beginner, basics',
  /** What people ask about. */
  topics: {
    lead: 'Deal and lead',
    turn: 'A turn',
    scores: 'What scores',
    end: 'Going out and blocked rounds',
    winning: 'Winning',
    table: 'Chips and pictures',
  },

  match: {
    link: 'Rules of this match',
    waiting: 'Loading the rules of this match…',
    gone: 'That match no longer exists, so you’re seeing the standard rules.',
    of: (players: readonly string[], preset: string) => `${preset}, as ${listed(players)} play it`,
    asWritten: 'No house rules: everything as in the source.',
    houseRules: (count: number) =>
      `${counted(count, { one: 'house rule or unclear rule differs', other: 'house rules and unclear rules differ' })} from the source. ${count === 1 ? 'It’s' : 'They’re'} marked.`,
    back: 'Back to match',
    book: 'All rules',
  },

  houseRule: 'House rule',
  usually: (value: string) => `standard: ${value}`,
  optional: 'Only as a house rule',
  optionalHere: 'Not used in this match',

  rule: {
    back: 'All rules',
    settings: 'What you can change',
    reading: 'unclear rule',
    everywhere: 'All rule sets',
    where: 'Used in',
    played: 'used',
    chosen: 'optional',
    source: (source: string) => `Source: ${source}`,
    sources: (sources: readonly string[]) => `${sources.length === 1 ? 'Source' : 'Sources'}: ${sources.join('; ')}`,
    examples: 'Examples',
    before: (id: RuleId) => `Previous: ${id} ${ruleTexts[id].title}`,
    after: (id: RuleId) => `Next: ${id} ${ruleTexts[id].title}`,
    more: 'Other rules',
  },

  example: {
    says: { yes: 'Yes', no: 'No' },
    saysInFull: { yes: 'Yes, the rule applies here', no: 'No, it does not apply here' },
    preset: (preset: string, rules: string) => (rules === '' ? preset : `${preset}. House rules: ${rules}`),
    chips: 'Before and after',
    moved: (before: number, after: number, unit: string) => (before === after ? `${plain(after)} ${unit}` : `${plain(before)} → ${plain(after)} ${unit}`),
    movedInFull: (before: number, after: number, unit: string) =>
      before === after ? `${plain(after)} ${unit}, unchanged` : `from ${plain(before)} to ${plain(after)} ${unit}`,
    toGiveBack: 'chips left',
    turn: (name: string) => `${name} plays next.`,
    lineOf: (caption: string) => `the example “${caption}”`,
    refused: (tried: string) => `Not possible: ${tried}`,
    refusedRound: 'Not possible',
  },

  compare: {
    title: 'Compare rule sets',
    link: 'Compare rule sets',
    intro: 'Caravan has eight rule sets from seven written sources. Choose two to see how they differ and why.',
    one: 'Compare',
    other: 'with',
    show: 'Show',
    onlyDifferent: 'Differences only',
    everything: 'Everything',
    nothing: 'These two rule sets are the same.',
    differs: 'differs',
    caption: (one: string, other: string) => `${one} and ${other}`,
    all: 'Compare all eight',
    allCaption: 'All rule sets',
    what: 'Rule',
    absent: '–',
    absentInFull: 'not part of this game',
    groups: {
      table: 'Basics',
      'house-rule': 'House rules: standard',
      reading: 'Where the rules are unclear',
      rules: 'Rules used',
    },
    rows: {
      source: 'Source',
      players: 'Players',
      line: 'Line',
      firstLeader: 'Who leads first',
      nextLeader: 'Who leads later rounds',
    },
    players: (min: number, max: number) => `${min} to ${max}`,
    twoEnded: '2 ends',
    spinner: 'Arms around a spinner',
    played: 'used',
    optional: 'only as a house rule',
  },
} as const
