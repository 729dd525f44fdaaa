import { describe, expect, test } from 'vitest'
import type { Dispute, KnownTable } from '#shared/arbiter/dispute'
import { smallestChange, type SmallestChange } from '#shared/arbiter/smallest-change'
import type { TileChange } from '#shared/arbiter/tile-change'
import { makeTile, parseTile, tileOf } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import { resolveRules } from '#shared/rules/resolve'
import { BLOCKED_RULE_IDS, type RuleSettings } from '#shared/games/rules'
import { blockedWinner } from '../reference/naive-blocked'
import { anyChanges, changed, countsPipsAlone, naiveChanges, pipsMoved, sizeOf, type NaiveChange, type NaiveTable } from '../reference/naive-change'
import { isDoubleText } from '../reference/naive-record'
import { NAIVE_PRESETS, type NaiveRules } from '../reference/naive-rules'
import { Random } from '../reference/random'
import { randomHands, setOf, type RandomHands } from '../reference/random-hands'
import { runs, SEED, shown } from '../support/runs'

const HANDS = runs(8400, 336).numRuns
const tile = (text: string) => expectOk(parseTile(text), 'a tile').tile
const halves = (text: string) => text.split('-').map(Number)

interface Case {
  readonly dispute: Dispute
  readonly naive: NaiveRules
  readonly dealt: RandomHands
  readonly set: readonly string[]
  readonly table: NaiveTable
}

/** Hands as a blocked round leaves them, at a table of which nothing, the ends, or the ends and some tiles are known. */
function caseOf(seed: number): Case {
  const random = new Random(seed)
  // Large sets say nothing more, and the slow search is slow on them.
  const hands =
    Array.from({ length: 20 }, (_, at) => randomHands(seed + at * 1_000_003)).find(({ maxPip }) => maxPip <= 6 || random.chance(0.05)) ?? randomHands(seed)
  const set = setOf(hands.maxPip, hands.copies)
  const open = random.pick<readonly number[]>([[], [random.whole(0, hands.maxPip)], [random.whole(0, hands.maxPip), random.whole(0, hands.maxPip)]])
  // A tile that could be played is left in one hand now and then: whoever holds it is told so elsewhere.
  const keep = random.chance(0.1)
  const dealt = { ...hands, hands: hands.hands.map((hand) => hand.filter((each) => keep || !halves(each).some((half) => open.includes(half)))) }
  const laid = open.length === 0 ? [] : random.shuffled(remaining(set, dealt.hands.flat())).slice(0, random.whole(0, 20))
  const blockedRule = random.pick(BLOCKED_RULE_IDS)
  const preset = blockedRule === 'flower-and-scorpion' ? 'flower-and-scorpion' : random.pick(['bergen-pagat', 'bergen-draw'] as const)
  const changedRules: Partial<RuleSettings> = {
    maxPip: dealt.maxPip,
    copies: dealt.copies,
    handSize: 1,
    reserve: 0,
    blockedRule,
    americanGap: random.pick(['none', 'simple'] as const),
    germanTies: random.pick(['among-tied', 'all'] as const),
  }
  const rules = { ...expectOk(resolveRules(preset, changedRules, Math.min(dealt.players, 4)), 'the table can be'), players: dealt.players }
  const known: KnownTable =
    open.length === 0
      ? { kind: 'unknown' }
      : { kind: 'ends', ends: open.map((suit, arm) => ({ arm: arm === 0 ? 'left' : 'right', suit })), laid: laid.map(tile) }
  const dispute: Dispute = {
    rules,
    rolled: { flower: tileOf(...dealt.dice.flower), scorpion: tileOf(...dealt.dice.scorpion) },
    table: known,
    hands: dealt.hands.map((hand) => ({ kind: 'shown', tiles: hand.map(tile) })),
    boneyard: null,
    totals: null,
  }
  return { dispute, naive: { ...(NAIVE_PRESETS[preset] as NaiveRules), ...(changedRules as Partial<NaiveRules>) }, dealt, set, table: { laid, open } }
}

function remaining(set: readonly string[], gone: readonly string[]): readonly string[] {
  const left = [...set]
  for (const each of gone) left.splice(left.indexOf(each), 1)
  return left
}

const inWords = (change: TileChange): NaiveChange => ({
  seat: change.seat,
  goes: change.kind === 'more' ? '' : makeTile(change.tile),
  comes: change.kind === 'less' ? '' : makeTile(change.other),
})

const smaller = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((part, index) => part !== b[index])
  return at !== -1 && (a[at] ?? 0) < (b[at] ?? 0)
}

/** Every change that the scope of a change speaks of, found again in the slow search. */
function spokenOf(found: Extract<SmallestChange, { kind: 'change' }>, { dealt, set, table }: Case): readonly NaiveChange[] {
  const { scope } = found
  const said = inWords(found.change)
  const all = naiveChanges(dealt.hands, set, table).filter(({ seat }) => seat === said.seat)
  const alike = all.filter(({ goes, comes }) => (goes === '') === (said.goes === '') && (comes === '') === (said.comes === ''))
  switch (scope.kind) {
    case 'this-tile':
      return [said]
    case 'any-tile':
      return said.comes === '' ? alike : alike.filter(({ goes }) => goes === said.goes)
    case 'any-double':
      return alike.filter(({ goes, comes }) => goes === said.goes && isDoubleText(comes))
    case 'pips':
      return anyChanges(dealt.hands, set).filter((change) => change.seat === said.seat && pipsMoved(change) === scope.pips)
  }
}

const met = { scopes: new Map<string, number>(), kinds: new Map<string, number>(), rules: new Map<string, number>(), tiles: 0, nobody: 0 }
const count = (of: Map<string, number>, what: string) => of.set(what, (of.get(what) ?? 0) + 1)

describe(`what would change a ruling, against a slow search and the second scorer ${shown}`, () => {
  test(`on ${HANDS.toLocaleString('en')} random blocked rounds, under every blocked rule and reading`, () => {
    for (let at = 0; at < HANDS; at++) {
      const seed = (SEED + at) >>> 0
      const told = caseOf(seed)
      const { dispute, naive, dealt, set, table } = told
      const winnerOf = (hands: readonly (readonly string[])[]) => blockedWinner(hands, dealt.dice, naive)
      const before = winnerOf(dealt.hands)
      const found = expectOk(smallestChange(dispute), `hands ${seed} can be ruled on`)
      const byPips = countsPipsAlone(naive)
      const all = naiveChanges(dealt.hands, set, table).map((change) => ({ change, winner: winnerOf(changed(dealt.hands, change)) }))
      const sizes = all.flatMap(({ change, winner }) => (winner === before ? [] : [sizeOf(change, winner, byPips)]))
      const shownHere = { seed, rule: naive.blockedRule, hands: dealt.hands, table }

      if (naive.blockedRule === 'tiles-deducted' || found.kind !== 'change') {
        const expected = naive.blockedRule === 'tiles-deducted' ? { kind: 'no-winner-named' } : { kind: 'no-change', winner: before }
        if (sizes.length > 0 || JSON.stringify(found) !== JSON.stringify(expected))
          expect({ ...shownHere, found, sizes }).toEqual({ ...shownHere, found: expected, sizes: [] })
        count(met.kinds, found.kind)
        continue
      }

      const change = inWords(found.change)
      const size = sizeOf(change, found.winner, byPips)
      const less = sizes.filter((other) => smaller(other, size))
      const possible = all.some((other) => JSON.stringify(other.change) === JSON.stringify(change))
      const winner = winnerOf(changed(dealt.hands, change))
      if (less.length > 0 || !possible || winner !== found.winner || winner === before)
        expect({ ...shownHere, found, less, possible, winner }).toEqual('possible, the smallest, and with the winner that is said')
      const winners = new Set(spokenOf(found, told).map((each) => winnerOf(changed(dealt.hands, each))))
      if (winners.size !== 1 || !winners.has(found.winner)) expect({ ...shownHere, found, winners: [...winners] }).toEqual('true of everything it speaks of')
      checkTile(shownHere, found, told)
      look(naive, found)
    }
  })

  test('those rounds lead to every kind of change and everything that can be said of one', () => {
    expect([...met.kinds.keys()].sort()).toEqual(['exchange', 'less', 'more', 'no-change', 'no-winner-named'])
    expect([...met.scopes.keys()].sort()).toEqual([
      'exchange any-double',
      'exchange any-tile',
      'exchange pips',
      'exchange this-tile',
      'less any-tile',
      'less pips',
      'less this-tile',
      'more any-double',
      'more any-tile',
      'more pips',
      'more this-tile',
    ])
    expect([...met.rules.keys()].sort()).toEqual(BLOCKED_RULE_IDS.filter((id) => id !== 'tiles-deducted').sort())
    for (const often of [met.tiles, met.nobody]) expect(often).toBeGreaterThan(10)
  })
})

/** The tile that the winner would win with is theirs, and one that the rule looks for: of the dice, or the lowest double of all. */
function checkTile(shownHere: object, found: Extract<SmallestChange, { kind: 'change' }>, told: Case): void {
  if (found.winsWith === null) return
  const text = makeTile(found.winsWith)
  const { flower, scorpion } = told.dealt.dice
  const rolled = told.naive.blockedRule === 'flower-and-scorpion' ? [flower, scorpion].map(([a, b]) => `${Math.max(a, b)}-${Math.min(a, b)}`) : []
  for (const each of spokenOf(found, told)) {
    const hands = changed(told.dealt.hands, each)
    const lowest = setOf(told.dealt.maxPip, 1).find((double) => isDoubleText(double) && hands.flat().includes(double))
    const holds = found.winner !== null && hands[found.winner]?.includes(text) === true
    if (!holds || ![...rolled, lowest].includes(text)) expect({ ...shownHere, found, hands }).toEqual('a tile of the winner that the rule looks for')
  }
  met.tiles += 1
}

function look({ blockedRule }: NaiveRules, { change, scope, winner }: Extract<SmallestChange, { kind: 'change' }>): void {
  count(met.kinds, change.kind)
  count(met.scopes, `${change.kind} ${scope.kind}`)
  count(met.rules, blockedRule)
  if (winner === null) met.nobody += 1
}
