import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/words/languages'
import { MENU_WORDS } from '#shared/words/menu'
import type { MenuWords } from '#shared/words/menu'

/** Every text with the way to it; of a sentence that is told something, what it says then. */
function textsIn(words: object, way = ''): readonly (readonly [string, string])[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]): readonly (readonly [string, string])[] => {
    const here = `${way}.${key}`
    if (typeof value === 'string') return [[here, value]]
    if (typeof value === 'function') return [[here, String((value as (...told: readonly string[]) => string)('FIRST', 'SECOND'))]]
    return textsIn(value as object, here)
  })
}

/** Names, which are the same in every language. */
const SAME = /^\.presets\.|\.app\.services$|\.window\.zoom$/

describe.each(LANGUAGES)('the menus in %s', (language) => {
  const words: MenuWords = MENU_WORDS[language]

  test('open by letters of which no two are the same', () => {
    const letters = [words.file, words.edit, words.view, words.window, words.help].map(({ name }) => /&(\p{L})/u.exec(name)?.[1]?.toLowerCase())
    expect(letters.every((letter) => letter !== undefined)).toBe(true)
    expect(new Set(letters).size).toBe(letters.length)
  })

  test('say everything that they are told', () => {
    for (const [way, text] of textsIn(words)) {
      expect(text.trim(), way).not.toBe('')
      expect(text, way).not.toMatch(/undefined|\[object/)
    }
    expect(words.kiosk.detail('FIRST')).toContain('FIRST')
    expect(words.folder.where('FIRST', 'SECOND')).toMatch(/FIRST[\s\S]*SECOND/)
  })
})

test.each(LANGUAGES.filter((language) => language !== 'en'))('the menus in %s leave nothing in English', (language) => {
  const english = new Map(textsIn(MENU_WORDS.en))
  expect(textsIn(MENU_WORDS[language]).filter(([way, text]) => !SAME.test(way) && english.get(way) === text)).toEqual([])
})
