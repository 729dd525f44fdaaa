import { cpus } from 'node:os'
import { defineConfig } from 'vitest/config'

/** End-to-end tests: the built web host and a real Chromium, each test with a data folder of its own. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.e2e.ts'],
    globalSetup: ['tests/shell/setup.ts'],
    environment: 'node',
    pool: 'forks',
    // a browser and a shared house for many files; one worker more than cores, as each waits half of its time for its page
    isolate: false,
    maxWorkers: cpus().length + 1,
    testTimeout: 90_000,
    hookTimeout: 60_000,
    teardownTimeout: 30_000,
    allowOnly: false,
  },
})
