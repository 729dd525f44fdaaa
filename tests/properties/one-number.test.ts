import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { outcomeOf } from '#shared/arbiter/outcome'
import { expectOk, ok } from '#shared/kernel/result'
import { madeBy, movedBy, roundMade, totalsBefore } from '#shared/match/made'
import { rulesAt } from '#shared/match/rules-at'
import type { ScoredMatch } from '#shared/match/state'
import { payoutOfPlay } from '#shared/rules/payout'
import { factsOfScored } from '#shared/stats/facts-of'
import { eventRows, EVENT_COLUMNS } from '../../src/main/exchange/events-table'
import { words } from '../../src/renderer/messages/page'
import { readTold } from '../../src/renderer/match/arbiter/dispute'
import { caseFromMatch } from '../../src/renderer/match/arbiter/from-match'
import { lastMove } from '../../src/renderer/match/model/last-move'
import { roundTotals } from '../../src/renderer/match/model/round-totals'
import { viewOfRecord } from '../../src/renderer/match/record-view'
import { cardOf } from '../../src/renderer/match/sharing/told-card'
import '../english'
import { blockedRecord } from '../reference/blocked-record'
import { naiveScore } from '../reference/naive-scorer'
import type { SimulatedRecord } from '../reference/simulate'
import { runs, shown } from '../support/runs'
import { storedMatch } from './families'
import { games, played, type Game } from './games'
import { asRecord, prefixOf, scored } from './views'

interface Totals {
  readonly totals: readonly number[]
}
interface NaiveRounds {
  readonly rounds: readonly { readonly events: readonly (Totals & { readonly type: string })[]; readonly end: Totals | null }[]
}

/** What the totals in the record by the second scorer moved by: at each event (a block moves nothing), at each end, and in each round. */
interface Moves {
  readonly events: readonly (readonly number[])[]
  readonly end: readonly number[]
  readonly made: readonly number[]
  readonly after: readonly number[]
}

function movesIn(record: object, { rounds }: ScoredMatch, players: number): readonly Moves[] {
  const naive = naiveScore(record) as NaiveRounds
  const none = Array.from({ length: players }, () => 0)
  let before: readonly number[] = none
  const movedTo = (totals: readonly number[]): readonly number[] => {
    const moved = totals.map((total, seat) => total - (before[seat] ?? 0))
    before = totals
    return moved
  }
  return rounds.map(({ events: told }, round) => {
    const said = [...(naive.rounds[round]?.events ?? [])]
    const events = told.map(({ type }) => {
      const event = type === 'block' ? undefined : said.shift()
      if (event === undefined) return none
      const moved = movedTo(event.totals)
      // what a table brings along, nobody made
      return type === 'table' ? none : moved
    })
    const ended = naive.rounds[round]?.end ?? null
    const end = ended === null ? none : movedTo(ended.totals)
    return { events, end, made: none.map((_, seat) => sum([...events, end].map((moved) => moved[seat] ?? 0))), after: before }
  })
}

const sum = (points: readonly number[]): number => points.reduce((all, each) => all + each, 0)
const plus = (one: readonly number[], other: readonly number[]): readonly number[] => one.map((points, seat) => points + (other[seat] ?? 0))
/** The figures with a sign, and the lone noughts, of a text. */
const figures = (text: string): readonly number[] => [...text.matchAll(/([+−])(\d+)/g)].map(([, sign, points]) => (sign === '+' ? 1 : -1) * Number(points))

/** Games with a floor, with a cap near a target that is reached, and with tiles that cost. */
const matches = (): fc.Arbitrary<Game> =>
  games({
    presets: ['flower-and-scorpion', 'flower-and-scorpion', 'bergen-pagat', 'double-bergen'],
    mostRounds: [6, 20],
    changes: [0, 0, 0.05],
    mistakes: [0, 0, 0.1],
  })

/** Fewer games would not have a cap and a floor among them. */
const ENOUGH = 24

/** Games of which the law itself once knew too little: a side of two makes a round together; points that another had not called are somebody's too. */
const FOUND: readonly Game[] = [
  { preset: 'flower-and-scorpion', seed: 1261797073, houseRules: 0.15, irregular: 0, mostRounds: 6, midRound: 0, changes: 0, mistakes: 0 },
  { preset: 'flower-and-scorpion', seed: 17, houseRules: 0, irregular: 0, mostRounds: 6, midRound: 0, changes: 0, mistakes: 0.1 },
]

/** Looks at every game; counts how many plays a cap and a floor cut, so that the law is known to have met them. */
function everyGame(
  look: (game: Game, match: ScoredMatch, moves: readonly Moves[]) => void,
  times: number,
): { readonly capped: number; readonly floored: number } {
  let [capped, floored] = [0, 0]
  fc.assert(
    fc.property(matches(), (game) => {
      const { record } = played(game)
      const match = scored(asRecord(record))
      look(game, match, movesIn(record, match, record.players.length))
      for (const round of match.rounds) {
        for (const [at, event] of round.events.entries()) {
          if (event.type !== 'play') continue
          const { bounds } = payoutOfPlay(rulesAt(round, at), event)
          if (bounds.includes('cap')) capped += 1
          if (bounds.includes('floor')) floored += 1
        }
      }
    }),
    { ...runs(times, ENOUGH), examples: FOUND.map((game): [Game] => [game]) },
  )
  return { capped, floored }
}

describe(`one number, one place: what is shown is what the totals of the second scorer moved by ${shown}`, () => {
  test('of every play, its reasons and every entry', () => {
    const met = everyGame((_, match, moves) => {
      for (const [at, round] of match.rounds.entries()) {
        const { events, end } = moves[at] as Moves
        for (const [place, event] of round.events.entries()) {
          const own = events[place]?.[event.player] ?? 0
          expect(movedBy(round, place)).toEqual(place === round.events.length - 1 ? plus(events[place] ?? [], end) : events[place])
          if (event.type !== 'play') continue
          const paid = payoutOfPlay(rulesAt(round, place), event)
          expect([event.delta, paid.delta, sum(paid.reasons.map(({ counted }) => counted)) + paid.lifted]).toEqual([own, own, own])
          // the end card, a way of laying and the best play say it
          expect(sum(figures(words.match.way.counted(paid)).slice(paid.lifted > 0 ? -1 : 0))).toBe(own)
        }
        if (round.end !== null) expect(plus(totalsBefore(round.end), end)).toEqual(round.end.totals)
      }
    }, 600)
    expect(Math.min(met.capped, met.floored)).toBeGreaterThan(0)
  })

  test('of every round: the score sheet, the round’s end and the share card', () => {
    everyGame((game, match, moves) => {
      const { record } = played(game)
      const sheet = roundTotals(match)
      let before: readonly number[] = match.totals.map(() => 0)
      for (const [at, { made, end, after }] of moves.entries()) {
        expect(roundMade(match, at)).toMatchObject(made.map((points, seat) => ({ made: points, byEnd: end[seat] })))
        expect([sheet[at]?.moved, sheet[at]?.totals]).toEqual([made, after])
        // what the sheet writes in a column adds up
        expect(plus(sheet[at]?.brought ?? before, made)).toEqual(after)
        before = after
      }
      const last = match.rounds.length - 1
      const view = viewOfRecord(asRecord(record))
      if (!view.ok) throw new Error('a legal game has a view')
      const card = cardOf(view.value, { kind: 'round', round: last })
      const made = (seat: number): number => moves[last]?.made[seat] ?? 0
      // who sit opposite one another make it together
      for (const { seat, figure } of card.scores) expect(figures(figure)[0] ?? 0).toBe(made(seat) + (match.rules.partners ? made((seat + 2) % 4) : 0))
    }, 40)
  })

  test('of an entry that has just come in: what flies, sounds and is celebrated', () => {
    everyGame((game, match, moves) => {
      const record = asRecord(played(game).record)
      for (const [at, round] of match.rounds.entries()) {
        const place = round.events.length - 1
        if (place < 0) continue
        const then = scored(prefixOf(record, at, place + 1))
        expect(lastMove(then)?.deltas).toEqual(plus(moves[at]?.events[place] ?? [], moves[at]?.end ?? []))
      }
    }, 15)
  })

  test('of a blocked round, whatever hands are shown: Settle a dispute rules as the record pays', () => {
    let empty = 0
    fc.assert(
      fc.property(fc.nat({ max: 0x7fffffff }), (seed) => {
        const record = blockedRecord(seed) as SimulatedRecord
        const view = viewOfRecord(asRecord(record))
        if (!view.ok) return
        const round = view.value.scored.rounds.length - 1
        const end = view.value.scored.rounds[round]?.end
        if (end?.kind !== 'blocked') return
        // the round as the last one, and as an earlier one, of which only warnings say what was counted
        for (const scored of [view.value.scored, { ...view.value.scored, rounds: [...view.value.scored.rounds, ...view.value.scored.rounds] }]) {
          const { dispute } = expectOk(readTold(caseFromMatch({ ...view.value, scored }, round)), 'these rules can be')
          const outcome = outcomeOf(dispute)
          if (dispute.hands.some(({ tiles }) => tiles.length === 0)) empty += 1
          expect(outcome).toMatchObject({ kind: 'ruled', ruled: { ruling: { winner: end.winner }, deltas: end.deltas, totals: end.totals } })
        }
      }),
      runs(300),
    )
    expect(empty).toBeGreaterThan(0)
  })

  test('of everything that statistics and tables for spreadsheets add up', () => {
    everyGame((game, match, moves) => {
      const stored = storedMatch({ game, day: 1, shift: 0 }, 0)
      const facts = factsOfScored(stored, ok(match))
      if (facts.kind === 'decided') {
        facts.seats.forEach((seat, at) => {
          const lifted = match.rounds.flatMap((round) =>
            round.events.flatMap((event, place) => (event.type === 'play' && event.player === at ? [payoutOfPlay(rulesAt(round, place), event).lifted] : [])),
          )
          expect(seat.points).toBe(sum(moves.map(({ made }) => made[at] ?? 0)))
          expect(seat.ends).toBe(sum(moves.map(({ end }) => end[at] ?? 0)))
          expect(sum(seat.reasons.map(([, , , points]) => points)) + seat.ends + (seat.given ?? 0) + (seat.taken ?? 0) + sum(lifted)).toBe(seat.points)
        })
      }
      const points = EVENT_COLUMNS.indexOf('points')
      const seatOf = EVENT_COLUMNS.indexOf('seat')
      const rows = [...eventRows({ id: 'm', date: '', players: stored.players, scored: match } as unknown as Parameters<typeof eventRows>[0])].flat()
      match.totals.forEach((_, seat) => {
        const written = rows.filter((row) => row[seatOf] === seat + 1).map((row) => Number(row[points]))
        expect(sum(written)).toBe(sum(match.rounds.map((round) => madeBy(round, seat).made)))
      })
      expect(rows.every((row) => row.length === EVENT_COLUMNS.length)).toBe(true)
    }, 60)
  })
})
