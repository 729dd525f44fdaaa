import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rulesAt } from '#shared/match/rules-at'
import type { ScoredMatch, ScoredRound } from '#shared/match/state'
import { payoutOfPlay } from '#shared/rules/payout'
import { REASON_CODES } from '#shared/games/reasons'
import { matchFactsSchema, type DecidedFacts, type MatchFacts } from '#shared/stats/facts'
import { factsOf } from '#shared/stats/facts-of'
import { headToHead } from '#shared/stats/pairs'
import { playedGame } from '#shared/stats/played-game'
import { RatingLedger } from '#shared/stats/ratings'
import { scoreSeries } from '#shared/stats/series'
import type { Statistics } from '#shared/stats/statistics'
import { blockedWon } from '#shared/stats/tally'
import { evenings, factsOfAll, storedMatch, type Evening } from './families'
import { runs, shown } from '../support/runs'
import { games, played } from './games'
import { asRecord, rotatedRecord, scored } from './views'
import { ratingsOf, statisticsOf } from '../support/in-one-go'
import { isOver, winnerOf } from '#shared/games/outcome'
import { totalsOfSides } from '#shared/games/sides'

/** Somebody's only tile that paid anything stands against a rule. */
const A_STANDING_TILE_AND_NO_BETTER_PLAY: Evening = {
  day: 1,
  shift: 0,
  game: { preset: 'bergen-online', seed: 2145384923, houseRules: 0.15, irregular: 0.1, mostRounds: 2, midRound: 0, changes: 0, mistakes: 0.1 },
}

/** Somebody's only points of a round are those that another had not called. */
const WHAT_ANOTHER_HAD_NOT_CALLED: Evening = {
  day: 1,
  shift: 0,
  game: { preset: 'flower-and-scorpion', seed: 1887275347, houseRules: 0.4, irregular: 0, mostRounds: 40, midRound: 0, changes: 0, mistakes: 0.1 },
}

const isDecided = (facts: MatchFacts): facts is DecidedFacts => facts.kind === 'decided'
const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0)
/** Points that a record begun in mid-round took over, and that nobody saw made. */
const takenOver = ({ rounds }: ScoredMatch, seat: number): number => {
  let [before, taken] = [0, 0]
  for (const { events, end } of rounds) {
    for (const { type, totals } of events) {
      if (type === 'table') taken += (totals[seat] ?? 0) - before
      before = totals[seat] ?? 0
    }
    before = end?.totals[seat] ?? before
  }
  return taken
}
const everybody = ({ people }: Statistics) => people.map(({ person }) => person)

describe(`the facts of a match ${shown}`, () => {
  const one = games({ mostRounds: [2, 40, 40], mistakes: [0, 0, 0.1] }).map((game): Evening => ({ game, day: 1, shift: 0 }))

  test('are the reasons, ends and deltas that the scorer gave', () => {
    fc.assert(
      fc.property(one, (evening) => {
        const match = storedMatch(evening, 0)
        const score = scored(match)
        const facts = factsOf(match)
        expect(facts.kind).toBe(isOver(score) ? 'decided' : 'unfinished')
        if (!isDecided(facts)) return
        const ends = score.rounds.flatMap(({ end }) => (end === null ? [] : [end]))
        expect(facts).toMatchObject({ winner: winnerOf(score), totals: score.totals, target: score.rules.target })
        facts.seats.forEach((seat, at) => {
          const given = score.rounds.flatMap((round) =>
            round.events.flatMap((event, place) => (event.type === 'play' && event.player === at ? payoutOfPlay(rulesAt(round, place), event).reasons : [])),
          )
          for (const code of REASON_CODES) {
            const same = given.filter((reason) => reason.code === code)
            const fact = seat.reasons.find(([each]) => each === code)
            const counted = sum(same.map(({ count }) => count ?? 1))
            expect(fact).toEqual(same.length === 0 ? undefined : [code, same.length, counted, sum(same.map((reason) => reason.counted))])
          }
          expect(seat.points).toBe((score.totals[at] ?? 0) - takenOver(score, at))
          expect(seat.ends).toBe(sum(ends.map(({ deltas }) => deltas[at] ?? 0)))
          expect(seat.dominoes).toBe(ends.filter(({ kind, winner }) => kind === 'domino' && winner === at).length)
          expect(seat.targets).toBe(ends.filter(({ kind, winner }) => kind === 'target' && winner === at).length)
        })
        expect(facts.blocked.map(({ winner }) => winner)).toEqual(ends.filter(({ kind }) => kind === 'blocked').map(({ winner }) => winner))
        for (const { winner, rule, test: decidedBy } of facts.blocked) {
          expect(rule).toBe(score.rules.blockedRule)
          expect(decidedBy === null).toBe(winner === null)
        }
      }),
      runs(200),
    )
  })

  test('have the best play and the best round that a look through the scored match finds', () => {
    fc.assert(
      fc.property(one, (evening) => {
        const match = storedMatch(evening, 0)
        const facts = factsOf(match)
        if (!isDecided(facts)) return
        const { rounds } = scored(match)
        facts.seats.forEach(({ bestPlay, bestRound }, seat) => {
          const plays = rounds.flatMap(({ events }, round) =>
            // a tile that stands against a rule is nobody's best play
            events.flatMap((each, event) =>
              each.type === 'play' && each.stands === undefined && each.player === seat && each.delta > 0 ? [[each.delta, round, event]] : [],
            ),
          )
          expect(bestPlay).toEqual(plays.toSorted((a, b) => (b[0] ?? 0) - (a[0] ?? 0))[0] ?? null)
          const made = rounds.map(({ events, end }, round) => [
            // with what another had not called and this one took
            sum(
              events.map((each) => (each.player === seat ? each.delta : 0) + (each.type === 'play' && each.uncalled?.to === seat ? each.uncalled.delta : 0)),
            ) + (end?.deltas[seat] ?? 0),
            round,
          ])
          expect(bestRound).toEqual(made.filter(([points = 0]) => points > 0).toSorted((a, b) => (b[0] ?? 0) - (a[0] ?? 0))[0] ?? null)
        })
      }),
      { ...runs(150), examples: [[A_STANDING_TILE_AND_NO_BETTER_PLAY], [WHAT_ANOTHER_HAD_NOT_CALLED]] },
    )
  })

  test('have the deficit that the drawn score shows', () => {
    fc.assert(
      fc.property(one, (evening) => {
        const match = storedMatch(evening, 0)
        const facts = factsOf(match)
        if (!isDecided(facts)) return
        const { rules } = scored(match)
        const behind = scoreSeries(scored(match))
          .map(({ totals }) => totalsOfSides(rules, totals))
          .map((standings) => Math.max(...standings) - (standings[facts.winner ?? -1] ?? 0))
        expect(facts.deficit).toBe(Math.max(...behind))
      }),
      runs(150),
    )
  })

  test('come back the same from where they were kept', () => {
    fc.assert(
      fc.property(evenings(4), (list) => {
        for (const facts of factsOfAll(list)) expect(matchFactsSchema.parse(JSON.parse(JSON.stringify(facts)))).toEqual(facts)
      }),
      runs(60),
    )
  })
})

describe(`statistics ${shown}`, () => {
  test('have as many wins as there are decided matches, and every match asked about is counted or set apart', () => {
    fc.assert(
      fc.property(evenings(12), (list) => {
        const facts = factsOfAll(list)
        const stats = statisticsOf(facts, {})
        // a win of partners is one for each of them
        const sides = facts.filter((each) => isDecided(each) && each.partners === true).length
        expect(sum(stats.people.map(({ all }) => all.won))).toBe(stats.matches + sides)
        expect(stats.matches).toBe(facts.filter(isDecided).length)
        expect(stats.matches + stats.apart.unfinished.length + stats.apart.refused.length + stats.apart.alone.length).toBe(facts.length)
      }),
      runs(60),
    )
  })

  test('of everyone together are those of the facts together, and of the presets those of all', () => {
    fc.assert(
      fc.property(evenings(12), (list) => {
        const facts = factsOfAll(list).filter(isDecided)
        const { people } = statisticsOf(facts, {})
        const seats = facts.flatMap((each) => each.seats)
        expect(sum(people.map(({ all }) => all.points))).toBe(sum(seats.map(({ points }) => points)))
        expect(sum(people.map(({ all }) => all.dominoes))).toBe(sum(seats.map(({ dominoes }) => dominoes)))
        expect(sum(people.map(({ all }) => blockedWon(all)))).toBe(facts.flatMap(({ blocked }) => blocked).filter(({ winner }) => winner !== null).length)
        for (const { all, byPreset } of people) {
          const tallies = Object.values(byPreset)
          for (const name of ['played', 'won', 'rounds', 'roundsWon', 'dominoes', 'targets', 'points', 'comebacks'] as const) {
            expect(sum(tallies.map((tally) => tally[name]))).toBe(all[name])
          }
          for (const code of REASON_CODES) expect(sum(tallies.map(({ reasons }) => reasons[code].counted))).toBe(all.reasons[code].counted)
          expect(all.roundsWon).toBe(all.dominoes + all.targets + blockedWon(all))
        }
      }),
      runs(60),
    )
  })

  test('head to head are the same seen from the other side', () => {
    fc.assert(
      fc.property(evenings(12), (list) => {
        const facts = factsOfAll(list)
        const stats = statisticsOf(facts, {})
        const versus = headToHead(stats.pairs)
        for (const one of everybody(stats)) {
          for (const other of everybody(stats)) {
            const { matches, ahead, behind, level } = versus(one, other)
            expect(versus(other, one)).toEqual({ matches, ahead: behind, behind: ahead, level })
            expect(matches).toBe(ahead + behind + level)
            // partners were in one match and have not met
            const met = facts.filter((each) => !isDecided(each) || each.partners !== true)
            if (one !== other && met.length === facts.length) expect(matches).toBe(statisticsOf(facts, { people: [one, other] }).matches)
          }
        }
      }),
      runs(40),
    )
  })

  test('do not change for anyone when all move by some chairs', () => {
    fc.assert(
      fc.property(evenings(6), fc.integer({ min: 1, max: 7 }), (list, by) => {
        const matches = list.map(storedMatch)
        const moved = matches.map((match) => factsOf({ ...match, ...rotatedRecord(match, by) }))
        const facts = matches.map(factsOf)
        // of two partners with as many the lower seat is named
        fc.pre(facts.every((each) => !isDecided(each) || each.partners !== true))
        expect(statisticsOf(moved, {})).toEqual(statisticsOf(facts, {}))
        expect(ratingsOf(moved, {})).toEqual(ratingsOf(facts, {}))
      }),
      runs(60),
    )
  })

  test('and ratings go by the dates of the matches, not by the order in which they are given', () => {
    const shuffled = evenings(10).chain((list) => {
      const facts = factsOfAll(list)
      return fc.tuple(fc.constant(facts), fc.shuffledSubarray([...facts], { minLength: facts.length }))
    })
    fc.assert(
      fc.property(shuffled, ([facts, other]) => {
        expect(statisticsOf(other, {})).toEqual(statisticsOf(facts, {}))
        expect(ratingsOf(other, {})).toEqual(ratingsOf(facts, {}))
      }),
      runs(60),
    )
  })

  test('of two times that make up all are, streaks apart, the sum of each', () => {
    fc.assert(
      fc.property(evenings(10), fc.integer({ min: 1, max: 7 }), (list, day) => {
        const facts = factsOfAll(list)
        const at = `2026-01-0${day}T00:00:00Z`
        const [whole, before, after] = [{}, { to: at }, { from: at }].map((question) => statisticsOf(facts, question)) as [Statistics, Statistics, Statistics]
        expect(before.matches + after.matches).toBe(whole.matches)
        for (const { person, all, unfinished } of whole.people) {
          const parts = [before, after].flatMap(({ people }) => people.filter((each) => each.person === person))
          expect(sum(parts.map((part) => part.all.played))).toBe(all.played)
          expect(sum(parts.map((part) => part.all.points))).toBe(all.points)
          expect(sum(parts.map((part) => part.unfinished))).toBe(unfinished)
        }
      }),
      runs(60),
    )
  })

  test('have a streak no longer than the wins, and one that runs no longer than the longest', () => {
    fc.assert(
      fc.property(evenings(12), (list) => {
        for (const { all, streaks } of statisticsOf(factsOfAll(list), {}).people) {
          expect(streaks.longest.wins).toBeLessThanOrEqual(all.won)
          expect(streaks.current.wins).toBeLessThanOrEqual(streaks.longest.wins)
          expect(streaks.longest.wins > 0).toBe(all.won > 0)
        }
      }),
      runs(40),
    )
  })
})

describe(`ratings ${shown}`, () => {
  test('from a ledger are those worked out afresh, whatever came, went or changed between', () => {
    fc.assert(
      fc.property(evenings(8), fc.array(fc.nat({ max: 255 }), { maxLength: 6 }), (list, choices) => {
        const facts = factsOfAll(list)
        const ledger = new RatingLedger()
        for (const choice of choices) {
          const some = facts.filter((_, at) => ((choice >> at) & 1) === 1)
          expect(ratingsOf(some, {}, undefined, ledger)).toEqual(ratingsOf(some, {}))
        }
      }),
      runs(60),
    )
  })

  test('have one step for each match that someone played', () => {
    fc.assert(
      fc.property(evenings(8), (list) => {
        const facts = factsOfAll(list)
        const games = new Set(facts.map(playedGame))
        const steps = new Map<string, number>()
        for (const rated of games) for (const { person, history } of ratingsOf(facts, { rated })) steps.set(person, (steps.get(person) ?? 0) + history.length)
        for (const { person, all } of statisticsOf(facts, {}).people) expect(steps.get(person) ?? 0).toBe(all.played)
      }),
      runs(40),
    )
  })
})

describe(`the score over the events ${shown}`, () => {
  test('begins with nothing and ends with the totals', () => {
    fc.assert(
      fc.property(games(), (game) => {
        const score = scored(asRecord(played(game).record))
        const series = scoreSeries(score)
        const [{ events: opening }] = score.rounds as [ScoredRound]
        // a table may bring along what it had before recording began
        const brought = opening.find(({ type }) => type === 'table')?.totals
        expect(series[0]?.totals).toEqual(brought ?? score.totals.map(() => 0))
        expect(series.at(-1)?.totals).toEqual(score.totals)
        const events = sum(score.rounds.map((round) => round.events.length))
        expect(series).toHaveLength(1 + events + score.rounds.filter(({ end }) => end !== null).length)
      }),
      runs(100),
    )
  })
})
