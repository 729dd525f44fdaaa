import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe } from 'vitest'
import { SEED } from '../support/runs'
import type { Place } from './explore/scene'
import type { Step } from './explore/steps'
import { shrink, told, walk, walkAgain } from './explore/walk'
import { RESULTS } from './harness/results'
import { tableTest, test } from './harness/test'
import { UNENCRYPTED } from './pages/phones'

/** How many, and of how many steps: `npm run explore` and the night say so. */
const ASKED = process.env['CARAVAN_WALKS']
/** By day they are short, and at tables of one house. */
const BY_DAY = { walks: 20, steps: 3 }

const WALKS = Number(ASKED ?? BY_DAY.walks)
const STEPS = Number(process.env['CARAVAN_WALK_STEPS'] ?? (ASKED === undefined ? BY_DAY.steps : 150))
/** Only one of them, by its number. */
const ONLY = Number(process.env['CARAVAN_WALK'] ?? 0)
/** A file with the steps of one that was found before. */
const AGAIN = process.env['CARAVAN_WALK_AGAIN']
/** How often a walk that found something is tried with fewer steps. */
const MOST_TRIES = Number(process.env['CARAVAN_WALK_TRIES'] ?? 60)
/** With room for those. */
const LIMIT_MS = 3_600_000

const done = { walks: 0, steps: 0 }

const FOLDER = join(RESULTS, 'explore')

/** Takes a walk by its number; of one that breaks a law, what is left of it in as few steps as it takes. */
async function walkAt(place: Place, number: number): Promise<void> {
  const { windows } = place
  windows.faults.expect(UNENCRYPTED)
  await mkdir(FOLDER, { recursive: true })
  const name = join(FOLDER, `${SEED}-${number}`)
  const again = async (steps: readonly Step[]) => walkAgain({ ...place, page: await windows.open() }, SEED, number, steps, name)
  if (AGAIN !== undefined) {
    const found = await again(JSON.parse(await readFile(AGAIN, 'utf8')) as readonly Step[])
    if (found !== null) throw new Error(told(found))
    return
  }
  const found = await walk(place, SEED, number, STEPS, name)
  done.walks += 1
  done.steps += STEPS
  if (found === null) return
  const least = await shrink(found, again, MOST_TRIES)
  await writeFile(`${name}.json`, JSON.stringify(least.steps, null, 1))
  throw new Error(`${told(least)}\n\nAgain: npm run explore -- --seed ${SEED} --walk ${number} --steps ${name}.json`)
}

/*
 * Chance draws the table, and for each step one of what lies on the page, by what it is called. So a walk is the same from run to run, unless a page is late in one of
 * them: then it goes another way, on which the same laws hold.
 */
describe('Whatever people do, one after the other, every law of the pages holds', () => {
  for (let number = 1; number <= WALKS; number += 1) {
    if (ONLY > 0 && ONLY !== number) continue
    if (ASKED === undefined)
      tableTest(`walk ${number}`, { timeout: LIMIT_MS }, ({ house: { host }, windows, page }) => walkAt({ host, windows, page, shared: true }, number))
    else test(`walk ${number}`, { timeout: LIMIT_MS }, ({ host, windows, page }) => walkAt({ host, windows, page }, number))
  }
  afterAll(() => console.log(`Walked ${done.walks} times, ${done.steps} steps. FC_SEED=${SEED}`))
})
