import { readdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { defineConfig } from 'vitest/config'

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
    // one more than cores, as faults of disks and processes are waited for; left to itself Vitest leaves one core idle
    maxWorkers: cpus().length + 1,
    // a test that was only meant for an afternoon stops the run
    allowOnly: false,
    projects: [
      { extends: true, test: { name: 'pure', include: [`tests/${PURE}/**/*.test.ts`], testTimeout: 30_000, isolate: false } },
      { extends: true, test: { name: 'host', include: [`tests/${HOST}/**/*.test.ts`], exclude: [MOCKING], testTimeout: 30_000, isolate: false } },
      { extends: true, test: { name: 'mocking', include: [MOCKING], testTimeout: 30_000 } },
      {
        extends: true,
        test: {
          name: 'page',
          pool: 'threads',
          include: [`tests/${PAGE}/**/*.test.{ts,tsx}`],
          exclude: PAGE_MOCKING,
          testTimeout: 30_000,
          // a window and React, once for many files; each begins with modules of its own, see tests/fresh.ts
          isolate: false,
          sequence: { setupFiles: 'list' },
          setupFiles: ['tests/fresh.ts', 'tests/patience.ts', 'tests/english.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'page-mocking',
          pool: 'threads',
          include: PAGE_MOCKING,
          testTimeout: 30_000,
          setupFiles: ['tests/patience.ts', 'tests/english.ts'],
        },
      },
    ],
  },
})
