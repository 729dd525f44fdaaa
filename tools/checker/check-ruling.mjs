#!/usr/bin/env node
/**
 * Checks a saved ruling without Caravan: node check-ruling.mjs FILE
 *
 * Written from the rulebook and the page on the ruling file alone (docs/rulebook.md, docs/ruling-format.md). It needs Node.js and nothing else. What people saw at the
 * table is only held against itself; everything that follows from it is worked out again. Each line says whether one thing holds. The exit status is 0 if all of
 * them do, 1 if one does not, and 2 if there is no file to read.
 */
import { createHash } from 'node:crypto'
import { readFileSync, realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const MOST_BYTES = 200_000

/* ---------- The form of the file ---------- */

/** The file is not what the format says: where, and why. */
class BadForm extends Error {}

function need(holds, where, what) {
  if (!holds) throw new BadForm(`${where}: ${what}`)
}

/** An object with exactly these fields, each of which its own check looks at. */
const object = (checks) => (value, where) => {
  need(value !== null && typeof value === 'object' && !Array.isArray(value), where, 'an object is needed')
  for (const name of Object.keys(value)) need(Object.hasOwn(checks, name), `${where}.${name}`, 'there is no such field')
  for (const [name, check] of Object.entries(checks)) {
    need(Object.hasOwn(value, name), `${where}.${name}`, 'it is missing')
    check(value[name], `${where}.${name}`)
  }
}
const list = (check) => (value, where) => {
  need(Array.isArray(value), where, 'a list is needed')
  value.forEach((each, at) => check(each, `${where}[${at}]`))
}
const oneOf =
  (...values) =>
  (value, where) =>
    need(values.includes(value), where, `one of ${JSON.stringify(values)} is needed`)
const whole =
  (least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER) =>
  (value, where) =>
    need(Number.isSafeInteger(value) && value >= least && value <= most, where, `a whole number from ${least} to ${most} is needed`)
const text = (most) => (value, where) =>
  need(typeof value === 'string' && value.length >= 1 && value.length <= most, where, `a text of 1 to ${most} characters is needed`)
const like = (pattern) => (value, where) => need(typeof value === 'string' && pattern.test(value), where, `a text like ${pattern} is needed`)
const orNull = (check) => (value, where) => value === null || check(value, where)
/** An object of the kind that it names. */
const kinds = (checks) => (value, where) => {
  need(
    value !== null && typeof value === 'object' && Object.hasOwn(checks, value.kind),
    `${where}.kind`,
    `one of ${JSON.stringify(Object.keys(checks))} is needed`,
  )
  object({ kind: () => {}, ...checks[value.kind] })(value, where)
}
/** How many fields a JSON text names, those named twice counted twice. */
const fieldsIn = (json) => json.match(/"(?:[^"\\]|\\.)*"(?:\s*:)?/g).filter((each) => each.endsWith(':')).length
/** What is found has no form of its own: it is worked out, and has to be equal. */
const found = () => {}

const tile = like(/^(0|[1-9]\d?)-(0|[1-9]\d?)$/)
const arm = (value, where) =>
  need(value === 'left' || value === 'right' || (Number.isSafeInteger(value) && value >= 1 && value <= 8), where, 'an arm is needed')
const yesOrNo = oneOf(true, false)

const NUMBERS = ['blockedPoints', 'reserve', 'tileDeduction', 'dominoPoints', 'dual', 'plural', 'doubleHeader', 'tripleHeader']
const rulesForm = object({
  ...Object.fromEntries(NUMBERS.map((name) => [name, whole(0)])),
  game: oneOf('flower-and-scorpion', 'bergen', 'double-bergen'),
  layout: oneOf('two-ended', 'spinner'),
  players: whole(2, 8),
  blockedRule: oneOf('flower-and-scorpion', 'american', 'german', 'simple', 'lightest-without-doubles', 'picture', 'tiles-deducted'),
  americanGap: oneOf('none', 'simple'),
  germanTies: oneOf('among-tied', 'all'),
  maxPip: whole(1, 18),
  copies: whole(1, 4),
  arms: whole(2, 8),
  leadTile: oneOf('double', 'any'),
  completeFirstDouble: yesOrNo,
  floor: orNull(whole()),
  target: whole(1),
  handSize: whole(1),
  draw: oneOf('until-able', 'one'),
  win: oneOf('immediate', 'round-end'),
  approachCap: yesOrNo,
  twoDoubles: oneOf('listed', 'all'),
  standingPair: oneOf('unscored', 'scored'),
  doubleScorpion: oneOf('suit', 'tile'),
  payout: oneOf('net', 'losses-first'),
  passedLead: oneOf('who-led', 'who-was-first'),
})

const fileForm = object({
  format: oneOf('caravan-ruling'),
  version: oneOf(1),
  information: object({
    preset: text(100),
    source: oneOf('S0', 'S1', 'S2', 'S3', 'S4', 'S5', 'S6'),
    day: like(/^\d{4}-\d\d-\d\d$/),
    match: orNull(object({ round: whole(1), place: orNull(text(200)) })),
    madeAt: like(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
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
  seal: like(/^sha256:[0-9a-f]{64}$/),
})

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
/** The tiles of one list that are left when those of another are taken away, one for one. */
const without = (tiles, taken) => {
  const left = [...tiles]
  for (const each of taken) {
    const at = left.indexOf(named(each))
    if (at >= 0) left.splice(at, 1)
  }
  return left
}
const canonical = (value) =>
  JSON.stringify(value, (_, each) =>
    each !== null && typeof each === 'object' && !Array.isArray(each) ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1))) : each,
  )

/* ---------- The table ---------- */

const laidOn = (table) => (table.kind === 'two-ended' ? table.tiles : table.kind === 'spinner' ? [table.spinner, ...table.arms.flat()] : (table.laid ?? []))

/** Every end: what it shows, and whether it is a side of the first double that nobody has played on. */
function endsOf(table) {
  if (table.kind === 'ends') return table.ends
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

/** The same with whether each can be played on: all sides of the first double come first where a rule says so (B-6, DB-2). */
function openEnds({ rules, table }) {
  const ends = endsOf(table)
  const first = (rules.layout === 'spinner' || rules.completeFirstDouble) && ends.some(({ unstarted }) => unstarted)
  return ends.map(({ arm: name, suit, unstarted }) => ({
    arm: name,
    suit,
    open: !first || unstarted,
    frozen: laidOn(table).filter((each) => has(each, suit)).length === (rules.maxPip + 1) * rules.copies,
  }))
}

/** The ends on which a tile can be played; null where it cannot be played at all. On an empty table it is led. */
function placesFor({ rules, table }, ends, name) {
  if (table.kind === 'empty') return rules.leadTile === 'any' || isDouble(name) ? [] : null
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
  const unseen = without(wholeSet(rules), [...laidOn(table), ...held.map((each) => each.tile)])
  const possible = { least: ['two-ended', 'spinner', 'empty'].includes(table.kind) ? unseen.length : 0, most: unseen.length }
  const { least, most } = file.boneyard === null ? possible : { least: file.boneyard, most: file.boneyard }
  const state = most <= rules.reserve ? 'down' : least > rules.reserve ? 'above' : 'unknown'
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
  const out = hands.flatMap(({ tiles }, seat) => (tiles.length === 0 ? [seat] : []))
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
const MEASURES = {
  doubles: doublesIn,
  pips: pipsIn,
  'pips-without-a-double': (hand) => (doublesIn(hand) === 0 ? pipsIn(hand) : null),
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
      return [test('B-5', 'lowest-pips', 'pips', least)]
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

/** Asks the tests until one decides. */
export function rulingOf(file) {
  const hands = file.hands.map(({ tiles }) => tiles)
  const everybody = hands.map((_, seat) => seat)
  const counts = hands.map(doublesIn)
  const steps = []
  let tied = everybody
  for (const { rule, test, measure, tile: wanted = null, passes, when, narrowed } of testsOf(file)) {
    const among = narrowed ? tied : everybody
    const values = hands.map((hand) => (measure === 'holds-tile' ? hand.includes(wanted) : MEASURES[measure](hand)))
    const looked = { measure: measure.replace('-without-a-double', ''), tile: wanted, among, values }
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

/** What moves (B-5, FS-9, FS-10, DB-4). */
export function resultOf({ rules, hands, totals }, winner) {
  const points = hands.map(({ tiles }, seat) => (seat === winner ? rules.blockedPoints : 0) - tiles.length * rules.tileDeduction)
  const after = totals === null ? null : totals.map((total, seat) => Math.max(total + points[seat], rules.floor ?? -Infinity))
  return { winner, points, deltas: after === null ? points : after.map((total, seat) => total - totals[seat]), totals: after }
}

/* ---------- What is held against itself ---------- */

function checkRules({ rules, players, dice, hands, totals }) {
  const spinner = rules.game === 'double-bergen'
  need(rules.layout === (spinner ? 'spinner' : 'two-ended'), 'rules.layout', 'a spinner belongs to Double Bergen, and only there')
  need(spinner || rules.arms === 2, 'rules.arms', 'a line with two ends has 2')
  need(!spinner || rules.leadTile === 'double', 'rules.leadTile', 'a spinner is a double')
  need(players.length === rules.players, 'players', `${rules.players} names are needed`)
  need(hands.length === rules.players, 'hands', `${rules.players} hands are needed`)
  need(totals === null || totals.length === rules.players, 'totals', `${rules.players} totals are needed`)
  need(dice === null || rules.game === 'flower-and-scorpion', 'dice', 'only Flower & Scorpion has dice')
  need(rules.blockedRule !== 'flower-and-scorpion' || dice !== null, 'rules.blockedRule', 'this rule asks for the dice')
  for (const [name, thrown] of Object.entries(dice ?? {})) {
    need(named(thrown) === thrown && halves(thrown).every((half) => half >= 1 && half <= 6), `dice.${name}`, 'dice show 1 to 6, the higher half first')
  }
}

function checkTiles({ rules, table, hands }) {
  const set = wholeSet(rules)
  const inSet = (name, where) => need(set.includes(named(name)), where, `${name} is not in the set`)
  const sorted = (tiles, where) => need(canonical(tiles) === canonical(tiles.map(named).sort(inOrder)), where, 'the tiles are not in order')
  laidOn(table).forEach((name) => inSet(name, 'table'))
  hands.forEach(({ tiles }, seat) => {
    tiles.forEach((name) => inSet(name, `hands[${seat}]`))
    sorted(tiles, `hands[${seat}]`)
  })
  if (table.kind === 'ends') sorted(table.laid, 'table.laid')
  const seen = [...laidOn(table), ...hands.flatMap(({ tiles }) => tiles)].map(named)
  for (const name of new Set(seen)) {
    const times = seen.filter((each) => each === name).length
    need(times <= rules.copies, 'tiles', `${name} is there ${times} times, and the set holds it ${rules.copies === 1 ? 'once' : `${rules.copies} times`}`)
  }
}

function checkLine({ rules, table }) {
  const joined = (tiles, where) =>
    tiles.slice(1).forEach((name, at) => need(halves(tiles[at])[1] === halves(name)[0], where, `${tiles[at]} and ${name} do not meet with equal halves`))
  if (table.kind === 'two-ended') {
    need(rules.layout === 'two-ended', 'table.kind', 'the rules want a spinner')
    need(table.tiles.length > 0, 'table.tiles', 'a line has a tile')
    need(table.lead === null ? table.tiles.length > 1 : table.lead < table.tiles.length, 'table.lead', 'it is the place of a tile of the line')
    joined(table.tiles, 'table.tiles')
  } else if (table.kind === 'spinner') {
    need(rules.layout === 'spinner', 'table.kind', 'the rules want a line with two ends')
    need(isDouble(table.spinner), 'table.spinner', 'the spinner is a double')
    need(table.arms.length === rules.arms, 'table.arms', `${rules.arms} arms are needed`)
    table.arms.forEach((tiles, at) => joined([table.spinner, ...tiles], `table.arms[${at}]`))
  } else if (table.kind === 'ends') {
    const names = rules.layout === 'two-ended' ? ['left', 'right'] : Array.from({ length: rules.arms }, (_, at) => at + 1)
    const places = table.ends.map((end) => names.indexOf(end.arm))
    need(!places.includes(-1), 'table.ends', `the arms are ${names.join(', ')}`)
    const rising = places.every((place, at) => at === 0 || place > places[at - 1])
    need(rising, 'table.ends', 'the arms are named once, in order')
    need(table.ends.length + table.laid.length > 0, 'table', 'at least an end or a tile is needed')
    table.ends.forEach(({ suit }, at) => need(suit <= rules.maxPip, `table.ends[${at}].suit`, 'the set has no such number'))
  }
}

/* ---------- The check ---------- */

/**
 * Checks the text of a ruling file.
 *
 * @param {Buffer} bytes the file
 * @returns {{ what: string, holds: boolean, why: string }[]} a line for each thing that was looked at, in the order of the file
 */
export function checkRuling(bytes) {
  const lines = []
  /** Runs one check; the rest only makes sense if it holds. */
  const check = (what, run) => {
    try {
      run()
      lines.push({ what, holds: true, why: '' })
    } catch (fault) {
      // what is nested too deeply to be looked at is no ruling either
      if (!(fault instanceof BadForm || fault instanceof RangeError)) throw fault
      lines.push({ what, holds: false, why: fault.message })
    }
    return lines.at(-1).holds
  }
  const equal = (what, said, worked) =>
    check(what, () => {
      if (canonical(said) !== canonical(worked)) throw new BadForm(`the file says ${canonical(said)}, but it is ${canonical(worked)}`)
    })

  let file = null
  const hasForm = check('The file has the form of a ruling', () => {
    need(bytes.length <= MOST_BYTES, 'file', `it has ${bytes.length} bytes, and at most ${MOST_BYTES} are allowed`)
    try {
      file = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))
    } catch (fault) {
      throw new BadForm(`file: it is no JSON in UTF-8 (${fault.message})`)
    }
    fileForm(file, 'ruling')
    need(fieldsIn(String(bytes)) === fieldsIn(JSON.stringify(file)), 'file', 'a field is there twice')
  })
  if (!hasForm) return lines
  const { seal, ...rest } = file
  equal('The seal fits the file', seal, `sha256:${createHash('sha256').update(canonical(rest)).digest('hex')}`)
  const sound =
    check('The rules, players, dice and hands agree', () => checkRules(file)) &&
    check('Every tile is in the set, and none is there too often', () => checkTiles(file)) &&
    check('The line holds together', () => checkLine(file))
  if (!sound) return lines

  const blocked = blockedOf(file)
  equal('The ends of the line, open and frozen', file.blocked.ends, blocked.ends)
  equal('The tiles that fit', file.blocked.fits, blocked.fits)
  equal('The tiles that have to wait for the first double', file.blocked.waiting, blocked.waiting)
  equal('The tiles left face down', file.blocked.boneyard, blocked.boneyard)
  equal('What does not agree', file.blocked.doubts, blocked.doubts)
  equal(`Whether the round is blocked (C-4): ${blocked.verdict.kind}`, file.blocked.verdict, blocked.verdict)
  const ruling = rulingOf(file)
  ruling.steps.forEach((step, at) => equal(`Test ${at + 1}, ${step.test} (${step.rule}): ${step.found.kind}`, file.ruling.steps[at] ?? null, step))
  equal('No other test was asked', file.ruling.steps.length, ruling.steps.length)
  equal('The remarks', file.ruling.remarks, ruling.remarks)
  const who = ruling.winner === null ? 'nobody' : file.players[ruling.winner]
  equal(`Who wins: ${who}`, [file.ruling.winner, file.result.winner], [ruling.winner, ruling.winner])
  const result = resultOf(file, ruling.winner)
  equal('The points of each player', file.result.points, result.points)
  equal('What each total moves by', file.result.deltas, result.deltas)
  equal('The totals afterwards', file.result.totals, result.totals)
  return lines
}

function main([path]) {
  let bytes
  try {
    bytes = readFileSync(path ?? '')
  } catch (fault) {
    console.error(path === undefined ? 'Name a file: node check-ruling.mjs FILE' : `${path} cannot be read: ${fault.message}`)
    return 2
  }
  const lines = checkRuling(bytes)
  for (const { what, holds: fine, why } of lines) console.log(`${fine ? 'holds' : 'WRONG'}  ${what}${why === '' ? '' : `: ${why}`}`)
  const wrong = lines.filter((line) => !line.holds).length
  console.log(wrong === 0 ? 'Everything holds.' : `${wrong} of ${lines.length} do not hold.`)
  return wrong === 0 ? 0 : 1
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) process.exitCode = main(process.argv.slice(2))
