import type { Files } from './files'

/** A program that keeps folders in step writes in bursts; what changes within this time is looked at together, in milliseconds. */
const TOGETHER_MS = 150

/** Where a system cannot tell of changes (some network folders), they are looked for this often, in milliseconds. */
const LOOK_EVERY_MS = 60_000

/** What has changed in a folder: file names, or null where only that something has. */
export type Changes = ReadonlySet<string> | null

/** Calls `look` some time after something in the folder has changed, one call after another; ends with what it returns. */
export function watchFolder(files: Files, path: string, look: (changes: Changes) => Promise<void>): () => Promise<void> {
  let names: Set<string> | null = new Set()
  let timer: NodeJS.Timeout | null = null
  let looking: Promise<void> = Promise.resolve()

  const lookNow = (): void => {
    timer = null
    const changes = names
    names = new Set()
    looking = looking.then(() => look(changes)).catch(() => undefined)
  }
  const changed = (name: string | null): void => {
    names = name === null || names === null ? null : names.add(name)
    timer ??= setTimeout(lookNow, TOGETHER_MS).unref()
  }
  const stop = files.watch(path, changed)
  const again = setInterval(() => changed(null), LOOK_EVERY_MS).unref()
  return async () => {
    stop()
    clearInterval(again)
    if (timer !== null) clearTimeout(timer)
    await looking
  }
}
