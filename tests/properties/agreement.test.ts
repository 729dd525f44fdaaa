import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectOk } from '#shared/kernel/result'
import { agreementsOf, resultOf, type RoundAgreement } from '#shared/match/agreement'
import { roundsNotAgreed } from '#shared/match/rounds-not-agreed'
import type { RoundEnd } from '#shared/match/events'
import { scoreRecord } from '#shared/match/replay'
import { ROUND_WORDS, type RoundWord } from '#shared/match/trail'
import { Random } from '../reference/random'
import { runs, shown } from '../support/runs'
import { games, played, type Game } from './games'
import { asRecord } from './views'

interface Said {
  readonly game: Game
  readonly seed: number
  readonly words: number
}

const said = fc.record<Said>({ game: games({ irregular: [0], mostRounds: [3] }), seed: fc.nat({ max: 0x7fffffff }), words: fc.nat({ max: 30 }) })

/** A match, and words on its rounds: most of the result as it is, some of one that it was before. */
function wordsOn({ game, seed, words }: Said) {
  const random = new Random(seed)
  const scored = expectOk(scoreRecord(asRecord(played(game).record)), 'it was played')
  const ends = scored.rounds.flatMap(({ end }, round) => (end === null ? [] : [{ round, end }]))
  const trail = Array.from({ length: ends.length === 0 ? 0 : words }, (_, nth): RoundWord => {
    const { round, end } = random.pick(ends)
    const result = resultOf(random.chance(0.8) ? end : otherThan(end))
    return {
      kind: random.pick(ROUND_WORDS),
      at: new Date(Date.UTC(2026, 10, 21) + 1000 * nth).toISOString(),
      device: 'the test',
      round,
      seat: random.whole(0, scored.rules.players - 1),
      note: '',
      result,
    }
  })
  return { random, scored, trail }
}

const otherThan = (end: RoundEnd): RoundEnd => ({ ...end, totals: end.totals.map((total, seat) => (seat === 0 ? total + 1 : total)) })

const check = (holds: (made: ReturnType<typeof wordsOn>) => void): void =>
  fc.assert(
    fc.property(said, (made) => void holds(wordsOn(made))),
    runs(400),
  )

/** Once more and as simply as can be: what the last entry of each seat says, if it is of the result that the round has. */
function naive({ scored, trail }: Pick<ReturnType<typeof wordsOn>, 'scored' | 'trail'>, asked: boolean): readonly string[] {
  return scored.rounds.map(({ end }, round) => {
    if (end === null) return 'not-asked'
    const counting = Array.from({ length: scored.rules.players }, (_, seat) => {
      const last = trail.filter((word) => word.round === round && word.seat === seat).at(-1)
      const same = last !== undefined && last.result.kind === end.kind && last.result.winner === end.winner && last.result.totals.join() === end.totals.join()
      return same ? last.kind : 'none'
    })
    if (counting.includes('contested')) return 'contested'
    if (!asked) return 'not-asked'
    return counting.every((word) => word === 'confirmed') ? 'confirmed' : 'waiting'
  })
}

const kindsOf = (agreements: readonly RoundAgreement[]): readonly string[] => agreements.map(({ kind }) => kind)

describe(`the agreement on rounds ${shown}`, () => {
  test('is what the latest word of each seat says of the result as it is', () => {
    const seen = new Set<string>()
    check(({ scored, trail }) => {
      for (const confirmRounds of [true, undefined] as const) {
        const kinds = kindsOf(agreementsOf({ confirmRounds, trail }, scored))
        expect(kinds).toEqual(naive({ scored, trail }, confirmRounds === true))
        for (const kind of kinds) seen.add(kind)
      }
    })
    expect(seen.size).toBeGreaterThanOrEqual(3)
  })

  test('never outlives a changed result: nobody has agreed or disagreed with it then', () => {
    check(({ scored, trail }) => {
      const changed = {
        ...scored,
        rounds: scored.rounds.map((round) =>
          round.end === null ? round : { ...round, end: { ...round.end, totals: round.end.totals.map((total) => total + 100) } },
        ),
      }
      for (const agreement of agreementsOf({ confirmRounds: true, trail }, changed)) {
        expect(['not-asked', 'waiting']).toContain(agreement.kind)
        if (agreement.kind === 'waiting') for (const { kind } of agreement.seats) expect(['silent', 'changed']).toContain(kind)
      }
    })
  })

  test('does not depend on the order in which the words lie', () => {
    check(({ random, scored, trail }) => {
      expect(agreementsOf({ confirmRounds: true, trail: random.shuffled(trail) }, scored)).toEqual(agreementsOf({ confirmRounds: true, trail }, scored))
    })
  })

  test('is that of everyone once each seat has agreed to each round last, and then no round is open', () => {
    check(({ scored, trail }) => {
      const at = new Date(Date.UTC(2026, 10, 22)).toISOString()
      const all = scored.rounds.flatMap(({ end }, round): readonly RoundWord[] =>
        end === null
          ? []
          : Array.from({ length: scored.rules.players }, (_, seat) => ({ kind: 'confirmed', at, device: '', round, seat, note: '', result: resultOf(end) })),
      )
      expect(roundsNotAgreed(agreementsOf({ confirmRounds: true, trail: [...trail, ...all] }, scored))).toEqual([])
    })
  })
})
