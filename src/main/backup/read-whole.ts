import { errorCode } from '../store/files'
import { contentIn, NewerFile, UnreadableFile } from '../store/json-adapter'
import { matchFileKind } from '../store/match-file'
import { personFileKind } from '../store/person-file'
import { photoName } from '../store/photo-store'
import { eveningFileKind } from '../store/evening-file'
import { seasonFileKind } from '../store/season-file'
import { ownTilesKind } from '../store/own-tiles-store'
import { settingsKind } from '../store/settings-store'
import { FolderAway } from '../store/presence'
import { pathOf, type Collected, type Sources } from './collect'
import { ENTRY_LIMITS, type EntryOf } from './layout'
import { leftOutBy, shortened, type SkipReason } from './skipped-files'

/** What reading a file for a backup gave: its bytes, and what is wrong with them; or why it is left out; or that it is no longer there. */
export type Reading =
  | { readonly kind: 'read'; readonly bytes: Uint8Array; readonly damage: SkipReason | null }
  | { readonly kind: 'left-out'; readonly why: SkipReason }
  | { readonly kind: 'gone' }

/** How often a file that is changing is read again until it holds still. */
const READINGS = 4

/**
 * The bytes of a file as it was at one moment.
 *
 * Caravan puts another file in place of a match's, so what was opened stays whole. Other programs may write into it: it is read again until it
 * was the same before and after. What holds still is taken in as it is, also where it is no match, person, photo or settings.
 */
export async function readWhole(
  sources: Pick<Sources, 'data' | 'device'> & { readonly matches: Pick<Sources['matches'], 'isSound'> },
  file: Collected,
): Promise<Reading> {
  const { of, name } = file
  const { files } = sources.data
  const path = pathOf(sources, of, name)
  let still: Extract<Reading, { kind: 'read' }> | null = null
  try {
    for (let reading = 1; reading <= READINGS; reading++) {
      const before = await files.stamp(path)
      if (before === null) return { kind: 'gone' }
      if (before.size > ENTRY_LIMITS[of.kind]) return { kind: 'left-out', why: tooLarge(before.size, of) }
      const bytes = await files.readBytes(path, ENTRY_LIMITS[of.kind])
      const after = await files.stamp(path)
      const isStill = after?.size === before.size && after.mtimeMs === before.mtimeMs && bytes.length === before.size
      const damage = isStill && of.kind === 'match' && sources.matches.isSound(of.id, before) ? null : damageOf(of, bytes)
      if (damage === null && (isStill || reading === READINGS)) return { kind: 'read', bytes, damage }
      still = isStill ? { kind: 'read', bytes, damage } : null
    }
  } catch (error) {
    if (error instanceof FolderAway) throw error
    return errorCode(error) === 'ENOENT' ? { kind: 'gone' } : { kind: 'left-out', why: leftOutBy(error) }
  }
  return still ?? { kind: 'left-out', why: { why: 'changing', detail: '' } }
}

function tooLarge(size: number, of: EntryOf): SkipReason {
  return { why: 'too-large', detail: `${size} bytes, at most ${ENTRY_LIMITS[of.kind]}` }
}

/** What is wrong with bytes that are to be a match, a person, a season, an evening, a photo, settings or the family's tiles; null where nothing is. */
function damageOf(of: EntryOf, bytes: Uint8Array): SkipReason | null {
  if (of.kind === 'photo') return photoName(bytes) === of.photo ? null : { why: 'not-valid', detail: 'the photo doesn’t match its name' }
  try {
    check(of, new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return null
  } catch (error) {
    if (error instanceof NewerFile) return null
    return {
      why: 'not-valid',
      detail: error instanceof UnreadableFile ? error.message.slice(0, 200) : error instanceof TypeError ? 'not text' : shortened(error),
    }
  }
}

function check(of: Exclude<EntryOf, { kind: 'photo' }>, text: string): void {
  switch (of.kind) {
    case 'match':
      return void contentIn(text, matchFileKind(of.id))
    case 'person':
      return void contentIn(text, personFileKind(of.id))
    case 'season':
      return void contentIn(text, seasonFileKind(of.id))
    case 'evening':
      return void contentIn(text, eveningFileKind(of.id))
    case 'settings':
      return void contentIn(text, settingsKind)
    case 'own-tiles':
      return void contentIn(text, ownTilesKind)
  }
}
