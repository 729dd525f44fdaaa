import { inOneGo, type Steps } from '../kernel/in-steps'
import { textOrder } from '../kernel/text-order'
import type { MatchFacts } from './facts'
import type { KeptRating } from './kept-ratings'
import type { Who } from './person'
import { type AskedMatch, instant, type MatchesQuestion } from './question'
import { type PersonRating, RatingLedger, ratedIn, ratingsInSteps, type RatedGame } from './ratings'
import { standings } from './standing'
import { type Statistics, statisticsInSteps } from './statistics'

/** Matches put in order at once: a few milliseconds. */
const MATCHES_SORTED_AT_ONCE = 1000

/** What was worked out of single matches, for one `Who`. */
type KnownMatches = WeakMap<MatchFacts, AskedMatch>

/**
 * All matches, the earliest first, with who sat where; matches of one instant in the order of their ids.
 *
 * It is the same for every question. What is `known` of a match is taken as it is, so a timeline in which one match is new costs little.
 */
export function* timelineOf(facts: readonly MatchFacts[], who: Who, known: KnownMatches = new WeakMap()): Steps<readonly AskedMatch[]> {
  const all: AskedMatch[] = []
  for (const each of facts) {
    const match = known.get(each) ?? askedMatchOf(each, who)
    known.set(each, match)
    if (all.push(match) % MATCHES_SORTED_AT_ONCE === 0) yield
  }
  return all.sort(earlier)
}

function askedMatchOf(facts: MatchFacts, who: Who): AskedMatch {
  const people = facts.players.map(who)
  return { facts, at: instant(facts.startedAt), people, standing: facts.kind === 'decided' ? standings(facts, people) : [] }
}

function earlier(a: AskedMatch, b: AskedMatch): number {
  if (a.at !== b.at) return a.at < b.at ? -1 : 1
  return textOrder(a.facts.matchId, b.facts.matchId)
}

/** Everything a page of statistics shows. */
export interface StatisticsMemo {
  readonly statistics: Statistics
  readonly ratings: readonly PersonRating[]
  /** What the ratings are of; null where nobody played against anyone. */
  readonly rated: RatedGame | null
}

/** Questions kept with their answers; a page asks the same few again and again. */
const MOST_ANSWERS = 20

/**
 * Answers questions, and remembers the answers while the matches and people stay as they are.
 *
 * The caller hands in the same list and the same `who` as long as nothing has changed, and new ones afterwards. What
 * comes out is what `statisticsInSteps` and `ratingsInSteps` say, sooner.
 */
export class StatisticsMemory {
  #facts: readonly MatchFacts[] | null = null
  #who: Who | null = null
  #matches: KnownMatches = new WeakMap()
  #timeline: readonly AskedMatch[] | null = null
  readonly #answers = new Map<string, StatisticsMemo>()
  readonly #ledgers = new Map<string, RatingLedger>()
  /** The ratings of the game that was asked for first among all presets, which is mostly the one that a house plays. */
  readonly ledger: RatingLedger
  #rated: string | null = null

  /** `earlier`: what an earlier run kept of the `ledger`. */
  constructor(earlier: readonly KeptRating[] = []) {
    this.ledger = new RatingLedger(earlier)
  }

  answer(facts: readonly MatchFacts[], question: MatchesQuestion, who: Who): StatisticsMemo {
    return inOneGo(this.answerInSteps(facts, question, who))
  }

  /** The same step by step. Other questions may be asked in between, also of other matches and people. */
  *answerInSteps(facts: readonly MatchFacts[], question: MatchesQuestion, who: Who): Steps<StatisticsMemo> {
    const known = this.#known(facts, question, who)
    if (known !== undefined) return known
    const timeline = this.#timeline ?? (yield* timelineOf(facts, who, this.#matches))
    const statistics = yield* statisticsInSteps(timeline, question)
    const rated = ratedIn(timeline, question)
    const ofGame = { ...question, rated: question.rated ?? rated?.key }
    const answer = { statistics, ratings: yield* ratingsInSteps(timeline, ofGame, this.#ledgerFor(ofGame)), rated }
    // nobody asks for the matches of before again
    if (facts !== this.#facts || who !== this.#who) return answer
    this.#timeline = timeline
    if (this.#answers.size >= MOST_ANSWERS) this.#answers.clear()
    this.#answers.set(questionKey(question), answer)
    return answer
  }

  /** The answer, where it was given before and nothing has changed since. */
  #known(facts: readonly MatchFacts[], question: MatchesQuestion, who: Who): StatisticsMemo | undefined {
    if (who !== this.#who) this.#matches = new WeakMap()
    if (facts !== this.#facts || who !== this.#who) {
      this.#answers.clear()
      this.#timeline = null
    }
    this.#facts = facts
    this.#who = who
    return this.#answers.get(questionKey(question))
  }

  /** Ratings depend on the presets and the game of a question alone, so questions about other people and times share them. */
  #ledgerFor({ presets, rated = '' }: MatchesQuestion): RatingLedger {
    if (presets === undefined && (this.#rated ??= rated) === rated) return this.ledger
    const key = JSON.stringify([presets?.toSorted(), rated])
    const known = this.#ledgers.get(key)
    if (known !== undefined) return known
    if (this.#ledgers.size >= MOST_ANSWERS) this.#ledgers.clear()
    const fresh = new RatingLedger()
    this.#ledgers.set(key, fresh)
    return fresh
  }
}

function questionKey({ presets, people, from, to, rated }: MatchesQuestion): string {
  return JSON.stringify([presets, people, from, to, rated])
}
