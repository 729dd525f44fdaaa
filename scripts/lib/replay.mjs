import { relative } from 'node:path'
import { root } from './paths.mjs'

/** What decides how a test runs, where it is set. */
const DECIDES = ['FC_SEED', 'FC_RUNS', 'CARAVAN_TZ', 'CARAVAN_SLOWNESS', 'CARAVAN_EVERY', 'CARAVAN_KILLS', 'CARAVAN_RULINGS', 'CARAVAN_RECORDS', 'CARAVAN_ZIPS']

/** What tests of the built program need beside it. */
const NEEDED = ['CARAVAN_CHROMIUM', 'CARAVAN_SYNCTHING']

const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`

/**
 * The line that runs a test again as it ran now, for a shell.
 *
 * @param {string | undefined} file the file of the test; of all without one
 * @param {string | undefined} title its whole name, those of its groups before it; without one, all of the file
 * @param {{ config?: string, env?: NodeJS.ProcessEnv }} how with which configuration, where it is not the usual one, and in what environment it ran
 */
export const replayOf = (file, title, { config, env = process.env } = {}) => {
  const names = config === undefined ? DECIDES : [...DECIDES, ...NEEDED]
  const set = names.filter((name) => env[name] !== undefined).map((name) => `${name}=${env[name]}`)
  return [
    ...set,
    'npx vitest run',
    ...(config === undefined ? [] : ['--config', config]),
    ...(file === undefined ? [] : [relative(root, file).replaceAll('\\', '/')]),
    ...(title === undefined ? [] : ['-t', quoted(`^${title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`)]),
  ].join(' ')
}
