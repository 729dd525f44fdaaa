import { expect, test } from 'vitest'
import { Lockout, type LockoutOptions } from '#main/table/admission'

function lockout(options: Partial<LockoutOptions> = {}) {
  const clock = { now: 0 }
  const guard = new Lockout({ now: () => clock.now, free: 3, firstPauseMs: 1000, longestPauseMs: 5000, forgetAfterMs: 60_000, ...options })
  return { clock, guard }
}

test('the first wrong tries cost nothing, and from then on each pause is twice the last, up to the longest', () => {
  const { clock, guard } = lockout()
  const pauses = Array.from({ length: 7 }, () => {
    guard.wrong('a')
    const pause = guard.wait('a')
    clock.now += pause
    return pause
  })
  expect(pauses).toEqual([0, 0, 1000, 2000, 4000, 5000, 5000])
})

test('one who has to wait holds nobody else up, and waits no longer than was said', () => {
  const { clock, guard } = lockout()
  for (let tries = 0; tries < 3; tries++) guard.wrong('a')
  expect(guard.wait('b')).toBe(0)
  clock.now = 999
  expect(guard.wait('a')).toBe(1)
  clock.now = 1000
  expect(guard.wait('a')).toBe(0)
})

test('a right try and a long quiet time forgive; a pause that lasts does not end by them', () => {
  const { clock, guard } = lockout()
  for (let tries = 0; tries < 4; tries++) guard.wrong('a')
  guard.right('a')
  guard.wrong('a')
  expect(guard.wait('a')).toBe(0)
  for (let tries = 0; tries < 9; tries++) guard.wrong('b')
  clock.now = 4999
  expect(guard.wait('b')).toBe(1)
  clock.now = 60_000
  guard.wrong('b')
  expect(guard.wait('b')).toBe(0)
})

test('a pause that is longer than the quiet time is waited out, and forgives when it is over', () => {
  const { clock, guard } = lockout({ free: 1, firstPauseMs: 90_000, longestPauseMs: 90_000 })
  guard.wrong('a')
  clock.now = 60_000
  expect(guard.wait('a')).toBe(30_000)
  clock.now = 89_999
  expect(guard.wait('a')).toBe(1)
  clock.now = 90_000
  expect(guard.wait('a')).toBe(0)
  const other = lockout({ free: 2, firstPauseMs: 90_000, longestPauseMs: 180_000 })
  for (let tries = 0; tries < 2; tries++) other.guard.wrong('a')
  other.clock.now = 90_000
  other.guard.wrong('a')
  expect(other.guard.wait('a'), 'the first wrong try after it costs nothing again').toBe(0)
})

test('a wrong try is remembered up to the end of the quiet time, and not at its end', () => {
  const costs = [59_999, 60_000].map((quiet) => {
    const { clock, guard } = lockout({ free: 2 })
    guard.wrong('a')
    clock.now = quiet
    guard.wrong('a')
    return guard.wait('a')
  })
  expect(costs).toEqual([1000, 0])
})

test('however many addresses someone pretends to have, only so many are remembered', () => {
  const { guard } = lockout()
  for (let tries = 0; tries < 3; tries++) guard.wrong('first')
  for (let other = 0; other < 2000; other++) guard.wrong(`other ${other}`)
  expect(guard.wait('first')).toBe(0)
})
