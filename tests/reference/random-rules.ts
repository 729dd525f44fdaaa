import type { GameId } from '#shared/games/rules'
import { blockedRulesFor, settingsFor, type Setting } from '#shared/rules/house-rules'
import { allTiles, changedRules, forPlayers, isCounted, NAIVE_PRESETS, type NaiveRules, seatsMore } from './naive-rules'
import type { Random } from './random'

/** What a table agreed on before the first round. */
export interface TablePlan {
  readonly preset: string
  readonly players: number
  /** House rules as a record writes them. */
  readonly changed: Readonly<Record<string, unknown>>
  readonly rules: NaiveRules
}

/** `"4"` also serves more (record format). */
const byPlayers = (random: Random, low: number, high: number) => ({
  '2': random.whole(low, high),
  '3': random.whole(low, high),
  '4': random.whole(low, high),
})

type Choices = Readonly<Record<string, (random: Random) => unknown>>

const whole = (low: number, high: number) => (random: Random) => random.whole(low, high)
const among =
  (...values: readonly unknown[]) =>
  (random: Random) =>
    random.pick(values)

/** Values that bring out what a house rule does; the others are drawn from all that its control offers. */
const TELLING: Choices = {
  target: (random) => (random.chance(0.6) ? random.whole(2, 40) : byPlayers(random, 3, 30)),
  handSize: (random) => (random.chance(0.5) ? random.whole(1, 8) : byPlayers(random, 2, 7)),
  maxPip: whole(2, 9),
  copies: among(2, 2, 3),
  arms: whole(2, 8),
  spinner: among(true, true, false),
  spinnerArms: among('any-time', 'all-first'),
  spinnerCount: among('every-number', 'headers'),
  reserve: whole(0, 4),
  draw: among('one', 'until-able'),
  win: among('immediate', 'round-end'),
  leadTile: among('double', 'any', 'highest-double'),
  dominoPoints: whole(0, 5),
  blockedRule: among('american', 'american', 'german', 'german', 'simple', 'lightest-without-doubles', 'lightest-without-doubles', 'picture', 'tiles-deducted'),
  blockedPoints: whole(0, 4),
  dual: whole(0, 4),
  plural: whole(0, 5),
  doubleHeader: whole(0, 4),
  tripleHeader: whole(0, 5),
  approachCap: among(true, false),
  completeFirstDouble: among(true, true, false),
  tileDeduction: whole(0, 3),
  floor: among(null, 0, -3),
  twoDoubles: among('all', 'all', 'listed'),
  standingPair: among('scored', 'scored', 'unscored'),
  doubleScorpion: among('tile', 'tile', 'suit'),
  payout: among('losses-first', 'losses-first', 'net'),
  americanGap: among('simple', 'none'),
  germanTies: among('all', 'among-tied'),
  partners: among(true),
  blockedBy: among('side', 'side', 'player'),
  passedLead: among('who-led', 'who-was-first'),
}

function offered(control: Setting['control']): (random: Random) => unknown {
  switch (control.kind) {
    case 'boolean':
      return among(true, false)
    case 'choice':
      return among(...control.values)
    case 'number':
    case 'by-players':
    case 'nullable':
      return whole(control.min, control.max)
  }
}

const { completeFirstDouble: _inBergen, ...flowerAndScorpion } = TELLING

/** Games in which others bring out more. */
const OTHERWISE: Readonly<Partial<Record<GameId, Choices>>> = {
  'flower-and-scorpion': { ...flowerAndScorpion, blockedRule: among(...blockedRulesFor('flower-and-scorpion')) },
  'double-bergen': {
    ...TELLING,
    target: (random) => (random.chance(0.6) ? random.whole(10, 120) : byPlayers(random, 10, 80)),
  },
  // sums score much at once, and small targets end a match before its lines are long
  'all-fives': {
    ...TELLING,
    target: (random) => (random.chance(0.6) ? random.whole(20, 150) : byPlayers(random, 20, 120)),
    spinner: among(true, true, true, false),
    firstScore: among(0, 0, 10, 15),
    scoreUnit: among('points', 'points', 'fives'),
  },
  'fives-and-threes': { ...TELLING, target: (random) => (random.chance(0.6) ? random.whole(5, 61) : byPlayers(random, 8, 40)), dominoPoints: whole(0, 3) },
  // a few rounds, low limits, and small sets: so that matches come to an end, and totals are level now and then
  'round-totals': { ...TELLING, maxPip: whole(1, 18), rounds: whole(1, 6), limit: among(null, 10, 40, 150), doubleBlank: among(0, 25, 50, 7) },
}

/** House rules that a table of a game might write down: also those of its own that nobody has thought of here. One that means nothing in it is accepted without effect. */
const choicesIn = (game: GameId): Choices => ({
  ...(OTHERWISE[game] ?? TELLING),
  ...Object.fromEntries(
    settingsFor(game)
      .filter(({ name }) => TELLING[name] === undefined && OTHERWISE[game]?.[name] === undefined)
      .map(({ name, control }) => [name, offered(control)]),
  ),
})

/** What a family might change in mid-match: one to three rules, and how a round is set up only if asked for. */
export function randomChange(random: Random, game: GameId, setUp: boolean): Readonly<Record<string, unknown>> {
  const choices = Object.entries(choicesIn(game)).filter(([name]) => setUp || !SET_UP.includes(name))
  return Object.fromEntries(
    random
      .shuffled(choices)
      .slice(0, random.whole(1, 3))
      .map(([name, choose]) => [name, choose(random)]),
  )
}

const SET_UP: readonly string[] = ['maxPip', 'copies', 'arms', 'spinner', 'handSize', 'partners', 'pairOut']

/** A table of one preset: seats, and each house rule changed with some probability; those in `always` have their values. */
export function randomPlan(random: Random, preset: string, houseRules: number, always: Readonly<Record<string, unknown>> = {}): TablePlan {
  const base = NAIVE_PRESETS[preset]
  if (base === undefined) throw new RangeError(`no preset ${preset}`)
  const changed: Record<string, unknown> = {}
  for (const [name, choose] of Object.entries(choicesIn(base.game))) {
    if (random.chance(houseRules)) changed[name] = choose(random)
  }
  Object.assign(changed, always)
  const rules = changedRules(base, changed)
  const players = random.pick(possiblePlayers(preset, rules))
  if (!fitsTable(rules, players)) return randomPlan(random, preset, houseRules, always)
  return { preset, players, changed, rules }
}

/** More than four: in the Bergen presets with two or more sets, or with a larger set (rulebook, table of presets). */
function possiblePlayers(preset: string, rules: NaiveRules): readonly number[] {
  if (rules.partners) return [4]
  const more = isCounted(rules) || preset === 'double-bergen-twelve' || (seatsMore(rules) && rules.copies >= 2) || rules.maxPip > 6
  return more ? [2, 3, 4, 5, 6, 7, 8] : [2, 2, 3, 3, 4]
}

/** The deal leaves the reserve on the table. */
function fitsTable(rules: NaiveRules, players: number): boolean {
  if (isCounted(rules)) return forPlayers(rules.target, players) !== null
  const hand = forPlayers(rules.handSize, players)
  return hand !== null && players * hand + rules.reserve <= allTiles(rules).length
}
