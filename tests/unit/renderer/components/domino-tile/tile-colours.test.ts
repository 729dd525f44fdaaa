import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const STYLES = join(import.meta.dirname, '..', '..', '..', '..', '..', 'src', 'renderer', 'styles')
type Tokens = ReadonlyMap<string, string>

/** What a rule of a style sheet declares, by its selector. */
function declared(file: string, selector: string): Tokens {
  const sheet = readFileSync(join(STYLES, file), 'utf8')
  const from = sheet.indexOf(`${selector} {`)
  expect(from, `${selector} in ${file}`).toBeGreaterThanOrEqual(0)
  const body = sheet.slice(from, sheet.indexOf('}', from))
  return new Map([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}

const DAY = declared('tokens.css', ':root')
const NIGHT = declared('tokens.css', ":root[data-theme='dark']")
const CONTRAST = declared('contrast.css', ":root[data-contrast='more']")
const CONTRAST_NIGHT = declared('contrast.css', ":root[data-contrast='more'][data-theme='dark']")
const THEMES = {
  light: new Map([...DAY]),
  dark: new Map([...DAY, ...NIGHT]),
  'high contrast': new Map([...DAY, ...CONTRAST]),
  'high contrast, dark': new Map([...DAY, ...NIGHT, ...CONTRAST, ...CONTRAST_NIGHT]),
} as const

type Colour = readonly [number, number, number]

function colour(tokens: Tokens, text: string): Colour {
  const named = /^var\((--[\w-]+)\)$/.exec(text)
  if (named !== null) return colour(tokens, tokens.get(named[1] ?? '') ?? '')

  const mixed = /^color-mix\(in srgb, (.+) (\d+)%, (.+)\)$/.exec(text)
  if (mixed !== null) {
    const [one, other, share] = [colour(tokens, mixed[1] ?? ''), colour(tokens, mixed[3] ?? ''), Number(mixed[2]) / 100]
    return [0, 1, 2].map((part) => share * (one[part] ?? 0) + (1 - share) * (other[part] ?? 0)) as unknown as Colour
  }

  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(text)
  if (hex === null) throw new Error(`no colour: ${text}`)

  return [1, 2, 3].map((part) => parseInt(hex[part] ?? '', 16) / 255) as unknown as Colour
}

/** WCAG 2.2, relative luminance. */
function luminance(parts: Colour): number {
  const [red = 0, green = 0, blue = 0] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(tokens: Tokens, one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other].map((name) => luminance(colour(tokens, `var(${name})`))).sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const SUITS = Array.from({ length: 12 }, (_, at) => at + 1)

/** What is drawn on what, by the look of a tile. */
const PIPS: readonly (readonly [string, string])[] = [
  ['--tile-pip', '--tile-face'],
  ['--ebony-pip', '--ebony-face'],
  ...SUITS.map((suit) => [`--suit-${suit}`, `--suit-ground-${suit}`] as const),
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
