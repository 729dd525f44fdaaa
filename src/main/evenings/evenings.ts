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
import type { MatchSummary } from '#shared/contract/lists'
import { decide, type EveningCommand } from '#shared/evening/decide'
import { type Evening, EVENING_FORMAT, EVENING_VERSION, type EveningPerson, eveningVersionOf, MOST_BIN_CHANGES } from '#shared/evening/evening'
import { replay } from '#shared/evening/replay'
import { sameFigures } from '#shared/evening/results'
import type { Computer } from '#shared/evening/stamp'
import { currentRound, type EveningState, type EveningTable, NO_EVENING, peopleHere } from '#shared/evening/state'
import { canonical } from '#shared/kernel/canonical'
import { dayOf } from '#shared/kernel/day'
import type { MatchId, PersonId } from '#shared/kernel/ids'
import { seedOfText } from '#shared/kernel/random'
import { err, expectOk, ok } from '#shared/kernel/result'
import type { PlayedEvening } from '#shared/league/results'
import { PARTNERED_PLAYERS } from '#shared/games/sides'
import type { MatchRecord, RuleOverrides } from '#shared/match/record'
import { withSetting } from '#shared/rules/house-rules'
import { Channel, Channels } from '../common/channel'
import type { Matches } from '../matches/matches'
import type { People } from '../people/people'
import type { EveningsStore } from '../store/evenings-store'
import type { MatchStore } from '../store/match-store'
import { notSaved } from '../store/save-fault'
import { TaskQueue, TaskQueueByKey } from '../store/task-queue'
import { overRoom, type Speaker } from './room'
import { type Clocks, RoundTimes } from './round-times'
import { isOver } from '#shared/games/outcome'

/** Thrown inside a save to leave an evening as it is. */
class EveningRefused extends Error {
  override readonly name = 'Refused'
  readonly refusal: EveningHostRefusal

  constructor(refusal: EveningHostRefusal) {
    super(refusal.kind)
    this.refusal = refusal
  }
}

/** Thrown inside a save where the command was done before. */
class DoneBefore extends Error {
  override readonly name = 'DoneBefore'
  readonly revision: number

  constructor(revision: number) {
    super('done before')
    this.revision = revision
  }
}

/** What is right whatever else has happened since: each is about one person or one table, and the evening's own rules judge it. */
const ON_ANY_REVISION: ReadonlySet<EveningCommand['type']> = new Set([
  'arrived',
  'left',
  'returned',
  'opened',
  'handed-in',
  'confirmed',
  'disagreed',
  'take-over',
  'clock-started',
  'clock-paused',
])

/** What a match says of its table. Computers that all see the match say it by one name, so it is in the record once. */
interface SaidByMatch {
  readonly wish: EveningCommand
  readonly command: string
  readonly matchRevision: number
}

/** What is to be done so that each table that has a match has its result. */
function fromMatches({ rounds }: EveningState, summaryOf: (id: MatchId) => MatchSummary | undefined): readonly SaidByMatch[] {
  return rounds.flatMap((round, index) =>
    round.tables.flatMap((table, at) => {
      const summary = table.matchId === null ? undefined : summaryOf(table.matchId)
      if (summary === undefined || summary.players.length !== table.people.length) return []
      const { matchId, revision } = summary
      // another computer has a later state of the match, which is still on its way
      if (table.matchRevision !== null && revision <= table.matchRevision) return []
      const wish = commandFor(table, summary, { round: index, table: at, isOpen: index === rounds.length - 1 && !round.closed })
      return wish === null ? [] : [{ wish, command: `match-${revision}-${matchId}`.slice(0, 64), matchRevision: revision }]
    }),
  )
}

/** How the matches stand that tables of the running round have begun and not settled. */
function playingIn({ rounds }: EveningState, summaryOf: (id: MatchId) => MatchSummary | undefined): PlayingMatch[] {
  return (rounds.at(-1)?.tables ?? []).flatMap(({ matchId, result }) => {
    const summary = matchId === null || result.status !== 'playing' ? undefined : summaryOf(matchId)
    if (summary === undefined) return []
    const { matchId: playing, target } = summary
    return [{ matchId: playing, ...figuresOfMatch(summary), ...(target === undefined ? {} : { target }) }]
  })
}

export function eveningLineOf({ id, name, date, updatedAt, bin }: Evening, state: EveningState): EveningLine {
  const people = peopleHere(state).length
  return { id, name, date, updatedAt, binnedAt: bin?.at ?? undefined, people, rounds: state.rounds.length, planned: state.settings?.rounds ?? 0 }
}

interface TablePlace {
  readonly round: number
  readonly table: number
  readonly isOpen: boolean
}

function commandFor({ result }: EveningTable, match: MatchSummary, { round, table, isOpen }: TablePlace): EveningCommand | null {
  const figures = figuresOfMatch(match)
  const over = isOver(match)
  switch (result.status) {
    case 'playing':
      return over && isOpen ? { type: 'handed-in', table, ...figures, by: 'match' } : null
    case 'settled':
      if (!result.fromMatch) return null
      // an entry was taken back, and the match goes on
      if (!over) return { type: 'disagreed', round, table, by: 'match' }
      return sameFigures(result, figures) ? null : { type: 'corrected', round, table, ...figures, by: 'match' }
    case 'disagreed':
      return result.by === 'match' && over ? { type: 'corrected', round, table, ...figures, by: 'match' } : null
    case 'handed-in':
      return null
  }
}

/** A result of an evening has the points in the order of the seats, as its table has the people. */
const figuresOfMatch = ({ players, gone }: MatchSummary): { totals: number[]; gone?: number[] } => ({
  totals: players.map(({ total }) => total),
  ...(gone === undefined ? {} : { gone: [...gone] }),
})

interface MatchResultsOptions {
  readonly evenings: () => readonly Evening[]
  readonly stateOf: (evening: Evening) => EveningState
  readonly playing: (evening: Evening) => PlayingMatch[]
  readonly summaries: Pick<MatchStore, 'summary'>
  readonly say: (evening: string, said: SaidByMatch) => Promise<EveningOutcome>
  /** Has those who watch an evening look again. */
  readonly look: (evening: string) => void
  readonly report?: ((fault: unknown) => void) | undefined
}

/** Takes the results of tables from their matches. */
class MatchResults {
  readonly #options: MatchResultsOptions
  readonly #taking = new TaskQueue()
  /** Results of matches are going to be taken, so that nobody need ask for it again. */
  #willTake = false
  /** How the matches of each evening stood when that was last shown. */
  readonly #told = new Map<string, string>()

  constructor(options: MatchResultsOptions) {
    this.#options = options
  }

  /** To be called after matches have changed. */
  matchesChanged(): void {
    if (this.#willTake) return
    this.#willTake = true
    this.#taking.run(() => this.#take()).catch(this.#options.report ?? (() => undefined))
  }

  idle(): Promise<void> {
    return this.#taking.idle()
  }

  async #take(): Promise<void> {
    const { evenings, stateOf, summaries, say } = this.#options
    this.#willTake = false
    for (const evening of evenings()) {
      const said = fromMatches(stateOf(evening), (id) => summaries.summary(id))
      for (const each of said) await say(evening.id, each)
      if (said.length === 0) this.#tell(evening)
    }
  }

  /** Shows how the matches of tables stand, where that is something else than before. */
  #tell(evening: Evening): void {
    const now = canonical(this.#options.playing(evening))
    if ((this.#told.get(evening.id) ?? '[]') === now) return
    this.#told.set(evening.id, now)
    this.#options.look(evening.id)
  }
}

/** What records come to, kept as long as the record is: each command adds a few events, and nobody replays the rest for it. */
class EveningStates {
  readonly #known = new WeakMap<Evening, EveningState>()

  of(evening: Evening): EveningState {
    const known = this.#known.get(evening)
    if (known !== undefined) return known
    // its file was read through the same replay
    const state = expectOk(replay(evening.events), 'a stored evening can be replayed')
    this.#known.set(evening, state)
    return state
  }

  note(evening: Evening, state: EveningState): void {
    this.#known.set(evening, state)
  }
}

const isBinned = ({ bin }: Evening): boolean => typeof bin?.at === 'string'

interface EveningBinOptions {
  readonly store: EveningsStore
  readonly clock: () => Date
  /** Writes what a change makes of an evening, one change after another, and tells of it. */
  readonly saving: (id: string, change: (stored: Evening | null) => Evening) => Promise<EveningOutcome>
  /** The same for what writes in its own way, and gives how many events there were. */
  readonly running: (id: string, change: () => Promise<number>) => Promise<EveningOutcome>
  /** What is in the bin, now and after each change. */
  readonly list: (signal: AbortSignal | undefined) => AsyncGenerator<EveningLine[], void, void>
  /** Called once one is out of the bin: what its matches came to in between follows. */
  readonly restored: () => void
}

/** The bin of evenings: nothing happens to those in it. Their matches stay where they are. */
class EveningBin {
  readonly #options: EveningBinOptions

  constructor(options: EveningBinOptions) {
    this.#options = options
  }

  list(signal: AbortSignal | undefined): AsyncGenerator<EveningLine[], void, void> {
    return this.#options.list(signal)
  }

  put(id: string): Promise<EveningOutcome> {
    return this.#move(id, true)
  }

  async restore(id: string): Promise<EveningOutcome> {
    const outcome = await this.#move(id, false)
    if (outcome.ok) this.#options.restored()
    return outcome
  }

  deleteForGood(id: string): Promise<EveningOutcome> {
    const { store, running } = this.#options
    return running(id, async () => {
      const evening = store.get(id)
      if (evening === undefined || !isBinned(evening)) throw new EveningRefused({ kind: 'no-such-evening' })
      await store.remove(id)
      return evening.events.length
    })
  }

  #move(id: string, into: boolean): Promise<EveningOutcome> {
    return this.#options.saving(id, (stored) => {
      if (stored === null || isBinned(stored) === into) throw new EveningRefused({ kind: 'no-such-evening' })
      if ((stored.bin?.change ?? 0) >= MOST_BIN_CHANGES) throw new EveningRefused({ kind: 'too-many', limit: MOST_BIN_CHANGES })
      const at = this.#options.clock().toISOString()
      return { ...stored, bin: { at: into ? at : null, change: (stored.bin?.change ?? 0) + 1 }, updatedAt: at }
    })
  }
}

/** On which evening something is asked, and by whom. */
interface EveningAsk {
  readonly id: string
  /** How many events the one who asks has seen; null where that does not matter. */
  readonly revision: number | null
  readonly command?: string | undefined
  /** Which state of a match says so, where one does. */
  readonly matchRevision?: number | undefined
  /** The host where that is absent. */
  readonly speaker?: Speaker | undefined
}

interface Wished extends EveningAsk {
  readonly wish: EveningCommand
  /** Whether the evening is as the one who asks has seen it. */
  readonly still?: ((state: EveningState) => boolean) | undefined
}

interface Deciding {
  readonly clock: () => Date
  readonly newId: () => string
  /** This computer, where several lead an evening. */
  readonly here: Computer
  readonly times: RoundTimes
  readonly states: EveningStates
}

/** An evening after a command; throws `Refused` or `DoneBefore` where nothing comes of it. */
function decided(stored: Evening | null, wished: Wished, { clock, newId, here, times, states }: Deciding): Evening {
  const { revision, command = newId(), matchRevision, speaker = 'host', wish, still } = wished
  if (stored === null || isBinned(stored)) throw new EveningRefused({ kind: 'no-such-evening' })
  const done = stored.events.findLastIndex((event) => event.command === command)
  if (done >= 0) throw new DoneBefore(done + 1)
  const stale = (): EveningRefused => new EveningRefused({ kind: 'stale', revision: stored.events.length })
  if (revision !== null && revision !== stored.events.length && !ON_ANY_REVISION.has(wish.type)) throw stale()
  const state = states.of(stored)
  if (still?.(state) === false) throw stale()
  const at = clock().toISOString()
  // an id is chance as well, and what gives the same ids again gives the same draws
  const found = decide(state, wish, { at, seed: seedOfText(newId()), command, here, matchRevision })
  if (!found.ok) throw new EveningRefused({ kind: 'impossible', refusal: found.error })
  const over = overRoom(stored.events, found.value, speaker)
  if (over !== null) throw new EveningRefused({ kind: 'too-many', limit: over })
  const version = stored.version === EVENING_VERSION ? eveningVersionOf(found.value.events) : stored.version
  const next: Evening = { ...stored, version, events: [...stored.events, ...found.value.events], updatedAt: at }
  states.note(next, found.value.state)
  if (found.value.state.clock !== null && found.value.state.clock !== state.clock) times.began(stored.id, found.value.state.clock)
  return next
}

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
      return notSaved(error)
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
    // who sits opposite at a table of partners plays together in its match too (PA-1)
    const partners = seats.partners && players.length === PARTNERED_PLAYERS
    const begun = await matches.create({ preset, rules: withSetting(preset, rules, 'partners', partners) as RuleOverrides, players, start }, players)
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
  bring(evening: Evening, inPlaceOf: string | null): Promise<boolean> {
    const { store, clock } = this.#options
    return this.#commands.run(evening.id, async () => {
      const brought = await store.bring(evening, inPlaceOf, ({ bin }) => {
        const next = bin === undefined ? {} : { bin: { at: evening.bin?.at ?? null, change: Math.min(bin.change + 1, MOST_BIN_CHANGES) } }
        return { ...evening, ...next, updatedAt: clock().toISOString() }
      })
      if (brought) this.#tell(evening.id)
      return brought
    })
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
    return this.#all(binned).map((evening) => eveningLineOf(evening, this.#states.of(evening)))
  }

  #get(id: string): Evening | undefined {
    const evening = this.#options.store.get(id)
    return evening === undefined || isBinned(evening) ? undefined : evening
  }

  /** How the matches of the running round stand. */
  playing(evening: Evening): PlayingMatch[] {
    return playingIn(this.#states.of(evening), (id) => this.#options.summaries.summary(id))
  }

  #do(asked: EveningAsk, wish: EveningCommand, still?: (state: EveningState) => boolean): Promise<EveningOutcome> {
    return this.#saving(asked.id, (stored) => this.#decided(stored, asked, wish, still))
  }

  /** Why nothing would come of a command now; null where nothing stands in its way. */
  #refusalOf(asked: EveningAsk, wish: EveningCommand): EveningHostRefusal | null {
    try {
      this.#decided(this.#get(asked.id) ?? null, asked, wish)
      return null
    } catch (error) {
      if (error instanceof DoneBefore) return null
      if (error instanceof EveningRefused) return error.refusal
      throw error
    }
  }

  #decided(stored: Evening | null, asked: EveningAsk, wish: EveningCommand, still?: (state: EveningState) => boolean): Evening {
    return decided(stored, { ...asked, wish, still }, { ...this.#options, times: this.times, states: this.#states })
  }

  #saving(id: string, change: (stored: Evening | null) => Evening): Promise<EveningOutcome> {
    return this.#commands.run(id, () => this.#answered(id, async () => (await this.#options.store.save(id, change)).events.length))
  }

  #tell(id: string): void {
    this.#list.publish()
    this.#each.publish(id)
    this.#options.changed?.()
  }

  /** What came of a change, told once it is on disk. */
  async #answered(id: string, change: () => Promise<number>): Promise<EveningOutcome> {
    try {
      const revision = await change()
      this.#tell(id)
      return ok({ id, revision })
    } catch (error) {
      if (error instanceof DoneBefore) return ok({ id, revision: error.revision })
      if (error instanceof EveningRefused) return err(error.refusal)
      return notSaved(error)
    }
  }
}
