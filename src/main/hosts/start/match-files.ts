import { basename, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { MENU_PAGES, type MenuPage } from '#shared/actions/menu-actions'
import { isMatchFile } from '#shared/exchange/match-file-endings'
import type { Downloads } from '../../common/downloads'

/** Files that one start of the app may bring. */
const MOST_FILES = 100

/** What a second start sends the first: files as full paths, and a page. */
export const secondStartSchema = z.object({ files: z.array(z.string().min(1).max(4096)).max(MOST_FILES).readonly(), page: z.enum(MENU_PAGES).nullable() })
export type SecondStart = Readonly<z.infer<typeof secondStartSchema>>

/** The files of records among words of a command line, as full paths; switches and whatever else stands there are left out. */
export function matchFilesIn(words: readonly string[], folder: string): readonly string[] {
  return words
    .flatMap((word) => {
      const path = word.startsWith('-') ? null : pathOf(word, folder)
      return path !== null && isMatchFile(path) ? [path] : []
    })
    .slice(0, MOST_FILES)
}

/** Desktops of Linux hand over an address (`file:///home/…/an%20evening.caravan`) where others hand over a path. */
function pathOf(word: string, folder: string): string | null {
  if (!/^file:/i.test(word)) return resolve(folder, word)
  try {
    return fileURLToPath(word)
  } catch {
    return null
  }
}

/** Pages by the names that they had in entries of a jump list which someone has pinned. */
const FORMER_PAGES: ReadonlyMap<unknown, MenuPage> = new Map([
  ['history', 'matches'],
  ['data', 'files'],
])

/** The page that a command line asks for; null where there is no such page. */
export function pageIn(word: unknown): MenuPage | null {
  return MENU_PAGES.find((page) => page === word) ?? FORMER_PAGES.get(word) ?? null
}

/** Offers files to a page under addresses that say nothing of where they lie. */
export function offeredFiles(paths: readonly string[], downloads: Downloads): { address: string; name: string }[] {
  return paths.map((path) => ({ address: downloads.offer({ path, name: basename(path) }), name: basename(path) }))
}
