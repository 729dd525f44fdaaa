import { expect, test } from 'vitest'
import { whenWords } from '../../../../src/renderer/messages/en/dates'

const now = new Date(2024, 4, 3, 20, 0)
const at = (...when: [number, number, number, number, number]) => new Date(...when).toISOString()

test.each([
  [at(2024, 4, 3, 0, 5), /^today, /],
  [at(2024, 4, 2, 23, 55), /^yesterday, /],
  [at(2024, 3, 29, 12, 0), /^Monday, /],
  [at(2024, 3, 3, 12, 0), /^(3 April|April 3)$/],
  [at(2021, 3, 3, 12, 0), /2021$/],
  [at(2025, 0, 1, 12, 0), /2025$/],
  ['not a date', /^at an unknown time$/],
])('%s is told as %s', (moment, words) => {
  expect(whenWords(moment, now)).toMatch(words)
})
