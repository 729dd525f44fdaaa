import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Where Linux keeps files in memory. Other systems have no such place; a container may have a small one. */
const PLACE = '/dev/shm'
/** Tests need less than a tenth of this, in bytes; the rest is for whoever else keeps something there. */
const ROOM = 2 * 1024 ** 3

const folderIn = (place, room) => {
  try {
    const { bavail, bsize } = statfsSync(place)
    if (bavail * bsize < room) return undefined
    const folder = mkdtempSync(join(place, 'caravan-'))
    // as in any folder for temporary files, what another user starts can reach what is meant for it
    chmodSync(folder, 0o711)
    return folder
  } catch {
    return undefined
  }
}

/**
 * Does something with an empty folder that lies in memory, and takes the folder away afterwards; with undefined where there is no room for one.
 *
 * Thousands of small files are written to the disk and removed from it by the tests, which then mostly wait for it, and for others who write to it.
 */
export const withMemory = async (use, { place = PLACE, room = ROOM } = {}) => {
  const folder = folderIn(place, room)
  try {
    return await use(folder)
  } finally {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
  }
}
