import type { ImportAnswer, ImportAsked, Imported } from '#shared/contract/exchange'
import { idSchema, nameSchema } from '#shared/contract/ids'
import type { MatchSummary } from '#shared/contract/lists'
import { dayOf } from '#shared/kernel/day'
import type { MatchId, PersonId } from '#shared/kernel/ids'
import { foldedName } from '#shared/kernel/names'
import { ok, type Result } from '#shared/kernel/result'
import type { Change, Edit } from '#shared/match/edits'
import type { MatchRecord, RecordRound } from '#shared/match/record'
import { scoreRecord } from '#shared/match/replay'
import type { ScoredMatch } from '#shared/match/state'
import type { TrailEntry } from '#shared/match/trail'
import type { Matches } from '../matches/matches'
import type { People } from '../people/people'
import type { PersonResolver } from '../people/person-resolver'
import { type Earlier, earlierStates, eventCount, fingerprintOf } from '../store/fingerprint'
import { MATCH_FILE_VERSION, type StoredMatch } from '../store/match-file'
import type { MatchStore } from '../store/match-store'
import { LimitFault, SaveFault } from '../store/save-fault'
import { TaskQueue } from '../store/task-queue'
import { Yielder } from '../store/yielder'
import type { ImportBeside } from './beside'
import { AS_IMPORTED } from './export-record'
import { isStorable, readImport, type ReadImport, refusedImport, type RefusedImport } from './read-import'

/** Files written at the same time; a disk takes several hardly slower than one. */
const WRITTEN_AT_ONCE = 16

/** New matches on their way to the disk, known by what was played in them until they are there. */
class PendingWrites {
  readonly #add: (match: StoredMatch) => Promise<void>
  readonly #running = new Set<Promise<void>>()
  readonly #told = new Set<string>()
  readonly #failed = new Set<string>()
  #fault: Error | null = null

  constructor(add: (match: StoredMatch) => Promise<void>) {
    this.#add = add
  }

  /** Whether a match with such an id or fingerprint may be among them. */
  mayHold(marks: Iterable<string>): boolean {
    if (this.#running.size === 0) return false
    for (const mark of marks) if (this.#told.has(mark)) return true
    return false
  }

  /** Begins to write, once there is room. Throws what an earlier one failed of. */
  async begin(match: StoredMatch, fingerprint: string): Promise<void> {
    while (this.#running.size >= WRITTEN_AT_ONCE) await Promise.race(this.#running)
    if (this.#fault !== null) throw this.#fault
    this.#told.add(match.id).add(fingerprint)
    const writing: Promise<void> = this.#add(match)
      .catch((fault: unknown) => {
        this.#failed.add(match.id)
        this.#fault ??= toError(fault)
      })
      .finally(() => this.#running.delete(writing))
    this.#running.add(writing)
  }

  /** Waits until all are on the disk, or have failed; nothing is thrown. */
  async settle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
    this.#told.clear()
  }

  /** What the first failure was; null where there was none. */
  get fault(): Error | null {
    return this.#fault
  }

  hasFailed(id: string): boolean {
    return this.#failed.has(id)
  }
}

function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}

type PlayerToLink = MatchRecord['players'][number]

/** Letters a person's name may have; a longer one in a record is kept there as it is. */
const LONGEST_PLAYER_NAME = nameSchema.maxLength ?? 60

/**
 * Gives each player of an imported record the person it names: by id, else by name, else a new one.
 *
 * A person who is new here keeps the id they have where the record comes from, so that they are one person on every device.
 */
async function linkPlayers(players: readonly PlayerToLink[], people: People): Promise<readonly PlayerToLink[]> {
  const seated: PlayerToLink[] = []
  for (const player of players) {
    const id = idSchema.safeParse(player.personId)
    const person = await people.named(personName(player.name), id.success ? id.data : null)
    seated.push({ ...player, personId: person.id })
  }
  return seated
}

function personName(name: string): string {
  const letters = [...name.trim()]
  let clipped = ''
  for (const letter of letters) {
    if (clipped.length + letter.length > LONGEST_PLAYER_NAME) break
    clipped += letter
  }
  return clipped.trim()
}

/** Two matches of the same people may begin alike by chance; so many events are not alike by chance. */
const TELLING_EVENTS = 8

interface Player {
  readonly name: string
  readonly personId?: PersonId | undefined
}

/** Where matches are looked up by what was played in them. */
interface KnownMatches {
  readonly withFingerprint: (fingerprint: string) => readonly MatchSummary[]
}

/** What was played in a match, and in it at every moment before, the latest first. */
interface Prints {
  readonly own: Earlier
  readonly earlier: readonly Earlier[]
}

function printsOf(match: ScoredMatch): Prints {
  return { own: { fingerprint: fingerprintOf(match), events: eventCount(match) }, earlier: earlierStates(match) }
}

/** The match here in which was played what the imported one has at one of these moments; null where there is none. */
function findAt(moments: readonly Earlier[], imported: ReadImport, known: KnownMatches, who: PersonResolver, unlessTold: boolean): MatchSummary | null {
  for (const { fingerprint, events } of moments) {
    const isSame = (match: MatchSummary): boolean =>
      samePeople(match.players, imported.record.players, who) && (events >= TELLING_EVENTS || sameOccasion(match, imported, unlessTold))
    const found = known.withFingerprint(fingerprint).find(isSame)
    if (found !== undefined) return found
  }
  return null
}

/** The match here in which the same was played, as far as in the imported one. */
function findDuplicate({ own }: Prints, imported: ReadImport, known: KnownMatches, who: PersonResolver): MatchSummary | null {
  return findAt([own], imported, known, who, true)
}

/** The match here that the imported one goes on from. One that has hardly begun is not taken for another's beginning without more to go by. */
function findEarlier({ earlier }: Prints, imported: ReadImport, known: KnownMatches, who: PersonResolver): MatchSummary | null {
  return findAt(earlier, imported, known, who, false)
}

/** Whether one match goes on from the other: it was once as that one is. */
function goesOnFrom(later: ScoredMatch, earlier: ScoredMatch): boolean {
  const fingerprint = fingerprintOf(earlier)
  return earlierStates(later).some((state) => state.fingerprint === fingerprint)
}

/** The same id or hour; or, where that is enough, neither given. */
function sameOccasion(match: MatchSummary, { id, startedAt }: ReadImport, unlessTold: boolean): boolean {
  if (match.matchId === id || match.startedAt === startedAt) return true
  return unlessTold && id === null && startedAt === null
}

/** The same people in the same seats, by what they were called, by id, or by who they are now. */
function samePeople(here: readonly Player[], there: readonly Player[], who: PersonResolver): boolean {
  return here.length === there.length && here.every((player, seat) => samePlayer(player, there[seat], who))
}

function samePlayer(here: Player, there: Player | undefined, who: PersonResolver): boolean {
  if (there === undefined) return false
  const [now, then] = [who.seated(here), who.seated(there)]
  if (now.personId !== undefined && now.personId === then.personId) return true
  const names = [here.name, now.name].map(foldedName)
  return [there.name, then.name].some((name) => names.includes(foldedName(name)))
}

export interface ImporterOptions {
  readonly store: MatchStore
  readonly matches: Matches
  readonly people: People
  readonly who: PersonResolver
  readonly clock: () => Date
  readonly newId: () => string
  readonly device: string
  readonly beside: ImportBeside
  /** Called once after all that a message brought is on disk. */
  readonly changed: () => void
}

type Become = Exclude<Imported, { readonly kind: 'refused' | 'beside' }>
type TakenMatch = Pick<Become, 'kind' | 'matchId'>

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
  async #takeWithin(imported: ReadImport, file: string, writes: PendingWrites): Promise<Result<TakenMatch, RefusedImport>> {
    try {
      return ok(await this.#take(imported, file, writes))
    } catch (fault) {
      if (!(fault instanceof LimitFault)) throw fault
      return refusedImport({ kind: 'over-limit', ...fault.over })
    }
  }

  async #take(imported: ReadImport, file: string, writes: PendingWrites): Promise<TakenMatch> {
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
  async #extend(matchId: MatchId, imported: ReadImport, file: string): Promise<TakenMatch | 'stale' | null> {
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

  async #add(imported: ReadImport, file: string, writes: PendingWrites): Promise<TakenMatch> {
    const { store, people, clock, newId, device } = this.#options
    const now = clock().toISOString()
    const entry: TrailEntry = { kind: 'imported', at: now, device, file }
    const players = await linkPlayers(imported.record.players, people)
    const id = imported.id !== null && (await store.isFree(imported.id)) ? imported.id : newId()
    const startedAt = imported.startedAt ?? noonOf(imported.details.date) ?? now
    const foreign = Object.keys(imported.foreign).length === 0 ? {} : { [AS_IMPORTED]: imported.foreign }
    const match: StoredMatch = {
      ...imported.record,
      ...foreign,
      ...dayOfImport(startedAt),
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
function standing({ matchId, binnedAt }: MatchSummary): TakenMatch {
  return { kind: binnedAt === undefined ? 'known' : 'in-bin', matchId }
}

/** The day where this runs, for a match that brings none: from now on it is that day on every computer. */
function dayOfImport(startedAt: string): Pick<StoredMatch, 'date'> {
  const date = dayOf(new Date(startedAt))
  // at either end of the calendar it may be of a year that is written in another form
  return isStorable(`${date}T12:00:00Z`) ? { date } : {}
}

/** Noon where this runs, so that it is the same day in every list. */
function noonOf(date: string | undefined): string | null {
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
