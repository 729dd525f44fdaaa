import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileNameFor } from '#shared/exchange/file-name'
import { runs, shown } from '../../../support/runs'
import { anyCharacter } from '../../../support/any-character'

describe('The name of a file that goes out', () => {
  it.each([
    [['Ada', 'Ben'], '2026-11-21 Ada, Ben.json'],
    [['Åsa', 'Zoë 🐫'], '2026-11-21 Åsa, Zoë 🐫.json'],
    [['../../etc/passwd', 'C:\\x'], '2026-11-21 etc passwd, C x.json'],
    [['a\u202Egnp', '\u0000\n'], '2026-11-21 a gnp.json'],
    [['...', ' '], '2026-11-21.json'],
    [['🐫'.repeat(60), '🐫'.repeat(60), '🐫'.repeat(60)], `2026-11-21 ${'🐫'.repeat(24)}…, ${'🐫'.repeat(24)}…, ${'🐫'.repeat(2)}….json`],
    [['A'.repeat(60), 'Ben.'], `2026-11-21 ${'A'.repeat(24)}…, Ben.json`],
  ])('%j is told in %s', (names, expected) => {
    expect(fileNameFor('2026-11-21', names, 'json')).toBe(expected)
  })

  it(`is one that every system takes, whatever people are called ${shown}`, () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: anyCharacter, maxLength: 60 }), { maxLength: 8 }), (names) => {
        const name = fileNameFor('2026-11-21', names, 'json')
        expect(name).not.toMatch(/[<>:"/\\|?*]|\p{Cc}|[. ]\.json$|^\./u)
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255)
        expect(name).toMatch(/^2026-11-21.*\.json$/)
      }),
      runs(300),
    )
  })
})
