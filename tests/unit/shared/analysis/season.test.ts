import { describe, expect, it } from 'vitest'
import { missesOf } from '#shared/analysis/misses'
import { reviewRead } from '#shared/analysis/review'
import { choicesOf, luckOver } from '#shared/analysis/season'
import { expectOk } from '#shared/kernel/result'
import { readRecord } from '#shared/match/read-record'
import type { PresetId } from '#shared/rules/presets'
import { simulate } from '../../../reference/simulate'

function reviewed(record: { readonly preset: string }) {
  const read = expectOk(readRecord(record), 'it is sound')
  return { preset: record.preset as PresetId, record: read, review: expectOk(reviewRead(read), 'it is sound') }
}

const players = [{ name: 'Ada' }, { name: 'Ben' }]
const laid = (tile: string, arm?: string) => ({ type: 'play', tile, ...(arm === undefined ? {} : { arm }) })
/** A round that ends when Ada has laid all her tiles; only then is it looked at. */
const over = (events: readonly object[], handSize: number) => ({
  format: 'caravan-record',
  version: 1,
  preset: 'bergen-game-cabinet',
  rules: { handSize },
  players,
  rounds: [{ leader: 0, events }],
})

describe('what someone misses most', () => {
  it('is equal ends that a held tile would have made', () => {
    // Ada's 6-2 makes a double header at either end, and she plays 6-1
    const record = over(
      [laid('6-4'), laid('4-2', 'right'), laid('6-1', 'left'), laid('3-2', 'right'), laid('6-3', 'right'), laid('1-0', 'left'), laid('6-2', 'right')],
      4,
    )
    const [ada, ben] = missesOf(reviewed(record))
    expect(ada).toMatchObject({ rounds: 1, times: { 'equal-ends': 1, double: 0 } })
    expect(ben).toMatchObject({ rounds: 1, times: { 'equal-ends': 0, double: 0 } })
  })

  it('is not looked for in a round that runs', () => {
    const record = over([laid('6-4'), laid('4-2', 'right'), laid('6-1', 'left'), laid('2-1', 'left'), laid('6-2', 'right')], 4)
    expect(missesOf(reviewed(record)).map(({ rounds }) => rounds)).toEqual([0, 0])
  })

  it('is counted for every seat of any match', () => {
    for (const preset of ['flower-and-scorpion', 'double-bergen', 'bergen-pagat']) {
      const match = reviewed(simulate(4, preset, { houseRules: 0, irregular: 0, explicit: 0, mostRounds: 6 }).record)
      const seats = missesOf(match)
      expect(seats).toHaveLength(match.review.match.totals.length)
      const certain = seats.reduce((sum, { times }) => sum + times['equal-ends'] + times.double + times.other, 0)
      const missed = match.review.rounds
        .filter((_, round) => match.review.match.rounds[round]?.end !== null)
        .flatMap(({ plays }) => plays.filter((play) => play.missed > 0))
      expect(certain).toBe(missed.length)
    }
  })
})

describe('what choices cost in a match', () => {
  it('is an estimate for each seat, with how far it may be off', () => {
    const match = reviewed(simulate(5, 'bergen-pagat', { houseRules: 0, irregular: 0, explicit: 0, mostRounds: 2 }).record)
    const work = choicesOf(match)
    for (;;) {
      const step = work.next()
      if (step.done !== true) continue
      expect(step.value).toHaveLength(match.review.match.totals.length)
      for (const { give } of step.value) expect(give).toBeGreaterThanOrEqual(0)
      return
    }
  })
})

describe('luck and skill over several matches', () => {
  const lost = (...means: readonly number[]) => means.map((mean) => ({ mean, give: 0.6 }))

  it('are what someone makes more than the others, less what choices gave', () => {
    const matches = [
      { people: ['a', 'b'], totals: [15, 9], lost: lost(1, 3), partners: false },
      { people: ['b', 'a'], totals: [15, 13], lost: lost(2, 0), partners: false },
    ]
    const [one, other] = luckOver(matches)
    expect(one).toMatchObject({ person: 'a', matches: 2, ahead: 2, choices: 2, tiles: 0 })
    expect(other).toMatchObject({ person: 'b', matches: 2, ahead: -2, choices: -2, tiles: 0 })
    expect(one?.give).toBeCloseTo(0.6)
  })

  it('leave out a match in which someone had several seats', () => {
    expect(luckOver([{ people: ['a', 'a'], totals: [3, 1], lost: lost(0, 0), partners: false }])).toEqual([])
  })

  it('compare with the average of all others', () => {
    const [first] = luckOver([{ people: ['a', 'b', 'c'], totals: [10, 4, 0], lost: lost(0, 2, 4), partners: false }])
    expect(first).toMatchObject({ person: 'a', ahead: 8, choices: 3, tiles: 5 })
  })

  it('are those of a side where two play together', () => {
    const all = luckOver([{ people: ['a', 'b', 'c', 'd'], totals: [10, 4, 0, 1], lost: lost(0, 2, 1, 4), partners: true }])
    expect(all.map(({ person, ahead, choices, tiles }) => [person, ahead, choices, tiles])).toEqual([
      ['a', 5, 5, 0],
      ['c', 5, 5, 0],
      ['b', -5, -5, 0],
      ['d', -5, -5, 0],
    ])
    for (const { give } of all) expect(give).toBeCloseTo(1.2)
  })
})
