// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeTile, type Tile } from '#shared/domino/tile'
import type { TileDetection } from '#shared/recognition/detection'
import { foundTile, type FoundTile } from '../../../../../src/renderer/photo/review/found-tiles'
import { ReviewTiles } from '../../../../../src/renderer/photo/review/review-tiles'
import { clear, half, tileAt } from '../../../shared/recognition/detections'
import { bitmap } from '../source/source-host'

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const SIX = 6
const SURE = clear({ x: 150, y: 200 }, 6, 4)
const DOUBTFUL = tileAt({ x: 450, y: 200 }, half(5), half(3, 0.6, 2))

const found = (detections: readonly TileDetection[]): readonly FoundTile[] => detections.flatMap((detection, at) => foundTile(detection, at, SIX, false) ?? [])

function review(tiles: readonly FoundTile[]) {
  const corrected: [number, string | null][] = []
  const named: number[] = []
  render(
    <ReviewTiles
      picture={bitmap()}
      tiles={tiles}
      maxPip={SIX}
      onCorrect={(at: number, tile: Tile | null) => corrected.push([at, tile === null ? null : makeTile(tile)])}
      onNew={(at) => named.push(at)}
    />,
  )
  return { user: userEvent.setup(), corrected, named }
}

const names = () =>
  within(screen.getByRole('list', { name: 'Tiles found' }))
    .getAllByRole('button')
    .map((button) => button.textContent)
const card = (name: RegExp) => screen.getByRole('button', { name })
const chooser = () => within(screen.getByRole('group', { name: /^Which tile is this\?/ }))

describe('Tiles in a photo', () => {
  test('have names that say what they are and how sure', () => {
    review(found([SURE, DOUBTFUL]))
    expect(names()).toEqual(['Tile 6-4, sure', 'Tile 5-3 ?, not sure, maybe 5-2'])
  })

  test('are written beside their outlines, doubtful ones with a mark and a broken line', () => {
    review(found([SURE, DOUBTFUL]))
    const svg = screen.getByRole('img', { name: 'The photo and the tiles found in it' }).nextElementSibling
    expect([...(svg?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent)).toEqual(['6-4', '5-3 ?'])
    expect([...(svg?.querySelectorAll('g') ?? [])].map((outline) => outline.querySelector('[stroke-dasharray]') !== null)).toEqual([false, true])
  })

  test('that are not of the set are shown as they were read, and asked about', () => {
    review(found([clear({ x: 150, y: 200 }, 10, 1)]))
    expect(names()).toEqual(['Tile 10-1 ?, not sure: not a tile in this set'])
  })

  test('that were not found are said to be none', () => {
    review([])
    expect(screen.getByRole('status').textContent).toMatch(/^No tiles found\. Move closer/)
  })
})

describe('Correcting a tile', () => {
  test('offers the likeliest first, with how likely each is', async () => {
    const { user, corrected } = review(found([SURE, DOUBTFUL]))
    await user.click(card(/^Tile 5-3/))
    const offers = chooser().getAllByRole('button', { name: /%$/ })
    expect(offers.slice(0, 2).map((button) => button.getAttribute('aria-label'))).toEqual(['5-3, 59%', '5-2, 39%'])
    expect(offers.slice(2).every((button) => button.getAttribute('aria-label')?.endsWith(', < 1%'))).toBe(true)
    await user.click(chooser().getByRole('button', { name: /^5-2,/ }))
    expect(corrected).toEqual([[1, '5-2']])
    expect(screen.queryByRole('group', { name: /^Which tile/ })).toBeNull()
  })

  test('offers every other tile of the set', async () => {
    const { user, corrected } = review(found([SURE]))
    await user.click(card(/^Tile 6-4/))
    const others = chooser().getByRole<HTMLSelectElement>('combobox', { name: 'Another tile' })
    expect(others.options).toHaveLength(1 + 28)
    await user.selectOptions(others, '0-0')
    expect(corrected).toEqual([[0, '0-0']])
  })

  test('can say that no tile lies there', async () => {
    const { user, corrected } = review(found([SURE]))
    await user.click(card(/^Tile 6-4/))
    await user.click(chooser().getByRole('button', { name: 'No tile here' }))
    expect(corrected).toEqual([[0, null]])
  })

  test('can say that this is the tile just played, where it is another so far', async () => {
    const { user, named } = review(found([SURE, DOUBTFUL]).map((tile, at) => (at === 0 ? { ...tile, look: 'new' as const } : tile)))
    await user.click(card(/^Tile 6-4 just played/))
    expect(chooser().queryByRole('button', { name: 'Tile just played' })).toBeNull()
    await user.click(card(/^Tile 5-3/))
    await user.click(chooser().getByRole('button', { name: 'Tile just played' }))
    expect(named).toEqual([1])
  })

  test('begins at an outline too', async () => {
    const { user } = review(found([SURE, DOUBTFUL]))
    const outline = [...document.querySelectorAll('svg text')].find(({ textContent }) => textContent === '5-3 ?')
    if (outline === undefined) throw new Error('the doubtful tile has no outline')
    await user.click(outline)
    screen.getByRole('group', { name: 'Which tile is this? Caravan read 5-3' })
  })

  test('needs no pointer, and changes nothing when it is left', async () => {
    const { user, corrected } = review(found([SURE]))
    card(/^Tile 6-4/).focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^6-4,/)
    await user.click(chooser().getByRole('button', { name: 'Back to photo' }))
    expect(corrected).toEqual([])
  })
})
