import type {
  CheckIn,
  EveningFeed,
  EveningHostRefusal,
  EveningLine,
  EveningOutcome,
  EveningWish,
  NewEvening,
  OpenTable,
  PlayingMatch,
} from '#shared/contract/evenings'
import { decide, type EveningCommand } from '#shared/evening/decide'
import { EVENING_FORMAT, EVENING_VERSION, MOST_BIN_CHANGES, type Evening, type EveningPerson } from '#shared/evening/evening'
import { NO_EVENING, currentRound, type EveningState } from '#shared/evening/state'
import type { PlayedEvening } from '#shared/league/results'
import { dayOf } from '#shared/kernel/day'
import type { PersonId } from '#shared/kernel/ids'
import { err, expectOk, ok } from '#shared/kernel/result'
import type { MatchRecord } from '#shared/match/record'
import { Channel, Channels } from '../common/channel'
import type { Matches } from '../matches/matches'
import type { People } from '../people/people'
import type { EveningsStore } from '../store/evenings-store'
import type { MatchStore } from '../store/match-store'
import { SaveFault } from '../store/save-fault'
import { TaskQueueByKey } from '../store/task-queue'
import { EveningBin, isBinned } from './evening-bin'
import { lineOf } from './evening-line'
import { EveningStates } from './evening-states'
import { playingIn } from './from-matches'
import { MatchResults } from './match-results'
import { decided, type Asked, type Deciding } from './decided'
import { DoneBefore, Refused } from './refused'
import type { Speaker } from './room'
import { RoundTimes, type Clocks } from './round-times'

/** More than a club has in ten years. */
const MOST_EVENINGS = 500

export interface EveningsOptions extends Omit<Deciding, 'states' | 'times'>, Clocks {
  readonly store: EveningsStore
  readonly people: People
  readonly matches: Matches
  readonly summaries: Pick<MatchStore, 'summary'>
  /** Told of what goes wrong while a table's result is taken from its match. */
  readonly report?: ((fault: unknown) => void) | undefined
  /** Called after any has changed. */
  readonly changed?: () => void
}

/** Evenings of many tables: decide, write, and only then acknowledge and publish; one command after another for each evening. */
export class Evenings {
  readonly bin: EveningBin
  readonly times: RoundTimes
  readonly #options: EveningsOptions
  readonly #commands = new TaskQueueByKey()
  readonly #list = new Channel()
  readonly #each = new Channels()
  readonly #states = new EveningStates()
  readonly #opening = new TaskQueueByKey()
  readonly #results: MatchResults

  constructor(options: EveningsOptions) {
    this.#options = options
    this.times = new RoundTimes(options)
    this.#results = new MatchResults({
      ...options,
      evenings: () => this.#all(false),
      stateOf: (evening) => this.#states.of(evening),
      playing: (evening) => this.playing(evening),
      say: (id, { wish, ...said }) => this.#do({ id, revision: null, speaker: 'match', ...said }, wish),
      look: (id) => this.look(id),
    })
    this.bin = new EveningBin({
      ...options,
      saving: (id, change) => this.#saving(id, change),
      running: (id, change) => this.#commands.run(id, () => this.#answered(id, change)),
      list: (signal) => this.#list.watch(() => Promise.resolve(this.#lines(true)), signal),
      restored: () => this.matchesChanged(),
    })
  }

  get watchers(): number {
    return this.#list.watchers + this.#each.watchers
  }

  list(signal: AbortSignal | undefined): AsyncGenerator<EveningLine[], void, void> {
    return this.#list.watch(() => Promise.resolve(this.#lines(false)), signal)
  }

  live(id: string, signal: AbortSignal | undefined): AsyncGenerator<EveningFeed, void, void> {
    return this.watch(id, (evening) => (evening === undefined ? { kind: 'gone', id } : { kind: 'evening', evening, playing: this.playing(evening) }), signal)
  }

  /** An evening as it is now; null where there is none. */
  stateOf(id: string): EveningState | null {
    const evening = this.#get(id)
    return evening === undefined ? null : this.#states.of(evening)
  }

  /** What `look` makes of an evening now, and again after each change of it or of its tables' matches. */
  watch<T>(id: string, look: (evening: Evening | undefined) => T, signal: AbortSignal | undefined): AsyncGenerator<T, void, void> {
    return this.#each.watch(id, () => Promise.resolve(look(this.#get(id))), signal)
  }

  /** Whether a person has come to any evening. */
  hasSeen(person: PersonId): boolean {
    return this.#options.store.all().some((evening) => this.#states.of(evening).people.has(person))
  }

  /** Has those who watch an evening, or any where none is named, look again. */
  look(id?: string): void {
    if (id === undefined) this.#each.publishAll()
    else this.#each.publish(id)
  }

  /** All evenings that are not in the bin, or those changed since then (ISO 8601), with what they come to. */
  played(since = ''): readonly PlayedEvening[] {
    return this.#all(false).flatMap((evening) => (evening.updatedAt >= since ? [{ evening, state: this.#states.of(evening) }] : []))
  }

  create({ name, date, settings }: NewEvening): Promise<EveningOutcome> {
    const { clock, newId } = this.#options
    if (this.#all(false).length >= MOST_EVENINGS) return Promise.resolve(err({ kind: 'too-many', limit: MOST_EVENINGS }))
    const id = newId()
    const now = clock()
    const at = now.toISOString()
    const { here } = this.#options
    const { events } = expectOk(decide(NO_EVENING, { type: 'arranged', settings }, { at, seed: 0, command: newId(), here }), 'an evening can begin')
    return this.#saving(id, () => ({
      format: EVENING_FORMAT,
      version: EVENING_VERSION,
      id,
      name,
      date: date ?? dayOf(now),
      events: [...events],
      updatedAt: at,
    }))
  }

  /**
   * Those who are new to the house are added to it; those who are here already stay so.
   *
   * Nobody is added to the house for an evening that has no room for them.
   */
  async checkIn({ people, ...asked }: CheckIn & { readonly speaker?: Speaker }): Promise<EveningOutcome> {
    const before = this.#get(asked.id)
    if (before === undefined) return err({ kind: 'no-such-evening' })
    const known = this.#states.of(before).people
    const arriving = (all: MatchRecord['players']): readonly EveningPerson[] => [
      ...new Map(all.flatMap(({ name, personId: id }) => (id === undefined || known.get(id)?.here === true ? [] : [[id, { id, name }] as const]))).values(),
    ]
    try {
      const expected = arriving(this.#options.people.expected(people))
      const full = expected.length === 0 ? null : this.#refusalOf(asked, { type: 'arrived', people: [...expected] })
      if (full !== null) return err(full)
      const found = arriving(await this.#options.people.seat(people))
      if (found.length === 0) return ok({ id: asked.id, revision: before.events.length })
      return await this.#do(asked, { type: 'arrived', people: [...found] })
    } catch (error) {
      if (error instanceof SaveFault) return err(error.toRefusal())
      throw error
    }
  }

  /** `still`: whether the evening is as the one who asks has seen it; otherwise it is stale. */
  do({ wish, ...asked }: EveningWish & { readonly speaker?: Speaker }, still?: (state: EveningState) => boolean): Promise<EveningOutcome> {
    return this.#do(asked, wish, still)
  }

  /** Begins a match for a table; one that has a match already keeps it. */
  openTable(asked: OpenTable & { readonly speaker?: Speaker }): Promise<EveningOutcome> {
    return this.#opening.run(asked.id, () => this.#openTable(asked))
  }

  /** A match is made once nothing stands in its way, and goes again where something came between. */
  async #openTable({ table, start, ...asked }: OpenTable & { readonly speaker?: Speaker }): Promise<EveningOutcome> {
    const { matches } = this.#options
    const evening = this.#get(asked.id)
    if (evening === undefined) return err({ kind: 'no-such-evening' })
    const state = this.#states.of(evening)
    const seats = currentRound(state)?.tables[table]
    if (seats === undefined || seats.people.length === 0 || state.settings === null)
      return err({ kind: 'impossible', refusal: { code: 'no-such-table', table } })
    if (seats.matchId !== null) return ok({ id: asked.id, revision: evening.events.length, matchId: seats.matchId })
    const any = { ...asked, revision: null }
    const refusal = this.#refusalOf(any, { type: 'opened', table, matchId: this.#options.newId() })
    if (refusal !== null) return err(refusal)
    const { preset, rules } = state.settings
    const players = seats.people.map((personId) => ({ name: state.people.get(personId)?.name ?? '', personId }))
    const begun = await matches.create({ preset, rules, players, start }, players)
    if (!begun.ok) return err({ kind: 'no-match', refusal: begun.error })
    const { matchId } = begun.value
    const opened = await this.#do(any, { type: 'opened', table, matchId })
    if (opened.ok) return ok({ ...opened.value, matchId })
    const binned = await matches.bin(begun.value)
    if (binned.ok) await matches.deleteForGood({ matchId, revision: binned.value.revision })
    return opened
  }

  /**
   * Puts an evening from elsewhere here, in place of the one last changed at `inPlaceOf` (null: of none).
   *
   * False if that evening is no longer what is here; `SaveFault` when it cannot be saved.
   */
  async bring(evening: Evening, inPlaceOf: string | null): Promise<boolean> {
    const outcome = await this.#commands.run(evening.id, () =>
      this.#answered(evening.id, async () => {
        await this.#options.store.save(evening.id, (stored) => {
          if ((stored?.updatedAt ?? null) !== inPlaceOf) throw new Refused({ kind: 'no-such-evening' })
          if (inPlaceOf === null) return evening
          const at = evening.bin?.at ?? null
          const bin = stored?.bin === undefined ? {} : { bin: { at, change: Math.min(stored.bin.change + 1, MOST_BIN_CHANGES) } }
          return { ...evening, ...bin, updatedAt: this.#options.clock().toISOString() }
        })
        return evening.events.length
      }),
    )
    if (!outcome.ok && outcome.error.kind === 'not-saved') throw new SaveFault(outcome.error.reason, outcome.error.detail)
    return outcome.ok
  }

  /** To be called after evenings were changed in another way. */
  changed(): void {
    this.#list.publish()
    this.#each.publishAll()
    this.#options.changed?.()
  }

  /** To be called after matches have changed: what a table's match says is what the evening has. */
  matchesChanged(): void {
    this.#results.matchesChanged()
  }

  async idle(): Promise<void> {
    await this.#results.idle()
    await this.#commands.idle()
  }

  #all(binned: boolean): readonly Evening[] {
    return this.#options.store.all().filter((evening) => isBinned(evening) === binned)
  }

  #lines(binned: boolean): EveningLine[] {
    return this.#all(binned).map((evening) => lineOf(evening, this.#states.of(evening)))
  }

  #get(id: string): Evening | undefined {
    const evening = this.#options.store.get(id)
    return evening === undefined || isBinned(evening) ? undefined : evening
  }

  /** How the matches of the running round stand. */
  playing(evening: Evening): PlayingMatch[] {
    return playingIn(this.#states.of(evening), (id) => this.#options.summaries.summary(id))
  }

  #do(asked: Asked, wish: EveningCommand, still?: (state: EveningState) => boolean): Promise<EveningOutcome> {
    return this.#saving(asked.id, (stored) => this.#decided(stored, asked, wish, still))
  }

  /** Why nothing would come of a command now; null where nothing stands in its way. */
  #refusalOf(asked: Asked, wish: EveningCommand): EveningHostRefusal | null {
    try {
      this.#decided(this.#get(asked.id) ?? null, asked, wish)
      return null
    } catch (error) {
      if (error instanceof DoneBefore) return null
      if (error instanceof Refused) return error.refusal
      throw error
    }
  }

  #decided(stored: Evening | null, asked: Asked, wish: EveningCommand, still?: (state: EveningState) => boolean): Evening {
    return decided(stored, { ...asked, wish, still }, { ...this.#options, times: this.times, states: this.#states })
  }

  #saving(id: string, change: (stored: Evening | null) => Evening): Promise<EveningOutcome> {
    return this.#commands.run(id, () => this.#answered(id, async () => (await this.#options.store.save(id, change)).events.length))
  }

  /** What came of a change, told once it is on disk. */
  async #answered(id: string, change: () => Promise<number>): Promise<EveningOutcome> {
    try {
      const revision = await change()
      this.#list.publish()
      this.#each.publish(id)
      this.#options.changed?.()
      return ok({ id, revision })
    } catch (error) {
      if (error instanceof DoneBefore) return ok({ id, revision: error.revision })
      if (error instanceof Refused) return err(error.refusal)
      if (error instanceof SaveFault) return err(error.toRefusal())
      throw error
    }
  }
}
