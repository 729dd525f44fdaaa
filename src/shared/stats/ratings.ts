import { elementAt } from '../kernel/assert'
import type { MatchId } from '../kernel/ids'
import type { Steps } from '../kernel/in-steps'
import { textOrder } from '../kernel/text-order'
import { isOf, type KeptRating } from './kept-ratings'
import type { SideRules } from '../games/sides'
import type { PresetId } from '../rules/presets'
import { playTogether } from './pairs'
import type { PersonKey } from './person'
import { playedGame } from './played-game'
import { NEWCOMER, ratedAfter, type Rating } from './rate'
import { askedMatches, instant, isDecided, timeOf, type AskedMatch, type AskedDecided, type MatchesQuestion } from './question'
import type { MatchPlace } from './standing'

/** Someone's rating after a match. */
export interface RatedMatch extends Rating {
  readonly matchId: MatchId
  readonly startedAt: string
}

export interface PersonRating {
  readonly person: PersonKey
  readonly now: Rating
  /** After each match in the time asked about, the earliest first; never empty. */
  readonly history: readonly RatedMatch[]
}

/** Matches rated at once: some milliseconds. */
const MATCHES_RATED_AT_ONCE = 250

interface Rated {
  readonly match: AskedDecided
  /** Of its players, in the order of their places. */
  readonly after: readonly RatedMatch[]
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
  /** What an earlier run worked out of the first matches; nothing once it has been used, or has turned out to rest on other matches. */
  #earlier: readonly KeptRating[]
  /** How many, from the first on, are kept for later runs. */
  #kept = 0
  readonly #histories = new Map<PersonKey, RatedMatch[]>()
  /** The matches that were rated last, of which all that are rated are the first ones. */
  #matches: readonly AskedDecided[] | null = null

  constructor(earlier: readonly KeptRating[] = []) {
    this.#earlier = earlier
  }

  /** How many ratings a later run would have to work out again. */
  get unkept(): number {
    return this.#rated.length - this.#kept
  }

  /** All ratings as they are now, for a later run; they may be taken one by one while others are worked out. */
  keep(): Iterable<KeptRating> {
    this.#kept = this.#rated.length
    return keptOf(this.#rated.slice())
  }

  /** How many of these matches, from the first on, are rated already. */
  #known(matches: readonly AskedDecided[]): number {
    const first = matches.findIndex((match, at) => !isSameMatch(match, this.#rated[at]?.match))
    return first === -1 ? matches.length : first
  }

  /** Everyone's rating after each of these matches, which are in order. It holds until the ledger is asked again. */
  *rate(matches: readonly AskedDecided[]): Steps<ReadonlyMap<PersonKey, readonly RatedMatch[]>> {
    for (let goal = 0; ;) {
      // other matches may have been rated since the step before
      if (this.#matches !== matches) this.#goBackTo(this.#known(matches))
      this.#matches = matches
      const next = this.#rated.length
      // also where others undo each step, there is an end
      goal = Math.max(goal, next) + MATCHES_RATED_AT_ONCE
      for (const match of matches.slice(next, goal)) this.#add(match)
      if (goal >= matches.length) {
        this.#earlier = []
        return this.#histories
      }
      yield
    }
  }

  #goBackTo(first: number): void {
    for (const { histories } of this.#rated.splice(first)) for (const history of histories) history.pop()
    this.#kept = Math.min(this.#kept, first)
  }

  #add(match: AskedDecided): void {
    const { matchId, startedAt } = match.facts
    const ranked = inOrderOfPlace(match.standing)
    const histories = ranked.map(({ person }) => this.#historyOf(person))
    const after = (this.#earlierOf(ranked) ?? workedOut(ranked, histories, { partners: match.facts.partners === true })).map(([, , mean, deviation]) => ({
      matchId,
      startedAt,
      mean,
      deviation,
    }))
    histories.forEach((history, at) => history.push(after[at] as RatedMatch))
    this.#rated.push({ match, after, histories })
  }

  /** The ratings after the next match, where an earlier run worked them out. */
  #earlierOf(ranked: readonly MatchPlace[]): KeptRating | null {
    const next = this.#rated.length
    const earlier = this.#earlier[next]
    if (earlier === undefined || !isOf(earlier, ranked)) {
      // those of all later matches rest on this one
      this.#earlier = []
      return null
    }
    this.#kept = next + 1
    return earlier
  }

  #historyOf(person: PersonKey): RatedMatch[] {
    const known = this.#histories.get(person)
    if (known !== undefined) return known
    const fresh: RatedMatch[] = []
    this.#histories.set(person, fresh)
    return fresh
  }
}

/** A game that ratings are of, and how many of the matches asked about that have a rating are of it, and of other games. */
export interface RatedGame {
  /** `playedGame` of its matches. */
  readonly key: string
  readonly preset: PresetId
  readonly gameName?: string | undefined
  readonly matches: number
  readonly others: number
}

/** The game that most of the matches asked about were of, the first in the alphabet of keys of equal ones; null where nobody played against anyone. */
export function ratedIn(timeline: readonly AskedMatch[], question: MatchesQuestion): RatedGame | null {
  const games = new Map<string, AskedDecided[]>()
  const rated = askedMatches(timeline, question).filter(isRated)
  for (const match of rated) {
    const key = playedGame(match.facts)
    const same = games.get(key)
    if (same === undefined) games.set(key, [match])
    else same.push(match)
  }
  const most = [...games].sort(([a, { length: one }], [b, { length: other }]) => other - one || textOrder(a, b))
  const [key, matches] = (question.rated === undefined ? most[0] : most.find(([each]) => each === question.rated)) ?? []
  const last = matches?.at(-1)
  if (key === undefined || matches === undefined || last === undefined) return null
  const { preset, gameName } = last.facts
  return { key, preset, ...(gameName === undefined ? {} : { gameName }), matches: matches.length, others: rated.length - matches.length }
}

/**
 * Everyone's rating over time in one game, by the matches that a question asks about, step by step.
 *
 * Places in a match are compared (Weng and Lin's Plackett–Luce model, by the library `openskill`), so matches of any
 * number of players and ties count, points do not. `presets` and `rated` choose what is rated, and it is always one game. `people` and the dates only choose
 * what is shown: a rating rests on all matches before it, against anyone.
 */
export function* ratingsInSteps(timeline: readonly AskedMatch[], question: MatchesQuestion, ledger: RatingLedger): Steps<readonly PersonRating[]> {
  const game = question.rated ?? ratedIn(timeline, question)?.key
  const ofGame = askedMatches(timeline, { presets: question.presets }).filter(isRated)
  const histories = yield* ledger.rate(ofGame.filter(({ facts }) => playedGame(facts) === game))
  const inTime = timeOf(question)
  const people = question.people ?? [...histories.keys()]
  const shown: PersonRating[] = []
  for (const person of new Set(people)) {
    const all = histories.get(person) ?? []
    const history = inTime === null ? all.slice() : all.filter(({ startedAt }) => inTime(instant(startedAt)))
    const last = history.at(-1)
    if (last !== undefined) shown.push({ person, now: { mean: last.mean, deviation: last.deviation }, history })
  }
  return shown.sort((a, b) => b.now.mean - a.now.mean || textOrder(a.person, b.person))
}

/** Who played alone has nobody to be compared with. */
const isRated = (match: AskedMatch): match is AskedDecided => isDecided(match) && match.standing.length > 1

/** As the model wants them: `rate` of the library would sort them there and back. */
const inOrderOfPlace = (standing: readonly MatchPlace[]): readonly MatchPlace[] => standing.toSorted((a, b) => a.place - b.place)

/** Partners are rated as one side, as strong as both together (PA-6). */
function workedOut(ranked: readonly MatchPlace[], histories: readonly (readonly RatedMatch[])[], rules: SideRules): KeptRating {
  const sides: number[][] = []
  ranked.forEach((one, at) => {
    const side = sides.find(([first = 0]) => playTogether(rules, one, elementAt(ranked, first)))
    if (side === undefined) sides.push([at])
    else side.push(at)
  })
  const after = ratedAfter(
    sides.map((side) => ({ ratings: side.map((at) => histories[at]?.at(-1) ?? NEWCOMER), place: elementAt(ranked, side[0] ?? 0).place })),
  )
  return ranked.map(({ person, place }, at) => {
    const side = sides.findIndex((each) => each.includes(at))
    const { mean, deviation } = after[side]?.[sides[side]?.indexOf(at) ?? 0] ?? NEWCOMER
    return [person, place, mean, deviation]
  })
}

function* keptOf(rated: readonly Rated[]): Iterable<KeptRating> {
  for (const { match, after } of rated) {
    const ranked = inOrderOfPlace(match.standing)
    yield after.map(({ mean, deviation }, at) => {
      const { person, place } = elementAt(ranked, at)
      return [person, place, mean, deviation]
    })
  }
}

function isSameMatch(match: AskedDecided, before: AskedDecided | undefined): boolean {
  return match === before || (before?.facts === match.facts && match.people.every((person, seat) => person === before.people[seat]))
}
