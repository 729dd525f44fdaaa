import { errorCode } from '../store/files'
import { NewerFile, UnreadableFile } from '../store/json-adapter'
import { WrongFile, type KnownSound } from '../store/kinds/kind'
import { KINDS, type Entry } from '../store/kinds/kinds'
import { FolderAway } from '../store/presence'
import { pathOf, type Collected, type Sources } from './collect'
import { leftOutBy, shortened, type SkipReason } from './skipped-files'

/** What reading a file for a backup gave: its bytes, and what is wrong with them; or why it is left out; or that it is no longer there. */
export type FileRead =
  | { readonly kind: 'read'; readonly bytes: Uint8Array; readonly damage: SkipReason | null }
  | { readonly kind: 'left-out'; readonly why: SkipReason }
  | { readonly kind: 'gone' }

/** How often a file that is changing is read again until it holds still. */
const READINGS = 4

/**
 * The bytes of a file as it was at one moment.
 *
 * Caravan puts another file in place of a match's, so what was opened stays whole. Other programs may write into it: it is read again until it
 * was the same before and after. What holds still is taken in as it is, also where it is not what its name says.
 */
export async function readWhole(sources: Sources & KnownSound, file: Collected): Promise<FileRead> {
  const { of, name } = file
  const { files } = sources.data
  const { limit, isSound } = KINDS[of.kind]
  const path = pathOf(sources, of, name)
  let still: Extract<FileRead, { kind: 'read' }> | null = null
  try {
    for (let reading = 1; reading <= READINGS; reading++) {
      const before = await files.stamp(path)
      if (before === null) return { kind: 'gone' }
      if (before.size > limit) return { kind: 'left-out', why: { why: 'too-large', detail: `${before.size} bytes, at most ${limit}` } }
      const bytes = await files.readBytes(path, limit)
      const after = await files.stamp(path)
      const isStill = after?.size === before.size && after.mtimeMs === before.mtimeMs && bytes.length === before.size
      const damage = isStill && isSound?.(sources, of.id, before) === true ? null : damageOf(of, bytes)
      if (damage === null && (isStill || reading === READINGS)) return { kind: 'read', bytes, damage }
      still = isStill ? { kind: 'read', bytes, damage } : null
    }
  } catch (error) {
    if (error instanceof FolderAway) throw error
    return errorCode(error) === 'ENOENT' ? { kind: 'gone' } : { kind: 'left-out', why: leftOutBy(error) }
  }
  return still ?? { kind: 'left-out', why: { why: 'changing', detail: '' } }
}

/** What is wrong with bytes that are to be what their name says; null where nothing is. */
function damageOf({ kind, id }: Entry, bytes: Uint8Array): SkipReason | null {
  try {
    KINDS[kind].read(id, bytes)
    return null
  } catch (error) {
    if (error instanceof NewerFile) return null
    if (error instanceof UnreadableFile || error instanceof WrongFile) return { why: 'not-valid', detail: error.message.slice(0, 200) }
    return { why: 'not-valid', detail: error instanceof TypeError ? 'not text' : shortened(error) }
  }
}
