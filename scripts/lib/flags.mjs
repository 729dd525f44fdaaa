import { parseArgs } from 'node:util'
import { resolve } from 'node:path'
import { typedIn } from './paths.mjs'
import { Stop } from './say.mjs'

/**
 * A script's own flags, by node:util's rules; a flag it does not know, or words it has no use for, stop it with status 2.
 *
 * Negated flags (`--no-open`) are declared under the name they are typed with.
 */
export const readFlags = (options, usage, allowPositionals = false) => {
  try {
    return parseArgs({ options: { ...options, help: { type: 'boolean', short: 'h' } }, allowPositionals })
  } catch (error) {
    const [sentence] = error.message.split(/\. |\n/)
    throw new Stop(`${sentence.replace(/\.$/, '')}. Usage: ${usage}`, 2)
  }
}

export const portOf = (text) => {
  if (text === undefined) return undefined
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN
  if (!(port <= 65535)) throw new Stop(`--port takes a number from 0 to 65535, not '${text}'.`, 2)
  return String(port)
}

/** The data folder that was asked for, by flag or by CARAVAN_DATA, from where it was typed; undefined where neither says. */
export const dataFolderOf = (flag) => {
  if (flag === '') throw new Stop('--data names a folder; it is empty.', 2)
  const asked = flag ?? (process.env.CARAVAN_DATA || undefined)
  return asked === undefined ? undefined : resolve(typedIn, asked)
}
