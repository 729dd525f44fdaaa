import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { atNight, EVERY } from '../every'
import { SEED } from '../support/runs'
import type { Step } from './explore/steps'
import { shrink, told, walk, walkAgain } from './explore/walk'
import { RESULTS } from './harness/results'
import { test } from './harness/test'
import { UNENCRYPTED } from './pages/phones'

/** How many, and of how many steps: `npm run explore` says so. */
const WALKS = process.env['CARAVAN_WALKS']
const STEPS = Number(process.env['CARAVAN_WALK_STEPS'] ?? 150)
/** Only one of them, by its number. */
const ONLY = Number(process.env['CARAVAN_WALK'] ?? 0)
/** A file with the steps of one that was found before. */
const AGAIN = process.env['CARAVAN_WALK_AGAIN']
/** How often a walk that found something is tried with fewer steps; not at all where it is enough that it did. */
const MOST_TRIES = process.env['CARAVAN_WALK_FIRST'] === '1' ? 0 : 60
/** With room for those. */
const LIMIT_MS = 3_600_000

const done = { walks: 0, steps: 0 }

const FOLDER = join(RESULTS, 'explore')

/** What comes next depends on what lies on the page at that moment, so no two walks are the same to the letter: that is for the night. */
atNight(
  ['tests/e2e/table-flows.e2e.ts', 'tests/e2e/mistakes.e2e.ts', 'tests/e2e/long-names.e2e.ts', 'tests/e2e/navigation.e2e.ts'],
  () => {
    for (let number = 1; number <= Number(WALKS ?? 1); number += 1) {
      if (ONLY > 0 && ONLY !== number) continue
      test(`walk ${number}: whatever people do, one after the other, every law of the pages holds`, { timeout: LIMIT_MS }, async ({ page, host, windows }) => {
        windows.faults.expect(UNENCRYPTED)
        await mkdir(FOLDER, { recursive: true })
        const name = join(FOLDER, `${SEED}-${number}`)
        const again = async (steps: readonly Step[]) => walkAgain({ host, windows, page: await windows.open() }, SEED, number, steps, name)
        if (AGAIN !== undefined) {
          const found = await again(JSON.parse(await readFile(AGAIN, 'utf8')) as readonly Step[])
          if (found !== null) throw new Error(told(found))
          return
        }
        const found = await walk({ host, windows, page }, SEED, number, STEPS, name)
        done.walks += 1
        done.steps += STEPS
        if (found === null) return
        const least = await shrink(found, again, MOST_TRIES)
        await writeFile(`${name}.json`, JSON.stringify(least.steps, null, 1))
        throw new Error(`${told(least)}\n\nAgain: npm run explore -- --seed ${SEED} --walk ${number} --steps ${name}.json`)
      })
    }
    afterAll(() => console.log(`Walked ${done.walks} times, ${done.steps} steps. FC_SEED=${SEED}`))
  },
  EVERY || WALKS !== undefined,
)
