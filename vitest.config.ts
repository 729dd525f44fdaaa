import { readdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { defineConfig } from 'vitest/config'
import { PATIENCE_MS } from './tests/support/runs.ts'
import { settle } from './tests/support/time-zone.ts'

settle()

/** Folders of `tests` whose files only calculate: they may share one set of modules. */
const PURE = '{properties,golden,unit/{shared,main/exchange}}'

/** Folders of `tests` whose files use disks, sockets, processes or pictures. */
const HOST = '{faults,unit/{main/!(exchange),scripts}}'

/** Files of theirs that put other modules in the place of some, so that they need modules of their own. */
const MOCKING = 'tests/unit/main/{hosts/electron/*,matches/scored-once,statistics/kept-ratings}.test.ts'

/** Folders of `tests` whose files need the words of a page. */
const PAGE = 'unit/{renderer,languages}'

/** Files of theirs that put other modules in the place of some, or load them anew: they have modules of their own. */
const PAGE_MOCKING = ['renderer', 'languages']
  .flatMap((folder) =>
    readdirSync(`tests/unit/${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `tests/unit/${folder}/${file.replaceAll('\\', '/')}`),
  )
  .filter((file) => /\.test\.tsx?$/.test(file) && /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')))

export default defineConfig({
  test: {
    expect: { poll: { timeout: 30_000 } },
    // one more than cores, as faults of disks and processes are waited for; left to itself Vitest leaves one core idle
    maxWorkers: cpus().length + 1,
    // a test that was only meant for an afternoon stops the run
    allowOnly: false,
    sequence: { setupFiles: 'list' },
    setupFiles: ['tests/pinned.ts'],
    projects: [
      { extends: true, test: { name: 'pure', include: [`tests/${PURE}/**/*.test.ts`], testTimeout: PATIENCE_MS, isolate: false } },
      { extends: true, test: { name: 'host', include: [`tests/${HOST}/**/*.test.ts`], exclude: [MOCKING], testTimeout: PATIENCE_MS, isolate: false } },
      { extends: true, test: { name: 'mocking', include: [MOCKING], testTimeout: PATIENCE_MS } },
      {
        extends: true,
        test: {
          name: 'page',
          pool: 'threads',
          include: [`tests/${PAGE}/**/*.test.{ts,tsx}`],
          exclude: PAGE_MOCKING,
          testTimeout: PATIENCE_MS,
          // a window and React, once for many files; each begins with modules of its own, see tests/fresh.ts
          isolate: false,
          setupFiles: ['tests/fresh.ts', 'tests/patience.ts', 'tests/english.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'page-mocking',
          pool: 'threads',
          include: PAGE_MOCKING,
          testTimeout: PATIENCE_MS,
          setupFiles: ['tests/patience.ts', 'tests/english.ts'],
        },
      },
    ],
  },
})
