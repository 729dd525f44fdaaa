import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { root } from '../../scripts/lib/paths.mjs'
import { SEED } from '../support/runs'
import { HOUSES, houseOf, simulateEvening } from './evening'

/** The first and the last evening, by number: one at each kind of house; `npm run simulate` sets others. */
const [FIRST = 1, LAST = HOUSES.length] = (process.env.CARAVAN_EVENINGS ?? '').split('-').filter(Boolean).map(Number)

// what Node draws by chance is drawn from the seed
vi.mock('node:crypto', async (real) => {
  const { seeded } = await import('./seeded')
  const randomBytes = (count: number): Buffer => seeded.bytes(count)
  const randomInt = (end: number): number => seeded.below(end)
  return { ...(await real<typeof import('node:crypto')>()), randomBytes, randomInt }
})

const evenings = Array.from({ length: LAST - FIRST + 1 }, (_, at) => ({ number: FIRST + at, house: houseOf(FIRST + at) }))

describe('Nothing that was acknowledged is lost or there twice, and all ends agree, whatever goes wrong', () => {
  test.each(evenings)('in evening $number ($house)', async ({ number }) => {
    const lines: string[] = []
    const { faults, mark, asked, minutes, steps } = await simulateEvening(number, (line) => lines.push(line))
    process.stderr.write(`evening ${number}: ${minutes} minutes, ${asked} things asked for, ${steps} steps, ${mark.slice(0, 12)}\n`)
    if (faults.length === 0) return
    const folder = join(root, 'test-results', 'simulation')
    const told = join(folder, `${SEED}-${number}.txt`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(told, [...lines, '', ...faults, ''].join('\n'))
    throw new Error(`${faults.join('\n')}\n\nStep by step: ${told}\nAgain: npm run simulate -- --seed ${SEED} --evening ${number}`)
  })
})

test('an evening is the same in each run, step by step', async () => {
  const [first, again] = [await simulateEvening(FIRST), await simulateEvening(FIRST)]
  expect(again).toEqual(first)
})
