import { allTiles, changedRules, forPlayers, isCounted, NAIVE_PRESETS, type NaiveRules, seatsMore } from './naive-rules'

export interface NaiveDice {
  readonly flower: readonly [number, number]
  readonly scorpion: readonly [number, number]
}

interface NaiveRound {
  readonly leader: number
  readonly dice: NaiveDice | null
  readonly events: readonly unknown[]
}

export interface NaiveRecord {
  readonly preset: string
  readonly rules: NaiveRules
  readonly players: number
  readonly rounds: readonly NaiveRound[]
}

export function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value)
const wholeFrom = (least: number) => (value: unknown) => isWhole(value) && value >= least
const oneOf =
  (...allowed: readonly unknown[]) =>
  (value: unknown) =>
    allowed.includes(value)
const byPlayers = (value: unknown) =>
  wholeFrom(1)(value) || (isObject(value) && Object.entries(value).every(([players, each]) => /^[2-8]$/.test(players) && wholeFrom(1)(each)))

const penalty = (value: unknown) => isObject(value) && Object.keys(value).length === 2 && isPenalty(value)

const isPenalty = (value: { readonly [name: string]: unknown }) =>
  wholeFrom(1)(value['points']) && Number(value['points']) <= 500 && oneOf('lose', 'give', 'move')(value['way'])

const playPenalty = (value: unknown) =>
  isObject(value) &&
  isPenalty(value) &&
  Object.entries(value).every(
    ([name, said]) =>
      name === 'points' ||
      name === 'way' ||
      (name === 'orPercent' && wholeFrom(1)(said) && Number(said) <= 100) ||
      ((name === 'orHand' || name === 'stops') && said === true),
  )

/** What a table may choose for its mistakes. */
const MISTAKES: { readonly [name: string]: (value: unknown) => boolean } = {
  couldPlay: playPenalty,
  wrongCount: penalty,
  lateMisplay: oneOf('unpaid'),
  exposed: oneOf('first-chance'),
  touched: oneOf('must-be-played'),
  calling: oneOf('lapses', 'claimed'),
  lastTile: (value) => isObject(value) && Object.keys(value).join() === 'draw' && wholeFrom(1)(value['draw']) && Number(value['draw']) <= 9,
  adjustWins: oneOf(true),
  claims: oneOf('round-agreed'),
  afterTime: oneOf('now'),
  lastLevel: oneOf('one-more'),
}

/** What each house rule may say (record format, `rules`); a name that is not here is no rule. */
const ALLOWED: { readonly [rule: string]: (value: unknown) => boolean } = {
  target: byPlayers,
  handSize: byPlayers,
  maxPip: wholeFrom(1),
  copies: wholeFrom(1),
  arms: wholeFrom(2),
  spinner: oneOf(true, false),
  reserve: wholeFrom(0),
  draw: oneOf('until-able', 'one', 'never'),
  win: oneOf('immediate', 'round-end'),
  leadTile: oneOf('double', 'any', 'highest-double'),
  dominoPoints: wholeFrom(0),
  blockedRule: oneOf('flower-and-scorpion', 'american', 'german', 'simple', 'lightest-without-doubles', 'picture', 'tiles-deducted'),
  blockedPoints: wholeFrom(0),
  dual: wholeFrom(0),
  plural: wholeFrom(0),
  doubleHeader: wholeFrom(0),
  tripleHeader: wholeFrom(0),
  approachCap: oneOf(true, false),
  completeFirstDouble: oneOf(true, false),
  tileDeduction: wholeFrom(0),
  floor: (value) => value === null || isWhole(value),
  twoDoubles: oneOf('listed', 'all'),
  standingPair: oneOf('unscored', 'scored'),
  doubleScorpion: oneOf('suit', 'tile'),
  payout: oneOf('net', 'losses-first'),
  mistakes: (value) => isObject(value) && Object.entries(value).every(([name, said]) => MISTAKES[name]?.(said) === true),
  americanGap: oneOf('none', 'simple'),
  germanTies: oneOf('among-tied', 'all'),
  spinnerArms: oneOf('all-first', 'any-time'),
  spinnerCount: oneOf('headers', 'every-number'),
  passedLead: oneOf('who-led', 'who-was-first'),
  endWorth: oneOf('fixed', 'others', 'others-less-own', 'all-left', 'own-lost'),
  endRounding: (value) => wholeFrom(1)(value) && (value as number) <= 5,
  roundingOf: oneOf('total', 'each-hand'),
  tieOfThree: oneOf('split', 'nobody'),
  doublesInHand: oneOf('pips', 'half'),
  counted: oneOf('pips', 'numbers'),
  rounds: (value) => value === null || wholeFrom(1)(value),
  limit: (value) => value === null || wholeFrom(1)(value),
  goal: oneOf('lowest', 'highest'),
  tie: oneOf('one-more', 'shared'),
  doubleBlank: wholeFrom(0),
  scoreUnit: oneOf('points', 'fives'),
  exact: oneOf(true, false),
  firstScore: wholeFrom(0),
  noWinOnLead: oneOf(true, false),
  partners: oneOf(true, false),
  blockedBy: oneOf('side', 'player'),
  pairOut: oneOf(true, false),
}

/** What is wrong with a record, and in which round if it is one round's fault. */
export interface Malformed {
  readonly why: string
  readonly round: number | null
}

/** The record, if its outer shape is right; otherwise what is wrong with it. Events stay unread. */
export function readRecord(value: unknown): NaiveRecord | Malformed {
  const table = readTable(value)
  if (typeof table === 'string') return { why: table, round: null }
  const { preset, rules, players, rounds } = table
  const read: NaiveRound[] = []
  for (const [index, raw] of rounds.entries()) {
    const round = readRound(raw, rules, players)
    if (typeof round === 'string') return { why: round, round: index + 1 }
    read.push(round)
  }
  return { preset, rules, players, rounds: read }
}

interface NaiveTable {
  readonly preset: string
  readonly rules: NaiveRules
  readonly players: number
  readonly rounds: readonly unknown[]
}

function readTable(value: unknown): NaiveTable | string {
  if (!isObject(value)) return 'a record is an object'
  if (value['format'] !== 'caravan-record' || value['version'] !== 1) return 'not a record of version 1'
  const named = value['preset']
  const preset = typeof named === 'string' && Object.hasOwn(NAIVE_PRESETS, named) ? NAIVE_PRESETS[named] : undefined
  if (preset === undefined) return 'no such preset'

  const changed = value['rules'] === undefined ? {} : value['rules']
  const seats = value['players']
  if (!Array.isArray(seats) || seats.length < 2 || seats.length > 8) return 'players'
  if (!seats.every((seat) => isObject(seat) && typeof seat['name'] === 'string')) return 'a player has a name'
  const rules = rulesWith(preset, changed, named as string, seats.length)
  if (typeof rules === 'string') return rules

  const rounds = value['rounds']
  if (!Array.isArray(rounds)) return 'rounds'
  return { preset: named as string, rules, players: seats.length, rounds: rounds as readonly unknown[] }
}

/** Rules with some of them changed, or what is wrong with the change at this table. */
export function rulesWith(before: NaiveRules, changed: unknown, preset: string, players: number): NaiveRules | string {
  if (!isObject(changed)) return 'rules is an object'
  for (const [name, said] of Object.entries(changed)) {
    const allows = Object.hasOwn(ALLOWED, name) ? ALLOWED[name] : undefined
    if (allows === undefined || !allows(said)) return `rule ${name}`
  }
  const rules = changedRules(before, changed)
  // PA-1
  if (rules.partners && players !== 4) return 'partners need four'
  // RT-1: eight sit down with any set, and what they are dealt is not kept
  if (isCounted(rules)) return forPlayers(rules.target, players) === null ? 'a rule says nothing for so many players' : rules
  const roomForMore = preset === 'double-bergen-twelve' || rules.maxPip > 6 || (rules.copies >= 2 && seatsMore(rules))
  if (players > 4 && !roomForMore) return 'too many players for one such set'
  if (preset === 'block-partners' && players < 4) return 'too few players'
  const hand = forPlayers(rules.handSize, players)
  if (hand === null || forPlayers(rules.target, players) === null) return 'a rule says nothing for so many players'
  return players * hand > allTiles(rules).length ? 'more tiles dealt than the set has' : rules
}

function readRound(round: unknown, rules: NaiveRules, players: number): NaiveRound | string {
  if (!isObject(round) || !isWhole(round['leader']) || round['leader'] < 0 || round['leader'] >= players) return 'leader'
  if (!Array.isArray(round['events'])) return 'events'
  const dice = rules.game === 'flower-and-scorpion' ? readDice(round['dice']) : null
  // M-15: nobody throws dice for a round in which the match is ended and nothing else happens
  const [only] = round['events'] as readonly unknown[]
  const isEnd = (round['events'] as readonly unknown[]).length === 1 && isObject(only) && only['type'] === 'finish' && only['when'] === 'now'
  if (rules.game === 'flower-and-scorpion' && dice === null && !(isEnd && round['dice'] === undefined)) return 'dice'
  return { leader: round['leader'], dice, events: round['events'] as readonly unknown[] }
}

/** FS-1: two pairs of dice without blanks. */
function readDice(value: unknown): NaiveDice | null {
  if (!isObject(value)) return null
  const pair = (said: unknown): said is readonly [number, number] =>
    Array.isArray(said) && said.length === 2 && said.every((face) => [1, 2, 3, 4, 5, 6].includes(face as number))
  const { flower, scorpion } = value
  return pair(flower) && pair(scorpion) ? { flower, scorpion } : null
}

/** `"6-4"` → [6, 4], in the order written; null if it is no tile of the set. */
export function readTile(text: string, maxPip: number): readonly [number, number] | null {
  for (let first = 0; first <= maxPip; first++) {
    for (let second = 0; second <= maxPip; second++) {
      if (text === `${first}-${second}`) return [first, second]
    }
  }
  return null
}

/** Higher half first. */
export function tileText(halves: readonly [number, number]): string {
  return `${Math.max(...halves)}-${Math.min(...halves)}`
}

export function isDoubleText(tile: string): boolean {
  const [high, low] = tile.split('-')
  return high === low
}
