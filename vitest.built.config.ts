import { cpus } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { makeModules } from './scripts/lib/made.mjs'
import { settle } from './tests/support/time-zone.ts'

settle()
makeModules()

/**
 * What takes long in one piece begins first: devices that Syncthing keeps in step, which wait for most of it, and photos that are read one by one. Short end-to-end
 * tests come last, so that no worker is left with much to do alone. Files of a project follow each other, as a worker is used again for the next of the same.
 */
const ORDER = ['sync', 'recognition', 'package', 'webkit', 'firefox', 'attacks', 'shell', 'e2e']

/** One test that goes through every page or every key, or walks wherever chance leads: much to do in a small file. */
const WALK = /\/(?:every-|explore\.)[^/]*$/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = ({ project, moduleId }: TestSpecification): number => ORDER.indexOf(project.name) + (WALK.test(moduleId) ? 0 : 0.5)
    return sorted.sort((a: TestSpecification, b: TestSpecification) => rank(a) - rank(b))
  }
}

/*
 * What drives the built program. `npm test` runs the projects of its stages at the same time: most of them wait for another process, and leave their time
 * to the others. Each has a data folder of its own.
 */
export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    // two more than cores, as each waits for much of its time
    maxWorkers: cpus().length + 2,
    teardownTimeout: 30_000,
    // what is prepared and what is ended comes from another process too
    hookTimeout: 120_000,
    allowOnly: false,
    sequence: { sequencer: LongestFirst },
    setupFiles: ['tests/pinned.ts'],
    projects: [
      // two devices and a real Syncthing between them
      { extends: true, test: { name: 'sync', include: ['tests/sync/**/*.sync.ts'], testTimeout: 180_000, hookTimeout: 60_000 } },
      // photos that lie beside the project; nothing is built for it, but it leaves one core to the others
      { extends: true, test: { name: 'recognition', include: ['tests/recognition/**/*.recognition.ts'], testTimeout: 600_000 } },
      // what someone may send or bring, many times over
      { extends: true, test: { name: 'attacks', include: ['tests/attacks/**/*.attack.ts'], testTimeout: 600_000, hookTimeout: 60_000 } },
      // what is packed for the desktop, by electron-builder with a stand-in for the runtime
      { extends: true, test: { name: 'package', include: ['tests/package/**/*.package.ts'], testTimeout: 120_000, hookTimeout: 240_000 } },
      {
        // the main process and the preload script against a stand-in for Electron, in plain Node
        extends: true,
        test: {
          name: 'shell',
          include: ['tests/shell/**/*.test.ts'],
          globalSetup: ['tests/shell/setup.ts'],
          isolate: false,
          testTimeout: 120_000,
          // what is waited for comes from another process, on a computer that may be busy
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        // the web host and a real Chromium; many files share a browser, the tests of one a house
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.e2e.ts'],
          globalSetup: ['tests/shell/setup.ts'],
          isolate: false,
          // what a test waits for has limits of its own; slower windows are waited for longer
          testTimeout: 240_000 * Math.max(1, Number(process.env['CARAVAN_SLOWNESS'] ?? 1)),
          hookTimeout: 120_000,
        },
      },
      // the web host and another engine than Chromium's
      ...['firefox', 'webkit'].map((engine) => ({
        extends: true as const,
        test: {
          name: engine,
          include: ['tests/browsers/*.browser.ts'],
          // WebKit has no mode without a window
          globalSetup: engine === 'webkit' ? ['tests/browsers/harness/screen.ts'] : [],
          env: { CARAVAN_ENGINE: engine },
          isolate: false,
          // what a test waits for has limits of its own
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      })),
      // the desktop window in Electron itself, where its runtime is: `npm run test:electron`
      { extends: true, test: { name: 'electron', include: ['tests/electron/**/*.electron.ts'], maxWorkers: 1, testTimeout: 90_000, hookTimeout: 60_000 } },
      // a picture of every page, dialog and state; nothing is compared: `npm run gallery`
      { extends: true, test: { name: 'gallery', include: ['tests/gallery/*.gallery.ts'], testTimeout: 120_000, hookTimeout: 60_000 } },
    ],
  },
})
