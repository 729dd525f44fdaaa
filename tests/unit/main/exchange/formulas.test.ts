import { expect, test } from 'vitest'
import { csvRows } from '#main/exchange/csv'

const FORMULAS = ['=1+1', '+1', '-1', '@A1', '\t=1', '＝1']

/** Every letter of Unicode that takes no room or only room. */
function* unseen(): Generator<string> {
  for (let code = 0; code <= 0x10ffff; code++) {
    const letter = String.fromCodePoint(code)
    if (/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{White_Space}\u2800]/u.test(letter)) yield letter
  }
}

test('a text whose first letter that can be seen begins a formula is defused, whatever stands before it', () => {
  let tried = 0
  for (const letter of unseen()) {
    tried++
    for (const formula of tried % 100 === 0 ? FORMULAS : FORMULAS.slice(0, 1)) {
      for (const before of [letter, `${letter}\u200b `]) {
        const written = csvRows([[`${before}${formula}`]])
        expect(written.replace(/^"/, '').startsWith("'"), `U+${letter.codePointAt(0)?.toString(16)} ${formula}`).toBe(true)
      }
    }
  }
  expect(tried).toBeGreaterThan(4000)
})

test('other texts, and numbers, stay as they are', () => {
  expect(csvRows([['Ada', 'a=b', '\u200bAda', -3, 'می‌خواهم']])).toBe('Ada,a=b,\u200bAda,-3,می‌خواهم\r\n')
})
