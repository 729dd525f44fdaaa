import { describe, expect, test } from 'vitest'
import { partnerOf, sideOf, totalOfSide, totalsOfSides } from '#shared/games/sides'
import { byPlace } from '#shared/match/by-place'
import { turnAfter } from '#shared/match/seats'
import { paid } from '#shared/rules/payout'
import { playerLimits, resolveRules } from '#shared/rules/resolve'
import { keyOfName } from '#shared/stats/person'
import { headToHead, PairCount } from '#shared/stats/pairs'
import { standings } from '#shared/stats/standing'
import { toScoreJson } from '#shared/match/score-json'
import { rulesOf } from '../rules/tables'

const partners = rulesOf('block-partners', {}, 4)

describe('Two against two (PA-1 … PA-4)', () => {
  test('the player opposite is the partner, and a side has what both have', () => {
    expect([0, 1, 2, 3].map((seat) => partnerOf(partners, seat))).toEqual([2, 3, 0, 1])
    expect([sideOf(partners, 3), sideOf(rulesOf('block', {}, 4), 3)]).toEqual([[1, 3], [3]])
    expect(totalsOfSides(partners, [40, 5, 21, 7])).toEqual([61, 12, 61, 12])
    expect(totalOfSide(rulesOf('block', {}, 4), [40, 5, 21, 7], 0)).toBe(40)
  })

  test('only four can be partners', () => {
    expect(resolveRules('all-fives', { partners: true }, 3)).toEqual({ ok: false, error: { kind: 'partners-need-four' } })
    expect([playerLimits('all-fives', { partners: true }), playerLimits('block-partners', {})]).toEqual([
      { min: 4, max: 4 },
      { min: 4, max: 4 },
    ])
  })

  test('what an end pays a side is one score: too many together counts for neither, and the floor looks at the sum', () => {
    const exact = rulesOf('all-fives', { partners: true, exact: true, target: 200 }, 4)
    expect(paid(exact, [100, 0, 95, 0], [0, 0, 10, 0])).toEqual({
      deltas: [0, 0, 0, 0],
      totals: [100, 0, 95, 0],
      withheld: [{ seat: 2, why: 'exact', points: 10 }],
    })
    const floored = rulesOf('all-fives', { partners: true, floor: 0 }, 4)
    expect(paid(floored, [10, 50, 0, 50], [-5, 0, -10, 0]).deltas).toEqual([-5, 0, -5, 0])
    expect(paid(floored, [-4, 0, 0, 0], [0, 0, 2, 0]).totals).toEqual([-2, 0, 2, 0])
    expect(paid(floored, [3, 0, 0, 0], [2, 0, -9, 0]).deltas).toEqual([2, 0, -5, 0])
  })

  test('where both have to go out, the turn passes over who is out (FT-5)', () => {
    const rules = rulesOf('fives-and-threes', { partners: true }, 4)
    expect(turnAfter(rules, [2, 0, 1, 3], 0, [])).toBe(2)
    expect(turnAfter(rules, [0, 0, 1, 3], 3, [])).toBe(2)
    expect(turnAfter({ ...rules, pairOut: false }, [2, 0, 1, 3], 0, [])).toBe(1)
    expect(turnAfter(rulesOf('fives-and-threes', {}, 4), [2, 0, 1, 3], 0, [])).toBe(1)
  })
})

describe('A side that has won (PA-3, PA-6)', () => {
  const record = (totals: readonly number[]) => ({
    format: 'caravan-record',
    version: 1,
    preset: 'score-pad',
    rules: { partners: true, rounds: 1 },
    players: ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name })),
    rounds: [{ leader: 0, events: [{ type: 'left', hands: totals.map((pips) => ({ pips })) }] }],
  })

  test('is two winners, of whom the one who won the round is named', () => {
    expect(toScoreJson(record([10, 20, 32, 15]), () => '')).toMatchObject({ winner: 2, winners: [0, 2] })
    expect(toScoreJson(record([12, 20, 13, 5]), () => '')).toMatchObject({ winner: null, finished: true })
  })

  test('comes first in lists, both of them', () => {
    const players = [{ total: 10 }, { total: 40 }, { total: 41 }, { total: 0 }]
    expect(byPlace(players, { outcome: { kind: 'won', by: 2, with: 0 } }).map(({ seat }) => seat)).toEqual([0, 2, 1, 3])
  })

  test('has the first place, the others the second, and only opponents have met', () => {
    const people = ['Ada', 'Ben', 'Cleo', 'Dan'].map(keyOfName)
    const [ada, ben, cleo] = people
    const placed = standings({ winner: 2, partners: true, totals: [30, 40, 42, 15], lowest: false }, people)
    expect(people.map((person) => placed.find((each) => each.person === person)?.place)).toEqual([1, 2, 1, 2])
    const count = new PairCount()
    count.add(placed, { partners: true })
    const versus = headToHead(count.pairs())
    if (ada === undefined || ben === undefined || cleo === undefined) return expect.fail('four people')
    expect([versus(ada, ben), versus(ada, cleo).matches]).toEqual([{ matches: 1, ahead: 1, behind: 0, level: 0 }, 0])
  })
})
