import { describe, expect, test } from 'vitest'
import { compareRulings, type RuleChoice, type Comparison, type Opinion } from '#shared/arbiter/compare'
import type { Dispute } from '#shared/arbiter/dispute'
import { rule } from '#shared/arbiter/rule'
import { parseTile, tileOf } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import { LINE_PRESETS, PRESETS, type PresetId } from '#shared/rules/presets'
import { resolveRules } from '#shared/rules/resolve'
import type { RuleSettings } from '#shared/games/rules'
import { blockedWinner } from '../reference/naive-blocked'
import { leftPays, leftPoints } from '../reference/naive-ends'
import { blockedPointsOf, NAIVE_PRESETS, type NaiveRules } from '../reference/naive-rules'
import { Random } from '../reference/random'
import { randomHands, type RandomHands } from '../reference/random-hands'
import { runs, SEED, shown } from '../support/runs'

/** Fewer would not lead to each end often enough to say so. */
const HANDS = runs(100_000, 10_000).numRuns
const tile = (text: string) => expectOk(parseTile(text), 'a tile').tile

/** A table whose family may have changed what a blocked round is worth. */
function randomTable(random: Random, { maxPip, copies }: RandomHands) {
  const preset = random.pick(LINE_PRESETS.filter((id) => (id !== 'flower-and-scorpion' || copies === 1) && !PRESETS[id].settings.partners))
  const changed: Partial<RuleSettings> = {
    maxPip,
    copies,
    handSize: 1,
    reserve: 0,
    americanGap: random.pick(['none', 'simple'] as const),
    germanTies: random.pick(['among-tied', 'all'] as const),
    ...(random.chance(0.6) ? { blockedRule: random.pick(blockedRules(preset)) } : {}),
    ...(random.chance(0.2) ? { blockedPoints: random.whole(0, 5) } : {}),
    ...(random.chance(0.2) ? { tileDeduction: random.whole(1, 2), floor: random.pick([null, 0]) } : {}),
  }
  return { preset, changed }
}

function blockedRules(preset: PresetId): readonly RuleSettings['blockedRule'][] {
  const everywhere = ['american', 'german', 'simple', 'lightest-without-doubles', 'picture', 'tiles-deducted'] as const
  return preset === 'flower-and-scorpion' ? ['flower-and-scorpion', ...everywhere] : everywhere
}

interface Case {
  readonly dispute: Dispute
  readonly naive: NaiveRules
  readonly dealt: RandomHands
}

function caseOf(seed: number): Case {
  const random = new Random(seed)
  const dealt = randomHands(seed)
  const { preset, changed } = randomTable(random, dealt)
  // A set that seats them all: who may sit down is not what is asked here.
  const rules = { ...expectOk(resolveRules(preset, changed, Math.min(dealt.players, 4)), 'the table can be'), players: dealt.players }
  const dispute: Dispute = {
    rules,
    rolled:
      random.chance(0.8) || rules.blockedRule === 'flower-and-scorpion'
        ? { flower: tileOf(...dealt.dice.flower), scorpion: tileOf(...dealt.dice.scorpion) }
        : null,
    table: { kind: 'unknown' },
    hands: dealt.hands.map((hand) => ({ kind: 'shown', tiles: hand.map(tile) })),
    boneyard: null,
    totals: dealt.totals,
  }
  return { dispute, naive: { ...(NAIVE_PRESETS[preset] as NaiveRules), ...(changed as Partial<NaiveRules>) }, dealt }
}

const naiveUnder = (naive: NaiveRules, { blockedRule, reading }: RuleChoice): NaiveRules => ({
  ...naive,
  blockedRule,
  ...(blockedRule === 'american' ? { americanGap: reading } : {}),
  ...(blockedRule === 'german' ? { germanTies: reading } : {}),
})

const keyOf = ({ blockedRule, reading }: RuleChoice) => `${blockedRule} ${reading ?? ''}`.trim()
const tableOpinion = ({ opinions }: Comparison): Opinion => opinions.find(({ table }) => table) as Opinion

/** Everyone with the least of something, if that is more than one: said again without the app. */
function alike(hands: readonly (readonly string[])[], measure: (hand: readonly string[]) => number): readonly number[] {
  const values = hands.map(measure)
  const seats = values.flatMap((value, seat) => (value === Math.min(...values) ? [seat] : []))
  return seats.length > 1 ? seats : []
}
const doubles = (hand: readonly string[]) => hand.filter((each) => each.split('-')[0] === each.split('-')[1]).length
const pips = (hand: readonly string[]) => hand.flatMap((each) => each.split('-').map(Number)).reduce((a, b) => a + b, 0)

const met = { choices: new Set<string>(), dependsOn: new Set<string>(), gaps: 0, ties: 0, empty: 0, players: new Set<number>(), nobody: 0 }

describe(`the arbiter against the rulebook, stated again and naively ${shown}`, () => {
  test(`on ${HANDS.toLocaleString('en')} random hands, under every blocked rule and reading`, () => {
    for (let at = 0; at < HANDS; at++) {
      const seed = (SEED + at) >>> 0
      const { dispute, naive, dealt } = caseOf(seed)
      const compared = expectOk(compareRulings(dispute), `hands ${seed} can be ruled on`)
      const expected = compared.opinions.map(({ choice }) => [keyOf(choice), blockedWinner(dealt.hands, dealt.dice, naiveUnder(naive, choice))])
      const said = compared.opinions.map(({ choice, ruled }) => [keyOf(choice), ruled.ruling.winner])
      if (JSON.stringify(said) !== JSON.stringify(expected)) expect({ seed, hands: dealt.hands, said }).toEqual({ seed, hands: dealt.hands, said: expected })
      checkTable(seed, compared, { dispute, naive, dealt })
      look(compared, dealt)
    }
  })

  test('those hands lead to every choice, tie, gap and dependence', () => {
    expect([...met.choices].sort()).toEqual([
      'american none',
      'american simple',
      'flower-and-scorpion',
      'german all',
      'german among-tied',
      'lightest-without-doubles',
      'picture',
      'simple',
      'tiles-deducted',
    ])
    expect([...met.dependsOn].sort()).toEqual(['nothing', 'reading', 'rule'])
    expect([...met.players].sort()).toEqual([2, 3, 4, 5, 6, 7, 8])
    for (const count of [met.gaps, met.ties, met.empty, met.nobody]) expect(count).toBeGreaterThan(1000)
  })
})

/** What the table itself says: the same as `rule`, paid as the record would pay it, with each tie and the gap as data. */
function checkTable(seed: number, compared: Comparison, { dispute, naive, dealt }: Case): void {
  const { ruled } = tableOpinion(compared)
  const winner = blockedWinner(dealt.hands, dealt.dice, naive)
  const worth = blockedPointsOf(naive)
  const before = dealt.totals ?? dealt.hands.map(() => 0)
  const floor = dealt.totals === null ? null : naive.floor
  const fixed = dealt.hands.map((hand, seat) => (seat === winner ? worth : 0) - hand.length * naive.tileDeduction)
  const points = leftPays(naive) ? leftPoints(dealt.hands, winner, naive) : fixed
  const totals = points.map((paid, seat) => Math.max(floor ?? -Infinity, (before[seat] ?? 0) + paid))
  const holders = dealt.hands.filter((hand) => doubles(hand) > 0).length
  const gap = naive.blockedRule === 'american' && holders === 1 && dealt.hands.length >= 3
  const expected = { seed, winner, totals, gap, ties: naive.blockedRule === 'simple' ? [alike(dealt.hands, pips)].filter(({ length }) => length > 0) : null }
  const ties = ruled.remarks.flatMap((remark) => (remark.kind === 'tie' ? [remark.seats] : []))
  const said = {
    seed,
    winner: ruled.ruling.winner,
    totals: ruled.totals,
    gap: ruled.remarks.some(({ kind }) => kind === 'american-gap'),
    ties: naive.blockedRule === 'simple' ? ties : null,
  }
  if (JSON.stringify(said) !== JSON.stringify(expected)) expect(said).toEqual(expected)
  if (seed % 50 === 0) expect(rule(dispute)).toEqual({ ok: true, value: ruled })
  const { groups, opinions } = compared
  const all = groups.flatMap(({ choices }) => choices).length
  if (all !== opinions.length || groups[0]?.table !== true) expect(groups).toEqual('every choice once, the table’s group first')
  if (compared.dependsOn === 'nothing' && new Set(opinions.filter(({ playable }) => playable).map((opinion) => opinion.ruled.ruling.winner)).size !== 1)
    expect(compared).toEqual('one winner')
}

function look(compared: Comparison, { hands, players }: RandomHands): void {
  compared.opinions.forEach(({ choice }) => met.choices.add(keyOf(choice)))
  met.dependsOn.add(compared.dependsOn)
  met.players.add(players)
  const remarks = compared.opinions.flatMap(({ ruled }) => ruled.remarks)
  if (remarks.some(({ kind }) => kind === 'american-gap')) met.gaps += 1
  if (remarks.some(({ kind }) => kind === 'tie')) met.ties += 1
  if (hands.some(({ length }) => length === 0)) met.empty += 1
  if (tableOpinion(compared).ruled.ruling.winner === null) met.nobody += 1
}
