import type { RuleId } from '#shared/rules/rule-ids'
import type { GameId } from '#shared/rules/rules'
import { counted, gameWords, listed, plain } from '#shared/words/en'
import type { Noun } from '#shared/words/grammar'
import { ruleTexts } from './rulebook'

const RULES: Noun = { one: 'rule', other: 'rules' }
const EXAMPLES: Noun = { one: 'example', other: 'examples' }

/** What the rule book says besides the rules themselves. */
export const ruleBook = {
  title: 'Rules',
  intro:
    'Every rule that Caravan counts by, with its number, where it is written, and examples. The examples are scored as you look at them, by the same scorer as your matches.',
  /** A rule by its number and name. */
  named: (id: RuleId) => `${id} ${ruleTexts[id].title}`,
  link: (id: RuleId) => `Rule ${id}: ${ruleTexts[id].title}`,
  short: (id: RuleId) => `Rule ${id}`,
  read: (preset: string) => `The rules of ${preset}`,
  close: 'Close',
  noSuchRule: (id: string) => `There is no rule ${id}.`,

  search: {
    label: 'Search the rules',
    text: 'Search',
    hint: 'A word, a rule’s number like B-5, or a source.',
    preset: 'Rules of',
    every: 'Every game',
    found: (count: number) => `${counted(count, RULES)}`,
    nothing: (text: string) => `No rule says “${text}”.`,
    showAll: 'Show all rules',
  },

  chapters: {
    common: 'In every game',
    of: (game: GameId) => gameWords(game).name,
  },

  match: {
    link: 'Rules of this table',
    waiting: 'Fetching the rules of this match …',
    gone: 'The match these rules were asked for is not there any more, so this is the book as it is written.',
    of: (players: readonly string[], preset: string) => `What ${listed(players)} play: ${preset}`,
    asWritten: 'Everything as the source has it.',
    houseRules: (count: number) =>
      `${counted(count, { one: 'house rule or reading differs', other: 'house rules and readings differ' })} from the source; ${count === 1 ? 'it is' : 'they are'} marked.`,
    back: 'Back to the match',
    book: 'The whole book',
  },

  houseRule: 'House rule',
  usually: (value: string) => `usually ${value}`,
  optional: 'Not played unless the house wants it',
  optionalHere: 'Not played at this table',

  rule: {
    back: 'All rules',
    settings: 'What a house can change',
    reading: 'reading',
    everywhere: 'Every rule set',
    here: 'At this table',
    where: 'Where it is played',
    played: 'played',
    chosen: 'can be chosen',
    source: (source: string) => `Source: ${source}`,
    sources: (sources: readonly string[]) => `Written in: ${sources.join('; ')}`,
    examples: 'Examples',
    exampleCount: (count: number) => counted(count, EXAMPLES),
    before: (id: RuleId) => `Before: ${id} ${ruleTexts[id].title}`,
    after: (id: RuleId) => `Next: ${id} ${ruleTexts[id].title}`,
    more: 'Other rules',
  },

  example: {
    says: { yes: 'Yes', no: 'No' },
    saysInFull: { yes: 'Yes, the rule does something here', no: 'No, it does not' },
    preset: (preset: string, rules: string) => (rules === '' ? preset : `${preset}. House rules: ${rules}`),
    chips: 'Before and after',
    moved: (before: number, after: number, unit: string) => (before === after ? `${plain(after)} ${unit}` : `${plain(before)} → ${plain(after)} ${unit}`),
    movedInFull: (before: number, after: number, unit: string) =>
      before === after ? `${plain(after)} ${unit}, as before` : `from ${plain(before)} to ${plain(after)} ${unit}`,
    toGiveBack: 'to give back',
    turn: (name: string) => `${name} is next.`,
    lineOf: (caption: string) => `the example “${caption}”`,
    refused: (tried: string) => `Not possible: ${tried}`,
    refusedRound: 'Not possible',
  },

  compare: {
    title: 'Rule sets compared',
    link: 'Compare the rule sets',
    intro: 'Six rule sets come from five written sources. Choose two, and see what differs and why.',
    one: 'Compare',
    other: 'with',
    show: 'Show',
    onlyDifferent: 'Only what differs',
    everything: 'Everything',
    nothing: 'These two agree in everything.',
    differs: 'differs',
    caption: (one: string, other: string) => `${one} and ${other}`,
    all: 'All six side by side',
    allCaption: 'All rule sets',
    what: 'What',
    absent: '–',
    absentInFull: 'no part of this game',
    groups: {
      table: 'The table',
      'house-rule': 'House rules, as the source has them',
      reading: 'Readings: where a source is silent or contradicts itself',
      rules: 'Rules played by',
    },
    rows: {
      source: 'Source',
      players: 'Players',
      line: 'The line',
      firstLeader: 'Who leads first',
      nextLeader: 'Who leads later',
    },
    players: (min: number, max: number) => `${min} to ${max}`,
    twoEnded: 'Two ends',
    spinner: 'Arms round a spinner',
    played: 'played',
    optional: 'only if the house wants it',
  },
} as const
