import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { naiveScore } from '../reference/naive-scorer'
import { afterTheEnd, eventMutants, malformed, type Mutant } from '../reference/mutate'
import { Random } from '../reference/random'
import { runs, shown } from '../support/runs'
import { games, played, type Game } from './games'
import { scoreRecord } from '../support/asked'

const refusalOf = (record: unknown) => {
  const scored = scoreRecord(record)
  return scored.ok ? 'accepted' : { code: scored.error.refusal.code, round: scored.error.round, event: scored.error.event }
}
const naiveRefusalOf = (record: unknown) => {
  const scored = naiveScore(record)
  return 'error' in scored ? { code: scored.error.code, round: scored.error.round, event: scored.error.event } : 'accepted'
}

function expectRefused(mutants: (random: Random, game: ReturnType<typeof played>) => readonly Mutant[]) {
  return (game: Game) => {
    for (const { what, code, round, event, record } of mutants(new Random(game.seed), played(game))) {
      expect({ what, refused: refusalOf(record) }).toEqual({ what, refused: { code, round, event } })
      expect({ what, refused: naiveRefusalOf(record) }).toEqual({ what, refused: { code, round, event } })
    }
  }
}

describe(`what is impossible is refused, what is played is not ${shown}`, () => {
  test('no record of a game that was played legally is ever refused', () => {
    fc.assert(
      fc.property(games({ mostRounds: [3, 16] }), (game) => {
        expect(refusalOf(played(game).record)).toBe('accepted')
      }),
      runs(250),
    )
  })

  test('an impossible event is refused with its code, round and place', () => {
    fc.assert(
      fc.property(
        games(),
        expectRefused((random, { record }) => eventMutants(random, record)),
      ),
      runs(300),
    )
  })

  test('nothing is accepted after the end of a round or of the match', () => {
    fc.assert(
      fc.property(
        games({ mostRounds: [3, 16] }),
        expectRefused((random, { record }) => afterTheEnd(random, record)),
      ),
      runs(100),
    )
  })

  test('a record of another shape is refused as a whole', () => {
    fc.assert(
      fc.property(
        games(),
        expectRefused((random, { record }) => malformed(random, record)),
      ),
      runs(60),
    )
  })

  test('anything at all in place of a record is refused or scored, never thrown at', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), fc.anything(), (text, value) => {
        expect(typeof scoreRecord(JSON.parse(text))).toBe('object')
        expect(scoreRecord(value).ok).toBe(false)
      }),
      runs(500),
    )
  })

  test('anything at all in place of an event is refused as a bad event, never thrown at', () => {
    fc.assert(
      fc.property(games({ mostRounds: [1] }), fc.jsonValue(), (game, junk) => {
        const { record } = played(game)
        const first = record.rounds[0]
        const spoilt = { ...record, rounds: [{ ...first, events: [junk] }] }
        expect(refusalOf(spoilt)).toEqual({ code: 'bad-event', round: 1, event: 1 })
      }),
      runs(300),
    )
  })
})
