import { expect, test } from 'vitest'
import { dayWords, whenWords } from '../../../../src/renderer/messages/en'
import * as french from '../../../../src/renderer/messages/fr'

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

test.each([
  ['2024-02-29', /^Thursday,? (29 February|February 29,) 2024$/],
  ['2026-01-01', /^Thursday,? (1 January|January 1,) 2026$/],
  ['sometime', /^sometime$/],
])('the day %s is told as %s, wherever the page is', (date, words) => {
  expect(dayWords(date)).toMatch(words)
})

test.each([
  ['2026-01-01', 'jeudi 1er janvier 2026'],
  ['2026-01-11', 'dimanche 11 janvier 2026'],
])('in French the day %s is %s', (date, words) => {
  expect(french.dayWords(date)).toBe(words)
})
