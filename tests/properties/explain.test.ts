import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exposed, parseArm } from '#shared/domino/line'
import { expectOk } from '#shared/kernel/result'
import { beginRound, initialState } from '#shared/match/begin'
import { evolve } from '#shared/match/evolve'
import { lineGame } from '#shared/games/index'
import type { Laid } from '#shared/games/game'
import { totalOfSide } from '#shared/games/sides'
import type { Look } from '#shared/games/looks'
import { beforeCaps, worthOf, type Reason } from '#shared/games/reasons'
import { rolledTiles } from '#shared/match/dice'
import { payoutOf, payPlay, type PlayMade } from '#shared/rules/payout'
import { runs, shown } from '../support/runs'
import { games, played, type Game } from './games'
import { asRecord, placesOf, scored, spread } from './views'
import { explainEvent, readRecord } from '../support/asked'

interface CountedPlay {
  readonly laid: Laid
  readonly reasons: readonly Reason[]
  readonly before: number
  readonly after: number
  /** What the play was beside its reasons. */
  readonly made: PlayMade
}

/** The last tile alone would end exactly at the target; with what going out pays it passes it, and nothing of both counts (FT-5). */
const PAST_ITS_TARGET_BY_GOING_OUT: Game = { preset: 'fives-and-threes', seed: 4, houseRules: 0, irregular: 0, mostRounds: 2, midRound: 0.4, changes: 0 }

/** Every play of a game as the scorer counted it, with what it was shown. */
function countedPlays(game: Game): readonly CountedPlay[] {
  const { rules: begunWith, rounds } = expectOk(readRecord(asRecord(played(game).record)), 'a legal game is read')
  const plays: CountedPlay[] = []
  let state = initialState(begunWith)
  for (const { leader, dice, events } of rounds) {
    state = beginRound(state, leader, dice)
    for (const event of events) {
      const { scored: step, state: next } = expectOk(evolve(state, event), 'a legal game is scored')
      if (step.type === 'play' && next.round !== null) {
        const { line } = next.round
        const { rules } = state
        const arm = step.arm === null ? null : parseArm(line.layout, rules.arms, step.arm)
        const rolled = dice === null ? null : rolledTiles(dice)
        plays.push({
          laid: { rules, rolled, tile: step.tile, arm, line, shown: exposed(line) },
          reasons: step.reasons,
          before: totalOfSide(rules, state.totals, step.player),
          after: totalOfSide(rules, step.totals, step.player),
          made: { isLead: arm === null, goingOut: step.goingOut ?? 0 },
        })
      }
      state = next
    }
  }
  return plays
}

/** What looks come to: one reason a code (a suit), its points and pairs added up. */
function summed(looks: readonly Look[]): readonly Reason[] {
  const reasons = new Map<string, Reason>()
  for (const look of looks) {
    if (look.code === null) continue
    const suit = look.kind === 'suit' || look.kind === 'made' ? look.suit : undefined
    const key = `${look.code} ${suit}`
    const before = reasons.get(key)
    const count = countOf(look)
    reasons.set(key, {
      code: look.code,
      points: worthOf((before === undefined ? 0 : beforeCaps(before.points)) + beforeCaps(look.points)),
      ...(count === undefined ? {} : { count: (before?.count ?? 0) + count }),
      ...(suit === undefined ? {} : { suit }),
    })
  }
  return [...reasons.values()]
}

/** What a reason counts of a look: pairs, halves of a suit, or more than three equal halves. */
function countOf(look: Look): number | undefined {
  switch (look.kind) {
    case 'pair':
      return look.counted
    case 'suit':
    case 'made':
      return look.count
    case 'equal':
      return look.halves > 3 ? look.halves : undefined
    case 'sum':
      return look.sum
    case 'own-tile':
      return undefined
  }
}

const sum = (points: readonly number[]): number => points.reduce((all, each) => all + each, 0)

describe(`an explanation says what the scorer says ${shown}`, () => {
  test('what was looked at comes to the reasons of every play, in all presets and readings', () => {
    let plays = 0
    fc.assert(
      fc.property(games(), (game) => {
        for (const { laid, reasons } of countedPlays(game)) {
          plays += 1
          const looks = lineGame(laid.rules.game).look(laid)
          expect([...summed(looks)].sort(byCode)).toEqual([...reasons].sort(byCode))
        }
      }),
      runs(3000),
    )
    expect(plays).toBeGreaterThan(10 * runs(3000).numRuns)
  })

  test('every pair of exposed halves is listed once, whether it counted or not', () => {
    fc.assert(
      fc.property(games({ presets: ['flower-and-scorpion'] }), (game) => {
        for (const { laid } of countedPlays(game)) {
          const halves = sum(laid.shown.map((each) => each.halves))
          const pairs = lineGame(laid.rules.game)
            .look(laid)
            .flatMap((look) => (look.kind === 'pair' ? [look] : []))
          expect(sum(pairs.map((pair) => pair.pairs))).toBe((halves * (halves - 1)) / 2)
          expect(new Set(pairs.map((pair) => pair.shown.join())).size).toBe(pairs.length)
          for (const { counted, pairs: there, code } of pairs) {
            expect(counted).toBeLessThanOrEqual(there)
            expect(code === null).toBe(counted === 0)
          }
        }
      }),
      runs(300),
    )
  })

  test('caps, gains, losses and what the floor gave back lead to the total', () => {
    fc.assert(
      fc.property(games(), (game) => {
        for (const { laid, reasons, before, after, made } of countedPlays(game)) {
          const { reasons: counted, gains, losses, held, lifted, ...rest } = payoutOf(laid.rules, before, reasons, made)
          expect(rest).toMatchObject({ before, after, delta: after - before, short: laid.rules.target - before })
          // of a score that does not count nothing is left to explain
          if (rest.withheld !== null) continue
          expect(sum(counted.map(({ allowed }) => allowed))).toBe(gains + losses)
          expect(sum(counted.map((reason) => reason.counted)) + lifted).toBe(after - before)
          // a gain counts as far as the approach allows, a loss at most
          for (const { allowed, counted: moved } of counted) expect(allowed >= 0 ? moved === allowed : moved <= 0 && moved >= allowed).toBe(true)
          expect(before + gains + losses + held).toBe(after)
          const { floor, payout } = laid.rules
          const lowest = before + losses + (payout === 'net' ? gains : 0)
          expect(held).toBe(floor === null ? 0 : Math.max(0, floor - lowest))
        }
      }),
      { ...runs(300), examples: [[PAST_ITS_TARGET_BY_GOING_OUT]] },
    )
  })

  test('what a reason counts for is cut near the target only where the rules say so, and only for headers', () => {
    const isHeader = ({ code }: Reason): boolean => code.endsWith('header') || code === 'dual' || code === 'plural'
    fc.assert(
      fc.property(games(), fc.integer({ min: 1, max: 5 }), fc.boolean(), (game, short, approachCap) => {
        const most = short > 3 ? Infinity : short === 3 ? 2 : 1
        for (const { laid, reasons } of countedPlays(game)) {
          const rules = { ...laid.rules, approachCap }
          const { reasons: paid, after } = payoutOf(rules, rules.target - short, reasons)
          expect(paid.map(({ allowed }) => allowed)).toEqual(
            reasons.map((reason) => (approachCap && isHeader(reason) ? Math.min(beforeCaps(reason.points), most) : beforeCaps(reason.points))),
          )
          expect(after).toBe(payPlay(rules, rules.target - short, reasons))
        }
      }),
      runs(300),
    )
  })

  test('any event of a match is explained as the match has it', () => {
    fc.assert(
      fc.property(games(), (game) => {
        const record = asRecord(played(game).record)
        const match = scored(record)
        for (const { round, event } of spread(placesOf(record), 6)) {
          const there = match.rounds[round]
          const explained = expectOk(explainEvent(record, round, event), 'events of a legal game are explained')
          expect(explained.event).toEqual(there?.events[event])
          const last = event === (there?.events.length ?? 0) - 1
          expect(explained.end).toEqual(last ? (there?.end ?? null) : null)
          expect(explained.totals.after).toEqual(explained.end?.totals ?? explained.event.totals)
          expect(explained.counting === null).toBe(explained.event.type !== 'play')
        }
      }),
      runs(150),
    )
  })

  test('another reading of the first event is what a match under that reading would have scored', () => {
    fc.assert(
      fc.property(games(), (game) => {
        const record = asRecord(played(game).record)
        const explained = expectOk(explainEvent(record, 0, 0), 'the first event of a legal game is explained')
        for (const { name, value, outcome } of explained.readings) {
          if (value === null || outcome.kind === 'refused') continue
          const rounds = record.rounds.slice(0, 1).map((round) => ({ ...round, events: round.events.slice(0, 1) }))
          const under = scored({ ...record, rules: { ...record.rules, [name]: value }, rounds })
          expect(under.totals).toEqual(outcome.kind === 'same' ? explained.totals.after : outcome.upshot.totals)
          expect(under.outcome).toEqual(outcome.kind === 'same' ? explained.match : outcome.upshot.match)
        }
      }),
      runs(300),
    )
  })
})

function byCode(a: Reason, b: Reason): number {
  return `${a.code} ${a.suit}`.localeCompare(`${b.code} ${b.suit}`)
}
