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

test.each([
  ["x;=cmd|'/c calc'!A0;", "x;'=cmd|'/c calc'!A0;"],
  ['x;;@A1', "x;;'@A1"],
  ['x; "=1+1', 'x;\' "=1+1'],
  ['x\t\u200b+1', "x\t'\u200b+1"],
  ['one\n-2', "one\n'-2"],
  ['a;b\tc\nd', 'a;b\tc\nd'],
])('a formula that begins where another program splits the cell is defused: %j', (text, defused) => {
  const quoted = csvRows([['', text]]).slice(1, -2)
  expect(quoted.startsWith('"') ? quoted.slice(1, -1).replaceAll('""', '"') : quoted).toBe(defused)
  for (const split of [';', '\t']) for (const cell of quoted.split(split)) expect(cell).not.toMatch(/^["\s\u200b]*[=+@]/u)
})

test('other texts, and numbers, stay as they are', () => {
  expect(csvRows([['Ada', 'a=b', '\u200bAda', -3, 'می‌خواهم']])).toBe('Ada,a=b,\u200bAda,-3,می‌خواهم\r\n')
})
