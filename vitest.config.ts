import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { makeModules } from './scripts/lib/made.mjs'
import { PATIENCE_MS } from './tests/support/runs.ts'
import { settle } from './tests/support/time-zone.ts'

settle()
makeModules()

/**
 * Folders of `tests` whose files may share one set of modules: those that only calculate, and those that use disks, sockets, processes or pictures. Among each
 * other they leave no core idle, as some wait for what others do not need.
 */
const SHARING = '{faults,golden,properties,unit/{bench,main,scripts,shared}}'

/** Files of theirs that put other modules in the place of some, and so begin with modules of their own, as those of a page do. */
const MOCKING = 'tests/{simulation/*,unit/main/{hosts/electron/*,matches/scored-once,statistics/kept-ratings}}.test.ts'

/** Folders of `tests` whose files need the words of a page. */
const PAGE = 'unit/{renderer,languages}'

/**
 * Files that need a window come after those that need none.
 *
 * A worker keeps its window, and React, as long as the next file needs the same environment; for a file that needs another one, a new worker begins.
 */
class WindowsTogether extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const needsWindow = new Set(sorted.filter(({ moduleId }) => readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment')))
    return [...new Set(sorted.map(({ project }) => project))].flatMap((project) => {
      const own = sorted.filter((file) => file.project === project)
      return [...own.filter((file) => !needsWindow.has(file)), ...own.filter((file) => needsWindow.has(file))]
    })
  }
}

export default defineConfig({
  test: {
    expect: { poll: { timeout: 30_000 } },
    // also for what ends a test: an app that is closed, a folder that goes
    hookTimeout: PATIENCE_MS,
    // left to itself Vitest leaves one core idle; `npm test` has two runs at the same time, so that there is work while one waits
    maxWorkers: cpus().length + 1,
    // a test that was only meant for an afternoon stops the run
    allowOnly: false,
    // two runs at the same time would write to one file; and the order of the files is the same in every run
    cache: false,
    sequence: { setupFiles: 'list', sequencer: WindowsTogether },
    setupFiles: ['tests/pinned.ts'],
    projects: [
      { extends: true, test: { name: 'node', include: [`tests/${SHARING}/**/*.test.ts`], exclude: [MOCKING], testTimeout: PATIENCE_MS, isolate: false } },
      {
        extends: true,
        test: {
          name: 'page',
          pool: 'threads',
          include: [`tests/${PAGE}/**/*.test.{ts,tsx}`, MOCKING],
          testTimeout: PATIENCE_MS,
          // a window and React, once for many files; each begins with modules of its own, see tests/fresh.ts
          isolate: false,
          setupFiles: ['tests/fresh.ts', 'tests/computed-style.ts', 'tests/owner-stacks.ts', 'tests/patience.ts', 'tests/english.ts'],
        },
      },
    ],
  },
})
