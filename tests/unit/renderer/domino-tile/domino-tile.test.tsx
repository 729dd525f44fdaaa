// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { tileOf } from '#shared/domino/tile'
import { DominoTile } from '../../../../src/renderer/components/domino-tile/DominoTile'

afterEach(cleanup)

/** Pips are told from the pin by where they lie: the pin is in the middle. */
function pipsOf(picture: Element): readonly Element[] {
  return [...picture.querySelectorAll('circle')].filter((circle) => Number(circle.getAttribute('cy') ?? 0) !== 0)
}

test('a tile is a picture with the name it is given', () => {
  render(<DominoTile tile={tileOf(6, 4)} label="six-four" />)
  expect(pipsOf(screen.getByRole('img', { name: 'six-four' }))).toHaveLength(10)
})

test('a tile without a name is left to whatever it stands in', () => {
  const { container } = render(<DominoTile tile={tileOf(6, 4)} />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test('the higher half stands on top, unless the tile is flipped', () => {
  const onTop = (picture: Element) => pipsOf(picture).filter((circle) => Number(circle.getAttribute('cy')) < 0)
  const { rerender } = render(<DominoTile tile={tileOf(6, 4)} label="tile" />)
  expect(onTop(screen.getByRole('img'))).toHaveLength(6)
  rerender(<DominoTile tile={tileOf(6, 4)} label="tile" flipped />)
  expect(onTop(screen.getByRole('img'))).toHaveLength(4)
})

test('what a tile is shown as can be seen on it', () => {
  render(<DominoTile tile={tileOf(6, 4)} label="tile" orientation="horizontal" dimmed selected marked />)
  expect(screen.getByRole('img').dataset).toMatchObject({ orientation: 'horizontal', dimmed: 'true', selected: 'true', marked: 'true' })
})
