import { defineConfig } from 'vitest/config'

/** End-to-end tests: the built web host and a real Chromium, each test with a data folder of its own. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.e2e.ts'],
    globalSetup: ['tests/shell/setup.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 90_000,
    hookTimeout: 60_000,
    teardownTimeout: 30_000,
    allowOnly: false,
  },
})
