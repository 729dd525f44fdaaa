import { createHash } from 'node:crypto'
import { MOST_TAKEN, type DamagedLook, type OnDamagedFile } from '#shared/contract/damaged'
import type { CommandRefusal, Outcome } from '#shared/contract/schemas'
import { withoutByteOrderMark } from '#shared/kernel/byte-order-mark'
import type { MatchId } from '#shared/kernel/ids'
import { err, ok, type Result } from '#shared/kernel/result'
import { MATCH_LIMITS } from '#shared/match/limits'
import type { Downloads } from '../../common/downloads'
import type { StoredMatch } from '../../store/match-file'
import { MatchMovedOn } from '../../store/loaded-match'
import type { MatchStore } from '../../store/match-store'
import { SaveFault, saveRefusal } from '../../store/save-fault'
import type { Happened } from '../commands/describe'
import type { Matches } from '../matches'
import { refusalOfMissing } from '../missing'
import { repairMatch, type RepairedMatch } from './repair-match'

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

  async look(matchId: MatchId): Promise<DamagedLook> {
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
      if (error instanceof SaveFault) return err(saveRefusal(error))
      throw error
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

function toldOf({ match, taken, leftOut }: RepairedMatch): DamagedLook['takeBack'] {
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
