import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PERSON_COLOURS } from '#shared/contract/colours'
import { root } from '../../../../scripts/lib/paths.mjs'
import { styleOf } from '../../../../src/renderer/components/chart/series'
import { CLOTHS, contrast, THEMES } from './themes'

/** What is written on what. */
const WRITTEN: readonly (readonly [string, string])[] = [
  ...['--page', '--surface', '--surface-raised', '--surface-sunken', '--field'].flatMap((ground) => [['--ink', ground] as const, ['--quiet', ground] as const]),
  ...['--gain', '--loss', '--flower-text', '--scorpion-text', '--warning', '--danger'].flatMap((ink) => [
    [ink, '--page'] as const,
    [ink, '--surface'] as const,
  ]),
  ['--on-action', '--action'],
  ['--on-action', '--action-hover'],
  ['--on-danger', '--danger'],
  ['--on-inverse', '--inverse'],
  ['--on-rail', '--rail'],
  ['--soft-ink', '--soft'],
  ['--ink', '--soft'],
  ['--warning', '--warning-ground'],
  ['--chosen-ink', '--chosen'],
  ['--slot-ink', '--slot'],
  ['--slot-ink', '--tray'],
  ['--on-felt', '--felt'],
  ['--on-felt', '--felt-low'],
  ['--on-felt', '--felt-high'],
  ['--on-felt-quiet', '--felt-high'],
  ['--on-chip', '--gain-chip'],
  ['--on-chip', '--loss-chip'],
  ['--on-chip', '--nothing-chip'],
]

/** What only has to be seen: WCAG 1.4.11. */
const DRAWN: readonly (readonly [string, string])[] = [
  ['--chosen', '--felt-high'],
  ['--last-laid', '--felt-high'],
  ['--flower-on-felt', '--felt-high'],
  ['--scorpion-on-felt', '--felt-high'],
  ['--line-strong', '--surface'],
  ['--focus', '--page'],
]

describe.each(Object.entries(THEMES))('In the theme %s', (theme, tokens) => {
  const more = theme.startsWith('high')

  test.each(WRITTEN)('%s can be read on %s', (ink, ground) => {
    expect(contrast(tokens, ink, ground)).toBeGreaterThanOrEqual(more ? 7 : 4.5)
  })

  test.each(DRAWN)('%s is seen on %s', (drawn, ground) => {
    expect(contrast(tokens, drawn, ground)).toBeGreaterThanOrEqual(3)
  })

  test.each(PERSON_COLOURS)('a line of a chart in %s is seen on a slip of paper', (colour) => {
    const stroke = styleOf(colour, 0).stroke.replace('var(--person-drawn)', tokens.get('--person-drawn') ?? '')
    expect(contrast(new Map([...tokens, ['--drawn', stroke]]), '--drawn', '--surface')).toBeGreaterThanOrEqual(3)
  })
})

describe.each(Object.entries(CLOTHS))('On the felt %s', (_, cloth) => {
  test.each(Object.entries(THEMES))('everything is read and seen in the theme %s', (theme, tokens) => {
    const laid = new Map([...tokens, ...cloth])
    const onFelt = ([, ground]: readonly [string, string]) => ground.startsWith('--felt')
    for (const [ink, ground] of WRITTEN.filter(onFelt))
      expect(contrast(laid, ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(theme.startsWith('high') ? 7 : 4.5)
    for (const [drawn, ground] of DRAWN.filter(onFelt)) expect(contrast(laid, drawn, ground), `${drawn} on ${ground}`).toBeGreaterThanOrEqual(3)
  })
})

/* White tiles and white holes were told apart by a digit alone. */
test('in high contrast and in forced colours a hole of the tray is no tile: another fill, a dashed line, its number struck through', () => {
  for (const theme of ['high contrast', 'high contrast, dark'] as const) {
    expect(contrast(THEMES[theme], '--slot', '--tile-face-high'), theme).toBeGreaterThan(1.2)
    expect(contrast(THEMES[theme], '--slot', '--tray'), theme).toBeGreaterThan(1.2)
  }
  const sheet = readFileSync(join(root, 'src/renderer/match/entry/slot.module.css'), 'utf8')
  const holes = [...sheet.matchAll(/([^{}]*\.dent[^{}]*)\{([^}]*)\}/g)].filter(([, selector = '']) => selector.includes('data-contrast'))
  expect(holes).toHaveLength(2)
  for (const [, , body] of holes) expect(body).toMatch(/border: 1px dashed .*text-decoration: line-through/)
})
