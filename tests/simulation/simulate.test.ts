import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { root } from '../../scripts/lib/paths.mjs'
import { SEED } from '../support/runs'
import { houseOf, simulateEvening } from './evening'

/** By day one evening at a house on one computer, one on a share, and one whose files come in parts. */
const BY_DAY = [6, 15, 22]

/** `npm run simulate` sets others: the first and the last, by number. */
const [first, last = first] = (process.env.CARAVAN_EVENINGS ?? '').split('-').filter(Boolean).map(Number)
const NUMBERS = first === undefined || last === undefined ? BY_DAY : Array.from({ length: last - first + 1 }, (_, at) => first + at)

// what Node draws by chance is drawn from the seed
vi.mock('node:crypto', async (real) => {
  const { seeded } = await import('./seeded')
  const randomBytes = (count: number): Buffer => seeded.bytes(count)
  const randomInt = (end: number): number => seeded.below(end)
  return { ...(await real<typeof import('node:crypto')>()), randomBytes, randomInt }
})

const evenings = NUMBERS.map((number) => ({ number, house: houseOf(number) }))
/** What stands for each that was played. */
const marks = new Map<number, string>()

describe('Nothing that was acknowledged is lost or there twice, and all ends agree, whatever goes wrong', () => {
  test.each(evenings)('in evening $number ($house)', async ({ number }) => {
    const lines: string[] = []
    const { faults, mark, asked, minutes, steps } = await simulateEvening(number, (line) => lines.push(line))
    process.stderr.write(`evening ${number}: ${minutes} minutes, ${asked} things asked for, ${steps} steps, ${mark.slice(0, 12)}\n`)
    marks.set(number, mark)
    if (faults.length === 0) return
    const folder = join(root, 'test-results', 'simulation')
    const told = join(folder, `${SEED}-${number}.txt`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(told, [...lines, '', ...faults, ''].join('\n'))
    throw new Error(`${faults.join('\n')}\n\nStep by step: ${told}\nAgain: npm run simulate -- --seed ${SEED} --evening ${number}`)
  })
})

test('an evening is the same in each run, step by step', async () => {
  const [number = 1] = NUMBERS
  const mark = marks.get(number) ?? (await simulateEvening(number)).mark
  expect((await simulateEvening(number)).mark).toBe(mark)
})
