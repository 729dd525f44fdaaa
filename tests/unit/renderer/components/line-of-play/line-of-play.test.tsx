// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { tileOf } from '#shared/domino/tile'
import { TileStyleContext } from '../../../../../src/renderer/components/domino-tile/tile-style'
import { LineOfPlay, type LineEnd } from '../../../../../src/renderer/components/line-of-play/line-of-play'
import { PointsChip } from '../../../../../src/renderer/components/points-chip/points-chip'
import type { LineTile } from '../../../../../src/renderer/components/line-of-play/types'

afterEach(cleanup)
afterEach(() => vi.restoreAllMocks())

const TILES: readonly LineTile[] = [
  { key: 'a', tile: tileOf(6, 4), arm: null, outward: 4, label: 'six-four, the lead' },
  { key: 'b', tile: tileOf(4, 2), arm: 'right', outward: 2, label: 'four-two, right' },
  { key: 'c', tile: tileOf(6, 6), arm: 'left', outward: 6, label: 'six-six, left', flagged: true },
]
const ENDS: readonly LineEnd[] = [
  { arm: 'left', suit: 6, label: 'left end, six' },
  { arm: 'right', suit: 2, label: 'right end, two' },
]
const LINE = { layout: 'two-ended', tiles: TILES, ends: ENDS, label: 'The caravan' } as const

function shownTexts(region: HTMLElement): readonly (string | null)[] {
  return [...region.querySelectorAll('text')].map((text) => text.textContent)
}

describe('the line of play', () => {
  test('is named, and says its tiles and ends in the order of play', () => {
    render(<LineOfPlay {...LINE} />)
    const line = screen.getByRole('region', { name: 'The caravan' })
    expect(
      within(line)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['six-four, the lead', 'four-two, right', 'six-six, left', 'left end, six', 'right end, two'])
  })

  test('says what it is waiting for before the lead', () => {
    render(<LineOfPlay {...LINE} tiles={[]} ends={[]} empty="Nobody has led yet." />)
    screen.getByText('Nobody has led yet.')
  })

  test('shows at each end a circle with the number to match, and points out what is irregular', () => {
    render(<LineOfPlay {...LINE} />)
    expect(shownTexts(screen.getByRole('region'))).toEqual(['!', '6', '2'])
  })

  test('shows the number of every arm round a spinner', () => {
    const ends = [1, 2, 3, 4].map((arm) => ({ arm, suit: 6, label: `arm ${arm}` }))
    render(<LineOfPlay layout="spinner" tiles={[{ key: 'a', tile: tileOf(6, 6), arm: null, outward: 6, label: 'six-six' }]} ends={ends} label="Arms" />)
    expect(shownTexts(screen.getByRole('region'))).toEqual(['6', '6', '6', '6'])
  })

  test('tells which end was pressed; an end where nothing may be laid cannot be', async () => {
    const onEndClick = vi.fn()
    render(<LineOfPlay {...LINE} ends={[ENDS[0]!, { ...ENDS[1]!, playable: false }]} onEndClick={onEndClick} />)
    await userEvent.click(screen.getByRole('button', { name: 'left end, six' }))
    expect(onEndClick.mock.calls).toEqual([['left']])
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'right end, two' }).disabled).toBe(true)
  })

  test('shows a tile that is thought of, with its key and its score, in place of the end; the other end keeps its number', () => {
    render(<LineOfPlay {...LINE} ghost={{ arm: 'right', tile: tileOf(6, 2), points: 2, text: '+2', key: '1' }} />)
    expect(shownTexts(screen.getByRole('region'))).toEqual(['!', '6', '+2', '1'])
  })

  test.each([
    [3, '+3', 'gain'],
    [-1, '−1', 'loss'],
    [0, '0', 'nothing'],
  ] as const)('a score of %i stands on a chip of its own shape', (points, text, kind) => {
    const { container } = render(<LineOfPlay {...LINE} ghost={{ arm: 'right', tile: tileOf(6, 2), points, text }} />)
    expect([...container.querySelectorAll('[data-chip]')].map((chip) => chip.getAttribute('data-chip'))).toEqual([kind])
    // and is the same chip as anywhere else
    const drawn = (chip: Element | null) => [...(chip?.querySelectorAll('circle, polygon') ?? [])].map(({ outerHTML }) => outerHTML)
    const { container: elsewhere } = render(<PointsChip points={points} text={text} />)
    expect(drawn(container.querySelector('[data-chip]')).length).toBeGreaterThan(1)
    expect(drawn(container.querySelector('[data-chip]'))).toEqual(drawn(elsewhere.querySelector('[data-chip]')))
  })

  test('choosing a tile moves nothing', () => {
    const places = (container: HTMLElement) => [...container.querySelectorAll('[data-latest], g[style]')].map((each) => each.getAttribute('style'))
    const { container, rerender } = render(<LineOfPlay {...LINE} ends={[]} />)
    const before = places(container)
    rerender(<LineOfPlay {...LINE} ends={[]} ghost={{ arm: 'right', tile: tileOf(2, 2), points: 2, text: '+2' }} />)
    expect(before.length).toBeGreaterThan(0)
    expect(places(container).slice(0, before.length)).toEqual(before)
  })

  test('a ghost and its chip are one button, named by the end', async () => {
    const onGhostClick = vi.fn()
    const ghost = { arm: 'right', tile: tileOf(6, 2), points: 2, text: '+2', on: true } as const
    render(<LineOfPlay {...LINE} ghost={ghost} onEndClick={() => undefined} onGhostClick={onGhostClick} />)
    const button = screen.getByRole('button', { name: 'right end, two' })
    expect(button.getAttribute('aria-current')).toBe('true')
    await userEvent.click(button)
    expect(onGhostClick.mock.calls).toEqual([[ghost]])
  })

  test('a lead that is thought of lies in the middle of the empty felt', () => {
    const { container } = render(
      <LineOfPlay
        {...LINE}
        tiles={[]}
        ends={[]}
        empty="Nobody has led yet."
        ghost={{ arm: null, written: '6-4', tile: tileOf(6, 4), points: 0, text: '0', label: 'Play 6-4 for 0' }}
      />,
    )
    expect(container.querySelectorAll('[data-ghost="lead"]')).toHaveLength(1)
    expect(screen.queryByText('Nobody has led yet.')).toBeNull()
  })

  test('opens the tile that is pressed; from one tile to the next with the arrow keys, and past them with one tab', async () => {
    const user = userEvent.setup()
    const onTileClick = vi.fn()
    render(<LineOfPlay {...LINE} onTileClick={onTileClick} onEndClick={() => undefined} />)
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'six-six, left' }))
    await user.keyboard('{ArrowLeft}{ArrowLeft}{Enter}')
    expect(onTileClick.mock.calls).toEqual([['a']])
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'left end, six' }))
  })

  test('leaves tiles that are drawn too small to be tapped one by one to be read', () => {
    const drawnIn = (width: number) => {
      vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width)
      vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(width / 1.6)
      render(<LineOfPlay {...LINE} onTileClick={() => undefined} onEndClick={() => undefined} />)
      const line = screen.getByRole('region', { name: 'The caravan' })
      const tiles = within(within(line).getAllByRole('list')[0]!)
      const told = [tiles.getAllByRole('listitem').length, tiles.queryAllByRole('button').length]
      cleanup()
      return told
    }
    expect(drawnIn(600)).toEqual([3, 3])
    expect(drawnIn(90)).toEqual([3, 0])
  })

  test('shows the picture to match at each end where the tiles have pictures', () => {
    const { container } = render(
      <TileStyleContext value={{ faces: 'pictures', material: 'ivory' }}>
        <LineOfPlay {...LINE} tiles={[]} ends={[]} />
        <LineOfPlay {...LINE} tiles={TILES.slice(0, 2)} />
      </TileStyleContext>,
    )
    expect(shownTexts(container)).toEqual([])
    expect([...container.querySelectorAll('[data-picture]')].map((each) => each.getAttribute('data-picture'))).toEqual(['6', '4', '4', '2', '6', '2'])
  })

  test('keeps the tiles of a spinner whose ends are not shown', () => {
    const tiles: readonly LineTile[] = [
      { key: 'a', tile: tileOf(6, 6), arm: null, outward: 6, label: 'six-six' },
      { key: 'b', tile: tileOf(6, 1), arm: 3, outward: 1, label: 'six-one' },
    ]
    const { container } = render(<LineOfPlay layout="spinner" tiles={tiles} ends={[]} label="Arms" />)
    expect(container.querySelectorAll('svg [data-material]')).toHaveLength(2)
  })
})
