import type { BackedUpVersion, VersionsFound } from '#shared/contract/backed-up'
import type { MatchId } from '#shared/kernel/ids'
import type { Files } from '../store/files'
import { matchFileKind } from '../store/match-file'
import { dateOf } from '../store/match-summary'
import { match as matchKind } from '../store/kinds/match'
import { jsonIn } from '../store/kinds/kind'
import { nameOf } from '../store/kinds/kinds'
import { contentOf } from './bad-backup'
import { findDirectory } from './read-archive'
import { ZipFile } from './zip-file'

/** A backup that may hold it. */
export interface KnownBackup {
  readonly source: BackedUpVersion['source']
  readonly made: string
  readonly path: string
}

/** So many different versions are looked for; the way to older ones is restoring from a whole backup. */
const MOST = 10

/**
 * The versions of a match in backups, the latest backup first, each once.
 *
 * Of each backup the directory is read as far as the match, and the match itself only where its checksum is one that has not been seen.
 */
export async function findVersions(files: Files, known: readonly KnownBackup[], matchId: MatchId, signal: AbortSignal): Promise<VersionsFound> {
  const versions: BackedUpVersion[] = []
  const seen = new Set<string>()
  let [searched, unreadable] = [0, 0]
  for (const { source, made, path } of known.toSorted((a, b) => (a.made < b.made ? 1 : -1))) {
    if (signal.aborted || versions.length === MOST) break
    searched++
    try {
      const version = await versionIn(files, path, matchId, seen)
      if (version !== null) versions.push({ source, made, ...version })
    } catch {
      // one backup that cannot be read is no reason not to look into the next
      unreadable++
    }
  }
  return { versions, searched, unreadable }
}

async function versionIn(files: Files, path: string, matchId: MatchId, seen: Set<string>): Promise<Omit<BackedUpVersion, 'source' | 'made'> | null> {
  const name = nameOf({ kind: 'match', id: matchId })
  const zip = await ZipFile.open(files, path)
  try {
    await findDirectory(zip)
    for await (const entry of zip.entries()) {
      if (entry.fileName !== name) continue
      const mark = `${entry.uncompressedSize} ${entry.crc32}`
      if (seen.has(mark)) return null
      seen.add(mark)
      const match = contentOf(name, await zip.content(entry, matchKind.limit), (bytes) => jsonIn(bytes, matchFileKind(matchId)))
      if (match === null) return null
      const { updatedAt, players, rounds } = match
      return {
        updatedAt,
        date: dateOf(match),
        names: players.map((player) => player.name),
        rounds: rounds.length,
        events: rounds.reduce((sum, { events }) => sum + events.length, 0),
      }
    }
    return null
  } finally {
    await zip.close()
  }
}
