import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { laidLine, makeWritten } from '#shared/domino/notation'
import { expectOk } from '#shared/kernel/result'
import { isPlayed } from '#shared/match/end-of-play'
import { laidBy } from '#shared/match/events'
import { scoreRecord } from '#shared/match/replay'
import { simulate, type SimulatedRecord } from '../reference/simulate'
import { runs } from '../support/runs'
import { PRESETS } from './games'

/** The first round cut after some of its plays, and what was played until then shown as a table instead; null where there is no such place. */
function cut(record: SimulatedRecord, wish: number): { readonly before: number; readonly record: unknown } | null {
  const [first, ...later] = record.rounds
  if (first === undefined) return null
  const places = first.events.flatMap(({ type }, at) => (type === 'play' && at < first.events.length - 1 ? [at + 1] : []))
  const before = places[wish % Math.max(1, places.length)]
  if (before === undefined) return null
  const scored = expectOk(scoreRecord({ ...record, rounds: [{ ...first, events: first.events.slice(0, before) }] }), 'what was played is sound')
  const { round, totals, rules } = scored.state
  // who is out already, where both partners have to go out, cannot be shown
  if (!isPlayed(round) || round.hands.includes(0)) return null
  // which tile was led cannot be seen in a line, so rounds that still depend on it are left out
  if (rules.completeFirstDouble && round.line.ends.some(({ started }) => !started)) return null
  // a lone lead lies the same however it is shown
  const lying = laidLine(
    scored.rounds.flatMap(({ events }) => events.flatMap(laidBy)),
    rules.arms,
  )
  if (lying === null) return null
  const lead = makeWritten(lying.lead)
  const arms = lying.arms.map((arm) => arm.map(makeWritten))
  const turned = (tile: string): string => tile.split('-').reverse().join('-')
  // a cross is written round its first double, once there is one
  const line =
    rules.layout === 'spinner' || arms.length > 2 ? { spinner: lead, arms } : [...[...(arms[0] ?? [])].reverse().map(turned), lead, ...(arms[1] ?? [])]
  const shown = { type: 'table', player: round.turn, line, hands: round.hands, totals }
  const named = first.events.slice(before).map((event, at) => ({ ...event, player: scoredPlayer(record, before + at) }))
  return { before, record: { ...record, rounds: [{ ...first, events: [shown, ...named] }, ...later] } }
}

/** Who made an event of the first round, named or not. */
function scoredPlayer(record: SimulatedRecord, at: number): number | undefined {
  return expectOk(scoreRecord(record), 'the game is sound').rounds[0]?.events[at]?.player
}

describe('A record that begins in mid-round', () => {
  test.each(PRESETS)('goes on in %s as if everything had been recorded', (preset) => {
    let compared = 0
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(60), (seed, wish) => {
        const { record } = simulate(seed, preset, { houseRules: 0.2, irregular: 0, explicit: 1, mostRounds: 3 })
        const begun = cut(record, wish)
        if (begun === null) return
        compared++
        const whole = expectOk(scoreRecord(record), 'the game is sound')
        const later = expectOk(scoreRecord(begun.record), 'the game that begins with a table is sound')
        expect(later.totals).toEqual(whole.totals)
        expect(later.outcome).toEqual(whole.outcome)
        expect(later.rounds[0]?.events.slice(1)).toEqual(whole.rounds[0]?.events.slice(begun.before))
        expect(later.rounds.map(({ end }) => end)).toEqual(whole.rounds.map(({ end }) => end))
        expect(later.rounds.slice(1)).toEqual(whole.rounds.slice(1))
      }),
      runs(1000, 40),
    )
    expect(compared).toBeGreaterThan(15)
  })
})
