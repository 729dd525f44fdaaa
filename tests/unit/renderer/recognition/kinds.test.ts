import { expect, it } from 'vitest'
import { kindOf } from '../../../bench/recognition/kinds'

it.each([
  ['mixed', 'green tiles white pips, oblique', 'dark', 'line and hand'],
  ['hand', 'green tiles standing face to the camera', 'dark', 'hand'],
  ['train + loose tiles', 'white tile, coloured pips; blackboard', 'light', 'line'],
  ['scattered', 'whole set on a printed board', 'light', 'board'],
  ['row, apart', '', 'light', 'scattered'],
])('a photo of tiles that lie "%s" ("%s") is one of %s tiles, %s', (layout, words, tiles, lie) => {
  expect(kindOf(layout, words)).toEqual({ tiles, lie })
})
