import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './paths.mjs'

/*
 * A game is a folder (decision 58), and `games.json` beside the folders lists them in the order of the book. What gathers something of every game is made from that: modules
 * of their own, since pages fetch them at different times, and one of them is for tests alone. Git ignores them.
 */

/** Where the games are. */
export const GAMES_FOLDER = join(root, 'src', 'shared', 'games')
const LIST = 'src/shared/games/games.json'
/** The folder of the modules that are made, beside them and in the rule book. */
const MADE = 'made'

const HEADER = `/* Made by scripts/lib/games.mjs from ${LIST}. */\n`

/** The games, in the order of the book. A folder that is not listed, and a game that is listed and has none, throw. */
export const gamesIn = (folder = GAMES_FOLDER) => {
  /** @type {string[]} */
  const listed = JSON.parse(readFileSync(join(folder, 'games.json'), 'utf8'))
  const there = readdirSync(folder).filter((name) => name !== MADE && existsSync(join(folder, name, 'ids.ts')))
  for (const game of there) if (!listed.includes(game)) throw new Error(`${game} has a folder beside ${LIST}, which does not list it`)
  for (const game of listed) if (!there.includes(game)) throw new Error(`${LIST} lists ${game}, and there is no ${game}/ids.ts beside it`)
  return listed
}

/** The one name that a file of a game exports. */
const exportOf = (folder, game, file) => {
  const path = join(folder, game, file)
  const names = existsSync(path) ? [...readFileSync(path, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name) : []
  if (names.length !== 1)
    throw new Error(
      `src/shared/games/${game}/${file} has to be there and export one thing, as that of the other games does; it exports ${names.join(', ') || 'nothing'}`,
    )
  return names[0]
}

/** What is gathered: by the place of its module, the file of a game that has it (`optional` if a game may have none), and the module's code given the names that those export. */
const GATHERED = [
  {
    module: 'shared/games/made/ids',
    file: 'ids.ts',
    code: ({ names }) => `/** What each game has a name for. */
export const IDS = [${names.join(', ')}] as const

/** The settings that belong to one game. */
export const OWN_SETTINGS = { ${names.map((name) => `...${name}.settings`).join(', ')} }
`,
  },
  {
    module: 'shared/games/made/presets',
    file: 'presets.ts',
    code: ({ names }) => `/** Every rule set as its game states it. */
export const PRESETS_OF_GAMES = { ${names.map((name) => `...${name}`).join(', ')} }
`,
  },
  {
    module: 'shared/games/made/definitions',
    file: 'definition.ts',
    code: ({ byGame }) => `/** What makes each game. */
export const DEFINITIONS = ${byGame}
`,
  },
  {
    module: 'shared/rulebook/made/books',
    file: 'book/rules.ts',
    code: ({ byGame, names }) => `/** What the rule book knows of each game. */
export const BOOKS_OF_GAMES = ${byGame}

/** The statements of their rules. */
export const STATEMENTS_OF_GAMES = { ${names.map((name) => `...${name}.statements`).join(', ')} }
`,
  },
  {
    module: 'shared/rulebook/made/stands-on',
    file: 'book/stands-on.ts',
    code: ({ names }) => `/** What the values of every rule set stand on. */
export const STANDS_ON_OF_GAMES = { ${names.map((name) => `...${name}`).join(', ')} }
`,
  },
  {
    module: 'shared/rulebook/made/examples',
    file: 'book/examples.ts',
    code: ({ names }) => `/** The examples of the rules of each game. */
export const EXAMPLES_OF_GAMES = { ${names.map((name) => `...${name}`).join(', ')} }
`,
  },
  {
    module: 'shared/rulebook/made/lessons',
    file: 'book/lesson.ts',
    optional: true,
    code: ({ byGame }) => `/** How each game is taught. */
export const LESSONS = ${byGame}
`,
  },
  {
    module: 'shared/rulebook/made/lessons-expected',
    file: 'book/lesson-expected.ts',
    optional: true,
    code: ({ byGame }) => `/** What tests hold each lesson against. */
export const LESSONS_EXPECTED = ${byGame}
`,
  },
]

/** The modules that gather the games of a folder, by their paths in `src`. */
export const modulesOf = (folder = GAMES_FOLDER) => {
  const listed = gamesIn(folder)
  return new Map(
    GATHERED.map(({ module, file, optional, code }) => {
      const games = optional ? listed.filter((game) => existsSync(join(folder, game, file))) : listed
      const names = games.map((game) => exportOf(folder, game, file))
      const place = module.startsWith('shared/games/') ? '..' : '../../games'
      const imports = games.map((game, at) => `import { ${names[at]} } from '${place}/${game}/${file.replace(/\.ts$/, '')}'\n`).join('')
      const byGame = `{ ${games.map((game, at) => `'${game}': ${names[at]}`).join(', ')} }`
      return [`${module}.ts`, `${HEADER}${imports}\n${code({ names, byGame })}`]
    }),
  )
}

/** Makes them. A file that would be the same stays untouched. */
export const makeGames = () => {
  for (const [path, text] of modulesOf()) {
    const file = join(root, 'src', path)
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
