import { defineConfig } from 'vitest/config'

/** Two devices and a real Syncthing between them: one pair for all tests, one test after another. */
export default defineConfig({
  test: {
    include: ['tests/sync/**/*.sync.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 180_000,
    hookTimeout: 60_000,
    teardownTimeout: 30_000,
    allowOnly: false,
  },
})
