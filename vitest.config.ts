import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/{unit,properties,golden,faults}/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 30_000,
    setupFiles: ['tests/patience.ts', 'tests/english.ts'],
    // a test that was only meant for an afternoon stops the run
    allowOnly: false,
  },
})
