import { describe, expect, test } from 'vitest'
import { cleanName, cleanText, shownName } from '#shared/kernel/clean-text'

describe('A name', () => {
  test.each([
    ['bidi controls', 'A\u202eda\u2066 \u200fB\u061c\u200e', 'Ada B'],
    ['control characters', 'A\u0007d\u0000a\u009b', 'Ada'],
    ['several lines and gaps', ' Ada\r\n\tvan \u2028 Dam\u0085\u3000', 'Ada van Dam'],
    ['what takes no room', 'A\u200bd\u2060a\ufeff\u00ad\u034f\u3164\u2800\u180e', 'Ada'],
    ['accents apart', 'Zoe\u0308', 'Zoë'],
    ['half a letter', 'Ada\ud83d', 'Ada'],
    ['a joiner between Latin letters, which nobody sees', 'A\u200dd\u200ca', 'Ada'],
    ['variation selectors on nothing', 'A\ufe0fda\u{e0100}\ufe0f', 'Ada'],
    ['letters of flags without a flag', 'Ada\u{e0067}\u{e007f}', 'Ada'],
  ])('with %s is cleaned', (_what, written, name) => {
    expect(cleanName(written)).toBe(name)
    expect(cleanName(name)).toBe(name)
  })

  test.each([
    ['a family in one emoji', '👩‍👩‍👧‍👦 Smith'],
    ['a skin tone and a profession', '👩🏽‍🚀'],
    ['a rainbow flag', '🏳️‍🌈'],
    ['a flag of a part of a country', 'Nia 🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}'],
    ['a keycap', '1️⃣'],
    ['a heart as an emoji', '❤️'],
    ['Persian with a joiner that keeps letters apart', 'می‌خواهم'],
    ['Hindi with a half form', 'क्‍ष'],
    ['Sinhala with a joined form', 'ශ්‍රී'],
    ['Japanese with a variant of a letter', '葛\u{e0100}城'],
    ['Arabic', 'فاطمة'],
    ['Hebrew', 'שרה'],
    ['what looks like markup', '<img src=x> & "Ben"'],
  ])('of %s stays as it is', (_what, name) => {
    expect(cleanName(name)).toBe(name)
  })

  test('of nothing that can be seen is none; an old one is still shown', () => {
    for (const nothing of ['', ' ', '\u200b', '\u202e\u2800\u3164', '\u200d\u200c', '\ufe0f']) expect(cleanName(nothing)).toBe('')
    expect(shownName('\u200b')).toBe('?')
    expect(shownName('A\nda\u202e')).toBe('A da')
  })

  test('is cleaned of every letter that Unicode calls a control or ignorable', () => {
    for (let code = 0; code <= 0x10ffff; code++) {
      const letter = String.fromCodePoint(code)
      if (!/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/u.test(letter)) continue
      expect(cleanName(`Ada${letter}`), code.toString(16)).toBe('Ada')
    }
  })
})

test('a text keeps its lines, and loses control characters and marks of direction', () => {
  expect(cleanText(' one\r\ntwo\u2028three\tfour\u0007\u202e \u2066five\u2069\n\n')).toBe('one\ntwo\nthree four five')
  expect(cleanText('می‌خواهم 👩‍🚀')).toBe('می‌خواهم 👩‍🚀')
})
