/**
 * What a saved ruling says, and whether it holds: for the command (`command.mjs`) and the page (`page/page.ts`).
 *
 * Written from the rulebook and the page on the ruling file alone (docs/rulebook.md, docs/ruling-format.md). What people saw at the table is only held against
 * itself; everything that follows from it is worked out again. It says what it finds in codes: `words` has the sentences.
 */
import { scanJson } from './scan-json.mjs'

const FORMAT = 'caravan-ruling'
const VERSION = 1
export const MOST_BYTES = 200_000
/** No ruling is nested further than half of this. */
const MOST_DEPTH = 20

/* ---------- The form of the file ---------- */

/** The file is not what the format says: where, and why. */
class BadForm extends Error {
  constructor(where, code, data) {
    super(`${where}: ${code}`)
    this.fault = { where, code, data }
  }
}

/** A place in the file is written as JavaScript reads it, `hands[0].tiles`; it is empty for the file itself. */
function need(holds, where, code, data = {}) {
  if (!holds) throw new BadForm(where, code, data)
}
const inside = (where, name) => (where === '' ? name : `${where}.${name}`)

/** An object with exactly these fields, each of which its own check looks at. */
export const object = (checks) => (value, where) => {
  need(value !== null && typeof value === 'object' && !Array.isArray(value), where, 'object')
  for (const name of Object.keys(value)) need(Object.hasOwn(checks, name), inside(where, name), 'no-such-field')
  for (const [name, check] of Object.entries(checks)) {
    need(Object.hasOwn(value, name), inside(where, name), 'missing')
    check(value[name], inside(where, name))
  }
}
export const list = (check) => (value, where) => {
  need(Array.isArray(value), where, 'list')
  value.forEach((each, place) => check(each, `${where}[${place}]`))
}
export const oneOf =
  (...values) =>
  (value, where) =>
    need(values.includes(value), where, 'one-of', { values })
export const whole =
  (least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER) =>
  (value, where) =>
    need(Number.isSafeInteger(value) && value >= least && value <= most, where, 'whole', { least, most })
const text = (most) => (value, where) => need(typeof value === 'string' && value.length >= 1 && value.length <= most, where, 'text', { most })
const like = (pattern, example) => (value, where) => need(typeof value === 'string' && pattern.test(value), where, 'like', { example })
export const orNull = (check) => (value, where) => value === null || check(value, where)
/** An object of the kind that it names. */
export const kinds = (checks) => (value, where) => {
  need(value !== null && typeof value === 'object' && Object.hasOwn(checks, value.kind), inside(where, 'kind'), 'one-of', { values: Object.keys(checks) })
  object({ kind: () => {}, ...checks[value.kind] })(value, where)
}
/** How many fields a JSON text names, those named twice counted twice. */
const fieldsIn = (json) => json.match(/"(?:[^"\\]|\\.)*"(?:\s*:)?/g).filter((each) => each.endsWith(':')).length
/** What is found has no form of its own: it is worked out, and has to be equal. */
const found = () => {}

export const tile = like(/^(0|[1-9]\d?)-(0|[1-9]\d?)$/, '6-4')
/**
 * The ends of a line, and of a cross.
 *
 * @type {readonly ('left' | 'right' | 'up' | 'down')[]}
 */
export const SIDES = ['left', 'right', 'up', 'down']
export const arm = (value, where) => need(SIDES.includes(value) || (Number.isSafeInteger(value) && value >= 1 && value <= 8), where, 'arm')
export const yesOrNo = oneOf(true, false)

const NUMBERS = ['blockedPoints', 'reserve', 'tileDeduction', 'dominoPoints', 'dual', 'plural', 'doubleHeader', 'tripleHeader']
const plainRules = {
  ...Object.fromEntries(NUMBERS.map((name) => [name, whole(0)])),
  game: oneOf('flower-and-scorpion', 'bergen', 'double-bergen', 'all-fives', 'fives-and-threes', 'block-and-draw'),
  layout: oneOf('two-ended', 'spinner', 'cross'),
  players: whole(2, 8),
  blockedRule: oneOf('flower-and-scorpion', 'american', 'german', 'simple', 'lightest-without-doubles', 'picture', 'tiles-deducted'),
  americanGap: oneOf('none', 'simple'),
  germanTies: oneOf('among-tied', 'all'),
  maxPip: whole(1, 18),
  copies: whole(1, 4),
  arms: whole(2, 8),
  leadTile: oneOf('double', 'any', 'highest-double'),
  completeFirstDouble: yesOrNo,
  floor: orNull(whole()),
  target: whole(1),
  handSize: whole(1),
  draw: oneOf('until-able', 'one', 'never'),
  win: oneOf('immediate', 'round-end'),
  approachCap: yesOrNo,
  twoDoubles: oneOf('listed', 'all'),
  standingPair: oneOf('unscored', 'scored'),
  doubleScorpion: oneOf('suit', 'tile'),
  payout: oneOf('net', 'losses-first'),
  passedLead: oneOf('who-led', 'who-was-first'),
}
/** What decides what the tiles left in the hands pay: all of it is there, or nothing where they pay nothing. */
const LEFT_PAYS = {
  endWorth: oneOf('others', 'others-less-own', 'all-left', 'own-lost'),
  endRounding: whole(1, 5),
  roundingOf: oneOf('total', 'each-hand'),
  tieOfThree: oneOf('split', 'nobody'),
  doublesInHand: oneOf('pips', 'half'),
}
/** What decides whether a score counts, and in what: all of it is there, or nothing where every score counts as it is. */
const SCORES_COUNT = { scoreUnit: oneOf('points', 'fives'), exact: yesOrNo, firstScore: whole(0) }
/** Two against two, and what judges a block between them: both are there, or neither. */
const PARTNERS_PLAY = { partners: oneOf(true), blockedBy: oneOf('side', 'player') }
/** A group of rules of which all are there or none. */
const together = (group, rules) => (rules !== null && typeof rules === 'object' && Object.keys(group).some((name) => Object.hasOwn(rules, name)) ? group : {})
const rulesForm = (value, where) =>
  object({ ...plainRules, ...together(LEFT_PAYS, value), ...together(SCORES_COUNT, value), ...together(PARTNERS_PLAY, value) })(value, where)

const plainFile = {
  format: oneOf(FORMAT),
  version: oneOf(VERSION),
  information: object({
    preset: text(100),
    source: oneOf('S0', 'S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S9', 'S12', 'S13', 'S15', 'S16'),
    day: like(/^\d{4}-\d\d-\d\d$/, '2026-11-23'),
    match: orNull(object({ round: whole(1), place: orNull(text(200)) })),
    madeAt: like(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, '2026-11-23T20:15:00Z'),
    madeBy: text(100),
  }),
  rules: rulesForm,
  players: list(text(200)),
  dice: orNull(object({ flower: tile, scorpion: tile })),
  table: kinds({
    'two-ended': { tiles: list(tile), lead: orNull(whole(0)) },
    spinner: { spinner: tile, arms: list(list(tile)) },
    empty: {},
    ends: { ends: list(object({ arm, suit: whole(0, 18), unstarted: yesOrNo })), laid: list(tile) },
    unknown: {},
  }),
  hands: list(object({ tiles: list(tile), counted: orNull(whole(0)) })),
  boneyard: orNull(whole(0)),
  totals: orNull(list(whole())),
  blocked: object({ verdict: found, ends: found, fits: found, waiting: found, boneyard: found, doubts: found }),
  ruling: object({ winner: found, steps: list(found), remarks: found }),
  result: object({ winner: found, points: found, deltas: found, totals: found }),
  seal: like(/^sha256:[0-9a-f]{64}$/, 'sha256:…'),
}
/** Of a set that is not whole: what it has less and more. */
const OTHER_SET = { set: object({ missing: list(tile), extra: list(tile) }) }
const fileForm = (value, where) => object({ ...plainFile, ...together(OTHER_SET, value) })(value, where)

/* ---------- Tiles ---------- */

const halves = (name) => name.split('-').map(Number)
const isDouble = (name) => halves(name)[0] === halves(name)[1]
const has = (name, suit) => halves(name).includes(suit)
const pips = (name) => halves(name)[0] + halves(name)[1]
/** The tile with its higher half first. */
const named = (name) => {
  const [one, other] = halves(name)
  return `${Math.max(one, other)}-${Math.min(one, other)}`
}
/** By the higher half, then by the lower. */
const inOrder = (a, b) => {
  const [[highA, lowA], [highB, lowB]] = [halves(named(a)), halves(named(b))]
  return highA - highB || lowA - lowB
}
const wholeSet = ({ maxPip, copies }) => {
  const all = []
  for (let high = 0; high <= maxPip; high++) for (let low = 0; low <= high; low++) for (let copy = 0; copy < copies; copy++) all.push(`${high}-${low}`)
  return all
}
/** Every tile that there is: those of the set, without what is missing and with what is there once more. */
const allTiles = ({ rules, set }) => (set === undefined ? wholeSet(rules) : without([...wholeSet(rules), ...set.extra], set.missing))
/** The tiles of one list that are left when those of another are taken away, one for one. */
const without = (tiles, taken) => {
  const left = [...tiles]
  for (const each of taken) {
    const at = left.indexOf(named(each))
    if (at >= 0) left.splice(at, 1)
  }
  return left
}
export const canonical = (value) =>
  JSON.stringify(value, (_, each) =>
    each !== null && typeof each === 'object' && !Array.isArray(each) ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1))) : each,
  )

/* ---------- The table ---------- */

const laidOn = (table) => (table.kind === 'two-ended' ? table.tiles : table.kind === 'spinner' ? [table.spinner, ...table.arms.flat()] : (table.laid ?? []))

/** Every end: what it shows, and whether it is a side of the first double that nobody has played on. */
function endsOf({ rules, table }) {
  if (table.kind === 'ends') return table.ends
  if (table.kind === 'spinner' && rules.layout === 'cross') {
    // AF-4: up and down once both sides have a tile
    const [left, right] = table.arms
    const covered = left.length > 0 && right.length > 0
    const sides = table.arms.map((tiles, at) => ({ arm: SIDES[at], suit: halves(tiles.at(-1) ?? table.spinner)[1], unstarted: tiles.length === 0 }))
    return covered ? sides : sides.slice(0, 2)
  }
  if (table.kind === 'spinner') {
    return table.arms.map((tiles, at) => ({ arm: at + 1, suit: halves(tiles.at(-1) ?? table.spinner)[1], unstarted: tiles.length === 0 }))
  }
  if (table.kind !== 'two-ended') return []
  const { tiles, lead } = table
  const doubleLed = lead !== null && isDouble(tiles[lead])
  return [
    { arm: 'left', suit: halves(tiles[0])[0], unstarted: doubleLed && lead === 0 },
    { arm: 'right', suit: halves(tiles.at(-1))[1], unstarted: doubleLed && lead === tiles.length - 1 },
  ]
}

/** The same with whether each can be played on: all sides of the first double come first where a rule says so (B-6, B-10, DB-2). */
function openEnds({ rules, table, set }) {
  const all = allTiles({ rules, set })
  const ends = endsOf({ rules, table })
  const first = (rules.game === 'double-bergen' || rules.completeFirstDouble) && ends.some(({ unstarted }) => unstarted)
  return ends.map(({ arm: name, suit, unstarted }) => ({
    arm: name,
    suit,
    open: !first || unstarted,
    frozen: laidOn(table).filter((each) => has(each, suit)).length === all.filter((each) => has(each, suit)).length,
  }))
}

/** The ends on which a tile can be played; null where it cannot be played at all. On an empty table it is led. */
function placesFor({ rules, table }, ends, name) {
  if (table.kind === 'empty') return rules.leadTile !== 'double' || isDouble(name) ? [] : null
  const places = ends.filter(({ open, suit }) => open && has(name, suit)).map((end) => end.arm)
  return places.length > 0 ? places : null
}

/** Whether the round is blocked (C-4), and all that was looked at. */
function blockedOf(file) {
  const { rules, table, hands } = file
  const ends = openEnds(file)
  const held = hands.flatMap(({ tiles }, seat) => tiles.map((name) => ({ seat, tile: name })))
  const fits = held.flatMap((each) => {
    const places = placesFor(file, ends, each.tile)
    return places === null ? [] : [{ ...each, ends: places }]
  })
  const waiting = held.flatMap((each) => {
    const closed = ends.filter(({ open, suit }) => !open && has(each.tile, suit)).map((end) => end.arm)
    return placesFor(file, ends, each.tile) === null && closed.length > 0 ? [{ ...each, ends: closed }] : []
  })
  const unseen = without(allTiles(file), [...laidOn(table), ...held.map((each) => each.tile)])
  const possible = { least: ['two-ended', 'spinner', 'empty'].includes(table.kind) ? unseen.length : 0, most: unseen.length }
  const { least, most } = file.boneyard === null ? possible : { least: file.boneyard, most: file.boneyard }
  const state = rules.draw === 'never' || most <= rules.reserve ? 'down' : least > rules.reserve ? 'above' : 'unknown'
  return {
    verdict: verdictOf(file, { ends, fits, state, least, most, unseen }),
    ends,
    fits,
    waiting,
    boneyard: { least, most, state },
    doubts: doubtsOf(file, unseen, possible),
  }
}

function verdictOf(file, { ends, fits, state, least, most, unseen }) {
  const { rules, table, hands } = file
  const out = hands.flatMap(({ tiles, counted }, seat) => (tiles.length === 0 && (counted ?? 0) === 0 ? [seat] : []))
  const boneyardMissing = state === 'unknown' ? ['boneyard'] : []
  const open = ends.filter((end) => end.open)
  if (out.length > 0) return { kind: 'gone-out', seats: out }
  if (ends.length === 0 && table.kind !== 'empty') return { kind: 'open', missing: ['table', ...boneyardMissing] }
  if (fits.length > 0) return { kind: 'playable', proof: 'seen' }
  if (open.length > 0 && open.every(({ frozen }) => frozen)) return { kind: 'blocked', proof: 'frozen' }
  if (state === 'down') return { kind: 'blocked', proof: 'hands' }
  if (state === 'unknown') return { kind: 'open', missing: boneyardMissing }
  const helps = unseen.some((each) => placesFor(file, ends, each) !== null)
  return { kind: 'draw-first', drawable: { least: least - rules.reserve, most: most - rules.reserve }, helps }
}

function doubtsOf({ rules, hands, boneyard }, unseen, possible) {
  const doubts = hands.flatMap(({ tiles, counted }, seat) =>
    counted !== null && counted !== tiles.length ? [{ kind: 'hand-count', seat, named: tiles.length, counted }] : [],
  )
  if (boneyard !== null && (boneyard < possible.least || boneyard > possible.most)) doubts.push({ kind: 'boneyard-count', counted: boneyard, ...possible })
  const left = boneyard ?? unseen.length
  if (left < rules.reserve) doubts.push({ kind: 'below-reserve', left, reserve: rules.reserve })
  return doubts
}

/* ---------- The blocked rules (rulebook B-5, B-9, FS-9, DB-4) ---------- */

const doublesIn = (hand) => hand.filter(isDouble).length
const pipsIn = (hand) => hand.reduce((sum, each) => sum + pips(each), 0)
/** A double counts one half alone (BD-9). */
const halved = (name) => (isDouble(name) ? halves(name)[0] : pips(name))
/** The rule by which the fewest pips win, in games that have one of their own. */
const LIGHTEST = { 'all-fives': 'AF-9', 'fives-and-threes': 'FT-6', 'block-and-draw': 'BD-6' }
const MEASURES = {
  doubles: doublesIn,
  pips: pipsIn,
  'pips-without-a-double': (hand) => (doublesIn(hand) === 0 ? pipsIn(hand) : null),
  'pips-doubles-halved': (hand) => hand.reduce((sum, each) => sum + halved(each), 0),
  'pips-beside-doubles': (hand) => pipsIn(hand.filter((each) => !isDouble(each))),
  tiles: (hand) => hand.length,
  'lowest-double': (hand) => hand.filter(isDouble).sort(inOrder)[0] ?? null,
}

/** The smallest value passes; a double counts as its number, and where there is none nothing passes. */
const least = (values, among) => {
  const number = (seat) => (values[seat] === null ? Infinity : typeof values[seat] === 'string' ? halves(values[seat])[0] : values[seat])
  const lowest = Math.min(...among.map(number))
  return among.filter((seat) => number(seat) === lowest && lowest !== Infinity)
}
const none = (values, among) => among.filter((seat) => values[seat] === 0)
const holds = (values, among) => among.filter((seat) => values[seat] === true)

/** The tests of a rule in order: what each measures, whom it lets pass, and when it is asked at all. */
function testsOf({ rules, dice }) {
  const everyHand = (counts) => counts.every((count) => count > 0)
  const noHand = (counts) => counts.every((count) => count === 0)
  const severalHands = (counts) => counts.filter((count) => count > 0).length >= 2
  const test = (rule, name, measure, passes, more = {}) => ({ rule, test: name, measure, passes, ...more })
  switch (rules.blockedRule) {
    case 'flower-and-scorpion':
      return [
        test('FS-9', 'flower-holder', 'holds-tile', holds, { tile: dice.flower }),
        test('FS-9', 'scorpion-holder', 'holds-tile', holds, { tile: dice.scorpion }),
        test('FS-9', 'lowest-double', 'lowest-double', least),
      ]
    case 'american':
      return [
        test('B-5', 'only-one-without-double', 'doubles', none),
        test('B-5', 'lowest-pips-if-no-doubles', 'pips', least, { when: noHand }),
        test('B-5', 'fewest-tiles-if-several-hold-doubles', 'tiles', least, { when: severalHands }),
        test('B-5', 'lowest-double-if-all-hold-one', 'lowest-double', least, { when: everyHand }),
        ...(rules.americanGap === 'simple' ? [test('B-5', 'lowest-pips-for-the-gap', 'pips', least)] : []),
      ]
    case 'german':
      return [
        test('B-5', 'no-doubles', 'doubles', none),
        test('B-5', 'fewest-doubles', 'doubles', least, { narrowed: true }),
        test('B-5', 'lowest-pips', 'pips', least, { narrowed: rules.germanTies === 'among-tied' }),
      ]
    case 'simple':
      return [test(LIGHTEST[rules.game] ?? 'B-5', 'lowest-pips', rules.doublesInHand === 'half' ? 'pips-doubles-halved' : 'pips', least)]
    case 'lightest-without-doubles':
      return [
        test('B-5', 'lowest-pips-without-a-double', 'pips-without-a-double', least),
        test('B-5', 'lowest-pips-beside-doubles-if-all-hold-one', 'pips-beside-doubles', least, { when: everyHand }),
      ]
    case 'picture':
      return [test('B-9', 'lowest-double', 'lowest-double', least), test('B-9', 'fewest-tiles-if-no-doubles', 'tiles', least, { when: noHand })]
    case 'tiles-deducted':
      return [test('DB-4', 'tiles-left', 'tiles', null)]
  }
}

/** Who plays together: those opposite where partners play (PA-1), otherwise everyone alone. */
const sidesOf = ({ partners = false, players }) =>
  partners
    ? [
        [0, 2],
        [1, 3],
      ]
    : Array.from({ length: players }, (_, seat) => [seat])

/** Between partners each side is asked as one player with both hands, and what is found is said of its seats; its win is put to the partner with fewer pips, the lower seat of two with as many (PA-5). */
export function rulingOf(file) {
  const { rules, hands } = file
  if (rules.partners !== true || rules.blockedBy === 'player' || rules.blockedRule === 'tiles-deducted') return rulingOfHands(file)
  const sides = sidesOf(rules)
  const both = rulingOfHands({ ...file, hands: sides.map((side) => ({ tiles: side.flatMap((seat) => hands[seat].tiles) })) })
  const pipsOf = (seat) => hands[seat].tiles.reduce((sum, each) => sum + (rules.doublesInHand === 'half' ? halved(each) : pips(each)), 0)
  const seatOf = (side) => (pipsOf(sides[side][1]) < pipsOf(sides[side][0]) ? sides[side][1] : sides[side][0])
  const seatsOf = (some) => hands.map((_, seat) => seat).filter((seat) => some.includes(seat % 2))
  const foundOf = ({ kind, winner, seats, ...rest }) =>
    kind === 'decided' ? { kind, winner: seatOf(winner) } : kind === 'tie' ? { kind, seats: seatsOf(seats) } : { kind, ...rest }
  return {
    winner: both.winner === null ? null : seatOf(both.winner),
    steps: both.steps.map(({ looked, found: told, ...step }) => ({
      ...step,
      looked: { ...looked, among: seatsOf(looked.among), values: hands.map((_, seat) => looked.values[seat % 2]) },
      found: foundOf(told),
    })),
    remarks: both.remarks.map((remark) => (remark.kind === 'tie' ? { ...remark, seats: seatsOf(remark.seats) } : remark)),
  }
}

/** Asks the tests until one decides. */
function rulingOfHands(file) {
  const hands = file.hands.map(({ tiles }) => tiles)
  const everybody = hands.map((_, seat) => seat)
  const counts = hands.map(doublesIn)
  const steps = []
  let tied = everybody
  for (const { rule, test, measure, tile: wanted = null, passes, when, narrowed } of testsOf(file)) {
    const among = narrowed ? tied : everybody
    const values = hands.map((hand) => (measure === 'holds-tile' ? hand.includes(wanted) : MEASURES[measure](hand)))
    const looked = { measure: measure.replace(/-without-a-double|-doubles-halved/, ''), tile: wanted, among, values }
    const passed = passes?.(values, among) ?? []
    steps.push({ rule, test, looked, found: whatIsFound() })
    if (steps.at(-1).found.kind === 'decided') break
    if (steps.at(-1).found.kind === 'tie') tied = passed

    function whatIsFound() {
      if (passes === null) return { kind: 'deducted', points: values.map((count) => 0 - count * file.rules.tileDeduction) }
      if (when !== undefined && !when(counts)) return { kind: 'not-applicable' }
      if (passed.length === 0) return { kind: 'nobody' }
      return passed.length === 1 ? { kind: 'decided', winner: passed[0] } : { kind: 'tie', seats: passed }
    }
  }
  const winner = steps.at(-1).found.winner ?? null
  return { winner, steps, remarks: remarksOn(file.rules, counts, winner, steps) }
}

function remarksOn({ blockedRule, americanGap }, counts, winner, steps) {
  const holders = counts.flatMap((count, seat) => (count > 0 ? [seat] : []))
  const free = counts.flatMap((count, seat) => (count === 0 ? [seat] : []))
  const gap = blockedRule === 'american' && holders.length === 1 && free.length >= 2
  return [
    ...(gap ? [{ kind: 'american-gap', holder: holders[0], without: free, filled: americanGap === 'simple' }] : []),
    ...steps
      .filter((step) => step.found.kind === 'tie')
      .map((step) => ({ kind: 'tie', rule: step.rule, test: step.test, seats: step.found.seats, broken: winner !== null })),
  ]
}

/** What the tiles left in the hands pay (AF-8, AF-9, AF-12, BD-5, BD-6). */
function paidByLeft({ rules, hands }, winner) {
  const { endWorth, endRounding, roundingOf, tieOfThree, doublesInHand, scoreUnit } = rules
  // AF-11: where a point is a five, the fives are counted
  const [step, unit] = scoreUnit === 'fives' ? [5, 5] : [endRounding, 1]
  const rounded = (sum) => (Math.floor((2 * sum + step) / (2 * step)) * step) / unit
  const counts = hands.map(({ tiles }) => tiles.reduce((sum, each) => sum + (doublesInHand === 'half' ? halved(each) : pips(each)), 0))
  if (endWorth === 'own-lost') return counts.map((count) => 0 - rounded(count))
  if (winner === null) {
    const fewest = Math.min(...counts)
    const level = counts.filter((count) => count === fewest).length
    const shares = tieOfThree === 'split' && counts.length === 3 && level === 2
    return counts.map((count) => (shares && count === fewest ? rounded(Math.max(...counts) / 2) : 0))
  }
  // a partner's hand is the winner's own (BD-7)
  const side = sidesOf(rules).find((seats) => seats.includes(winner))
  const own = (count) => (endWorth === 'all-left' ? count : endWorth === 'others-less-own' ? 0 - count : 0)
  const parts = counts.map((count, seat) => (side.includes(seat) ? own(count) : count))
  const sum = roundingOf === 'total' ? rounded(parts.reduce((so, each) => so + each, 0)) : parts.reduce((so, each) => so + rounded(each), 0)
  return counts.map((_, seat) => (seat === winner ? Math.max(0, sum) : 0))
}

/** Whether a score counts: not one that would pass an exact target, nor a first one that is too small (AF-11, AF-15). */
const counts = ({ exact = false, target, firstScore = 0 }, total, points) =>
  points <= 0 || (!(exact && total + points > target) && (total > 0 || points >= firstScore))

/** The totals once a side is paid: its points are one score, and what the floor gives back is first what its last seat lost (PA-4). */
function paidToSide(rules, side, totals, points) {
  const sum = (numbers) => side.reduce((so, seat) => so + numbers[seat], 0)
  const [stood, worth] = [sum(totals), sum(points)]
  if (!counts(rules, stood, worth)) return totals
  let back = Math.max(stood + worth, rules.floor ?? -Infinity) - stood - worth
  const after = [...totals]
  for (const seat of [...side].reverse()) {
    const cut = Math.min(back, Math.max(0, -points[seat]))
    after[seat] = totals[seat] + points[seat] + cut
    back -= cut
  }
  after[side[0]] += back
  return after
}

/** What moves (B-5, FS-9, FS-10, DB-4, AF-9, BD-6). */
export function resultOf({ rules, hands, totals }, winner) {
  const points =
    (rules.endWorth ?? 'fixed') !== 'fixed'
      ? paidByLeft({ rules, hands }, winner)
      : hands.map(({ tiles }, seat) => (seat === winner ? rules.blockedPoints : 0) - tiles.length * rules.tileDeduction)
  const after = totals === null ? null : sidesOf(rules).reduce((held, side) => paidToSide(rules, side, held, points), totals)
  return { winner, points, deltas: after === null ? points : after.map((total, seat) => total - totals[seat]), totals: after }
}

/* ---------- What is held against itself ---------- */

function checkRules({ rules, players, dice, hands, totals }) {
  const spinner = rules.layout === 'spinner'
  const count = rules.players
  need(rules.game === 'bergen' || spinner === (rules.game === 'double-bergen'), 'rules.layout', 'spinner-game')
  const cross = rules.layout === 'cross'
  need(!cross || rules.game === 'all-fives', 'rules.layout', 'spinner-game')
  need(!cross || rules.arms === 4, 'rules.arms', 'four-arms')
  need(spinner || cross || rules.arms === 2, 'rules.arms', 'two-arms')
  need(!spinner || rules.game !== 'bergen' || rules.arms === 4, 'rules.arms', 'four-arms')
  need(!spinner || rules.leadTile === 'double', 'rules.leadTile', 'spinner-lead')
  need(rules.partners !== true || count === 4, 'rules.partners', 'four-partners')
  need(players.length === count, 'players', 'as-many', { count })
  need(hands.length === count, 'hands', 'as-many', { count })
  need(totals === null || totals.length === count, 'totals', 'as-many', { count })
  need(dice === null || rules.game === 'flower-and-scorpion', 'dice', 'no-dice')
  need(rules.blockedRule !== 'flower-and-scorpion' || dice !== null, 'dice', 'dice-needed')
  for (const [name, thrown] of Object.entries(dice ?? {})) {
    need(named(thrown) === thrown && halves(thrown).every((half) => half >= 1 && half <= 6), `dice.${name}`, 'dice-halves')
  }
}

function checkTiles({ rules, table, hands, set }) {
  const whole = wholeSet(rules)
  const inSet = (name, where) => need(whole.includes(named(name)), where, 'not-in-set', { tile: name })
  const sorted = (tiles, where) => need(canonical(tiles) === canonical(tiles.map(named).sort(inOrder)), where, 'tiles-in-order')
  if (set !== undefined) {
    for (const part of ['missing', 'extra']) {
      set[part].forEach((name) => inSet(name, `set.${part}`))
      sorted(set[part], `set.${part}`)
    }
    need(set.missing.length + set.extra.length > 0, 'set', 'set-named')
  }
  laidOn(table).forEach((name) => inSet(name, 'table'))
  hands.forEach(({ tiles }, seat) => {
    tiles.forEach((name) => inSet(name, `hands[${seat}]`))
    sorted(tiles, `hands[${seat}]`)
  })
  if (table.kind === 'ends') sorted(table.laid, 'table.laid')
  const seen = [...laidOn(table), ...hands.flatMap(({ tiles }) => tiles)].map(named)
  const { missing = [], extra = [] } = set ?? {}
  const count = (tiles, name) => tiles.filter((each) => each === name).length
  for (const name of new Set([...seen, ...missing])) {
    const [times, copies] = [count(seen, name), rules.copies + count(extra, name) - count(missing, name)]
    need(times <= copies, '', 'too-often', { tile: name, times, copies })
  }
}

function checkLine({ rules, table }) {
  const joined = (tiles, where) =>
    tiles.slice(1).forEach((name, before) => need(halves(tiles[before])[1] === halves(name)[0], where, 'not-joined', { first: tiles[before], second: name }))
  if (table.kind === 'two-ended') {
    need(rules.layout !== 'spinner', 'table.kind', 'wants-spinner')
    need(table.tiles.length > 0, 'table.tiles', 'no-tile')
    need(table.lead === null ? table.tiles.length > 1 : table.lead < table.tiles.length, 'table.lead', 'lead-place')
    joined(table.tiles, 'table.tiles')
  } else if (table.kind === 'spinner') {
    need(rules.layout !== 'two-ended', 'table.kind', 'wants-line')
    need(isDouble(table.spinner), 'table.spinner', 'spinner-lead')
    need(table.arms.length === rules.arms, 'table.arms', 'as-many', { count: rules.arms })
    table.arms.forEach((tiles, place) => joined([table.spinner, ...tiles], `table.arms[${place}]`))
  } else if (table.kind === 'ends') {
    const names = rules.layout === 'spinner' ? Array.from({ length: rules.arms }, (_, at) => at + 1) : SIDES.slice(0, rules.arms)
    const places = table.ends.map((end) => names.indexOf(end.arm))
    need(!places.includes(-1), 'table.ends', 'one-of', { values: names })
    const rising = places.every((place, after) => after === 0 || place > places[after - 1])
    need(rising, 'table.ends', 'arms-in-order')
    need(table.ends.length + table.laid.length > 0, 'table', 'nothing-known')
    table.ends.forEach(({ suit }, place) => need(suit <= rules.maxPip, `table.ends[${place}].suit`, 'no-such-suit'))
  }
}

/* ---------- The check ---------- */

/**
 * @typedef {{ where: string, code: string, data: Record<string, any> }} Fault where in the file, and why (`faults` of `words`)
 * @typedef {object} Line
 * @property {string} look what was looked at (`looks` of `words`)
 * @property {number} step which step of the ruling it is, counted from 0; -1 where it is none
 * @property {boolean} holds
 * @property {Fault | null} fault why it does not hold, where the file itself is wrong
 * @property {unknown} said what the file says, where that follows from what was told
 * @property {any} worked what follows
 */

/** What is found of a file that is not read, with the one fault that it has. */
export const refused = (code, data = {}) => ({
  file: null,
  lines: [{ look: 'form', step: -1, holds: false, fault: { where: '', code, data }, said: null, worked: null }],
})

/** Reads the bytes as JSON; a fault says what kind of file it is instead. */
function parsed(bytes) {
  need(bytes.length > 0, '', 'empty')
  need(bytes.length <= MOST_BYTES, '', 'too-large', { bytes: bytes.length, most: MOST_BYTES })
  let json = ''
  try {
    json = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new BadForm('', 'no-text', {})
  }
  need(!json.startsWith('\uFEFF'), '', 'byte-order-mark')
  const { broken, depth } = scanJson(json)
  need(broken === null, '', broken?.cutOff ? 'cut-off' : 'no-json', broken ?? {})
  need(depth <= MOST_DEPTH, '', 'too-deep')
  return { json, value: JSON.parse(json) }
}

/**
 * Checks the bytes of a ruling file.
 *
 * @param {Uint8Array} bytes the file
 * @param {(text: string) => string} sha256 the SHA-256 of a text in UTF-8, in hexadecimal digits
 * @returns {{ file: any, lines: Line[] }} the file, null where it has not the form of one, and a line for each thing that was looked at, in the order of the file
 */
export function checkRuling(bytes, sha256) {
  let file = null
  const lines = []
  /** Runs one check; the rest only makes sense if it holds. */
  const check = (look, run) => {
    let fault = null
    try {
      run()
    } catch (thrown) {
      if (!(thrown instanceof BadForm)) throw thrown
      fault = thrown.fault
    }
    lines.push({ look, step: -1, holds: fault === null, fault, said: null, worked: null })
    return fault === null
  }
  const equal = (look, said, worked, step = -1) => lines.push({ look, step, holds: canonical(said) === canonical(worked), fault: null, said, worked })

  const hasForm = check('form', () => {
    const { json, value } = parsed(bytes)
    const { format = null, version = null } = value ?? {}
    need(format === FORMAT, '', 'other-kind', { format })
    need(!(Number.isSafeInteger(version) && version > VERSION), '', 'newer', { version, known: VERSION })
    fileForm(value, '')
    need(fieldsIn(json) === fieldsIn(JSON.stringify(value)), '', 'field-twice')
    file = value
  })
  if (!hasForm) return { file, lines }
  const { seal, ...rest } = file
  equal('seal', seal, `sha256:${sha256(canonical(rest))}`)
  const sound = check('agree', () => checkRules(file)) && check('tiles', () => checkTiles(file)) && check('line', () => checkLine(file))
  if (!sound) return { file, lines }

  const blocked = blockedOf(file)
  for (const look of ['ends', 'fits', 'waiting', 'boneyard', 'doubts', 'verdict']) equal(look, file.blocked[look], blocked[look])
  const ruling = rulingOf(file)
  ruling.steps.forEach((step, place) => equal('step', file.ruling.steps[place] ?? null, step, place))
  equal('steps', file.ruling.steps.length, ruling.steps.length)
  equal('remarks', file.ruling.remarks, ruling.remarks)
  equal('winner', [file.ruling.winner, file.result.winner], [ruling.winner, ruling.winner])
  const result = resultOf(file, ruling.winner)
  for (const look of ['points', 'deltas', 'totals']) equal(look, file.result[look], result[look])
  return { file, lines }
}
