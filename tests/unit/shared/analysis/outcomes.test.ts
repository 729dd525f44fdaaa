import { describe, expect, it } from 'vitest'
import { LEAD, type Move } from '#shared/analysis/dealt-round'
import { bestOf, estimatesOf, FEWEST_DEALS, lostBy, type Outcomes, outcomesOf, WorkShare } from '#shared/analysis/likely'
import { dealRound, RestOfMatch } from '#shared/analysis/rest-of-match'
import type { DealtHands } from '#shared/analysis/weigh'
import { present } from '#shared/kernel/assert'
import { inOneGo } from '#shared/kernel/in-steps'
import { Random } from '#shared/kernel/random'
import { expectOk } from '#shared/kernel/result'
import { resolveRules } from '#shared/rules/resolve'

const rules = expectOk(resolveRules('bergen-game-cabinet', {}, 2), 'two may play')
const random = new Random(5)
const { state, round } = dealRound('bergen-game-cabinet', rules, { totals: [0, 0], leader: 0 }, random)
const own = present(round.hands[0], 'it is dealt')
const moves: readonly Move[] = own.map((tile) => ({ tile, arm: LEAD }))
/** The own hand is known; the others' tiles are shuffled. */
const deals: readonly DealtHands[] = Array.from({ length: 200 }, () => {
  const rest = random.shuffle([...(round.hands[1] ?? []), ...round.boneyard])
  return { hands: [own, rest.slice(0, rules.handSize).sort((a, b) => b - a)], boneyard: rest.slice(rules.handSize) }
})
const rest = new RestOfMatch('bergen-game-cabinet', rules)
const played = (wanted: { readonly played?: number; readonly mostWork?: number }): Outcomes =>
  inOneGo(outcomesOf(state, moves, deals, { stake: 'points', rest, ...wanted }))

describe('what ways come to', () => {
  it('is known in all deals of those that may be the best, and of the one that was played', () => {
    const outcomes = played({ played: moves.length - 1 })
    expect(outcomes.values[bestOf(outcomes)]).toHaveLength(200)
    expect(outcomes.values.at(-1)).toHaveLength(200)
    outcomes.values.forEach((values, move) => expect(values.length < 200).toBe((outcomes.behind[move] as number) >= 0))
  })

  it('is as far behind the best for a way that was left out as in the deals of both', () => {
    const estimates = estimatesOf({ values: [Float64Array.of(4, 6, 5, 5), Float64Array.of(1, 2), Float64Array.of(5, 5, 5, 5)], behind: [-1, 0, -1] })
    expect(estimates.map(({ mean }) => mean)).toEqual([5, 1.5, 5])
    expect(present(estimates[1], 'there are three').give).toBeGreaterThan(present(estimates[2], 'there are three').give)
  })

  it('is never best for a way that was left out, however well it began', () => {
    const left = { values: [Float64Array.of(9, 0, 0, 0), Float64Array.of(8, 8)], behind: [-1, 0] }
    expect(bestOf(left)).toBe(0)
    expect(lostBy(left, 0)).toEqual({ mean: 0, give: 0 })
  })

  it('ends with the fewest deals once the work is used up', () => {
    const outcomes = played({ played: 0, mostWork: 1 })
    expect(Math.max(...outcomes.values.map(({ length }) => length))).toBe(FEWEST_DEALS)
    expect(outcomes.work).toBeLessThan(played({ played: 0 }).work)
  })

  it('has points beside chances where the match is at stake', () => {
    const outcomes = inOneGo(outcomesOf(state, moves.slice(0, 2), deals.slice(0, 20), { stake: 'match', rest }))
    const inPoints = inOneGo(outcomesOf(state, moves.slice(0, 2), deals.slice(0, 20), { stake: 'points', rest }))
    for (const values of outcomes.values) for (const value of values) expect(value).toBeLessThanOrEqual(1)
    expect(outcomes.points[0]?.length).toBe(inPoints.points[0]?.length)
  })
})

describe('work that is shared out', () => {
  it('goes to each part by its weight, and what one leaves to the others', () => {
    const share = new WorkShare(100, 4)
    expect(share.next(1)).toBe(25)
    share.spend(10)
    expect(share.next(1)).toBe(30)
    share.spend(60)
    expect(share.next(2)).toBe(30)
    share.spend(200)
    expect(share.next(1)).toBe(0)
  })
})
