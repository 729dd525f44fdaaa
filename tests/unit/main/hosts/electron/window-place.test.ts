import { expect, test } from 'vitest'
import { placeOn } from '#main/hosts/electron/window-place'

const LAPTOP = { x: 0, y: 0, width: 1440, height: 900 }
const BESIDE = { x: 1440, y: -200, width: 1920, height: 1080 }
const at = (x: number, y: number) => ({ x, y, width: 1000, height: 700, maximized: false })

test.each([
  ['where it stood', [LAPTOP], at(100, 50), { x: 100, y: 50 }],
  ['on a second screen', [LAPTOP, BESIDE], at(2000, -100), { x: 2000, y: -100 }],
  ['half outside, its head in reach', [LAPTOP], at(1300, 860), { x: 1300, y: 860 }],
])('a window opens %s', (_what, screens, kept, place) => {
  expect(placeOn(screens, kept)).toEqual({ ...place, width: 1000, height: 700 })
})

test.each([
  ['the second screen is gone', [LAPTOP], at(2000, -100)],
  ['its head is above the screen', [LAPTOP], at(100, -40)],
  ['too little of its head is on a screen', [LAPTOP], at(1400, 50)],
])('where %s, the system finds a place', (_what, screens, kept) => {
  expect(placeOn(screens, kept)).toEqual({ width: 1000, height: 700 })
})

test('a window is no larger than a screen that it was not made for', () => {
  expect(placeOn([{ x: 0, y: 0, width: 800, height: 600 }], at(5000, 0))).toEqual({ width: 800, height: 600 })
  expect(placeOn([LAPTOP], null)).toEqual({ width: 1280, height: 860 })
  expect(placeOn([], null)).toEqual({ width: 1280, height: 860 })
})
