import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '#shared/words/languages'
import { sayOnPage, words } from '../../../src/renderer/messages/page'
import { pseudo } from '../../../src/renderer/messages/pseudo'
import { sayOfScores, scorerWords } from '../../../src/renderer/messages/scorer'
import { SPOKEN } from './catalogues'

/** Every place in a catalogue with what stands there; a sentence with parameters by how many it has. */
function leaves(words: unknown, path = ''): readonly (readonly [string, string | number])[] {
  if (typeof words === 'string') return [[path, words]]
  if (typeof words === 'function') return [[path, words.length]]
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([key, value]) => leaves(value, path === '' ? key : `${path}.${key}`))
}

/** Where a source is named: by who wrote it, and where. */
const NAMES_OF_SOURCES = 'scorer.sourceNames.'

/** Where a game or a rule set is named. One that has the same name in every language is called so everywhere, and is not left over. */
const NAMES_OF_GAMES = /\b(presetNames\.[^.]+|(presets|gameWords)\.[^.]+\.name)$/

/** Names, signs and words that are the same in English and in another language. */
const ALIKE = new Set([
  'Caravan',
  'English',
  'Deutsch',
  'Español',
  'Français',
  'Name',
  'Ctrl',
  'Esc',
  'Code',
  'Version',
  'Dual',
  'Plural',
  'Chip',
  'Chips',
  'Bergen',
  'Muggins',
  'Orange',
  'Reserve',
  'Standard',
  'Handicap',
  'Handicap (%)',
])

/** What is so in one language alone, and would be a sentence left over in another. */
const ALIKE_HERE: Readonly<Partial<Record<Language, readonly string[]>>> = {
  es: ['No', 'no', 'Irregular', 'Simple'],
  fr: [
    'Convention',
    'Menu',
    'Messages',
    'Note',
    'Pages',
    'Photo',
    'Photos',
    'Points',
    'Scorpion',
    'Scorpions',
    'Simple',
    'Source',
    'Table',
    'Total',
    'Violet',
    'Double Bergen',
    'Double-six',
    'doubles',
  ],
}

describe.each(LANGUAGES.filter((language) => language !== 'en'))('The language %s', (language) => {
  it('has no sentence that was left in English', () => {
    const english = new Map(leaves(SPOKEN.en))
    const everyone = LANGUAGES.map((each) => new Map(leaves(SPOKEN[each])))
    const isName = (path: string, words: string): boolean => NAMES_OF_GAMES.test(path) && everyone.every((each) => each.get(path) === words)
    const left = leaves(SPOKEN[language]).filter(
      ([path, words]) =>
        typeof words === 'string' &&
        /\p{L}/u.test(words) &&
        english.get(path) === words &&
        !path.startsWith(NAMES_OF_SOURCES) &&
        !isName(path, words) &&
        !ALIKE.has(words) &&
        ALIKE_HERE[language]?.includes(words) !== true,
    )
    expect(left).toEqual([])
  })
})

/** The places of words that are not those of the catalogue; what says them isolates names in sentences (src/renderer/messages/isolated.ts). */
const notOf = (said: object, catalogue: object): readonly string[] => {
  const expected = new Map(leaves(catalogue))
  return leaves(said)
    .filter(([place, each]) => each !== expected.get(place))
    .map(([place]) => place)
}

describe.each(LANGUAGES)('The language %s', (language) => {
  /* Types hold all but what an export of a module has too much. */
  it('has a place for every sentence, and no other', () => {
    const places = (of: unknown): readonly string[] =>
      leaves(of)
        .map(([path]) => path.replace(/\.text\.\d+$/, '.text'))
        .sort()
    expect(new Set(places(SPOKEN[language]))).toEqual(new Set(places(SPOKEN.en)))
  })

  it('is what the page says once it is chosen, all of it', () => {
    const { page: onPage, scorer: ofScores } = pseudo(SPOKEN[language])
    sayOnPage(onPage)
    sayOfScores(ofScores)
    expect(notOf(words, onPage)).toEqual([])
    expect(Object.keys(words).sort()).toEqual(Object.keys(onPage).sort())
    expect(notOf(scorerWords, ofScores)).toEqual([])
    expect(Object.keys(scorerWords).sort()).toEqual(Object.keys(ofScores).sort())
    sayOnPage(SPOKEN.en.page)
    sayOfScores(SPOKEN.en.scorer)
  })
})
