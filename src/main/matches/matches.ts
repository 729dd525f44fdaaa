import type { QuestionAsked } from '#shared/contract/questions'
import type { CommandRefusal, MatchFeed, NewMatch, Outcome } from '#shared/contract/schemas'
import { dayOf } from '#shared/kernel/day'
import type { DeviceId, MatchId } from '#shared/kernel/ids'
import { omitUndefined } from '#shared/kernel/omit-undefined'
import { err, ok, type Result } from '#shared/kernel/result'
import { decideRules, type RulesFrom } from '#shared/match/change-rules'
import { decided, decideEnter, decideRevise, decideStartRound, type Decision, type Revision, writtenOut } from '#shared/match/decide'
import { applyEdit, type RoundStart } from '#shared/match/edits'
import { MATCH_LIMITS, overSize } from '#shared/match/limits'
import { newRecord } from '#shared/match/new-record'
import { PICTURE_ROOM } from '#shared/match/photo'
import { questionsOf } from '#shared/match/questions'
import type { MatchRecord, RecordEvent, RuleOverrides } from '#shared/match/record'
import { scoreRecord } from '#shared/match/replay'
import type { ScoredMatch } from '#shared/match/state'
import { isOfPicture } from '#shared/match/trail'
import { type LoadedMatch, MatchMovedOn } from '../store/loaded-match'
import { MATCH_FILE_VERSION, type StoredMatch } from '../store/match-file'
import { LimitFault, saveRefusal } from '../store/save-fault'
import { TaskQueueByKey } from '../store/task-queue'
import { checkPhoto, type SentPhoto } from './check-photo'
import { askToConfirm, confirmRound, sameTable, type WordAsked } from './commands/confirm'
import { binMatch, describeMatch, type DetailsChange, type DetailsWish, type Happened, inTrail, restoreMatch } from './commands/describe'
import { doEdit, type EditCommand, type EditedMatch, naming, redo, refusalOf, undo } from './commands/edit'
import { KeptPhotos } from './kept-photos'
import { LastEntry } from './last-entry'
import { type How, LEAVING, type MatchesOptions, type NamedCommand, type OnAnyRevision, type OnMatch, type Visitor } from './match-command'
import { MatchWindows } from './match-windows'
import { refusalOfMissing, refusedBy } from './missing'

/** What is remembered; a page that was away for longer than so many commands finds its own in the record. */
const COMMANDS_A_MATCH = 200
const MATCHES = 50

/**
 * What became of the last commands on each match.
 *
 * A page that lost the connection before the answer came sends the command again, and gets the answer that it missed. After a restart nothing is
 * remembered; then the revision that the command names shows that it was done already, and it is refused as stale.
 */
export class IdempotencyCache {
  readonly #byMatch = new Map<string, Map<string, Outcome>>()

  get({ matchId, command }: NamedCommand): Outcome | undefined {
    return command === undefined ? undefined : this.#byMatch.get(matchId)?.get(command)
  }

  /** Only what was done: a command that was refused did nothing, and may be judged again. */
  add({ matchId, command }: NamedCommand, outcome: Outcome): void {
    if (command === undefined || !outcome.ok) return
    const commands = this.#byMatch.get(matchId) ?? new Map<string, Outcome>()
    this.#byMatch.delete(matchId)
    this.#byMatch.set(matchId, commands.set(command, outcome))
    dropOldest(commands, COMMANDS_A_MATCH)
    dropOldest(this.#byMatch, MATCHES)
  }
}

function dropOldest(map: Map<string, unknown>, most: number): void {
  const [oldest] = map.keys()
  if (map.size > most && oldest !== undefined) map.delete(oldest)
}

type Revised = Pick<StoredMatch, 'id' | 'revision' | 'updatedAt'>

/**
 * Remembers which revisions of a match show the same table: between them it was only about who agrees to a round.
 *
 * What was entered or thought out on one of them is right on the other too, so nobody has to enter it again because someone else agreed in between.
 * Only of this run: after a restart such a command is refused as made on an old revision, and nothing worse.
 */
class EquivalentRevisions {
  readonly #from = new Map<string, { readonly first: number; readonly last: Revised }>()

  /** `after` follows `before` and shows the same table. */
  add(before: Revised, after: Revised): void {
    const known = this.#from.get(before.id)
    const first = known !== undefined && isSameRevision(known.last, before) ? known.first : before.revision
    const { id, revision, updatedAt } = after
    this.#from.set(id, { first, last: { id, revision, updatedAt } })
  }

  /** Whether `revision` is the match's own, or shows the same table. */
  is(now: Revised, revision: number): boolean {
    if (revision === now.revision) return true
    const known = this.#from.get(now.id)
    return known !== undefined && isSameRevision(known.last, now) && revision >= known.first && revision < now.revision
  }
}

/** Another device may have brought another match under the same number. */
const isSameRevision = (a: Revised, b: Revised): boolean => a.revision === b.revision && a.updatedAt === b.updatedAt

/** A round's beginning as a message may carry it: with `dice: undefined`, which a record may not have. */
interface StartWish {
  readonly leader: number
  readonly dice?: RoundStart['dice'] | undefined
}

/** A round's beginning as a record has it, with the photo that was kept with it. */
function roundStart({ leader, dice }: StartWish, kept: SentPhoto | null = null): RoundStart {
  return { leader, ...(dice === undefined ? {} : { dice }), ...(kept === null ? {} : { photo: kept.name }) }
}

/** A match in which nobody leads yet: the table says who does, and what the dice show, as its first step. */
function notBegun(empty: MatchRecord): Decision {
  const scored = scoreRecord(empty)
  return scored.ok ? decided({ name: 'start-round', changes: [] }, scored.value) : err({ kind: 'impossible', ...scored.error })
}

/** A match as it is first saved, scored. */
interface CreatedMatch {
  readonly match: StoredMatch
  readonly scored: ScoredMatch
}

/** A new match: players as they sit, each with the id of a person, and its first round begun where it is known how. */
function createMatch(
  setup: NewMatch,
  players: MatchRecord['players'],
  kept: SentPhoto | null,
  id: string,
  { at, device }: Happened,
): Result<CreatedMatch, CommandRefusal> {
  const empty = newRecord(setup.preset, setup.rules, players)
  const begun = setup.start === undefined ? notBegun(empty) : decideStartRound(empty, roundStart(setup.start, kept))
  if (!begun.ok) return err(refusalOf(begun.error))
  const rematch = setup.rematchOf === undefined ? {} : { rematchOf: setup.rematchOf }
  const match: StoredMatch = {
    ...applyEdit(empty, begun.value),
    fileVersion: MATCH_FILE_VERSION,
    id,
    revision: 0,
    startedAt: at,
    /* The day where it is played; elsewhere the same moment may be another one. */
    date: dayOf(new Date(at)),
    updatedAt: at,
    updatedOn: device,
    ...rematch,
    ...omitUndefined({ confirmRounds: setup.confirmRounds, gameName: setup.gameName || undefined }),
    trail: [],
    edits: { done: [], undone: [] },
  }
  return ok({ match, scored: begun.scored })
}

/** A revision as a message may carry it. */
type RevisionWish = Omit<Revision, 'starts'> & { readonly starts: readonly { readonly round: number; readonly start: StartWish }[] }

/** Corrects what was entered earlier. */
function reviseMatch(revision: RevisionWish): EditCommand {
  const starts = revision.starts.map(({ round, start }) => ({ round, start: roundStart(start) }))
  const events = revision.corrections.flatMap(({ replacement, insertBefore = [] }) => (replacement === null ? insertBefore : [...insertBefore, replacement]))
  return naming(
    events,
    null,
    doEdit((record) => decideRevise(record, { ...revision, starts })),
  )
}

/** Notes that an event was questioned, and corrects it where that is what came of it: both are saved, or neither. */
function questionEvent(asked: QuestionAsked): DetailsChange {
  const { round, event, outcome, note, settles } = asked
  return (match, here) => {
    if (match.binned !== undefined) return err({ kind: 'in-bin' })
    const settled = settles === undefined ? undefined : questionsOf(match, match.trail).find((each) => each.open && each.asked.at === settles)
    // an entry that was taken out can still be done with
    const about = settled?.place === null && outcome !== 'corrected' ? settled.asked.about : eventAt(match, round, event)
    if (about === null) return err({ kind: 'no-such-event' })
    const agreed = [...new Set(asked.agreed)].sort((a, b) => a - b)
    if (agreed.some((seat) => seat >= match.players.length)) return err({ kind: 'no-such-seat' })
    if (settles !== undefined && settled === undefined) return err({ kind: 'settled-already' })

    const corrected = asked.outcome === 'corrected' ? reviseMatch(asked.correction)(match) : null
    if (corrected?.ok === false) return corrected
    const done: EditedMatch | null = corrected === null ? null : corrected.value
    const after = done === null ? match : inTrail(match, done, here)
    const edit = done === null ? undefined : (structuredClone(done.edit) as never)
    return ok({
      ...after,
      trail: [...after.trail, { kind: 'questioned', ...here, round, event, about, outcome, agreed, note, ...omitUndefined({ edit, settles }) }],
    })
  }
}

/** What an event said as it stood, with who it was of. */
function eventAt(match: StoredMatch, round: number, event: number): RecordEvent | null {
  const recorded = match.rounds[round]?.events[event]
  if (recorded === undefined) return null
  const scored = scoreRecord(match)
  const as = scored.ok ? scored.value.rounds[round]?.events[event] : undefined
  return structuredClone(as === undefined ? recorded : writtenOut(recorded, as))
}

function enterEvent(event: RecordEvent, then: RecordEvent | undefined, kept: SentPhoto | null): EditCommand {
  const entered = kept === null ? event : { ...event, photo: kept.name }
  const enter = doEdit((record) => decideEnter(record, entered, then))
  return naming(then === undefined ? [entered] : [entered, then], kept?.name ?? null, enter)
}

/** Begins the next round, with the photo of its dice; `first` is what happened first in it, where only that says who leads. */
function startRound(start: StartWish, first: RecordEvent | undefined, kept: SentPhoto | null): EditCommand {
  const begin = doEdit((record) => decideStartRound(record, roundStart(start, kept), first))
  return naming(first === undefined ? [] : [first], kept?.name ?? null, begin)
}

/** Lets other rules hold: all that differs from the preset then. */
function changeRules(rules: RuleOverrides, from: RulesFrom): EditCommand {
  return doEdit((record) => decideRules(record, rules, from))
}

interface PictureWish {
  /** Null takes away what is there. */
  readonly photo: SentPhoto | null
  /** The picture that the page shows; null where it shows none. */
  readonly instead: string | null
  /** Whose device at the table it is; absent for a page of this computer. */
  readonly by: Visitor | undefined
  /** The device at the table that brought the picture that is there. */
  readonly from: (picture: string) => string | undefined
}

/**
 * Puts a picture of the table with a match, in place of the one that was seen.
 *
 * A device at the table replaces and takes away only what it brought, and brings no more than `PICTURE_ROOM`. That is counted in the trail, so that a
 * restart gives nothing back.
 */
function putPicture({ photo, instead, by, from }: PictureWish): DetailsChange {
  return (match, here) => {
    const there = match.picture ?? null
    const next = photo?.name ?? null
    if (there === next) return ok(match)
    if (there !== instead) return err({ kind: 'picture-stays', why: 'changed' })
    if (by !== undefined) {
      if (there !== null && from(there) !== by.device) return err({ kind: 'picture-stays', why: 'not-yours' })
      const brought = match.trail.filter((entry) => isOfPicture(entry) && entry.by !== undefined)
      const isFull = brought.length >= PICTURE_ROOM.ofPhones || brought.filter((entry) => entry.by === by.name).length >= PICTURE_ROOM.ofOne
      if (next !== null && isFull) return err({ kind: 'picture-stays', why: 'too-many' })
    }
    return describeMatch({ picture: next ?? '' })(match, here)
  }
}

/**
 * Commands on matches, one after another for each match.
 *
 * decide → write → only then acknowledge and publish; a refused or unsaved command changes nothing. A photo is on disk
 * before the match that names it.
 */
export class Matches {
  readonly #options: MatchesOptions
  readonly #commands = new TaskQueueByKey()
  readonly #windows: MatchWindows
  readonly #sameTable = new EquivalentRevisions()
  readonly #answered = new IdempotencyCache()
  readonly #last = new LastEntry()
  readonly photos: KeptPhotos

  constructor(options: MatchesOptions) {
    this.#options = options
    this.photos = new KeptPhotos(options.store)
    this.#windows = new MatchWindows(options.store, options.who, { last: this.#last, photos: this.photos }, options.report ?? (() => undefined))
  }

  /** How many windows look at a match now. */
  get watchers(): number {
    return this.#windows.watchers
  }

  /** Players as they sit, each with the id of a person; the first round begins with the match. */
  create(setup: NewMatch, players: MatchRecord['players']): Promise<Outcome> {
    return this.#withPhoto(setup.photo, (kept) => this.#begin(setup, players, kept))
  }

  /** `photo`: a JPEG in base64, to be kept with the event. `then`: what follows from it at once. */
  enter(on: OnMatch, event: RecordEvent, photo?: string, then?: RecordEvent): Promise<Outcome> {
    return this.#withPhoto(photo, (kept) => this.#command(on, enterEvent(event, then, kept), { photo: kept }))
  }

  startRound(on: OnMatch, start: StartWish, photo?: string, first?: RecordEvent): Promise<Outcome> {
    return this.#withPhoto(photo, (kept) => this.#command(on, startRound(start, first, kept), { photo: kept }))
  }

  revise(on: OnMatch, revision: RevisionWish): Promise<Outcome> {
    return this.#command(on, reviseMatch(revision))
  }

  /** Notes that an event was questioned, and what came of it. */
  question(on: OnMatch, asked: QuestionAsked): Promise<Outcome> {
    return this.keep(on, questionEvent(asked))
  }

  /** Lets other rules hold: all that differs from the preset then. */
  changeRules(on: OnMatch, rules: RuleOverrides, from: RulesFrom): Promise<Outcome> {
    return this.#command(on, changeRules(rules, from))
  }

  undo(on: OnMatch): Promise<Outcome> {
    return this.#command(on, undo, LEAVING)
  }

  redo(on: OnMatch): Promise<Outcome> {
    return this.#command(on, redo, LEAVING)
  }

  /** Undo of what the same device at the table entered last, while nothing came after it. */
  takeBack(on: OnMatch): Promise<Outcome> {
    return this.#command(on, (match) => (on.by !== undefined && this.#last.of(match) === on.by.device ? undo(match) : err({ kind: 'not-yours' })), LEAVING)
  }

  /** Sets place, note and date; what is absent stays as it is. */
  describe(on: OnMatch, details: DetailsWish): Promise<Outcome> {
    return this.keep(on, describeMatch(details))
  }

  /** Puts a picture of the table with the match (a JPEG in base64) in place of the one that was seen; null takes it away. */
  putPicture(on: OnAnyRevision, photo: string | null, instead: string | null): Promise<Outcome> {
    const from = (picture: string): string | undefined => this.photos.bringerOf(on.matchId, picture)
    return this.#withPhoto(photo ?? undefined, (kept) =>
      this.keep(on, putPicture({ photo: kept, instead, by: on.by, from }), { photo: kept, ...(kept === null ? LEAVING : {}) }),
    )
  }

  /** Takes away the pictures that these devices at the table brought. */
  async forgetPictures(devices: readonly DeviceId[]): Promise<void> {
    for (const { matchId, picture } of this.photos.broughtBy(devices)) await this.putPicture({ matchId, revision: null }, null, picture)
  }

  /** A player's word on a round; it names the round's result instead of a revision. */
  confirmRound(matchId: MatchId, word: WordAsked, by?: Visitor): Promise<Outcome> {
    return this.keep({ matchId, revision: null, by }, confirmRound(word))
  }

  /** Whether each player is to confirm every round; either may be asked whatever the revision. */
  askToConfirm(matchId: MatchId, on: boolean, by?: Visitor): Promise<Outcome> {
    return this.keep({ matchId, revision: null, by }, askToConfirm(on))
  }

  /** Puts the match into the bin; `restore` takes it out again. */
  bin(on: OnMatch): Promise<Outcome> {
    return this.keep(on, binMatch, LEAVING)
  }

  restore(on: OnMatch): Promise<Outcome> {
    return this.keep(on, restoreMatch, LEAVING)
  }

  /** Changes what is kept of a match beside playing it. */
  keep(on: OnMatch | OnAnyRevision, keeping: DetailsChange, how: How = {}): Promise<Outcome> {
    return this.#loaded(on, async (match) => {
      const next = keeping(match, this.#here(on.by))
      if (!next.ok) return next
      return next.value === match ? ok({ matchId: match.id, revision: match.revision }) : this.#next(match, next.value, { ...how, by: on.by })
    })
  }

  /** Takes a match in the bin away for good, with its photos. */
  deleteForGood({ matchId, revision }: OnMatch): Promise<Outcome> {
    return this.#loaded({ matchId, revision }, async (match) => {
      if (match.binned === undefined) return err({ kind: 'not-in-bin' })
      if (this.#options.store.copiesOf(matchId).length > 0) return err({ kind: 'came-apart' })
      return this.#saving(match.id, () => this.#options.store.remove(match), ok({ matchId, revision }))
    })
  }

  /**
   * Puts a match from elsewhere here. `make` gets what is here now (null where nothing is) and gives what is to be, or null where all is to stay.
   *
   * Whether it was put here; `SaveFault` when that fails. `changed` is for the caller to tell of, who may bring many.
   */
  bring(matchId: MatchId, make: (here: LoadedMatch | null, now: Happened) => StoredMatch | null): Promise<boolean> {
    const { store } = this.#options
    return this.#commands.run(matchId, async () => {
      const here = await store.load(matchId)
      const next = make(here, this.#here())
      try {
        if (next !== null) {
          this.writing(next)
          await (here === null ? store.bringIn(next) : store.save(next, { inPlaceOf: here.match.revision }))
        }
      } catch (error) {
        if (error instanceof MatchMovedOn) return false
        throw error
      } finally {
        await store.release(matchId)
      }
      if (next !== null) this.#windows.changed(matchId)
      return next !== null
    })
  }

  /** To be called before each match that is written here, so that it is not taken for another device's change. */
  writing(match: StoredMatch): void {
    this.#windows.writing(match)
  }

  /** Tells every window that looks at the match to look again, and that it was changed elsewhere. */
  changedOutside(matchId: MatchId): void {
    if (!this.#windows.isWatched(matchId)) return
    // after what is being written, which may be all that the system reported
    this.#commands.run(matchId, () => this.#windows.changedOutside(matchId)).catch(refusedBy)
  }

  /** Tells every window to look again, as when names have changed. */
  allChanged(): void {
    this.#windows.allChanged()
  }

  /** The match at once and after each change; `gone` where there is none, `damaged` where it cannot be opened. */
  live(matchId: MatchId, signal: AbortSignal | undefined): AsyncGenerator<MatchFeed, void, void> {
    return this.#windows.live(matchId, signal)
  }

  /** Resolves once every command begun so far has been answered. */
  idle(): Promise<void> {
    return this.#commands.idle()
  }

  async #begin(setup: NewMatch, players: MatchRecord['players'], kept: SentPhoto | null): Promise<Outcome> {
    const created = createMatch(setup, players, kept, this.#options.newId(), this.#here())
    return created.ok ? this.#commands.run(created.value.match.id, () => this.#save(null, created.value.match, kept, created.value.scored)) : created
  }

  #withPhoto(photo: string | undefined, command: (kept: SentPhoto | null) => Promise<Outcome>): Promise<Outcome> {
    if (photo === undefined) return command(null)
    const checked = checkPhoto(photo)
    return checked.ok ? command(checked.value) : Promise.resolve(checked)
  }

  #command(on: OnMatch, step: EditCommand, how: How = {}): Promise<Outcome> {
    return this.#loaded(on, async (match) => {
      if (match.binned !== undefined) return err({ kind: 'in-bin' })
      const next = step(match)
      return next.ok ? this.#next(match, inTrail(match, next.value, this.#here(on.by)), { ...how, by: on.by, scored: next.value.scored }) : next
    })
  }

  /** Does `command` with the match as it is on disk, if that is the revision that the command was made on. */
  #loaded(on: OnMatch | OnAnyRevision, command: (match: StoredMatch) => Promise<Outcome>): Promise<Outcome> {
    const { matchId, revision } = on
    const done = async (): Promise<Outcome> => {
      const before = this.#answered.get(on)
      if (before !== undefined) return before
      const loaded = await this.#options.store.load(matchId)
      if (loaded === null) return err(refusalOfMissing(this.#options.store, matchId))
      const { match, readOnly } = loaded
      if (readOnly !== null) return err({ kind: 'read-only', why: readOnly })
      if (revision !== null && !this.#sameTable.is(match, revision)) return err({ kind: 'stale', revision: match.revision })
      const outcome = await command(match)
      this.#answered.add(on, outcome)
      return outcome
    }
    return this.#commands.run(matchId, done).catch(refusedBy)
  }

  #here(by?: Visitor): Happened {
    return { at: this.#options.clock().toISOString(), device: this.#options.device, ...(by === undefined ? {} : { by: by.name }) }
  }

  async #next(
    before: StoredMatch,
    after: StoredMatch,
    { photo = null, mostBytes = MATCH_LIMITS.matchBytes, by, scored }: How & Pick<OnMatch, 'by'>,
  ): Promise<Outcome> {
    const { at, device } = this.#here()
    const match = { ...after, revision: before.revision + 1, updatedAt: at, updatedOn: device }
    const over = overSize(match, mostBytes)
    if (over !== null) return err(saveRefusal(new LimitFault(over)))
    const room = photo === null || by === undefined ? null : await this.photos.roomFor(match.id, photo)
    if (room?.ok === false) return room
    // before any window hears of it
    this.#last.note(before, match, by)
    this.photos.note(before, match, by)
    const saved = await this.#save(before, match, photo, scored)
    if (saved.ok && sameTable(before, match)) this.#sameTable.add(before, match)
    return saved
  }

  async #save(before: StoredMatch | null, match: StoredMatch, photo: SentPhoto | null, scored: How['scored']): Promise<Outcome> {
    const save = async (): Promise<void> => {
      if (photo !== null) await this.#options.store.photos.keep(match.id, photo.jpeg)
      this.writing(match)
      await this.#options.store.save(match, { scored })
    }
    const saved = await this.#saving(match.id, save, ok({ matchId: match.id, revision: match.revision }))
    if (saved.ok) await this.photos.saved(before, match)
    return saved
  }

  /** Tells of what was saved; `done` once it was, and why not where it was not. */
  async #saving(matchId: MatchId, save: () => Promise<void>, done: Outcome): Promise<Outcome> {
    try {
      await save()
    } catch (error) {
      return error instanceof MatchMovedOn ? this.#movedOn(matchId) : refusedBy(error)
    }
    this.#windows.changed(matchId)
    this.#options.changed()
    return done
  }

  /** Refuses what another computer came before with, and shows what is there now: not every system reports what was written elsewhere. */
  async #movedOn(matchId: MatchId): Promise<Outcome> {
    const now = await this.#windows.changedOutside(matchId)
    return err(now === null ? refusalOfMissing(this.#options.store, matchId) : { kind: 'stale', revision: now.revision })
  }
}
