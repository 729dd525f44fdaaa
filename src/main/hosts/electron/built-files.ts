import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

interface Built {
  /** Folder of the built pages. */
  readonly pages: string
  /** The built preload script. */
  readonly preload: string
}

/** The first file missing of those without which no page of ours is shown: the preload script, the page and what that names. Null where all are there. */
export function missingFile({ pages, preload }: Built): string | null {
  const page = join(pages, 'index.html')
  const missing = [preload, page, ...namedIn(page).map((name) => join(pages, name))].find((file) => !existsSync(file))
  return missing === undefined ? null : relative(dirname(pages), missing).replaceAll('\\', '/')
}

function namedIn(page: string): readonly string[] {
  try {
    return [...readFileSync(page, 'utf8').matchAll(/(?:src|href)="\.?\/([^"#?]+)"/g)].flatMap(([, name]) => name ?? [])
  } catch {
    return []
  }
}
