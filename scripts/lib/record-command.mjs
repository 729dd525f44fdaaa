import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { out, typedIn } from './paths.mjs'

/** Runs a built command on records in the folder where it was typed; builds first where that is needed. */
export const recordCommand = async (name) => {
  await build()
  const command = join(out, 'main', `${name}.js`)
  process.argv[1] = command
  process.chdir(typedIn)
  await import(pathToFileURL(command).href)
}
