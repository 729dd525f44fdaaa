import { isDeepStrictEqual } from 'node:util'
import { textOrder } from '#shared/kernel/text-order'
import type { TrailEntry } from '#shared/match/trail'
import type { Folder } from '../json-file'
import type { LoadedMatch } from '../loaded-match'
import { matchFileKind, type StoredMatch } from '../match-file'
import { MatchStore } from '../match-store'
import { dateOf } from '../match-summary'
import { isId, jsonIn, type Compared, type StoredKind } from './kind'

export interface MatchStores {
  readonly data: Folder
  readonly matches: MatchStore
}

/** When and on which device something is done, and by whom where it joined the table. */
type Happened = Pick<TrailEntry, 'at' | 'device' | 'by'>

export interface MatchUseCases {
  readonly matches: Matches
}

interface Matches {
  bring(id: string, make: (here: LoadedMatch | null, now: Happened) => StoredMatch | null): Promise<boolean>
}

const LIMIT = 20_000_000

export const match: StoredKind<{ readonly matches: MatchStore }, MatchUseCases, MatchStores> = {
  open: async (opening) => ({ matches: await MatchStore.open(opening) }),
  folder: 'matches',
  extension: '.json',
  isName: isId,
  // one of a thousand long rounds with every edit of it has a few hundred thousand
  limit: LIMIT,
  counted: 'matches',
  shown: { as: 'versions', field: 'matches' },
  turn: 5,
  isSound: ({ matches }, id, stamp) => matches.isSound(id, stamp),
  isHere: async ({ data }, id, bytes) => {
    const lying = await data.files.readBytes(`${data.path}/matches/${id}.json`, LIMIT).catch(() => null)
    return lying !== null && Buffer.compare(lying, bytes) === 0
  },
  about: ({ matches }, id) => {
    const line = matches.summary(id) ?? matches.damagedOf(id)
    return { players: line?.players.slice(0, 8).map((player) => player.name.slice(0, 100)) ?? [], date: line?.date ?? null }
  },
  read: (id, bytes) => {
    const backup = jsonIn(bytes, matchFileKind(id))
    return {
      compare: async ({ matches }) => {
        const { match: here, readOnly } = await matches.peek(id)
        const line = { names: backup.players.map(({ name }) => name), date: dateOf(backup) }
        const stays = readOnly !== null || matches.damagedOf(id)?.damage.kind === 'newer'
        const state = stays ? 'left' : here === null ? 'new' : stateOf(backup, here)
        return { state, here: here === null ? null : `${here.revision}`, name: '', line }
      },
      bring: ({ matches }, seen, made) => matches.bring(id, inPlaceOfSeen(backup, seen, made)),
    }
  },
}

function stateOf(backup: StoredMatch, here: StoredMatch): Compared['state'] {
  if (isDeepStrictEqual(backup, here)) return 'same'
  if (backup.revision !== here.revision) return backup.revision < here.revision ? 'older' : 'newer'
  return backup.updatedAt <= here.updatedAt ? 'older' : 'newer'
}

/** A match of a backup in place of the revision `seen` here; one that is new here comes as it was. */
function inPlaceOfSeen(backup: StoredMatch, seen: string | null, made: string): Parameters<Matches['bring']>[1] {
  return (here, now) => {
    if (here === null) return seen === null ? backup : null
    if (here.readOnly !== null || `${here.match.revision}` !== seen) return null
    return inPlaceOf(here.match, backup, made, now)
  }
}

/** The backup's match where what was here cannot be read: after the last revision that was known here. */
export function backIn(backup: StoredMatch, known: number, made: string, now: Happened): StoredMatch {
  return asNext(backup, Math.max(known, backup.revision), backup.trail, made, now)
}

/** The content of the backup's match as the next revision of both, with the trail of both. */
export function inPlaceOf(here: StoredMatch, backup: StoredMatch, made: string, now: Happened): StoredMatch {
  const known = new Set(here.trail.map((entry) => JSON.stringify(entry)))
  const trail = [...here.trail, ...backup.trail.filter((entry) => !known.has(JSON.stringify(entry)))].sort((a, b) => textOrder(a.at, b.at))
  return asNext(backup, Math.max(here.revision, backup.revision), trail, made, now)
}

function asNext(backup: StoredMatch, after: number, trail: StoredMatch['trail'], made: string, now: Happened): StoredMatch {
  return { ...backup, revision: after + 1, updatedAt: now.at, updatedOn: now.device, trail: [...trail, { kind: 'from-backup', ...now, made }] }
}
