import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { IDS } from '#shared/games/ids'
import { GAME_IDS } from '#shared/games/rules'
import { eventFields } from '#shared/match/record'
import { PRESET_IDS } from '#shared/rules/presets'
import { modulesOf } from '../../../scripts/lib/games.mjs'
import { languagesIn, readLanguage, sentencesIn } from '../../../scripts/lib/languages/read.mjs'
import { filesIn } from '../../../scripts/lib/mutations.mjs'
import { root } from '../../../scripts/lib/paths.mjs'

/*
 * A game is one folder (`src/shared/games/<game>`, decision 58): what lies outside of it asks the game, and does not ask which game it is.
 */

/** What gathers the games is made of this list (`scripts/lib/games.mjs`). */
const MADE = ['src/shared/games/made/', 'src/shared/rulebook/made/']

/**
 * Other files outside the folders of the games that name a game or a rule set of one: how often, and why they may. A new game changes none of them; what would have to ask
 * the game instead has no place here.
 */
const NAMED: Readonly<Record<string, readonly [number, string]>> = {
  'src/renderer/introduction/pictures.tsx': [1, 'a picture of one ruling; the name is that of a blocked rule'],
  'src/renderer/screens/example/example-match.ts': [1, 'the example is a match of one game'],
  'src/renderer/screens/settings/preview/preview.tsx': [1, 'the sample is a match of one game'],
  'src/shared/arbiter/compare.ts': [2, 'every blocked rule, of which one is called as its game'],
  'src/shared/arbiter/possible-winners.ts': [1, 'every blocked rule, of which one is called as its game'],
  'src/shared/games/ids.ts': [1, 'one game lends its words where none is known'],
  'src/shared/games/presets.ts': [2, 'two rule sets are shown where nobody has chosen'],
  'src/shared/rulebook/examples/common.ts': [10, 'the rules of all games are shown at tables of some'],
  'src/shared/rules/blocked/index.ts': [1, 'every blocked rule, of which one is called as its game'],
  'src/shared/rules/blocked/sources.ts': [1, 'every blocked rule, of which one is called as its game'],
  'src/shared/words/ruling-sentences.ts': [1, 'every blocked rule, of which one is called as its game'],
}

/** Rule sets that are called as a kind of event is: such a word names no game. */
const EVENTS: readonly string[] = Object.keys(eventFields)
const isOfAGame = (name: string): boolean => !EVENTS.includes(name)

const either = (words: readonly string[]): string => words.join('|')
const ANY = either([...GAME_IDS, ...PRESET_IDS].filter(isOfAGame))
/** An id as text, as a name in an object, or a game's folder that is imported from. */
const NAME = new RegExp(`(['"\`])(?:${ANY})\\1|(?<=^\\s*|[{,] )(?:${either(GAME_IDS)})(?=[:,]| \\})|games/(?:${either(GAME_IDS)})/`, 'gm')
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g

const namesIn = (source: string): number => source.replaceAll(COMMENTS, '').match(NAME)?.length ?? 0
const APART = [...GAME_IDS.map((game) => `src/shared/games/${game}/`), ...MADE]
const isApart = (file: string): boolean => APART.some((folder) => file.startsWith(folder)) || /\/said\//.test(file)

const found = [...filesIn('src', '.ts'), ...filesIn('src', '.tsx')]
  .filter((file) => !isApart(file))
  .map((file) => [file, namesIn(readFileSync(join(root, file), 'utf8'))] as const)

test('outside its folder no file names a game', () => {
  expect(
    found.filter(([file, count]) => count > (NAMED[file]?.[0] ?? 0)),
    'ask the game’s definition (src/shared/games/game.ts), or put it into the game’s folder',
  ).toEqual([])
})

test('files that may name a game do so as often as they say', () => {
  const counts = new Map(found)
  expect(Object.keys(NAMED).map((file) => [file, counts.get(file)])).toEqual(Object.entries(NAMED).map(([file, [count]]) => [file, count]))
})

/** Areas outside the folders, in which no group has the name of a game, of one of its rule sets, rules, sources or reasons. */
test.each(languagesIn())('in %s no sentence about one game stands outside its folder', (language) => {
  const areas = readLanguage(language, undefined, []).areas
  const own = new Set<string>(IDS.flatMap(({ game, presets, rules, sources, reasons }) => [game, ...presets, ...rules, ...sources, ...Object.keys(reasons)]))
  const named = Object.entries(areas).flatMap(([area, sentences]) =>
    sentencesIn(sentences).flatMap(({ place }) => (place.some((name) => own.has(name) && isOfAGame(name)) ? [[area, ...place].join('.')] : [])),
  )
  expect(named, 'write it into words/<language>.json of the game').toEqual([])
})

test.each([
  [`if (game === 'bergen') return`, 1],
  [`const most = { bergen: 2, 'double-bergen': 3 }`, 2],
  [`import { lesson } from '../games/bergen/book/lesson'`, 1],
  [`export const first = "bergen-pagat"`, 1],
  [`/** As in bergen. */ // 'bergen'`, 0],
  [`const bergen = games[0]`, 0],
])('names of games are found in %s', (source, count) => {
  expect(namesIn(source)).toBe(count)
})

/** A folder of games with these files in it; each exports one thing. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'games-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const WHOLE = ['ids.ts', 'presets.ts', 'definition.ts', 'book/rules.ts', 'book/examples.ts', 'book/lesson.ts', 'book/lesson-expected.ts', 'book/stands-on.ts']
const filesOf = (game: string): Readonly<Record<string, string>> =>
  Object.fromEntries(WHOLE.map((file, at) => [`${game}/${file}`, `export const ${game}${at} = {}\n`]))

describe('The list of games', () => {
  test('is gathered in its order, each part in a module of its own', () => {
    const modules = modulesOf(folderWith({ 'games.json': '["whist", "go"]', ...filesOf('go'), ...filesOf('whist') }))
    expect([...modules.keys()].filter((path) => path.startsWith('shared/rulebook/'))).toHaveLength(5)
    expect(modules.get('shared/games/made/ids.ts')).toContain(`export const IDS = [whist0, go0] as const`)
    expect(modules.get('shared/rulebook/made/lessons.ts')).toContain(`import { go5 } from '../../games/go/book/lesson'`)
  })

  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['a folder that it leaves out', { 'games.json': '["go"]', ...filesOf('go'), ...filesOf('whist') }, 'whist has a folder'],
    ['a game without a folder', { 'games.json': '["go", "whist"]', ...filesOf('go') }, 'there is no whist/ids.ts'],
    ['a file that a game lacks', { 'games.json': '["go"]', 'go/ids.ts': 'export const ids = {}' }, 'src/shared/games/go/presets.ts has to be there'],
    ['a file that exports more', { 'games.json': '["go"]', ...filesOf('go'), 'go/ids.ts': 'export const a = 1\nexport const b = 2' }, 'it exports a, b'],
  ])('says of %s what to do', (_what, files, message) => {
    expect(() => modulesOf(folderWith(files))).toThrow(message)
  })
})
