import type { MatchFacts } from './facts'
import type { Who } from './person'
import type { Question } from './question'
import { ratedMatches, RatingLedger, ratingsOf, type PersonRating } from './ratings'
import { statisticsOf, type Statistics } from './statistics'

/** Everything a page of statistics shows. */
export interface Answer {
  readonly statistics: Statistics
  readonly ratings: readonly PersonRating[]
}

/** Matches rated in one step of `prepare`: some milliseconds. */
const STEP = 250

/** Questions kept with their answers; a page asks the same few again and again. */
const MOST_ANSWERS = 20

/**
 * Answers questions, and remembers the answers while the matches and people stay as they are.
 *
 * Whoever asks hands in the same list and the same `who` as long as nothing has changed, and new ones afterwards. What
 * comes out is what `statisticsOf` and `ratingsOf` say, sooner.
 */
export class StatisticsMemory {
  #facts: readonly MatchFacts[] | null = null
  #who: Who | null = null
  readonly #answers = new Map<string, Answer>()
  readonly #ledgers = new Map<string, RatingLedger>()

  answer(facts: readonly MatchFacts[], question: Question, who: Who): Answer {
    const known = this.known(facts, question, who)
    if (known !== undefined) return known
    const answer = { statistics: statisticsOf(facts, question, who), ratings: ratingsOf(facts, question, who, this.#ledgerFor(question.presets)) }
    if (this.#answers.size >= MOST_ANSWERS) this.#answers.clear()
    this.#answers.set(keyOf(question), answer)
    return answer
  }

  /** The answer, where it was given before and nothing has changed since. */
  known(facts: readonly MatchFacts[], question: Question, who: Who): Answer | undefined {
    if (facts !== this.#facts || who !== this.#who) this.#answers.clear()
    this.#facts = facts
    this.#who = who
    return this.#answers.get(keyOf(question))
  }

  /** Does the dearest part of an answer that is not known yet bit by bit, so that other work may be done in between. It changes no answer. */
  *prepare(facts: readonly MatchFacts[], question: Question, who: Who): Generator<void, void, void> {
    const ledger = this.#ledgerFor(question.presets)
    const matches = ratedMatches(facts, question, who)
    for (let done = ledger.known(matches) + STEP; done < matches.length; done += STEP) {
      ledger.rate(matches.slice(0, done))
      yield
    }
  }

  /** Ratings hang on the presets of a question alone, so questions about other people and times share them. */
  #ledgerFor(presets: Question['presets']): RatingLedger {
    const key = presets === undefined ? '' : [...presets].sort().join(' ')
    const known = this.#ledgers.get(key)
    if (known !== undefined) return known
    if (this.#ledgers.size >= MOST_ANSWERS) this.#ledgers.clear()
    const fresh = new RatingLedger()
    this.#ledgers.set(key, fresh)
    return fresh
  }
}

function keyOf({ presets, people, from, to }: Question): string {
  return JSON.stringify([presets, people, from, to])
}
