import { expect, test } from 'vitest'
import { acceptedLanguage } from '#main/hosts/web/sign-in-page'
import { LANGUAGES } from '#shared/words/languages'
import { SIGN_IN_WORDS } from '#shared/words/sign-in'

test.each(LANGUAGES)('the page that lets a browser in says in %s what it is told, and nothing that would be a mark of HTML', (language) => {
  const words = SIGN_IN_WORDS[language]
  expect(words.again('FIRST') + words.print('FIRST')).toMatch(/FIRST.*FIRST/)
  expect(words.window('FIRST', 'SECOND')).toMatch(/FIRST → SECOND/)
  for (const word of Object.values(words)) expect(typeof word === 'function' ? word('', '') : word).not.toMatch(/[<>&]|undefined|^\s*$/)
})

test.each(LANGUAGES.filter((language) => language !== 'en'))('and leaves nothing in English in %s', (language) => {
  const said = (each: (typeof LANGUAGES)[number]): readonly string[] =>
    Object.values(SIGN_IN_WORDS[each]).map((word) => (typeof word === 'function' ? word('', '') : word))
  const english = said('en')
  expect(said(language).filter((text, at) => text === english[at])).toEqual([])
})

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.1, fr-CA;q=0.7', 'fr'],
  ['nl, es', 'es'],
  ['de;q=0, fr', 'fr'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('a browser that would have %s gets %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language)
})
