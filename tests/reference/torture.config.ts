import { defineConfig } from 'vitest/config'
import { settle } from '../support/time-zone.ts'

settle()

/** `CARAVAN_TORTURE=20000 npx vitest run --config tests/reference/torture.config.ts`: the long comparison of both scorers. */
export default defineConfig({
  test: { include: ['tests/reference/torture.ts'], setupFiles: ['tests/pinned.ts'], environment: 'node', testTimeout: 0, disableConsoleIntercept: true },
})
