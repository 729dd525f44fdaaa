import type { ImportAnswer, ImportAsked, Imported } from '#shared/contract/exchange'
import type { MatchSummary } from '#shared/contract/lists'
import { dayOf } from '#shared/kernel/day'
import type { MatchId } from '#shared/kernel/ids'
import { ok, type Result } from '#shared/kernel/result'
import type { Change, Edit } from '#shared/match/edits'
import type { RecordRound } from '#shared/match/record'
import { scoreRecord } from '#shared/match/replay'
import type { TrailEntry } from '#shared/match/trail'
import type { Matches } from '../matches/matches'
import type { People } from '../people/people'
import type { PersonResolver } from '../people/person-resolver'
import { fingerprintOf } from '../store/fingerprint'
import { MATCH_FILE_VERSION, type StoredMatch } from '../store/match-file'
import type { MatchStore } from '../store/match-store'
import { LimitFault, SaveFault } from '../store/save-fault'
import { TaskQueue } from '../store/task-queue'
import type { Beside } from './beside'
import { AS_IMPORTED } from './export-record'
import { isStorable, readImport, refused, type ReadImport, type Refused } from './read-import'
import { PendingWrites, toError } from './pending-writes'
import { findEarlier, findDuplicate, goesOnFrom, printsOf, samePeople } from './find-duplicate'
import { linkPlayers } from './link-players'
import { Yielder } from '../store/yielder'

export interface ImporterOptions {
  readonly store: MatchStore
  readonly matches: Matches
  readonly people: People
  readonly who: PersonResolver
  readonly clock: () => Date
  readonly newId: () => string
  readonly device: string
  readonly beside: Beside
  /** Called once after all that a message brought is on disk. */
  readonly changed: () => void
}

type Become = Exclude<Imported, { readonly kind: 'refused' | 'beside' }>
type Taken = Pick<Become, 'kind' | 'matchId'>

/** Takes records from files in, one message after another. What was acknowledged is on disk. */
export class Importer {
  readonly #options: ImporterOptions
  readonly #messages = new TaskQueue()

  constructor(options: ImporterOptions) {
    this.#options = options
  }

  /** Each record alone: a refused one does not stop the others. A full or failing disk ends the message; what was saved before stays. */
  import(asked: ImportAsked): Promise<ImportAnswer> {
    return this.#messages.run(() => this.#import(asked))
  }

  /** Resolves once every message so far has been answered. */
  idle(): Promise<void> {
    return this.#messages.idle()
  }

  async #import({ file, records }: ImportAsked): Promise<ImportAnswer> {
    const { store, changed } = this.#options
    // what is here already is known only then
    await store.reading.whole()
    const writes = new PendingWrites((match) => store.add(match))
    const results: Imported[] = []
    let fault: Error | null = null
    const yielder = new Yielder()
    try {
      for (const { place, text } of records) {
        await yielder.maybeYield()
        const beside = await this.#options.beside.take(text)
        if (beside !== null) {
          results.push(beside.ok ? { place, ...beside.value } : { kind: 'refused', place, ...beside.error })
          continue
        }
        const read = readImport(text)
        const taken = read.ok ? await this.#takeWithin(read.value, file, writes) : read
        results.push(taken.ok ? { place, ...taken.value } : { kind: 'refused', place, ...taken.error })
      }
    } catch (thrown) {
      fault = toError(thrown)
    }
    await writes.settle()
    fault ??= writes.fault
    const done = results.filter((result) => result.kind !== 'added' || !writes.hasFailed(result.matchId))
    if (done.some(({ kind }) => kind === 'added')) changed()
    if (fault !== null && !(fault instanceof SaveFault)) throw fault
    return { results: done, stopped: fault instanceof SaveFault ? fault.toRefusal() : null }
  }

  /** Refused where a match that is here would go beyond a limit with it. */
  async #takeWithin(imported: ReadImport, file: string, writes: PendingWrites): Promise<Result<Taken, Refused>> {
    try {
      return ok(await this.#take(imported, file, writes))
    } catch (fault) {
      if (!(fault instanceof LimitFault)) throw fault
      return refused({ kind: 'over-limit', ...fault.over })
    }
  }

  async #take(imported: ReadImport, file: string, writes: PendingWrites): Promise<Taken> {
    const { store, who } = this.#options
    const prints = printsOf(imported.scored)
    if (writes.mayHold([imported.id ?? '', prints.own.fingerprint, ...prints.earlier.map(({ fingerprint }) => fingerprint)])) await writes.settle()
    const same = findDuplicate(prints, imported, store, who)
    if (same !== null) return standing(same)
    const byId = imported.id === null ? null : await this.#withItsId(imported, imported.id)
    const before = byId?.how === 'earlier' ? byId.match : byId === null ? findEarlier(prints, imported, store, who) : null
    if (byId?.how === 'later') return standing(byId.match)
    if (before === null) return this.#add(imported, file, writes)
    if (before.binnedAt !== undefined) return standing(before)
    const extended = await this.#extend(before.matchId, imported, file)
    return extended === 'stale' ? this.#take(imported, file, writes) : (extended ?? this.#add(imported, file, writes))
  }

  /** The match here with the id that the record had where it comes from, where one of the two goes on from the other. */
  async #withItsId(imported: ReadImport, id: string): Promise<{ readonly match: MatchSummary; readonly how: 'earlier' | 'later' } | null> {
    const { store, who } = this.#options
    const match = store.summary(id)
    if (match === undefined || !samePeople(match.players, imported.record.players, who)) return null
    const here = await store.glance(id)
    const scored = here === null ? null : scoreRecord(here)
    if (scored === null || !scored.ok) return null
    if (goesOnFrom(imported.scored, scored.value)) return { match, how: 'earlier' }
    return goesOnFrom(scored.value, imported.scored) ? { match, how: 'later' } : null
  }

  /** Lets a match that is here go on as the imported one does; undo takes it back. Null where it cannot be written. */
  async #extend(matchId: MatchId, imported: ReadImport, file: string): Promise<Taken | 'stale' | null> {
    const { store, matches } = this.#options
    const here = await store.load(matchId)
    if (here === null) return null
    const { revision } = here.match
    const outcome = await matches.keep({ matchId, revision }, (match, happened) => {
      const { rounds, change } = goneOn(match.rounds, imported.record.rounds)
      const edit: Edit = { name: 'revise', changes: [change] }
      const trail = [...match.trail, { kind: 'imported' as const, ...happened, file }]
      return { ok: true, value: { ...imported.details, ...match, rounds, trail, edits: { done: [...match.edits.done, edit], undone: [] } } }
    })
    if (outcome.ok) return { kind: 'extended', matchId }
    if (outcome.error.kind === 'over-limit') throw new LimitFault({ ...outcome.error, where: '' })
    if (outcome.error.kind === 'not-saved') throw new SaveFault(outcome.error.reason, outcome.error.detail)
    return outcome.error.kind === 'stale' ? 'stale' : null
  }

  async #add(imported: ReadImport, file: string, writes: PendingWrites): Promise<Taken> {
    const { store, people, clock, newId, device } = this.#options
    const now = clock().toISOString()
    const entry: TrailEntry = { kind: 'imported', at: now, device, file }
    const players = await linkPlayers(imported.record.players, people)
    const id = imported.id !== null && (await store.isFree(imported.id)) ? imported.id : newId()
    const startedAt = imported.startedAt ?? startOf(imported.details.date) ?? now
    const foreign = Object.keys(imported.foreign).length === 0 ? {} : { [AS_IMPORTED]: imported.foreign }
    const match: StoredMatch = {
      ...imported.record,
      ...foreign,
      ...dayIn(startedAt),
      ...imported.details,
      ...(imported.rematchOf === null ? {} : { rematchOf: imported.rematchOf }),
      players,
      fileVersion: MATCH_FILE_VERSION,
      id,
      revision: 0,
      startedAt,
      updatedAt: imported.updatedAt ?? startedAt,
      updatedOn: imported.updatedOn ?? device,
      trail: [entry],
      edits: { done: [], undone: [] },
    }
    await writes.begin(match, fingerprintOf(imported.scored))
    return { kind: 'added', matchId: id }
  }
}

/** As far as the record, and maybe in the bin. */
function standing({ matchId, binnedAt }: MatchSummary): Taken {
  return { kind: binnedAt === undefined ? 'known' : 'in-bin', matchId }
}

/** The day where this runs, for a match that brings none: from now on it is that day on every computer. */
function dayIn(startedAt: string): Pick<StoredMatch, 'date'> {
  const date = dayOf(new Date(startedAt))
  // at either end of the calendar it may be of a year that is written in another form
  return isStorable(`${date}T12:00:00Z`) ? { date } : {}
}

/** Noon where this runs, so that it is the same day in every list. */
function startOf(date: string | undefined): string | null {
  const noon = date === undefined ? null : new Date(`${date}T12:00:00`).toISOString()
  return noon !== null && isStorable(noon) ? noon : null
}

/** What is here with what came after it; what is kept with the events here (photos) stays. */
function goneOn(here: readonly RecordRound[], there: readonly RecordRound[]): { readonly rounds: readonly RecordRound[]; readonly change: Change } {
  const at = Math.max(here.length - 1, 0)
  const [last] = here.slice(at)
  const [same, ...more] = there.slice(at)
  const joined = last === undefined || same === undefined ? [] : [{ ...same, ...last, events: [...last.events, ...same.events.slice(last.events.length)] }]
  const after = last === undefined ? there : [...joined, ...more]
  return { rounds: [...here.slice(0, at), ...after], change: { kind: 'rounds', at, before: here.slice(at), after } }
}
