import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { readAudit } from './read-audit.mjs'
import { runNpm } from './run.mjs'
import { say } from './say.mjs'
import { shippedPackages } from './shipped.mjs'

const LIMIT_MS = 60_000
/** A registry that cannot be reached is not asked again and again. */
const ASK = ['audit', '--json', '--loglevel=silent', '--fetch-retries=0', '--fetch-timeout=30000']

/**
 * Asks the registry about every package, and says what came of it.
 *
 * Gives `'clean'`, `'faults'` where a fault of level "high" or above is known in what ships, or `'not-run'`.
 */
export const audit = async () => {
  const ships = shippedPackages(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  const { output, timedOut } = await runNpm(ASK, { quiet: true, limit: LIMIT_MS })
  const found = timedOut ? { kind: 'not-run', why: 'the registry did not answer within a minute' } : readAudit(output, ships)
  if (found.kind === 'not-run') {
    say(`NOT RUN: the registry could not be asked for known faults in what ships: ${found.why}.`)
    return 'not-run'
  }
  const { grave, building, lesser } = found
  if (building.length > 0) say(`Faults of level high or above are known in what only builds and tests: ${building.join(', ')}`)
  say(
    grave.length > 0
      ? `Faults of level high or above are known in what ships: ${grave.join(', ')}`
      : `No fault of level high or above is known in what ships (${lesser} lesser in all).`,
  )
  return grave.length > 0 ? 'faults' : 'clean'
}
