import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { GAMES_FOLDER, gamesIn } from '../games.mjs'
import { root } from '../paths.mjs'

/** Where the sentences are: a folder for each language, a file for each area. */
export const LANGUAGE_FOLDER = join(root, 'resources', 'languages')

/** The language that all others are measured by, and that fills in what they lack. */
export const SOURCE = 'en'

/** Areas that the main program needs too, and those of the page alone, each a file of a language. */
export const SHARED_AREAS = ['basics', 'games', 'scorer', 'desktop']
const PAGE_AREAS = ['start', 'match', 'rules', 'evening', 'people', 'photo', 'data']
export const AREAS = [...SHARED_AREAS, ...PAGE_AREAS]

/** What every language says of itself: its tag for `Intl`, and its own name. */
const ABOUT = 'language.json'

/** Languages with a folder: English first, all others by their codes. */
export const languagesIn = (folder = LANGUAGE_FOLDER) =>
  readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, ABOUT)))
    .sort((a, b) => Number(b === SOURCE) - Number(a === SOURCE) || (a < b ? -1 : 1))

/**
 * A language as it is written: what it says of itself, its areas, and what of them each game says in a file of its own.
 *
 * @typedef {{ readonly code: string, readonly tag: string, readonly name: string, readonly dates: string, readonly areas: Areas, readonly games?: Readonly<Record<string, Areas>> }} Written
 * @typedef {Readonly<Record<string, Area>>} Areas
 * @typedef {{ readonly [key: string]: unknown }} Area texts, lists and groups of them by their names
 */

const isGroup = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

const readJson = (file) => {
  if (!existsSync(file)) return {}
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${pathOf(file)} is not valid JSON: ${error.message}`)
  }
}

const pathOf = (file) => relative(root, file).split(sep).join('/')

/** The file of a game's sentences in a language, with the areas they belong to. */
const gameFile = (game, code) => join(GAMES_FOLDER, game, 'words', `${code}.json`)

/** Two parts of a group as one; what both have has to be a group in both. */
const joined = (one, other, place, file) => {
  const all = { ...one }
  for (const [key, value] of Object.entries(other)) {
    if (!(key in all)) all[key] = value
    else if (isGroup(all[key]) && isGroup(value) && !key.startsWith('@')) all[key] = joined(all[key], value, [...place, key], file)
    else throw new Error(`${file}: ${[...place, key].join('.')} is there already`)
  }
  return all
}

/**
 * The areas with what games say in them, by the files of the games.
 *
 * @param {Areas} areas
 * @param {Readonly<Record<string, Areas>>} games
 * @returns {Areas}
 */
export const withGames = (areas, games) => {
  const all = { ...areas }
  for (const [file, own] of Object.entries(games))
    for (const [area, part] of Object.entries(own)) {
      if (all[area] === undefined) throw new Error(`${file}: there is no area ${area}; there are ${Object.keys(areas).join(', ')}`)
      all[area] = joined(all[area], part, [area], file)
    }
  return all
}

/**
 * Reads a language with the sentences of the games; an area without a file is empty.
 *
 * @returns {Written}
 */
export const readLanguage = (code, folder = LANGUAGE_FOLDER, of = gamesIn()) => {
  const { tag = code, name = code, dates = tag } = readJson(join(folder, code, ABOUT))
  const games = Object.fromEntries(of.map((game) => [game, readJson(gameFile(game, code))]))
  const areas = Object.fromEntries(AREAS.map((area) => [area, readJson(join(folder, code, `${area}.json`))]))
  const byFile = Object.fromEntries(Object.entries(games).map(([game, own]) => [pathOf(gameFile(game, code)), own]))
  return { code, tag, name, dates, areas: withGames(areas, byFile), games }
}

/** The file that a sentence is written in, or belongs into where it is missing: that of the game that says it in `language`, or of its area. */
export const fileOf = ({ games = {} }, code, area, place) => {
  const says = (own) => at(own[area] ?? {}, place) !== undefined || at(own[area] ?? {}, [...place.slice(0, -1), `@${place.at(-1)}`]) !== undefined
  const game = Object.keys(games).find((each) => says(games[each]))
  return game === undefined ? `resources/languages/${code}/${area}.json` : pathOf(gameFile(game, code))
}

/**
 * The sentences of an area, each with its place.
 *
 * A place is the names on the way to it. `meta` is what stands under its name with an `@`: `description`, `placeholders` (name → `type`, in TypeScript),
 * `takes: "parts"` where a sentence is given one object with its placeholders, and `program` where code says it.
 *
 * @typedef {{ readonly place: readonly string[], readonly text: string | readonly string[] | null, readonly meta: Meta }} Sentence
 * @typedef {{ readonly description?: string, readonly placeholders?: Readonly<Record<string, { readonly type: string }>>, readonly takes?: string, readonly program?: boolean }} Meta
 *
 * @param {Area} area
 * @param {readonly string[]} place
 * @returns {readonly Sentence[]}
 */
export const sentencesIn = (area, place = []) =>
  Object.entries(area).flatMap(([key, value]) => {
    if (key.startsWith('@')) return key.slice(1) in area ? [] : [{ place: [...place, key.slice(1)], text: null, meta: value }]
    if (isGroup(value)) return sentencesIn(value, [...place, key])
    return [{ place: [...place, key], text: value, meta: area[`@${key}`] ?? {} }]
  })

/** What stands at a place of an area: a text, a list of texts, or undefined. */
export const at = (area, place) => place.reduce((group, key) => (isGroup(group) ? group[key] : undefined), area)

/** What is noted of a place of an area. */
export const notedAt = (area, place) => at(area, [...place.slice(0, -1), `@${place.at(-1)}`]) ?? {}
