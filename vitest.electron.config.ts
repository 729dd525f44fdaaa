import { defineConfig } from 'vitest/config'

/** The desktop window in Electron itself, where its runtime is; see `npm run test:electron`. */
export default defineConfig({
  test: {
    include: ['tests/electron/**/*.electron.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 90_000,
    hookTimeout: 60_000,
    teardownTimeout: 30_000,
    allowOnly: false,
  },
})
