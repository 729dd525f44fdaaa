// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { tileOf } from '#shared/domino/tile'
import { colourOf, TileStyleContext } from '../../../../../src/renderer/components/domino-tile/tile-style'
import { Numeral } from '../../../../../src/renderer/components/domino-tile/domino-face'
import { DominoTile } from '../../../../../src/renderer/components/domino-tile/domino-tile'

afterEach(cleanup)

/** How many pips each half of a tile shows; a blank half shows none. */
function pipsOf(picture: Element): readonly number[] {
  return [...picture.querySelectorAll('[data-pips]')].map((half) => (half.querySelector('path:last-child')?.getAttribute('d')?.match(/M/g) ?? []).length)
}

test('a tile is a picture with the name it is given', () => {
  render(<DominoTile tile={tileOf(6, 4)} label="six-four" />)
  expect(pipsOf(screen.getByRole('img', { name: 'six-four' }))).toEqual([6, 4])
})

test('a tile without a name is left to whatever it stands in', () => {
  const { container } = render(<DominoTile tile={tileOf(6, 4)} />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test('the higher half stands on top, unless the tile is flipped', () => {
  const { rerender } = render(<DominoTile tile={tileOf(6, 4)} label="tile" />)
  expect(pipsOf(screen.getByRole('img'))).toEqual([6, 4])
  rerender(<DominoTile tile={tileOf(6, 4)} label="tile" flipped />)
  expect(pipsOf(screen.getByRole('img'))).toEqual([4, 6])
})

describe('a ring', () => {
  /** The shapes that are drawn before the tile's face, and so below it. */
  const below = (picture: Element): readonly Element[] => {
    const shapes = [...picture.querySelectorAll('rect')]
    const body = shapes.at(-1)
    return shapes.slice(0, -1).filter((shape) => body !== undefined && shape.getAttribute('rx') === '0.15')
  }

  test.each(['chosen', 'best', 'marked'] as const)(
    'of a tile that is %s is a part of its picture, and has the outline of the tile and of its lower side',
    (state) => {
      const { container } = render(<DominoTile tile={tileOf(6, 4)} {...{ [state]: true }} />)
      const picture = container.querySelector(`svg [data-${state}]`)
      expect(picture).not.toBeNull()
      const outlines = below(picture as Element).map((shape) => ['x', 'y', 'width', 'height', 'transform'].map((name) => shape.getAttribute(name)))
      const face = ['-0.4825', '-0.965', '0.965', '1.93', null]
      const side = [...face.slice(0, 4), 'translate(0.0000 0.0700)']
      // the hairline and the band, then the lower side and the face themselves
      expect(outlines).toEqual([face, side, face, side, side, face])
    },
  )

  test('is round no other tile', () => {
    const { container } = render(<DominoTile tile={tileOf(6, 4)} />)
    expect(below(container)).toHaveLength(2)
  })

  test('of a tile that lies shows the lower side below it as well', () => {
    const { container } = render(<DominoTile tile={tileOf(6, 4)} orientation="horizontal" chosen />)
    const turned = new Set(below(container).map((shape) => shape.getAttribute('transform')))
    expect(turned).toEqual(new Set([null, 'translate(-0.0700 0.0000)']))
  })
})

describe('with pictures for children', () => {
  const drawn = (high: number, low: number, orientation: 'vertical' | 'horizontal' = 'vertical') => {
    render(
      <TileStyleContext value={{ faces: 'pictures', material: 'ivory' }}>
        <DominoTile tile={tileOf(high, low)} label="tile" orientation={orientation} />
      </TileStyleContext>,
    )
    const tile = screen.getByRole('img', { name: 'tile' })
    return { tile, halves: [...tile.querySelectorAll('[data-picture]')] }
  }

  test('each half shows the picture of its suit instead of pips', () => {
    const { halves } = drawn(6, 4)
    expect(halves.map((half) => half.getAttribute('data-picture'))).toEqual(['6', '4'])
  })

  test('no two suits have the same shape', () => {
    const shapes = [1, 2, 3, 4, 5, 6].map((suit) => {
      const shape = drawn(suit, 0).halves[0]?.innerHTML.replace(/ class="[^"]*"/g, '')
      cleanup()
      return shape
    })
    expect(new Set(shapes).size).toBe(6)
    expect(shapes).not.toContain('')
  })

  test('blank stays blank', () => {
    const { tile, halves } = drawn(0, 0)
    expect(halves).toHaveLength(0)
    expect(pipsOf(tile)).toHaveLength(0)
  })

  test('suits above 6 keep their pips', () => {
    const { tile, halves } = drawn(9, 7)
    expect(halves).toHaveLength(0)
    expect(pipsOf(tile)).toEqual([9, 7])
  })

  test('a picture stands upright on a tile that lies', () => {
    expect(drawn(6, 4).halves[0]?.getAttribute('transform')).toContain('rotate(0)')
    cleanup()
    const { tile, halves } = drawn(6, 4, 'horizontal')
    expect(tile.querySelector('g')?.getAttribute('transform')).toContain('rotate(-90)')
    expect(halves[0]?.getAttribute('transform')).toContain('rotate(90)')
  })
})

describe('with numerals', () => {
  const drawn = (high: number, low: number, orientation: 'vertical' | 'horizontal' = 'vertical') => {
    render(
      <TileStyleContext value={{ faces: 'numerals', material: 'ivory' }}>
        <DominoTile tile={tileOf(high, low)} label="tile" orientation={orientation} />
      </TileStyleContext>,
    )
    const tile = screen.getByRole('img', { name: 'tile' })
    return { tile, numerals: [...tile.querySelectorAll('[data-numeral]')] }
  }

  test.each([
    [6, 4],
    [12, 0],
    [18, 18],
  ])('%i-%i shows both its numbers and no pip', (high, low) => {
    const { tile, numerals } = drawn(high, low)
    expect(numerals.map((numeral) => numeral.getAttribute('data-numeral'))).toEqual([String(high), String(low)])
    expect(pipsOf(tile)).toHaveLength(0)
  })

  test('a numeral stands upright on a tile that lies, so that 6 is never a 9', () => {
    expect(drawn(9, 6, 'horizontal').numerals.map((numeral) => numeral.getAttribute('transform'))).toEqual([
      expect.stringContaining('rotate(90)'),
      expect.stringContaining('rotate(90)'),
    ])
  })
})

describe('numerals', () => {
  test('are another shape for every suit that a set can have', () => {
    const shapes = Array.from({ length: 19 }, (_, suit) => {
      const { container } = render(<Numeral suit={suit} />)
      return container.innerHTML
    })
    expect(new Set(shapes).size).toBe(19)
  })
})

describe('coloured by suit', () => {
  test.each(['pips', 'numerals', 'pictures'] as const)('a half has its colour besides its %s', (faces) => {
    const shown = (material: 'ivory' | 'coloured') => {
      const { container } = render(
        <TileStyleContext value={{ faces, material }}>
          <DominoTile tile={tileOf(6, 1)} />
        </TileStyleContext>,
      )
      return {
        colours: [...container.querySelectorAll('[data-colour]')].map((half) => half.getAttribute('data-colour')),
        shapes: container.querySelectorAll('[data-pips] path, [data-numeral] path, [data-picture] *').length,
      }
    }
    const [plain, coloured] = [shown('ivory'), shown('coloured')]
    expect(plain.colours).toEqual([])
    expect(coloured.colours).toEqual(['6', '1'])
    expect(coloured.shapes).toBe(plain.shapes)
  })

  test('blank has no colour, and suits above 12 have those of the first ones again', () => {
    expect([0, 1, 12, 13, 18].map(colourOf)).toEqual([null, 1, 12, 1, 6])
  })
})
