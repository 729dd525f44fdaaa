// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useStill } from '../../../../../src/renderer/components/line-of-play/line-of-play'
import type { Box, LineTile } from '../../../../../src/renderer/components/line-of-play/types'

const boxOf = (width: number): Box => ({ width, height: 400 })
const tilesOf = (...keys: readonly string[]): readonly LineTile[] =>
  keys.map((key) => ({ key, tile: 0, arm: null, outward: 0, label: key }) as unknown as LineTile)

test('nothing glides when the line is measured or its window is resized; after a play it does', () => {
  const [box, tiles] = [boxOf(960), tilesOf('a')]
  const { result, rerender } = renderHook(({ at, laid }) => useStill(at, laid), { initialProps: { at: box, laid: tiles } })
  const then = (at: Box, laid: readonly LineTile[]): boolean => {
    rerender({ at, laid })
    return result.current
  }
  expect(result.current, 'at first').toBe(true)
  const measured = boxOf(640)
  expect(then(measured, tiles), 'measured').toBe(true)
  const two = tilesOf('a', 'b')
  expect(then(measured, two), 'a tile was laid').toBe(false)
  expect(then(measured, two), 'drawn again').toBe(false)
  const resized = boxOf(500)
  expect(then(resized, two), 'resized').toBe(true)
  expect(then(boxOf(480), tilesOf('a')), 'a tile was laid and the felt has another size').toBe(true)
  expect(then(resized, two), 'and back').toBe(true)
})
