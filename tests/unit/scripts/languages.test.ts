import { describe, expect, it } from 'vitest'
import { GAME_IDS } from '#shared/games/rules'
import { checkLanguage } from '../../../scripts/lib/languages/check.mjs'
import { compile, needsOf } from '../../../scripts/lib/languages/compile.mjs'
import { moduleOf } from '../../../scripts/lib/languages/generate.mjs'
import { progressOf } from '../../../scripts/lib/languages/progress.mjs'
import { AREAS, languagesIn, readLanguage, withGames, type Area, type Written } from '../../../scripts/lib/languages/read.mjs'

const expressionOf = (text: string, types: Readonly<Record<string, string>> = {}): string => compile({ text, types, needs: needsOf() }).expression

describe('A sentence is compiled', () => {
  it.each([
    ['a text', 'Close', {}, '"Close"'],
    ['a name', '{name} leads', { name: 'string' }, '`${name} leads`'],
    ['a quoted brace', "'{'", {}, '"{"'],
    ['a count', '{n, plural, one {# tile} other {# tiles}} left', { n: 'number' }, '`${$counted(n, n0)} left`'],
    ['a form without its count', '{n, plural, one {is} other {are}}', { n: 'number' }, '($inNumber(n, n0))'],
    ['one number alone', '{n, plural, =0 {none} other {{n}}}', { n: 'number' }, '(n === 0 ? "none" : `${n}`)'],
    ['how many there are', '{names, plural, =1 {one} other {more}}', { names: 'readonly string[]' }, '(names.length === 1 ? "one" : "more")'],
    ['grouped figures', '{n, number}', { n: 'number' }, '$figures(n)'],
    ['a list', '{names, list, or}', { names: 'readonly string[]' }, '$listed(names, "or")'],
    ['a choice', '{on, select, true {on} other {off}}', { on: 'boolean' }, '(on ? "on" : "off")'],
    ['a hyphen', '{game, select, double_bergen {two} other {one}}', { game: 'string' }, '(game === "double-bergen" ? "two" : "one")'],
    ['nothing', '{name, select, none {nobody} other {{name}}}', { name: 'string | null' }, '(name == null ? "nobody" : `${name}`)'],
    ['an empty text', '{note, select, empty {} other {: {note}}}', { note: 'string' }, `(note === '' ? "" : \`: \${note}\`)`],
    ['a format of the language', '{arm, atArm, capitalised}', { arm: 'ArmName' }, '$capitalised($atArm(arm))'],
    ['a part of what is given', '{points, other}', { points: 'Noun' }, 'points.other'],
  ])('with %s', (_what, text, types, expression) => {
    expect(expressionOf(text, types)).toBe(expression)
  })

  it.each([
    ['a placeholder that there is not', '{nobody} leads'],
    ['a choice without an other', '{name, select, none {nobody}}'],
    ['a brace that is left open', '{name'],
  ])('not with %s', (_what, text) => {
    expect(() => expressionOf(text, { name: 'string | null' })).toThrow()
  })
})

const written = (code: string, start: Area): Written => ({
  code,
  tag: code,
  name: code,
  dates: code,
  areas: { ...Object.fromEntries(AREAS.map((area) => [area, {}])), start },
})
const name = { placeholders: { name: { type: 'string' } } }
const ENGLISH = written('en', { home: { title: 'Home', hello: 'Hello {name}', '@hello': name, menu: 'Menu' } })

describe('A language that is only begun', () => {
  const begun = written('it', { home: { hello: 'Ciao {name}' } })

  it('says what it has, and English what it lacks', () => {
    const { code, types } = moduleOf(begun, ENGLISH, 'start')
    expect(code).toContain('export const home = { title: english.home.title, hello: (name) => `Ciao ${name}`, menu: english.home.menu }')
    expect(types).toContain('readonly hello: (name: string) => string')
  })

  it('says how far it is', () => {
    expect(progressOf(begun, ENGLISH)).toBeCloseTo(1 / 3)
  })

  it('is told what is missing, left in English, too long or unlike its placeholders', () => {
    const { missing, unlike, english, long } = checkLanguage(
      written('it', { home: { title: 'Una pagina iniziale molto lunga', hello: 'Ciao', menu: 'Menu', other: 'Altro' } }),
      ENGLISH,
    )
    expect(missing).toEqual([])
    const file = 'resources/languages/it/start.json'
    expect(unlike.map(({ place }) => place)).toEqual([`${file}, home.hello`])
    expect(english.map(({ place }) => place)).toEqual([`${file}, home.menu`])
    expect(long.map(({ place }) => place)).toEqual([`${file}, home.title`])
    expect(checkLanguage(begun, ENGLISH).missing.map(({ place }) => place)).toEqual([`${file}, home.title`, `${file}, home.menu`])
  })

  it('is told which of a game’s sentences are missing in the file beside the game', () => {
    const english: Written = { ...ENGLISH, games: { bergen: { start: { home: { menu: 'Menu' } } } } }
    expect(checkLanguage(begun, english).missing.map(({ place }) => place)).toEqual([
      'resources/languages/it/start.json, home.title',
      'src/shared/games/bergen/words/it.json, start.home.menu',
    ])
  })
})

describe('What a game says', () => {
  it('is in its area, as if it stood there', () => {
    const { areas, games } = readLanguage('en')
    for (const own of Object.values(games ?? {})) for (const [area, part] of Object.entries(own)) expect(areas[area]).toMatchObject(part)
    expect(Object.keys(games ?? {}).sort()).toEqual([...GAME_IDS].sort())
  })

  it.each([
    ['a sentence that is there already', { home: { title: 'Start' } }, 'bergen/words/en.json: start.home.title is there already'],
    ['a group in the place of a sentence', { home: { title: { menu: 'Menu' } } }, 'bergen/words/en.json: start.home.title is there already'],
  ])('is not %s', (_what, part, message) => {
    expect(() => withGames({ start: { home: { title: 'Home' } } }, { 'bergen/words/en.json': { start: part } })).toThrow(message)
  })

  it('belongs to an area', () => {
    expect(() => withGames({ start: {} }, { 'bergen/words/en.json': { begin: {} } })).toThrow('bergen/words/en.json: there is no area begin')
  })
})

const source = readLanguage('en')
describe.each(languagesIn().filter((code) => code !== 'en'))('The language %s', (code) => {
  const language = readLanguage(code)

  it('has no sentence unlike its placeholders', () => {
    expect(checkLanguage(language, source).unlike).toEqual([])
  })

  if (progressOf(language, source) >= 0.95)
    it('has every sentence, as it is offered', () => {
      expect(checkLanguage(language, source).missing).toEqual([])
    })
})
