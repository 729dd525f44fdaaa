import { describe, expect, test } from 'vitest'
import { dayOf } from '#shared/kernel/day'

const local = (year: number, month: number, day: number): Date => {
  const date = new Date(2000, month - 1, day, 12)
  date.setFullYear(year)
  return date
}

describe('the day of a moment', () => {
  test.each([
    [local(2026, 11, 21), '2026-11-21'],
    [local(33, 4, 3), '0033-04-03'],
    [local(9999, 12, 31), '9999-12-31'],
    [local(10000, 1, 1), '9999-12-31'],
    [local(-1, 12, 31), '0000-01-01'],
  ])('%s: %s', (when, day) => {
    expect(dayOf(when)).toBe(day)
  })
})
