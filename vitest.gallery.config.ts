import { defineConfig } from 'vitest/config'

/** `npm run gallery`: a picture of every page, dialog and state of the built app; nothing is compared. */
export default defineConfig({
  test: {
    include: ['tests/gallery/*.gallery.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    allowOnly: false,
  },
})
