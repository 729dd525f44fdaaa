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

test('what is passed over without a reason is named', () => {
  expect(said(ran('skipped', 'adds up'))).toEqual(['NOT RUN: one test needs something that “adds up” does not say.'])
})
