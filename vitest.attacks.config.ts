import { defineConfig } from 'vitest/config'

/** What somebody may send or bring, many times over, against the built host. */
export default defineConfig({
  test: {
    include: ['tests/attacks/**/*.attack.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 60_000,
    teardownTimeout: 30_000,
    allowOnly: false,
  },
})
