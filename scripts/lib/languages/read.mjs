import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.mjs'

/** Where the sentences are: a folder for each language, a file for each area. */
export const LANGUAGE_FOLDER = join(root, 'resources', 'languages')

/** The language that all others are measured by, and that fills in what they lack. */
export const SOURCE = 'en'

/** Areas that the main program needs too, and those of the page alone, each a file of a language. */
export const SHARED_AREAS = ['basics', 'scorer', 'desktop']
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
 * A language as it is written: what it says of itself, and its areas.
 *
 * @typedef {{ readonly code: string, readonly tag: string, readonly name: string, readonly dates: string, readonly areas: Readonly<Record<string, Area>> }} Written
 * @typedef {{ readonly [key: string]: unknown }} Area texts, lists and groups of them by their names
 */

/**
 * Reads a language; an area without a file is empty.
 *
 * @returns {Written}
 */
export const readLanguage = (code, folder = LANGUAGE_FOLDER) => {
  const read = (name) => {
    const file = join(folder, code, name)
    if (!existsSync(file)) return {}
    try {
      return JSON.parse(readFileSync(file, 'utf8'))
    } catch (error) {
      throw new Error(`resources/languages/${code}/${name} is not valid JSON: ${error.message}`)
    }
  }
  const { tag = code, name = code, dates = tag } = read(ABOUT)
  return { code, tag, name, dates, areas: Object.fromEntries(AREAS.map((area) => [area, read(`${area}.json`)])) }
}

const isGroup = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

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
