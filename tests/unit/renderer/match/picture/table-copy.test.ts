import { expect, test } from 'vitest'
import { framed } from '../../../../../src/renderer/match/picture/table-copy'

test.each([
  ['of a usual camera', { width: 1920, height: 1080 }, { left: 96, top: 0, width: 1728, height: 1080 }],
  ['of an older camera', { width: 640, height: 480 }, { left: 0, top: 40, width: 640, height: 400 }],
  ['of a phone that stands', { width: 1080, height: 1920 }, { left: 0, top: 622.5, width: 1080, height: 675 }],
  ['that fits', { width: 1600, height: 1000 }, { left: 0, top: 0, width: 1600, height: 1000 }],
])('the frame shows the middle of a picture %s', (_, picture, part) => {
  expect(framed(picture)).toEqual(part)
})
