import type { Notice } from '#shared/contract/lists'
import type { Files } from './files'

/** How a file that was moved aside is named: the old name, then when. Colons are not allowed in names on Windows. */
export function asideName(name: string, when: Date, again: number): string {
  const stamp = when.toISOString().replace(/[:.]/g, '-')
  return `${name}.unreadable-${stamp}${again === 0 ? '' : `-${again}`}`
}

/**
 * Moves a file that cannot be read out of the way, unchanged, and says so.
 *
 * `file` is named relative to the data folder, which is also how the notice names it.
 */
export async function moveAside(files: Files, folder: string, file: string, why: string, when: Date): Promise<Notice> {
  try {
    for (let again = 0; ; again++) {
      const movedTo = asideName(file, when, again)
      if ((await files.stamp(`${folder}/${movedTo}`)) !== null) continue
      await files.rename(`${folder}/${file}`, `${folder}/${movedTo}`)
      return { kind: 'moved-aside', id: `moved-aside:${movedTo}`.slice(0, 100), file, movedTo, why }
    }
  } catch {
    return leftAlone(file, why)
  }
}

export function leftAlone(file: string, why: string): Notice {
  return { kind: 'left-alone', id: `left-alone:${file}`.slice(0, 100), file, why }
}
