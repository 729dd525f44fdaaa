import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pastedNames } from '#shared/exchange/pasted-names'

const lines = (...each: readonly string[]): string => each.join('\n')

describe('Names in a list', () => {
  test.each<[what: string, text: string, names: readonly string[]]>([
    ['nothing', '', []],
    ['one name without letters', ' 7 ', ['7']],
    ['blank lines alone', ' \n\t\n ', []],
    ['one name', 'Ada', ['Ada']],
    ['a name on each line', lines('Ada', 'Ben Hope'), ['Ada', 'Ben Hope']],
    ['lines of Windows, and blank ones between', 'Ada\r\n\r\nBen\r\n', ['Ada', 'Ben']],
    ['lines of an old spreadsheet', 'Ada\rBen', ['Ada', 'Ben']],
    ['one line with commas', 'Ada, Ben,Cleo', ['Ada', 'Ben', 'Cleo']],
    ['one line with semicolons', 'Ada; Ben ;Cleo;', ['Ada', 'Ben', 'Cleo']],
    ['one line with a comma at its end', 'Ada,', ['Ada']],
    ['one line of last and first names', 'Hopper, Grace; Noether, Emmy', ['Grace Hopper', 'Emmy Noether']],
    ['one line of quoted cells', '"Hopper, Grace","Noether, Emmy"', ['Grace Hopper', 'Emmy Noether']],
    ['last and first names on lines', lines('Hopper, Grace', 'Núñez, José María'), ['Grace Hopper', 'José María Núñez']],
    ['a comma in only some lines says something else', lines('Ada, brings cake', 'Ben'), ['Ada, brings cake', 'Ben']],
    ['a title behind a comma', lines('King, Jr.', 'Hope, Sr'), ['King, Jr.', 'Hope, Sr']],
    ['a semicolon on one of several lines', lines('Ada; Ben', 'Cleo'), ['Ada; Ben', 'Cleo']],
    ['numbers with a full stop', lines('1. Ada', '2. Ben', '10. Cleo'), ['Ada', 'Ben', 'Cleo']],
    ['numbers with a full stop and no space', lines('1.Ada', '2.Ben'), ['Ada', 'Ben']],
    ['numbers in other dress', lines('1) Ada', '(2) Ben', '[3] Cleo', '#4 Dan', '5: Eve', '6 - Fay'), ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay']],
    ['keycaps of a chat', lines('1️⃣ Ada', '2️⃣ Ben'), ['Ada', 'Ben']],
    ['numbers of another script', lines('١. سارة', '٢. عمر'), ['سارة', 'عمر']],
    ['bare numbers on every line', lines('1 Ada', '2 Ben'), ['Ada', 'Ben']],
    ['a bare number on one line belongs to the name', lines('3 Musketeers', 'Ben'), ['3 Musketeers', 'Ben']],
    ['a number behind a name belongs to it', lines('Ada 2', 'Ben 3'), ['Ada 2', 'Ben 3']],
    ['bullets', lines('- Ada', '• Ben', '* Cleo', '– Dan', '✓ Eve', '+ Fay'), ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay']],
    ['boxes to tick', lines('[ ] Ada', '[x] Ben', '- [ ] Cleo', '☐ Dan'), ['Ada', 'Ben', 'Cleo', 'Dan']],
    ['a number and a bullet', lines('1. - Ada', '- 2. Ben'), ['Ada', 'Ben']],
    ['a hyphen inside', lines('Anne-Marie', 'Jean - Luc'), ['Anne-Marie', 'Jean - Luc']],
    ['quotation marks', lines('"Ada"', '“Ben”', '„Cleo“', '«Dan»', "'Eve'", '‘Fay’'), ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay']],
    ['a nickname in quotation marks', lines('Ada "Countess" Lovelace', 'O’Neill'), ['Ada "Countess" Lovelace', 'O’Neill']],
    ['a rating behind a tab', lines('Ada\t1500', 'Ben Hope\t1480\tGER'), ['Ada', 'Ben Hope']],
    ['a number before a tab', lines('1\tAda\t1500', '2\tBen\t1480'), ['Ada', 'Ben']],
    ['a rating behind several spaces', lines('Ada Hope    1500', 'Ben   1480 (3)'), ['Ada Hope', 'Ben']],
    ['addresses of mails', 'Ada Hope <ada@example.org>, Ben <ben@example.org>', ['Ada Hope', 'Ben']],
    ['the same name twice, the first as it is written', lines('Ada', 'Ben', 'ADA'), ['Ada', 'Ben']],
    ['lines without letters', lines('Ada', '-----', '1500', '🙂'), ['Ada']],
    ['a mark for the order of bytes, and no-break spaces', '\ufeffAda\u00a0Hope\nBen', ['Ada Hope', 'Ben']],
    ['a name that is too long', `${'x'.repeat(80)}\nBen`, ['x'.repeat(60), 'Ben']],
    ['letters of two units are not cut in half', `x${'𝒜'.repeat(70)}\nBen`, [`x${'𝒜'.repeat(29)}`, 'Ben']],
  ])('%s', (_, text, names) => {
    expect(pastedNames(text)).toEqual(names)
  })

  test('that are clean and stand on lines of their own stay as they are', () => {
    const name = fc.stringMatching(/^[A-Z][a-z]{1,8}( [A-Z][a-z]{1,8})?$/)
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 12, selector: (each) => each.toLowerCase() }), (names) => {
        expect(pastedNames(names.join('\n'))).toEqual(names)
      }),
    )
  })
})
