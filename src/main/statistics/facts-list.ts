import type { MatchSummary } from '#shared/contract/lists'
import type { ReadingFeed } from '#shared/contract/reading'
import { dayOf } from '#shared/kernel/day'
import type { MatchFacts } from '#shared/stats/facts'

/** The moment at which a day of the calendar (`2026-11-21`) begins where this runs, in ISO 8601; `after` more days on. */
export function startOfDay(day: string, after = 0): string {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + after).toISOString()
}

/** The moment a match counts as begun at: on the day that people gave for it, at the time of day it was begun. */
function momentOn(day: string, startedAt: string): string {
  const started = new Date(startedAt)
  if (dayOf(started) === day) return startedAt
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, started.getHours(), started.getMinutes(), started.getSeconds(), started.getMilliseconds()).toISOString()
}

/** What the list needs of the match store. */
export interface FactsSource {
  summaries(): readonly MatchSummary[]
  /** How many match files have been read; undefined once all have been. */
  readonly reading: { readonly progress: ReadingFeed | undefined }
  readonly known: {
    factsOf(id: string): MatchFacts | undefined
    readFacts(): Promise<void>
  }
  makeFacts(id: string): Promise<void>
}

/** How far the facts are: all of them, or how many have been made. */
export type FactsState =
  | { readonly kind: 'all'; readonly facts: readonly MatchFacts[] }
  | { readonly kind: 'making'; readonly done: number; readonly total: number }

/** How often a page hears of progress, in milliseconds. */
const FACTS_PROGRESS_MS = 250

/**
 * The facts of all matches that count: those outside of the bin, each on the day that lists show.
 *
 * The list is the same object as long as it says the same, so its readers can remember sums. Facts that are missing are made
 * one match at a time, with the disk in between, so other work goes on.
 */
export class FactsList {
  readonly #source: FactsSource
  readonly #changed: () => void
  readonly #dated = new WeakMap<MatchFacts, { readonly day: string; readonly facts: MatchFacts }>()
  /** Matches whose file could not be read for facts: not tried again in this state. */
  readonly #unreadable = new Map<string, string>()
  #list: readonly MatchFacts[] = []
  #isRead = false
  #making: { done: number; total: number } | null = null

  /** `changed` is called when there is more to show. */
  constructor(source: FactsSource, changed: () => void) {
    this.#source = source
    this.#changed = changed
  }

  /** What there is now; starts what is missing. */
  look(): FactsState {
    const { progress } = this.#source.reading
    if (progress !== undefined) return { kind: 'making', ...progress }
    if (this.#making !== null) return { kind: 'making', ...this.#making }
    const counting = this.#source.summaries().filter(({ binnedAt }) => binnedAt === undefined)
    if (!this.#isRead) return this.#begin({ done: 0, total: counting.length }, () => this.#read())
    const found: MatchFacts[] = []
    const missing: MatchSummary[] = []
    for (const summary of counting) {
      const facts = this.#source.known.factsOf(summary.matchId)
      if (facts !== undefined) found.push(this.#onItsDay(facts, summary.date))
      else if (this.#unreadable.get(summary.matchId) !== summary.updatedAt) missing.push(summary)
    }
    if (missing.length > 0) return this.#begin({ done: counting.length - missing.length, total: counting.length }, (making) => this.#make(missing, making))
    if (found.length !== this.#list.length || found.some((facts, at) => facts !== this.#list[at])) this.#list = found
    return { kind: 'all', facts: this.#list }
  }

  #begin(making: { done: number; readonly total: number }, work: (making: { done: number }) => Promise<void>): FactsState {
    this.#making = making
    void work(making).finally(() => {
      this.#making = null
      this.#changed()
    })
    return { kind: 'making', ...making }
  }

  /** Most facts were kept by earlier runs: before any are made, it is looked again. */
  async #read(): Promise<void> {
    await this.#source.known.readFacts()
    this.#isRead = true
  }

  async #make(missing: readonly MatchSummary[], making: { done: number }): Promise<void> {
    let told = performance.now()
    for (const { matchId, updatedAt } of missing) {
      if (this.#source.known.factsOf(matchId) === undefined) await this.#source.makeFacts(matchId).catch(() => undefined)
      if (this.#source.known.factsOf(matchId) === undefined) this.#unreadable.set(matchId, updatedAt)
      making.done += 1
      if (performance.now() - told < FACTS_PROGRESS_MS) continue
      told = performance.now()
      this.#changed()
    }
  }

  #onItsDay(facts: MatchFacts, day: string): MatchFacts {
    const known = this.#dated.get(facts)
    if (known?.day === day) return known.facts
    const startedAt = momentOn(day, facts.startedAt)
    const dated = startedAt === facts.startedAt ? facts : { ...facts, startedAt }
    this.#dated.set(facts, { day, facts: dated })
    return dated
  }
}
