import { rate, rating } from 'openskill'
import type { MatchFacts } from './facts'
import { whoByIdElseName, type PersonKey, type Who } from './person'
import { asked, instant, isDecided, timeOf, type AskedDecided, type Question } from './question'
import { standings } from './standing'

/** How well somebody plays, as far as their matches tell: a normal distribution of `mean` and `deviation`. */
export interface Rating {
  /** 25 before the first match. */
  readonly mean: number
  /** One standard deviation, 8⅓ before the first match; smaller as matches tell more. */
  readonly deviation: number
}

/** Somebody's rating after a match. */
export interface RatedMatch extends Rating {
  readonly matchId: string
  readonly startedAt: string
}

export interface PersonRating {
  readonly person: PersonKey
  readonly now: Rating
  /** After each match in the time asked about, the earliest first; never empty. */
  readonly history: readonly RatedMatch[]
}

/** A little uncertainty comes back with every match, so that a rating can follow somebody who learns (the library's own measure). */
const DYNAMICS = 25 / 300

interface Rated {
  readonly match: AskedDecided
  readonly histories: readonly RatedMatch[][]
}

/**
 * Ratings already worked out, so that asking again is quick.
 *
 * Holds only what the matches say: a match that came, went or changed since is noticed, and everything from it on is
 * rated again. One for each choice of presets that is asked about again and again.
 */
export class RatingLedger {
  #rated: Rated[] = []
  readonly #histories = new Map<PersonKey, RatedMatch[]>()

  /** Everybody's rating after each of these matches, which are in order. */
  rate(matches: readonly AskedDecided[]): ReadonlyMap<PersonKey, readonly RatedMatch[]> {
    const kept = this.known(matches)
    while (this.#rated.length > kept) this.#rated.pop()?.histories.forEach((history) => history.pop())
    for (const match of matches.slice(kept)) this.#add(match)
    return this.#histories
  }

  /** How many of these matches, from the first on, are rated already. */
  known(matches: readonly AskedDecided[]): number {
    const differs = matches.findIndex((match, place) => !isSame(match, this.#rated[place]?.match))
    return differs < 0 ? matches.length : differs
  }

  #add(match: AskedDecided): void {
    const { matchId, startedAt } = match.facts
    const standing = standings(match)
    const histories = standing.map(({ person }) => this.#historyOf(person))
    this.#rated.push({ match, histories: standing.length === 1 ? [] : histories })
    if (standing.length === 1) return
    const before = histories.map((history) => [beforeNext(history)])
    const after = rate(before, { rank: standing.map(({ place }) => place) })
    histories.forEach((history, at) => {
      const { mu, sigma } = after[at]?.[0] ?? rating()
      history.push({ matchId, startedAt, mean: mu, deviation: sigma })
    })
  }

  #historyOf(person: PersonKey): RatedMatch[] {
    const known = this.#histories.get(person)
    if (known !== undefined) return known
    const fresh: RatedMatch[] = []
    this.#histories.set(person, fresh)
    return fresh
  }
}

/**
 * Everybody's rating over time, by the matches that a question asks about.
 *
 * Places in a match are compared (Weng and Lin's Plackett–Luce model, by the library `openskill`), so matches of any
 * number of players and ties count, points do not. `presets` choose what is rated. `people` and the dates only choose
 * what is shown: a rating rests on all matches before it, against whomever.
 */
export function ratingsOf(
  facts: readonly MatchFacts[],
  question: Question,
  who: Who = whoByIdElseName,
  ledger: RatingLedger = new RatingLedger(),
): readonly PersonRating[] {
  const histories = ledger.rate(ratedMatches(facts, question, who))
  const inTime = timeOf(question)
  const people = question.people ?? [...histories.keys()]
  const shown: PersonRating[] = []
  for (const person of new Set(people)) {
    const all = histories.get(person) ?? []
    const history = inTime === null ? all.slice() : all.filter(({ startedAt }) => inTime(instant(startedAt)))
    const last = history.at(-1)
    if (last !== undefined) shown.push({ person, now: { mean: last.mean, deviation: last.deviation }, history })
  }
  return shown.sort((a, b) => b.now.mean - a.now.mean || (a.person < b.person ? -1 : 1))
}

/** The matches that ratings rest on, the earliest first. */
export function ratedMatches(facts: readonly MatchFacts[], { presets }: Question, who: Who): readonly AskedDecided[] {
  return asked(facts, { presets }, who).filter(isDecided)
}

/** What somebody brings to the next match. The library's option `tau` does the same to the deviation, at three times the cost of rating. */
function beforeNext(history: readonly RatedMatch[]): { mu: number; sigma: number } {
  const last = history.at(-1)
  const { mu, sigma } = last === undefined ? rating() : { mu: last.mean, sigma: last.deviation }
  return { mu, sigma: Math.hypot(sigma, DYNAMICS) }
}

function isSame(match: AskedDecided, before: AskedDecided | undefined): boolean {
  return before !== undefined && before.facts === match.facts && match.people.every((person, seat) => person === before.people[seat])
}
