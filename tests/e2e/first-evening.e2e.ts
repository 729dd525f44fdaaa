import { expect } from 'vitest'
import { atNight } from '../every'
import { test } from './harness/test'
import { TASKS } from './pages/first-evening'

/* `npm run gallery -- DIR --only tasks` makes pictures of these and a table. */
atNight(
  [
    'tests/e2e/first-start.e2e.ts',
    'tests/e2e/phones-thumb.e2e.ts',
    'tests/e2e/phones.e2e.ts',
    'tests/e2e/blocked-round.e2e.ts',
    'tests/unit/renderer/screens/matches/matches-screen.test.tsx',
  ],
  () => {
    test.for(TASKS.map((task) => [task.name, task] as const))('On a first evening: %s', async ([, task], { windows, dataFolder }) => {
      const reached = await task.go({ windows, dataFolder, seen: () => Promise.resolve() })
      expect(reached.filter(({ holds }) => !holds)).toEqual([])
    })
  },
)
