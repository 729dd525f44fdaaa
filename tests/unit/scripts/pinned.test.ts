import fc from 'fast-check'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, TestRunner, vi } from 'vitest'
import { modules, root } from '../../../scripts/lib/paths.mjs'
import { replayOf } from '../../../scripts/lib/replay.mjs'
import built from '../../../vitest.built.config'
import usual from '../../../vitest.config'
import mutations from '../../mutations/vitest.config'
import torture from '../../reference/torture.config'
import { Chance } from '../../support/chance'
import { newId } from '../../support/ids'
import { FACTOR, PATIENCE_MS, runs, SEED } from '../../support/runs'

/** What a law that does not hold says. */
function failureOf(law: () => void): string {
  try {
    law()
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('it holds')
}

/** Lets each look at the time come so many milliseconds after the one before. */
function clockOf(step: number): void {
  let at = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (at += step))
  onTestFinished(() => clock.mockRestore())
}

describe("A law that doesn't hold (here [one] of lists)", () => {
  test('says in one line how it can be seen again: the seed, the file and its whole title', () => {
    const message = failureOf(() => fc.assert(fc.property(fc.array(fc.nat()), (list) => list.length < 7)))
    expect(message).toContain(`seed: ${SEED}`)
    expect(message).toContain('Counterexample: [[0,0,0,0,0,0,0]]')
    const [line, ...others] = message.split('\n').filter((each) => each.startsWith('See it again: '))
    expect(others).toEqual([])
    expect(line).toMatch(
      new RegExp(
        String.raw`FC_SEED=${SEED} .*npx vitest run tests/unit/scripts/pinned\.test\.ts -t '\^A law that doesn'\\''t hold \\\(here \\\[one\\\] of lists\\\) says in one line .* title\$'$`,
      ),
    )
  })

  test('is tried with smaller cases for some seconds, and then says what it has', () => {
    clockOf(1000)
    let tried = 0
    const message = failureOf(() =>
      fc.assert(
        fc.property(fc.array(fc.nat(), { minLength: 500 }), () => {
          tried++
          return false
        }),
      ),
    )
    expect(tried).toBeGreaterThan(5)
    expect(tried).toBeLessThan(15)
    expect(message).toMatch(/Counterexample: \[\[.{500}/)
    expect(message).toContain('See it again: ')
  })

  test('is tried with the same cases in every run', () => {
    const tried: (readonly number[])[] = []
    for (let run = 0; run < 2; run++) {
      const list: number[] = []
      fc.assert(fc.property(fc.nat(), (n) => void list.push(n)))
      tried.push(list)
    }
    expect(tried[1]).toEqual(tried[0])
    expect(tried[0]).toHaveLength(Math.round((1000 / 50) * FACTOR))
  })
})

test('a law that holds is tried as often as it is to be, however long that takes', () => {
  clockOf(3_600_000)
  let tried = 0
  fc.assert(
    fc.property(fc.nat(), () => void tried++),
    runs(400),
  )
  expect(tried).toBe(Math.round((400 / 50) * FACTOR))
})

test('what is left to chance is drawn for one purpose from the seed, again the same in every run', () => {
  const drawn = (purpose: string) => {
    const chance = new Chance(purpose)
    return [chance.next(), chance.bytes(20).toString('hex'), chance.id()]
  }
  expect(drawn('kills')).toEqual(drawn('kills'))
  const [kills, photos] = [drawn('kills'), drawn('photos')]
  for (const at of kills.keys()) expect(kills[at]).not.toBe(photos[at])
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
  const ids = Array.from({ length: 1000 }, newId)
  expect(new Set(ids).size).toBe(1000)
  expect(ids.filter((id) => !uuid.test(id))).toEqual([])
})

describe('Each test has ids of its own', () => {
  const first: string[] = []
  test.each([1, 2])('the same in every run, whatever ran before it: %i', () => {
    const test = TestRunner.getCurrentTest()
    expect(newId()).toBe(new Chance(`the ids of tests/unit/scripts/pinned.test.ts ${test?.fullTestName}`).id())
    first.push(newId())
    expect(new Set(first).size).toBe(first.length)
  })
})

test('a line that repeats a run names what was set for it, and its configuration', () => {
  const env = { FC_SEED: '7', FC_RUNS: '10', CARAVAN_TZ: 'Asia/Kolkata', PATH: '/bin' }
  expect(replayOf(join(root, 'tests', 'e2e', 'a.e2e.ts'), 'is $5', { config: 'vitest.built.config.ts', env })).toBe(
    "FC_SEED=7 FC_RUNS=10 CARAVAN_TZ=Asia/Kolkata npx vitest run --config vitest.built.config.ts tests/e2e/a.e2e.ts -t '^is \\$5$'",
  )
})

test('every project of tests begins with what pins them', () => {
  for (const { test: options } of [usual, built, torture, mutations]) {
    expect(options?.setupFiles).toEqual(['tests/pinned.ts'])
    expect((options?.projects ?? []).filter((project) => typeof project === 'string' || typeof project === 'function' || !('extends' in project))).toEqual([])
  }
})

test('without a window there is no navigator, which Node has from 21 on, to tell the language of the computer', () => {
  expect('navigator' in globalThis).toBe(false)
})

test(
  'tests are in one time zone, whatever that of the computer is: in processes and in threads',
  async () => {
    const files = ['tests/unit/shared/kernel/utf8.test.ts', 'tests/unit/renderer/app/when-idle.test.ts']
    const { CARAVAN_TZ: _, ...env } = process.env
    // each file begins by asking which zone it is in, and fails in a wrong one
    const said = await new Promise<string>((resolve) =>
      execFile(
        process.execPath,
        [join(modules, 'vitest', 'vitest.mjs'), 'run', ...files],
        { cwd: root, env: { ...env, TZ: 'Pacific/Kiritimati', NO_COLOR: '1' } },
        (_error, stdout, stderr) => resolve(stdout + stderr),
      ),
    )
    expect(said).toMatch(/\|?node\|? +tests\/unit\/shared/)
    expect(said).toMatch(/\|?page\|? +tests\/unit\/renderer/)
    expect(said).toMatch(/Test Files +2 passed \(2\)/)
    // a whole run of Vitest of its own, which on a busy computer has to wait for all others
  },
  5 * PATIENCE_MS,
)
