import { defineConfig } from 'vitest/config'

/** The built main process and preload script against a stand-in for Electron, in plain Node. */
export default defineConfig({
  test: {
    include: ['tests/shell/**/*.test.ts'],
    globalSetup: ['tests/shell/setup.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    // what is waited for comes from another process, on a computer that may be busy
    expect: { poll: { timeout: 10_000 } },
    allowOnly: false,
  },
})
