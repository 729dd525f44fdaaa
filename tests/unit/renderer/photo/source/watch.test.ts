import { describe, expect, test } from 'vitest'
import { afterFrame, afterLook, hasMoved, lookAgain, STILL_MS, wantsLook, WATCH_BEGINS, type Watch } from '../../../../../src/renderer/photo/source/watch'

const stillFor = (watch: Watch, from: number, ms: number): Watch => afterFrame(afterFrame(watch, from, false), from + ms, false)

describe('Watching the table', () => {
  test('looks once the picture has stood still for a second, not before', () => {
    const still = afterFrame(WATCH_BEGINS, 100, false)
    expect(wantsLook(still, 100 + STILL_MS - 1)).toBe(false)
    expect(wantsLook(still, 100 + STILL_MS)).toBe(true)
  })

  test('a hand that moves begins the second afresh', () => {
    const moved = afterFrame(afterFrame(WATCH_BEGINS, 0, false), 900, true)
    expect(wantsLook(moved, 5000)).toBe(false)
    expect(wantsLook(afterFrame(moved, 1100, false), 1100 + STILL_MS)).toBe(true)
  })

  test('proposes what was found twice running, and then rests', () => {
    const still = stillFor(WATCH_BEGINS, 0, STILL_MS)
    const once = afterLook(still, still.epoch, '6-4')
    expect(once.propose).toBe(false)
    expect(wantsLook(once.watch, 2 * STILL_MS)).toBe(true)
    const twice = afterLook(once.watch, still.epoch, '6-4')
    expect(twice.propose).toBe(true)
    expect(wantsLook(twice.watch, 9 * STILL_MS)).toBe(false)
  })

  test('two looks that differ propose nothing', () => {
    const still = stillFor(WATCH_BEGINS, 0, STILL_MS)
    const once = afterLook(still, still.epoch, '6-4')
    const other = afterLook(once.watch, still.epoch, '6-3')
    expect(other.propose).toBe(false)
    expect(afterLook(other.watch, still.epoch, '6-3').propose).toBe(true)
  })

  test('a table without a new tile is not looked at again until something moves', () => {
    const still = stillFor(WATCH_BEGINS, 0, STILL_MS)
    const { watch, propose } = afterLook(still, still.epoch, null)
    expect(propose).toBe(false)
    expect(wantsLook(watch, 60_000)).toBe(false)
    const again = stillFor(afterFrame(watch, 60_200, true), 60_400, STILL_MS)
    expect(wantsLook(again, 60_400 + STILL_MS)).toBe(true)
  })

  test('what was seen before a movement or a play says nothing about after it', () => {
    const still = stillFor(WATCH_BEGINS, 0, STILL_MS)
    const moved = afterFrame(still, 1200, true)
    expect(afterLook(moved, still.epoch, '6-4')).toEqual({ watch: moved, propose: false })
    const played = lookAgain(still)
    expect(afterLook(played, still.epoch, '6-4')).toEqual({ watch: played, propose: false })
    expect(wantsLook(played, STILL_MS)).toBe(true)
  })
})

describe('Movement', () => {
  const grey = (value: number, changed = 0, by = 0): Uint8Array => Uint8Array.from({ length: 6912 }, (_, at) => (at < changed ? value + by : value))

  test('is a part of the picture that changes clearly', () => {
    expect(hasMoved(grey(100), grey(100, 60, 50))).toBe(true)
  })

  test('is not a flicker of the whole, nor a few grains', () => {
    expect(hasMoved(grey(100), grey(108))).toBe(false)
    expect(hasMoved(grey(100), grey(100, 10, 90))).toBe(false)
  })
})
