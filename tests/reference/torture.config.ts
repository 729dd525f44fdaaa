import { defineConfig } from 'vitest/config'

/** `CARAVAN_TORTURE=20000 npx vitest run --config tests/reference/torture.config.ts`: the long comparison of both scorers. */
export default defineConfig({
  test: { include: ['tests/reference/torture.ts'], environment: 'node', testTimeout: 0, disableConsoleIntercept: true },
})
