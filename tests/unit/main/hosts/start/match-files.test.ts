import { expect, test } from 'vitest'
import { pageIn } from '#main/hosts/start/match-files'

test.each([
  ['matches', 'matches'],
  ['history', 'matches'],
  ['data', 'files'],
  ['nowhere', null],
  [undefined, null],
])('--page=%s opens %s', (asked, page) => {
  expect(pageIn(asked)).toBe(page)
})
