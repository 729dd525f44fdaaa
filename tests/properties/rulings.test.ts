import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RoundEnd } from '#shared/match/events'
import { expectOk } from '#shared/kernel/result'
import type { RulingStep } from '#shared/rules/rulings'
import { blockedRecord } from '../reference/blocked-record'
import { canonical } from '../reference/simulate'
import { runs, shown } from '../support/runs'
import { scoreRecord } from '../support/asked'

interface Blocked {
  readonly hands: readonly (readonly string[])[]
  readonly end: Extract<RoundEnd, { kind: 'blocked' }>
}

function blocked(seed: number): Blocked {
  const record = blockedRecord(seed) as { rounds: readonly { events: readonly { hands?: readonly (readonly string[])[] }[] }[] }
  const { end } = expectOk(scoreRecord(record), 'a blocked round is scored').rounds[0] ?? {}
  if (end?.kind !== 'blocked') return expect.fail('the round is blocked')
  return { hands: record.rounds[0]?.events.at(-1)?.hands ?? [], end }
}

const pipsOf = (hand: readonly string[]) => hand.flatMap((each) => each.split('-').map(Number)).reduce((sum, half) => sum + half, 0)

/** What a family would see in a hand. */
function measured({ looked: { measure, tile }, test: asked }: RulingStep, hand: readonly string[]): number | boolean | string | null {
  const doubles = hand.filter((each) => each.split('-')[0] === each.split('-')[1])
  switch (measure) {
    case 'holds-tile':
      return hand.map(canonical).includes(tile ?? '')
    case 'doubles':
      return doubles.length
    case 'lowest-double':
      return doubles.sort((a, b) => Number(a.split('-')[0]) - Number(b.split('-')[0]))[0] ?? null
    case 'pips':
      return asked === 'lowest-pips-without-a-double' && doubles.length > 0 ? null : pipsOf(hand)
    case 'pips-beside-doubles':
      return pipsOf(hand.filter((each) => !doubles.includes(each)))
    case 'tiles':
      return hand.length
  }
}

describe(`a ruling can be followed step by step ${shown}`, () => {
  test('the last step decides, or no step does and nobody wins', () => {
    fc.assert(
      fc.property(fc.nat({ max: 0x7fffffff }), (seed) => {
        const { end } = blocked(seed)
        const { winner, steps } = end.ruling
        const deciding = steps.flatMap(({ found }, at) => (found.kind === 'decided' ? [{ at, winner: found.winner }] : []))
        expect(winner).toBe(end.winner)
        expect(steps.length).toBeGreaterThan(0)
        expect(deciding).toEqual(winner === null ? [] : [{ at: steps.length - 1, winner }])
      }),
      runs(2000),
    )
  })

  test('each step measured what is in the hands', () => {
    fc.assert(
      fc.property(fc.nat({ max: 0x7fffffff }), (seed) => {
        const { hands, end } = blocked(seed)
        for (const step of end.ruling.steps) {
          expect({ ...step.looked, values: hands.map((hand) => measured(step, hand)) }).toEqual(step.looked)
        }
      }),
      runs(2000),
    )
  })

  test('a tie names several of those it looked at, a decision one of them', () => {
    fc.assert(
      fc.property(fc.nat({ max: 0x7fffffff }), (seed) => {
        for (const { looked, found } of blocked(seed).end.ruling.steps) {
          if (found.kind === 'decided') expect(looked.among).toContain(found.winner)
          if (found.kind !== 'tie') continue
          expect(found.seats.length).toBeGreaterThan(1)
          expect(looked.among).toEqual(expect.arrayContaining([...found.seats]))
        }
      }),
      runs(2000),
    )
  })
})
