import { relative } from 'node:path'
import { root } from './paths.mjs'

/** What decides how a test runs, where it is set. */
const DECIDES = ['FC_SEED', 'FC_RUNS', 'CARAVAN_TZ', 'CARAVAN_SLOWNESS', 'CARAVAN_EVERY', 'CARAVAN_KILLS', 'CARAVAN_RULINGS', 'CARAVAN_RECORDS', 'CARAVAN_ZIPS']

const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`

/**
 * The line that runs one test again as it ran now, for a shell.
 *
 * @param {string} file
 * @param {string} title its whole name, those of its groups before it
 * @param {{ config?: string, env?: NodeJS.ProcessEnv }} how with which configuration, where it is not the usual one, and in what environment it ran
 */
export const replayOf = (file, title, { config, env = process.env } = {}) => {
  const set = DECIDES.filter((name) => env[name] !== undefined).map((name) => `${name}=${env[name]}`)
  const pattern = `^${title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`
  return [
    ...set,
    'npx vitest run',
    ...(config === undefined ? [] : ['--config', config]),
    relative(root, file).replaceAll('\\', '/'),
    '-t',
    quoted(pattern),
  ].join(' ')
}
