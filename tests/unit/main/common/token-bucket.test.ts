import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DeviceBounds } from '#main/hosts/web/table-server'
import { TokenBucket } from '#main/common/token-bucket'

function rate(perSecond: number, burst: number) {
  const clock = { now: 5000 }
  return { clock, rate: new TokenBucket(perSecond, burst, () => clock.now) }
}

test('so many pass at once, and then one each time its share of a second is over', () => {
  const { clock, rate: door } = rate(10, 3)
  expect(Array.from({ length: 5 }, () => door.take())).toEqual([true, true, true, false, false])
  clock.now += 99
  expect(door.take()).toBe(false)
  clock.now += 1
  expect(door.take()).toBe(true)
  expect(door.take()).toBe(false)
})

test('a long quiet time saves up no more than what passes at once, and then nothing need be remembered', () => {
  const { clock, rate: door } = rate(10, 3)
  for (let n = 0; n < 3; n++) door.take()
  clock.now += 299
  expect(door.full).toBe(false)
  clock.now += 1
  expect(door.full).toBe(true)
  clock.now += 1_000_000
  expect(Array.from({ length: 4 }, () => door.take())).toEqual([true, true, true, false])
})

test('what weighs more than is left does not pass and costs nothing; what weighs less does', () => {
  const { rate: door } = rate(10, 100)
  expect(door.take(60)).toBe(true)
  expect(door.take(41)).toBe(false)
  expect(door.take(40)).toBe(true)
})

test('a clock that goes back gives nothing away', () => {
  const { clock, rate: door } = rate(10, 1)
  door.take()
  clock.now -= 60_000
  expect(door.take()).toBe(false)
  clock.now += 100
  expect(door.take()).toBe(true)
})

test('over any time no more pass than the burst and its share of each second', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 200 }), (waits) => {
      const { clock, rate: door } = rate(15, 6)
      const from = clock.now
      const passed = waits.filter((wait) => {
        clock.now += wait
        return door.take()
      }).length
      expect(passed).toBeLessThanOrEqual(6 + ((clock.now - from) / 1000) * 15)
    }),
  )
})

test('a device may send 60 messages at once and 15 a second, and six large ones', () => {
  const clock = { now: 0 }
  const bounds = new DeviceBounds(() => clock.now)
  expect(Array.from({ length: 70 }, () => bounds.take(2)).filter(Boolean)).toHaveLength(60)
  clock.now += 1000
  expect(Array.from({ length: 70 }, () => bounds.take(2)).filter(Boolean)).toHaveLength(15)
  clock.now += 60_000
  expect(Array.from({ length: 9 }, () => bounds.take(1_000_000)).filter(Boolean)).toHaveLength(6)
})
