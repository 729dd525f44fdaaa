import type { MatchId } from '#shared/kernel/ids'
import type { Matches } from '../matches/matches'
import { jsonIn } from '../store/kinds/kind'
import { backIn, inPlaceOf } from '../store/kinds/match'
import { matchFileKind } from '../store/match-file'
import type { Store } from '../store/store'
import { contentOf, Refused } from './bad-backup'
import { openArchive, type Archive } from './read-archive'

export interface RestoreMatchOptions {
  readonly store: Store
  readonly matches: Matches
  /** The backup. */
  readonly path: string
  readonly matchId: MatchId
  /** Backs up what is here, and gives the backup's name; what it throws stops everything. */
  readonly before: () => Promise<string | null>
}

/**
 * Puts one match of a backup in place of what is here, with those of its photos that are not here.
 *
 * What is here is backed up first; a file that cannot be read is kept beside the match's. `Refused` or `SaveFault` where it cannot be done.
 */
export async function restoreMatch({
  store,
  matches,
  path,
  matchId,
  before,
}: RestoreMatchOptions): Promise<{ readonly revision: number; readonly before: string | null }> {
  const archive = await openArchive(store.device.files, path)
  try {
    const match = await matchIn(archive, matchId)
    const backup = await before()
    await bringPhotos(store, archive, matchId)
    const { made } = archive.manifest
    let revision = 0
    const brought = await matches.bring(matchId, (here, now) => {
      if (here !== null && here.readOnly !== null) return null
      const next = here === null ? backIn(match, store.matches.summary(matchId)?.revision ?? 0, made, now) : inPlaceOf(here.match, match, made, now)
      revision = next.revision
      return next
    })
    if (!brought) throw new Refused({ kind: 'not-replaced' })
    return { revision, before: backup }
  } finally {
    await archive.close()
  }
}

async function matchIn(archive: Archive, matchId: MatchId) {
  const entry = archive.entries.find(({ of }) => of.kind === 'match' && of.id === matchId)
  const match = entry === undefined ? null : contentOf(entry.name, await archive.read(entry), (bytes) => jsonIn(bytes, matchFileKind(matchId)))
  if (match === null) throw new Refused({ kind: 'not-in-backup' })
  return match
}

/** One that cannot be used stays away: the match is worth more. */
async function bringPhotos({ matches, data }: Store, archive: Archive, matchId: MatchId): Promise<void> {
  for (const entry of archive.entries) {
    if (
      entry.of.kind !== 'photo' ||
      !entry.of.id.startsWith(`${matchId}/`) ||
      (await data.files.stamp(`${data.path}/${entry.name}`).catch(() => null)) !== null
    )
      continue
    const bytes = await archive.read(entry).catch(() => null)
    if (bytes !== null) await matches.photos.keep(matchId, bytes)
  }
}
