import { watch } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { say } from './say.mjs'

/** Where sentences are: those of one game stand beside it. */
const FOLDERS = ['resources/languages', 'src/shared/games']

/** An editor writes a file in several steps; so long after the last of them it is read, in milliseconds. */
const SETTLED_MS = 100

/**
 * Makes the modules that gather the games and those of all languages, and makes them again whenever a sentence or the list of games changes: pages and host see them as they see any other file.
 *
 * A fault in a sentence is said, and leaves what was made before. Gives the way to stop.
 */
export const watchSentences = async () => {
  // packages are there by now, which they need not be when this file is read
  const { makeModules } = await import('./made.mjs')
  const make = () => {
    try {
      makeModules()
    } catch (error) {
      say(error.message)
    }
  }
  make()
  let settled
  const watchers = FOLDERS.map((folder) =>
    watch(join(root, folder), { recursive: true, persistent: false }, (_, file) => {
      if (file?.endsWith('.json') !== true) return
      clearTimeout(settled)
      settled = setTimeout(make, SETTLED_MS)
    }),
  )
  return () => {
    clearTimeout(settled)
    for (const watcher of watchers) watcher.close()
  }
}
