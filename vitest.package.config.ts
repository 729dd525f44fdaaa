import { defineConfig } from 'vitest/config'

/** What is packed for the desktop: the built program, put into a package by electron-builder with a stand-in for the runtime. */
export default defineConfig({
  test: {
    include: ['tests/package/**/*.package.ts'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 120_000,
    allowOnly: false,
  },
})
