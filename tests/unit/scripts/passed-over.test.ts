import { expect, test } from 'vitest'
import { passedOver } from '../../../scripts/lib/passed-over.mjs'

const ran = (status: string, fullName: string, ...ancestorTitles: readonly string[]) => ({ status, fullName, ancestorTitles })
const said = (...tests: readonly object[]) => passedOver({ testResults: [{ assertionResults: tests }] })

test('where everything runs, nothing is said', () => {
  expect(said(ran('passed', 'a'), ran('failed', 'b', 'needs root'))).toEqual([])
})

test('of what is passed over it says how much there is and what it needs', () => {
  expect(said(ran('skipped', 'a', 'The store', 'needs root'), ran('skipped', 'b', 'needs pipes'), ran('pending', 'c', 'needs pipes'))).toEqual([
    'NOT RUN: one test needs root.',
    'NOT RUN: 2 tests need pipes.',
  ])
})

test('of what is left to the night it says how much there is', () => {
  const title = 'at night; by day tests/a.test.ts'
  expect(said(ran('skipped', 'a', 'Pages', title), ran('skipped', 'b', title), ran('passed', 'c', title))).toEqual([
    'NOT RUN: 2 tests are left to the night (npm run test:night); each names what looks at the same by day.',
  ])
  expect(said(ran('skipped', 'a', title), ran('skipped', 'b', 'needs root'))).toEqual([
    'NOT RUN: one test is left to the night (npm run test:night); each names what looks at the same by day.',
    'NOT RUN: one test needs root.',
  ])
})

test('what is passed over without a reason is named', () => {
  expect(said(ran('skipped', 'adds up'))).toEqual(['NOT RUN: one test needs something that “adds up” does not say.'])
})
