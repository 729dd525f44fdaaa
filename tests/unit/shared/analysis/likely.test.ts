import { describe, expect, it } from 'vitest'
import { isWhole, likelyRound, type InProgress, type LikelyRound } from '#shared/analysis/likely'
import { reviewRead } from '#shared/analysis/review'
import { makeTile, type Tile } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import { readRecord } from '#shared/match/read-record'
import { LINE_PRESETS, type PresetId } from '#shared/rules/presets'
import { EVERY } from '../../../every'
import { forecasts, wonOf } from '../../../analysis/calibration'
import { againstGreedy } from '../../../analysis/strength'
import { simulate } from '../../../reference/simulate'

const PRESETS = LINE_PRESETS

function finished<T>(work: InProgress<T>): { readonly value: T; readonly progress: readonly number[] } {
  const progress: number[] = []
  for (;;) {
    const step = work.next()
    if (step.done === true) return { value: step.value, progress }
    progress.push(step.value)
  }
}

function reviewed(record: unknown, preset: string, deals: number) {
  const read = expectOk(readRecord(record), 'it is sound')
  const review = expectOk(reviewRead(read), 'it is sound')
  return { review, ...finished(likelyRound({ preset: preset as PresetId, record: read, review }, 0, { deals })) }
}

const random = (preset: string, seed: number) =>
  simulate(seed, preset, { houseRules: 0.15, irregular: 0.02, explicit: 0.5, mostRounds: 1, midRound: 0.2 }).record

describe('what is likely of a round', () => {
  it.each(PRESETS)('has a value for each way of each play, and a chance for each seat, in %s', (preset) => {
    let decisions = 0
    for (let seed = 1; seed <= (EVERY ? 5 : preset === 'double-bergen-twelve' ? 1 : 2); seed++) {
      const record = random(preset, seed)
      const { review, value, progress } = reviewed(record, preset, EVERY ? 12 : preset === 'double-bergen-twelve' ? 1 : 4)
      const { plays, chances } = value
      const ways = review.rounds[0]?.plays.filter((play) => play.ways.length > 1) ?? []
      expect(plays.length).toBeLessThanOrEqual(ways.length)
      for (const play of plays) {
        const own = ways.find(({ event }) => event === play.event)
        expect(play.ways.map(({ tile, arm }) => ({ tile, arm }))).toEqual(own?.ways.map(({ tile, arm }) => ({ tile, arm })))
        expect(play.ways[play.best]?.value.mean).toBe(Math.max(...play.ways.map((way) => way.value.mean)))
        decisions += 1
      }
      expect(chances.length).toBe((record.rounds[0]?.events.length ?? 0) + 1)
      for (const each of chances) if (each !== null) expect(each.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
      expect(progress).toEqual([...progress].sort((a, b) => a - b))
      expect(progress.at(-1)).toBeCloseTo(1)
    }
    expect(decisions).toBeGreaterThan(5)
  })

  if (EVERY)
    it('has as many deals for each decision as are wanted, where all are asked for', () => {
      // with double-twelve one round in so many is too long for 200 deals in some seconds
      const long = Array.from(
        { length: 40 },
        (_, seed) => simulate(seed, 'double-bergen-twelve', { houseRules: 0, irregular: 0, explicit: 0.5, mostRounds: 1 }).record,
      )
        .filter(({ players }) => players.length === 4)
        .toSorted((a, b) => (b.rounds[0]?.events.length ?? 0) - (a.rounds[0]?.events.length ?? 0))[0]
      const read = expectOk(readRecord(long), 'it is sound')
      const match = { preset: 'double-bergen-twelve', record: read, review: expectOk(reviewRead(read), 'it is sound') } as const
      const soon = finished(likelyRound(match, 0)).value
      expect(isWhole(soon)).toBe(false)
      expect(Math.min(...soon.plays.map(({ deals }) => deals))).toBeGreaterThanOrEqual(20)
      expect(isWhole(finished(likelyRound(match, 0, { all: true })).value)).toBe(true)
    })

  it('is the same each time', () => {
    const once = (): LikelyRound => reviewed(random('double-bergen', 3), 'double-bergen', 24).value
    expect(once()).toEqual(once())
  })

  it('ends with who made most', () => {
    const { value, review } = reviewed(simulate(5, 'bergen-draw', { houseRules: 0, irregular: 0, explicit: 0, mostRounds: 1 }).record, 'bergen-draw', 24)
    const totals = review.match.totals
    const most = Math.max(...totals)
    const first = totals.filter((total) => total === most).length
    expect(value.chances.at(-1)).toEqual(totals.map((total) => (total === most ? 1 / first : 0)))
  })

  it('says what a play lost beside a tile that would have paid, and with it by how much it may be off', () => {
    // Ada holds 6-2, which makes a double header at either end, and plays 6-1
    const plays = [['6-4'], ['4-2', 'right'], ['6-1', 'left'], ['1-0', 'left'], ['6-2', 'right']]
    const events = plays.map(([tile, arm]) => ({ type: 'play', tile, ...(arm === undefined ? {} : { arm }) }))
    const players = [{ name: 'Ada' }, { name: 'Ben' }]
    const record = { format: 'caravan-record', version: 1, preset: 'bergen-game-cabinet', rules: {}, players, rounds: [{ leader: 0, events }] }
    const { value } = reviewed(record, 'bergen-game-cabinet', 200)
    const third = value.plays.find(({ event }) => event === 3)
    expect(makeTile(third?.ways[third.best]?.tile as Tile)).toBe('6-2')
    expect(third?.stake).toBe('points')
    expect(third?.lost.mean).toBeGreaterThan(1)
    expect(third?.lost.give).toBeGreaterThan(0)
    expect(third?.lost.give).toBeLessThan(1)
    expect(third?.lostPoints).toEqual(third?.lost)
  })

  it('weighs the chance to win the match once the target is near', () => {
    const plays = [['6-4'], ['4-2', 'right'], ['6-1', 'left'], ['1-0', 'left'], ['6-2', 'right']]
    const events = plays.map(([tile, arm]) => ({ type: 'play', tile, ...(arm === undefined ? {} : { arm }) }))
    const players = [{ name: 'Ada' }, { name: 'Ben' }]
    const record = { format: 'caravan-record', version: 1, preset: 'bergen-game-cabinet', rules: { target: 3 }, players, rounds: [{ leader: 0, events }] }
    const third = reviewed(record, 'bergen-game-cabinet', 100).value.plays.find(({ event }) => event === 3)
    expect(third?.stake).toBe('match')
    for (const { value } of third?.ways ?? []) expect(value.mean).toBeGreaterThanOrEqual(0)
    for (const { value } of third?.ways ?? []) expect(value.mean).toBeLessThanOrEqual(1)
  })
})

describe('how far it can be relied on', () => {
  /** `npm run test:analysis` plays 10,000. */
  it('beats a player who always takes what pays most', () => {
    const { won, of } = againstGreedy('bergen-pagat', EVERY ? 60 : 24, 24)
    expect(won / of).toBeGreaterThan(0.6)
  })

  it('gives chances that come true as often as they say', () => {
    const all = forecasts('bergen-pagat', 2, EVERY ? 160 : 100, { deals: EVERY ? 60 : 20, share: 0.3 })
    const likely = wonOf(all, 0.5, 1.01)
    const unlikely = wonOf(all, 0, 0.5)
    expect(likely.of).toBeGreaterThan(40)
    for (const { given, won, after } of [likely, unlikely]) {
      expect(Math.abs(won.mean - given)).toBeLessThan(0.12)
      expect(Math.abs(after.mean - given)).toBeLessThan(0.08)
    }
  })
})
