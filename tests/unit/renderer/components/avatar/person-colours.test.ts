import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PERSON_COLOURS } from '#shared/contract/colours'

const css = readFileSync(join(import.meta.dirname, '../../../../../src/renderer/styles/tokens.css'), 'utf8')

/** The tokens of a theme, later ones over earlier ones; what a medium asks for left out. */
function tokensOf(theme: 'light' | 'dark'): ReadonlyMap<string, string> {
  const tokens = new Map<string, string>()
  for (const [, selector = '', body = ''] of css.slice(0, css.indexOf('@media')).matchAll(/(:root[^{]*)\{([^}]*)\}/g)) {
    if (selector.includes('dark') && theme === 'light') continue
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) tokens.set(name, value.trim())
  }
  return tokens
}

function luminance(tokens: ReadonlyMap<string, string>, name: string): number {
  const value = tokens.get(name) ?? ''
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  if (other !== undefined) return luminance(tokens, other)
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5].map((at) => {
    const part = parseInt(value.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2: from 1 to 21. */
function contrast(one: number, other: number): number {
  const [light, dark] = one > other ? [one, other] : [other, one]
  return (light + 0.05) / (dark + 0.05)
}

describe.each(['light', 'dark'] as const)('In the %s theme', (theme) => {
  const tokens = tokensOf(theme)
  test.each(PERSON_COLOURS)('initials can be read on %s, with 4.5 to 1', (colour) => {
    expect(contrast(luminance(tokens, `--person-${colour}`), luminance(tokens, '--on-person'))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['--surface', '--surface-raised', '--page'])('the edge of a face can be told from %s, with 3 to 1', (ground) => {
    expect(contrast(luminance(tokens, '--person-edge'), luminance(tokens, ground))).toBeGreaterThanOrEqual(3)
  })
})
