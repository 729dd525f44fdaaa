import { basename, resolve } from 'node:path'
import { z } from 'zod'
import { isRecordFile } from '#shared/exchange/record-endings'
import type { Downloads } from '../backup/downloads'

/** Files that one start of the app may bring. */
const MOST = 100

/** What a second start tells the first: files as full paths. */
export const secondStartSchema = z.object({ files: z.array(z.string().min(1).max(4096)).max(MOST) })
export type SecondStart = z.infer<typeof secondStartSchema>

/** The files of records among words of a command line, as full paths; switches and whatever else stands there are left out. */
export function recordFilesIn(words: readonly string[], folder: string): readonly string[] {
  return words.filter((word) => !word.startsWith('-') && isRecordFile(word)).slice(0, MOST).map((word) => resolve(folder, word))
}

/** Offers files to a page under addresses that say nothing of where they lie. */
export function offered(paths: readonly string[], downloads: Downloads): { address: string; name: string }[] {
  return paths.map((path) => ({ address: downloads.offer({ path, name: basename(path) }), name: basename(path) }))
}
