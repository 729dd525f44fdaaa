import { settle } from '../support/time-zone.ts'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { defineConfig } from 'vitest/config'

/** Named by `scripts/test-mutations.mjs`: the tests of one room, those that find most in the least time first. */
const TESTS = (process.env['CARAVAN_MUTATION_TESTS'] ?? '').split('\n')

class AsListed extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => TESTS.findIndex((test) => moduleId.endsWith(test))
    return Promise.resolve(files.toSorted((a, b) => place(a) - place(b)))
  }
}

settle()

export default defineConfig({
  test: {
    include: TESTS,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    runner: './tests/mutations/until-assertion.ts',
    sequence: { sequencer: AsListed, setupFiles: 'list' },
    setupFiles: ['tests/pinned.ts'],
  },
})
