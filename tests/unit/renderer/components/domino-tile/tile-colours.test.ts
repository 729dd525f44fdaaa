import { describe, expect, test } from 'vitest'
import { contrast, THEMES } from '../../styles/themes'

const SUITS = Array.from({ length: 12 }, (_, at) => at + 1)

/** What is drawn on what, by the look of a tile. */
const PIPS: readonly (readonly [string, string])[] = [
  ['--tile-pip', '--tile-face'],
  ['--ebony-pip', '--ebony-face'],
  ...SUITS.map((suit) => [`--suit-${suit}`, '--tile-face'] as const),
]

/* A tile has the same colours where the system forces its own on the page around it. */
describe.each(Object.entries(THEMES))('Tiles in the theme %s', (theme, tokens) => {
  test.each(PIPS)('%s is told from %s', (pip, face) => {
    // WCAG 1.4.11 wants 3; numerals are text and want 4.5; a person who asks for more contrast gets 7
    expect(contrast(tokens, pip, face)).toBeGreaterThan(theme.startsWith('high') ? 7 : 4.5)
  })

  test.each([
    ['--tile-edge', '--tile-face'],
    ['--ebony-edge', '--ebony-face'],
  ])('%s is told from %s, so that tiles that touch stay two', (edge, face) => {
    expect(contrast(tokens, edge, face)).toBeGreaterThan(3)
  })

  test.each(['--felt', '--surface'])('a tile of ebony is told from %s, by its face or by its edge', (ground) => {
    expect(Math.max(contrast(tokens, '--ebony-face', ground), contrast(tokens, '--ebony-edge', ground))).toBeGreaterThan(3)
  })
})
