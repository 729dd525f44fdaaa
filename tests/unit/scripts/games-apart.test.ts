import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GAME_IDS } from '#shared/games/rules'
import { PRESET_IDS } from '#shared/rules/presets'
import { filesIn } from '../../../scripts/lib/mutations.mjs'
import { root } from '../../../scripts/lib/paths.mjs'

/*
 * A game is one folder (`src/shared/games/<game>`, decision 58): what lies outside of it asks the game, and does not ask which game it is.
 */

/** What gathers the games: the names of all, what makes them, their rule sets, and three parts of the rule book, each fetched on its own. */
const LISTS: readonly string[] = [
  'src/shared/games/ids.ts',
  'src/shared/games/index.ts',
  'src/shared/games/presets.ts',
  'src/shared/rulebook/books.ts',
  'src/shared/rulebook/examples/index.ts',
  'src/shared/rulebook/how-to-play/index.ts',
]

/** Other files outside the folders of the games that name a game or a rule set of one, and how often. It may only get shorter; sentences are not yet in it. */
const NAMED_TODAY: Readonly<Record<string, number>> = {
  'src/renderer/introduction/pictures.tsx': 1,
  'src/renderer/match/damaged/trouble.tsx': 1,
  'src/renderer/match/hooks/use-bin.ts': 1,
  'src/renderer/match/replay/details/details-form.tsx': 1,
  'src/renderer/screens/arbiter/arbiter-screen.tsx': 1,
  'src/renderer/screens/example/example-match.ts': 1,
  'src/renderer/screens/home/first-start.tsx': 2,
  'src/renderer/screens/rules/compare/compare-screen.tsx': 2,
  'src/renderer/screens/settings/preview/sample-match.ts': 1,
  'src/renderer/screens/versions/choose-dialog.tsx': 1,
  'src/shared/arbiter/certain.ts': 1,
  'src/shared/arbiter/compare.ts': 5,
  'src/shared/arbiter/possible-winners.ts': 1,
  'src/shared/arbiter/rule.ts': 1,
  'src/shared/rulebook/examples/common.ts': 6,
  'src/shared/rules/blocked/index.ts': 1,
  'src/shared/rules/blocked/sources.ts': 1,
}

const either = (words: readonly string[]): string => words.join('|')
const ANY = either([...GAME_IDS, ...PRESET_IDS])
/** An id as text, as a name in an object, or a game's folder that is imported from. */
const NAMED = new RegExp(`(['"\`])(?:${ANY})\\1|(?<=^\\s*|[{,] )(?:${either(GAME_IDS)})(?=[:,]| \\})|games/(?:${either(GAME_IDS)})/`, 'gm')
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g

const namesIn = (source: string): number => source.replaceAll(COMMENTS, '').match(NAMED)?.length ?? 0
const APART = [...GAME_IDS.map((game) => `src/shared/games/${game}/`), 'src/shared/words/', 'src/renderer/messages/']
const isApart = (file: string): boolean => APART.some((folder) => file.startsWith(folder))

test('outside its folder no file names a game', () => {
  const files = [...filesIn('src', '.ts'), ...filesIn('src', '.tsx')].filter((file) => !isApart(file) && !LISTS.includes(file))
  const named = files.flatMap((file) => {
    const count = namesIn(readFileSync(join(root, file), 'utf8'))
    return count <= (NAMED_TODAY[file] ?? 0) ? [] : [`${file} (${count})`]
  })
  expect(named, 'ask the game’s definition (src/shared/games/game.ts), or put it into the game’s folder').toEqual([])
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
