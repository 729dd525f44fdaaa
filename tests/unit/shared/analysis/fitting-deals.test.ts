import { describe, expect, it, test } from 'vitest'
import { dealsSeenBy, ownHandAt } from '#shared/analysis/seen-by'
import { present } from '#shared/kernel/assert'
import { Random, seedOf } from '#shared/kernel/random'
import { expectOk } from '#shared/kernel/result'
import type { PresetId } from '#shared/rules/presets'
import { resolveRules } from '#shared/rules/resolve'
import { scoreRecord } from '#shared/match/replay'
import { makeTile } from '#shared/domino/tile'
import { allHandsAt, nameOf } from '../../../analysis/all-deals'
import { EVERY } from '../../../every'
import { playMatch, type Player, type Seen } from '../../../analysis/players'

/** At so many moments deals are drawn, so often at each. */
const MOMENTS = EVERY ? 6 : 3
const DRAWN = EVERY ? 4000 : 1500
const nobodyIgnored: ReadonlySet<number> = new Set()

/** How far the counts of draws are from being equally often, in standard deviations of chi-square; and what was drawn though it does not fit. */
function distance(draw: () => string, expected: ReadonlyMap<string, number>): { readonly sigmas: number; readonly misfits: readonly string[] } {
  const counts = new Map<string, number>()
  for (let drawn = 0; drawn < DRAWN; drawn++) {
    const name = draw()
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const all = [...expected.values()].reduce((sum, each) => sum + each, 0)
  let square = 0
  for (const [name, ways] of expected) {
    const hoped = (DRAWN * ways) / all
    square += ((counts.get(name) ?? 0) - hoped) ** 2 / hoped
  }
  const freedom = expected.size - 1
  return { sigmas: freedom === 0 ? 0 : (square - freedom) / Math.sqrt(2 * freedom), misfits: [...counts.keys()].filter((name) => !expected.has(name)) }
}

/** Moments of random games with a small set in which there has been a pass or a draw. */
function moments(preset: PresetId, overrides: object, players: number, count: number): readonly Seen[] {
  const rules = expectOk(resolveRules(preset, overrides, players), 'a small game')
  const found: Seen[] = []
  for (let match = 0; found.length < count && match < 400; match++) {
    const random = new Random(seedOf(match, 17))
    const anyPlay: Player = ({ moves }) => present(moves[random.below(moves.length)], 'there is one')
    const these: Seen[] = []
    playMatch(
      preset,
      rules,
      Array.from({ length: players }, () => anyPlay),
      random,
      (seen) => {
        const told = seen.round.events.filter(({ type }) => type === 'pass' || type === 'draw').length
        const drawn = seen.round.events.filter(({ type }) => type === 'draw').length
        if (told > 0 && drawn <= 3) these.push(seen)
      },
    )
    const seen = these[random.below(Math.max(1, these.length))]
    if (seen !== undefined) found.push(seen)
  }
  return found
}

describe('deals that fit', () => {
  test.each<readonly [PresetId, object, number]>([
    ['bergen-game-cabinet', { maxPip: 3, handSize: 3, reserve: 0, target: 12 }, 2],
    ['bergen-pagat', { maxPip: 3, handSize: 3, reserve: 2, target: 12 }, 2],
    ['flower-and-scorpion', { maxPip: 3, handSize: 2, reserve: 2 }, 3],
    ['double-bergen', { maxPip: 3, handSize: 3, reserve: 0, target: 30 }, 2],
    ['bergen-draw', { maxPip: 3, handSize: 2, draw: 'one', target: 12 }, 3],
  ])('are drawn equally often, as counting all of them says: %s %j with %i players', (preset, overrides, players) => {
    const seen = moments(preset, overrides, players, MOMENTS)
    expect(seen.length).toBe(MOMENTS)
    for (const { round } of seen) {
      const at = round.events.length
      const expected = allHandsAt(round, at)
      expect(expected.size).toBeGreaterThan(0)
      const draw = present(dealsSeenBy({ round, at, ignored: nobodyIgnored }, null), 'the true deal fits')
      const random = new Random(seedOf(at, 5))
      const { sigmas, misfits } = distance(() => nameOf(draw(random).hands), expected)
      expect(misfits).toEqual([])
      expect(Math.abs(sigmas)).toBeLessThan(5)
    }
  })

  it('are only those with the own hand, for who knows it', () => {
    const [seen] = moments('bergen-game-cabinet', { maxPip: 3, handSize: 3, reserve: 0, target: 12 }, 2, 1)
    const { round, player, hand } = present(seen, 'there is a moment')
    const at = round.events.length
    const own = nameOf([hand])
    const expected = new Map([...allHandsAt(round, at)].filter(([name]) => name.split(' | ')[player] === own))
    const draw = present(dealsSeenBy({ round, at, ignored: nobodyIgnored }, { player, hand }), 'the true deal fits')
    const random = new Random(9)
    const { sigmas, misfits } = distance(() => nameOf(draw(random).hands), expected)
    expect(misfits).toEqual([])
    expect(Math.abs(sigmas)).toBeLessThan(5)
  })

  it('know of an own hand what came out later, as its player did', () => {
    let unsure = 0
    for (const { round, player } of moments('bergen-game-cabinet', { maxPip: 3, handSize: 3, reserve: 0, target: 12 }, 2, 12)) {
      const to = round.events.length
      const at = round.events.findIndex((event) => event.type === 'play' && event.player === player)
      if (at < 0) continue
      const expected = new Map<string, number>()
      for (const [name, ways] of allHandsAt(round, to, at)) {
        const own = name.split(' | ')[player] as string
        expected.set(own, (expected.get(own) ?? 0) + ways)
      }
      const own = ownHandAt({ round, at, ignored: nobodyIgnored }, player)
      const random = new Random(to)
      const { sigmas, misfits } = distance(() => nameOf([own(random)]), expected)
      expect(misfits).toEqual([])
      expect(Math.abs(sigmas)).toBeLessThan(5)
      if (expected.size > 1) unsure += 1
    }
    expect(unsure).toBeGreaterThan(3)
  })
})

describe('a moment', () => {
  const round = (events: readonly unknown[], rules: object = {}) =>
    present(
      expectOk(
        scoreRecord({
          format: 'caravan-record',
          version: 1,
          preset: 'bergen-game-cabinet',
          rules,
          players: [{ name: 'Ada' }, { name: 'Ben' }],
          rounds: [{ leader: 0, events }],
        }),
        'it is sound',
      ).rounds[0],
      'there is a round',
    )

  it('takes a pass for a hand without the numbers that were open', () => {
    const passed = round([{ type: 'play', tile: '6-4' }, { type: 'draw', count: 2 }, { type: 'pass' }])
    const draw = present(dealsSeenBy({ round: passed, at: 3, ignored: nobodyIgnored }, null), 'a deal fits')
    const random = new Random(1)
    for (let drawn = 0; drawn < 200; drawn++) {
      const [, ben = []] = draw(random).hands
      expect(ben.length).toBe(8)
      expect(ben.map(makeTile).filter((tile) => /[64]/.test(tile))).toEqual([])
    }
  })

  it('takes no notice of an entry that hindsight proves wrong', () => {
    const wrong = round([{ type: 'play', tile: '6-4' }, { type: 'pass' }, { type: 'play', tile: '4-2' }, { type: 'play', tile: '6-5' }])
    const draw = present(dealsSeenBy({ round: wrong, at: 4, ignored: new Set([1]) }, null), 'a deal fits')
    const random = new Random(1)
    const bens = Array.from({ length: 200 }, () => draw(random).hands[1] ?? []).flat()
    expect(bens.some((tile) => makeTile(tile) === '6-1')).toBe(true)
  })

  it('has a deal as far as counts allow where passes contradict each other', () => {
    const odd = round([{ type: 'play', tile: '6-4' }, { type: 'pass' }, { type: 'play', tile: '4-2' }, { type: 'play', tile: '6-5' }])
    const draw = present(dealsSeenBy({ round: odd, at: 4, ignored: nobodyIgnored }, null), 'a deal fits')
    expect(draw(new Random(3)).hands.map(({ length }) => length)).toEqual([4, 5])
  })
})
