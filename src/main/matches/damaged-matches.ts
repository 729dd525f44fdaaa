import { createHash } from 'node:crypto'
import { setImmediate as later } from 'node:timers/promises'
import { type DamageReport, MOST_TAKEN, type OnDamagedFile, type TakenBack } from '#shared/contract/damaged'
import type { CommandRefusal, Outcome } from '#shared/contract/schemas'
import { withoutByteOrderMark } from '#shared/kernel/byte-order-mark'
import type { MatchId } from '#shared/kernel/ids'
import { type Fields, isFields } from '#shared/kernel/plain'
import { err, ok, type Result } from '#shared/kernel/result'
import { editSchema } from '#shared/match/edit-schema'
import { type Edit, invertEdit } from '#shared/match/edits'
import { MATCH_LIMITS, overMatch } from '#shared/match/limits'
import { trailEntrySchema } from '#shared/match/trail'
import type { Downloads } from '../common/downloads'
import { soundIn } from '../store/json-adapter'
import { MatchMovedOn } from '../store/loaded-match'
import { matchFileKind, type StoredMatch, storedMatchSchema, storedPlayerSchema } from '../store/match-file'
import type { MatchStore } from '../store/match-store'
import type { Happened } from './commands/describe'
import type { Matches } from './matches'
import { refusalOfMissing, refusedBy } from './missing'

/** A list that a field holds; an empty one where it holds none. */
function listIn(value: unknown, name: string): readonly unknown[] {
  const list = isFields(value) ? value[name] : undefined
  return Array.isArray(list) ? (list as readonly unknown[]) : []
}

/** One way to take the end of a match back, step by step. */
interface TakeBackWay {
  /** So many steps can be taken. */
  readonly most: number
  /** The match with so many taken back, and which they were, the last first; null where they do not fit the match. */
  after(steps: number): { readonly content: Fields; readonly taken: readonly TakenBack[] } | null
}

/** By the match's own history: what was done last is undone first. */
function byEdits(content: Fields): TakeBackWay {
  const edits = isFields(content['edits']) ? content['edits'] : {}
  const done = listIn(edits, 'done').map((edit) => ({
    edit: editSchema.safeParse(edit).data as Edit | undefined,
    isSound: overMatch({ edits: { done: [edit] } }) === null,
  }))
  const unknown = done.findLastIndex(({ edit }) => edit === undefined)
  return {
    most: done.length - 1 - unknown,
    after(steps) {
      const rounds = listIn(content, 'rounds').map((round) => (isFields(round) ? { ...round, events: [...listIn(round, 'events')] } : round))
      const taken: TakenBack[] = []
      for (const { edit } of done.slice(done.length - steps).reverse()) {
        if (edit === undefined || !invertEdit(edit).changes.every((change) => applied(rounds, change))) return null
        taken.push(takenOf(edit, content))
      }
      const left = done.slice(0, done.length - steps)
      const broken = left.findLastIndex(({ edit, isSound }) => edit === undefined || !isSound)
      const undone = steps === 0 ? listIn(edits, 'undone') : []
      return { content: { ...content, rounds, edits: { done: left.slice(broken + 1).map(({ edit }) => edit), undone } }, taken }
    },
  }
}

/** By the record alone, for one without a history that fits it: the last event goes first, and a round after its first. */
function byEvents(content: Fields): TakeBackWay {
  const rounds = listIn(content, 'rounds')
  const steps: { readonly round: number; readonly event: number | null }[] = rounds.flatMap((round, at) => [
    ...(at === 0 ? [] : [{ round: at, event: null }]),
    ...listIn(round, 'events').map((_, event) => ({ round: at, event })),
  ])
  return {
    most: steps.length,
    after(count) {
      const gone = steps.slice(steps.length - count).reverse()
      const first = gone.at(-1)
      const left =
        first === undefined
          ? rounds
          : rounds
              .slice(0, first.event === null ? first.round : first.round + 1)
              .map((round, at) => (at === first.round && isFields(round) ? { ...round, events: listIn(round, 'events').slice(0, first.event ?? 0) } : round))
      return {
        content: { ...content, rounds: left, edits: { done: [], undone: [] } },
        taken: gone.map(({ round, event }) => takenEvent(event === null ? null : listIn(rounds[round], 'events')[event], round, content)),
      }
    },
  }
}

type EditChange = Edit['changes'][number]

/** False where a change does not fit. */
function applied(rounds: unknown[], change: EditChange): boolean {
  if (change.kind === 'rounds') {
    if (change.at + change.before.length > rounds.length) return false
    rounds.splice(change.at, change.before.length, ...change.after.map((round) => ({ ...round, events: [...round.events] })))
    return true
  }
  const round = rounds[change.round]
  if (!isFields(round)) return false
  if (change.kind === 'events') {
    const events = round['events']
    if (!Array.isArray(events) || change.at + change.before.length > events.length) return false
    events.splice(change.at, change.before.length, ...change.after)
    return true
  }
  const { dice: _, ...rest } = round
  rounds[change.round] = { ...rest, ...change.after }
  return true
}

function takenOf({ name, changes }: Edit, content: Fields): TakenBack {
  const change = changes[0]
  if (change?.kind === 'events' && name !== 'revise') return { ...takenEvent(change.after[0], change.round, content), name }
  return { name, round: (change?.kind === 'rounds' ? change.at : (change?.round ?? 0)) + 1, player: null, tile: null }
}

const NAMES: Readonly<Record<string, TakenBack['name']>> = {
  play: 'enter-play',
  draw: 'enter-draw',
  pass: 'enter-pass',
  block: 'enter-block',
  table: 'enter-table',
  rules: 'change-rules',
  stands: 'enter-stands',
  adjust: 'adjust-points',
  finish: 'finish',
  show: 'show-tiles',
  hand: 'count-hand',
  uncalled: 'not-called',
  set: 'change-set',
  leave: 'leave',
}

/** Null stands for the round itself. */
function takenEvent(event: unknown, round: number, content: Fields): TakenBack {
  const { type, player, tile } = isFields(event) ? event : {}
  const name = event === null ? 'start-round' : typeof type === 'string' ? (NAMES[type] ?? null) : null
  const seated = typeof player === 'number' ? listIn(content, 'players')[player] : undefined
  const who = isFields(seated) ? seated['name'] : undefined
  return { name, round: round + 1, player: typeof who === 'string' ? who.slice(0, 60) : null, tile: typeof tile === 'string' ? tile.slice(0, 8) : null }
}

/** A damaged match made sound again. */
interface RepairedMatch {
  readonly match: StoredMatch
  /** What was taken back, the last first. */
  readonly taken: readonly TakenBack[]
  /** What was left out beside what was played: entries of the trail, fields, and the history of edits, as far as it went. */
  readonly leftOut: { readonly trail: number; readonly fields: readonly string[]; readonly history: boolean }
}

const OPTIONAL = ['updatedOn', 'rematchOf', 'place', 'note', 'date', 'tableAid', 'learningAid', 'picture', 'gameName', 'binned', 'confirmRounds'] as const
const KNOWN: readonly string[] = Object.keys(storedMatchSchema.shape)

/** So few steps are tried one by one; the fewest of many is looked for by halves. */
const FEW_STEPS = 8

/**
 * The match with the fewest of its last entries taken back after which it is sound; null where that cannot be done.
 *
 * `content` is what was parsed of the file of the match `id`. What is not part of what was played, and is not sound, is left out.
 */
async function repairMatch(content: unknown, id: string): Promise<RepairedMatch | null> {
  if (!isFields(content) || content['id'] !== id || !Array.isArray(content['rounds'])) return null
  const tidy = tidied(content)
  const entries = countOf(content, 'done')
  for (const way of [byEdits(tidy.content), byEvents(tidy.content)]) {
    const found = await fewest(way, id)
    if (found === null) continue
    const { match, taken } = found
    return { match, taken, leftOut: { trail: tidy.trail, fields: tidy.fields, history: match.edits.done.length + taken.length < entries } }
  }
  return null
}

/** The match as its file has it, without what can be left out and is not sound. */
function tidied(content: Fields): { readonly content: Fields; readonly trail: number; readonly fields: readonly string[] } {
  const fields = Object.keys(content).filter((name) => {
    const known = OPTIONAL.find((each) => each === name)
    if (known !== undefined) return !storedMatchSchema.shape[known].safeParse(content[name]).success
    return !KNOWN.includes(name) && overMatch({ [name]: content[name] }) !== null
  })
  const players = listIn(content, 'players').map(withoutOddPerson)
  if (players.some((player, seat) => player !== listIn(content, 'players')[seat])) fields.push('personId')
  const kept: Fields = Object.fromEntries(Object.entries(content).filter(([name]) => !fields.includes(name)))
  const entries = listIn(content, 'trail')
  const trail = entries.filter((entry) => overMatch({ trail: [entry] }) === null && trailEntrySchema.safeParse(entry).success)
  const { revision } = content
  const isCounted = storedMatchSchema.shape.revision.safeParse(revision).success && overMatch({ revision }) === null
  return {
    content: {
      ...kept,
      ...(players.length === 0 ? {} : { players }),
      ...(content['trail'] === undefined ? {} : { trail }),
      ...(isCounted ? {} : { revision: countOf(content, 'done') }),
    },
    trail: entries.length - trail.length,
    fields,
  }
}

/** Who plays goes by name where the person is not to be made out. */
function withoutOddPerson(player: unknown): unknown {
  if (!isFields(player) || storedPlayerSchema.shape.personId.safeParse(player['personId']).success) return player
  const { personId: _, ...others } = player
  return others
}

async function fewest(way: TakeBackWay, id: string): Promise<{ readonly match: StoredMatch; readonly taken: readonly TakenBack[] } | null> {
  const at = async (steps: number) => {
    // plays are answered in between
    await later()
    const after = way.after(steps)
    if (after === null) return null
    const match = soundOf(after.content, id) ?? (steps === 0 ? soundOf({ ...after.content, edits: { done: [], undone: [] } }, id) : null)
    return match === null ? null : { match, taken: after.taken }
  }
  for (let steps = 0; steps <= Math.min(FEW_STEPS, way.most); steps++) {
    const found = await at(steps)
    if (found !== null) return found
  }
  let [failed, steps] = [FEW_STEPS, FEW_STEPS * 2]
  let found = null
  while (found === null && failed < way.most) {
    steps = Math.min(steps, way.most)
    found = await at(steps)
    if (found === null) [failed, steps] = [steps, steps * 2]
  }
  while (found !== null && steps - failed > 1) {
    const middle = (failed + steps) >> 1
    const nearer = await at(middle)
    if (nearer === null) failed = middle
    else [steps, found] = [middle, nearer]
  }
  return found
}

function soundOf(content: Fields, id: string): StoredMatch | null {
  // far quicker than to check the shape of what is too much anyway
  if (overMatch(content) !== null) return null
  try {
    return soundIn(content, matchFileKind(id))
  } catch {
    return null
  }
}

function countOf(content: Fields, which: 'done'): number {
  return listIn(content['edits'], which).length
}

/** No file that is larger is taken apart to see what could be taken back: nobody is to wait for that. */
const MOST_BYTES = 32 * 1024 * 1024

export interface DamagedMatchesOptions {
  readonly store: MatchStore
  readonly matches: Pick<Matches, 'bring'>
  readonly downloads: Downloads
  /** Called after lists have changed. */
  readonly changed: () => void
}

/** What can be done with matches that cannot be opened. Nothing is taken away: a file that makes room is kept under another name. */
export class DamagedMatches {
  readonly #options: DamagedMatchesOptions

  constructor(options: DamagedMatchesOptions) {
    this.#options = options
  }

  async look(matchId: MatchId): Promise<DamageReport> {
    const bytes = await this.#bytesOf(matchId)
    if (bytes === null) return { file: null, takeBack: null }
    const found = await mendedFrom(bytes, matchId)
    return { file: { token: tokenOf(bytes), bytes: bytes.length }, takeBack: found === null ? null : toldOf(found) }
  }

  /** Puts the match in place of its file with the last entries taken back that `look` named. */
  async takeBack({ matchId, token }: OnDamagedFile): Promise<Outcome> {
    const bytes = await this.#bytesOf(matchId)
    if (bytes === null || tokenOf(bytes) !== token) return err(await this.#changed(matchId))
    const found = await mendedFrom(bytes, matchId)
    if (found === null) return err({ kind: 'nothing-to-undo' })
    let revision = 0
    const put = (): Promise<boolean> =>
      this.#options.matches.bring(matchId, (here, now) => {
        if (here !== null) return null
        const match = mendedMatch(found, now)
        revision = match.revision
        return match
      })
    return this.#answering(async () => ((await put()) ? ok({ matchId, revision }) : err(await this.#changed(matchId))))
  }

  /** Offers the file as it is, to be fetched. */
  async save(matchId: MatchId): Promise<Result<{ readonly path: string }, CommandRefusal>> {
    const { store, downloads } = this.#options
    if (store.damagedOf(matchId) === undefined) return err(await this.#changed(matchId))
    return ok({ path: downloads.offer({ path: store.fileOf(matchId).path, name: `${matchId}.json`, type: 'application/json' }) })
  }

  /** Takes the match out of all lists. */
  async setAside({ matchId, token }: OnDamagedFile): Promise<Outcome> {
    const bytes = await this.#bytesOf(matchId)
    if (bytes === null || tokenOf(bytes) !== token) return err(await this.#changed(matchId))
    return this.#answering(async () => {
      await this.#options.store.setAside(matchId)
      return ok({ matchId, revision: 0 })
    })
  }

  /** Null for a match that is none of those. */
  #bytesOf(matchId: MatchId): Promise<Uint8Array | null> {
    const { store } = this.#options
    return store.damagedOf(matchId) === undefined ? Promise.resolve(null) : store.fileOf(matchId).bytes()
  }

  /** Why nothing was done, once the file is looked at again. */
  async #changed(matchId: MatchId): Promise<CommandRefusal> {
    const { store } = this.#options
    const missing = (await store.load(matchId)) === null && store.damagedOf(matchId) === undefined
    return missing ? refusalOfMissing(store, matchId) : { kind: 'file-changed' }
  }

  async #answering(doing: () => Promise<Outcome>): Promise<Outcome> {
    try {
      const outcome = await doing()
      this.#options.changed()
      return outcome
    } catch (error) {
      if (error instanceof MatchMovedOn) return err({ kind: 'file-changed' })
      return refusedBy(error)
    }
  }
}

async function mendedFrom(bytes: Uint8Array, matchId: MatchId): Promise<RepairedMatch | null> {
  if (bytes.length > MOST_BYTES) return null
  try {
    return await repairMatch(JSON.parse(withoutByteOrderMark(new TextDecoder().decode(bytes))), matchId)
  } catch {
    // not JSON: there is nothing that could be taken apart
    return null
  }
}

function toldOf({ match, taken, leftOut }: RepairedMatch): DamageReport['takeBack'] {
  const { rounds } = match
  return {
    count: taken.length,
    taken: taken.slice(0, MOST_TAKEN),
    rounds: rounds.length,
    entries: rounds.reduce((sum, { events }) => sum + events.length, 0),
    leftOut: { ...leftOut, fields: leftOut.fields.map((name) => name.slice(0, 60)).slice(0, MOST_TAKEN) },
  }
}

function mendedMatch({ match, taken }: RepairedMatch, now: Happened): StoredMatch {
  const revision = Math.min(match.revision + 1, MATCH_LIMITS.revision)
  return { ...match, revision, updatedAt: now.at, updatedOn: now.device, trail: [...match.trail, { kind: 'mended', ...now, entries: taken.length }] }
}

function tokenOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}
