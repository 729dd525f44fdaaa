import { parse } from '@messageformat/parser'
import { compile, needsOf } from './compile.mjs'
import { missingIn } from './progress.mjs'
import { AREAS, at, fileOf, notedAt, sentencesIn } from './read.mjs'

/** A text in the pseudo-language is so much longer than in English, and every page is looked at in it. */
const LONGER = 1.4
/** Short texts stand where there is little room, and a few letters more are many of theirs. */
const SHORT = 30
const A_FEW = 8

/** The placeholders that a message says, all that it knows of, and the letters in its longest form. */
const lookAt = (message) => {
  const said = new Set()
  const known = new Set()
  const length = (tokens) =>
    tokens.reduce((sum, token) => {
      if (token.type === 'content') return sum + token.value.length
      if ('arg' in token) known.add(token.arg)
      if (token.type === 'argument' || token.type === 'function') said.add(token.arg)
      return sum + ('cases' in token ? Math.max(...token.cases.map(({ tokens: more }) => length(more))) : 2)
    }, 0)
  const letters = length(parse(message))
  return { said, known, letters }
}

const textAt = (area, place) => {
  const text = at(area, place)
  return typeof text === 'string' ? text : Array.isArray(text) ? text.join(' / ') : undefined
}

/** A sentence by the file it is written in, or belongs into, and its place there; `written` is a language that has it. */
const whereIs = (written, code, area, place) => {
  const file = fileOf(written, code, area, place)
  return `${file}, ${[...(file.startsWith('src/') ? [area] : []), ...place].join('.')}`
}

/**
 * What is to be looked at in a language: sentences that are missing, that cannot be read or have other placeholders than English has, that are as in English, and
 * that may be too long for their place.
 *
 * @returns {Readonly<Record<'missing' | 'unlike' | 'english' | 'long', readonly { readonly place: string, readonly why: string }[]>>}
 */
export const checkLanguage = (language, english) => {
  const found = { missing: [], unlike: [], english: [], long: [] }
  for (const { area, place } of missingIn(language, english))
    found.missing.push({ place: whereIs(english, language.code, area, place), why: textAt(english.areas[area], place) ?? 'a program' })
  for (const area of AREAS)
    for (const { place } of sentencesIn(language.areas[area])) {
      const where = whereIs(language, language.code, area, place)
      const own = textAt(language.areas[area], place)
      const source = textAt(english.areas[area], place)
      const { placeholders, program } = notedAt(english.areas[area], place)
      if (own === undefined) continue
      if (source === undefined && program !== true) {
        if (place.length > 0 && at(english.areas[area], place.slice(0, -1)) === undefined)
          found.unlike.push({ place: where, why: 'English has no such sentence' })
        continue
      }
      const types = Object.fromEntries(Object.entries(placeholders ?? {}).map(([name, { type }]) => [name, type]))
      try {
        compile({ text: own, types, needs: needsOf() })
        const said = lookAt(own)
        const inEnglish = source === undefined ? said : lookAt(source)
        const lost = [...inEnglish.said].filter((name) => !said.known.has(name))
        if (lost.length > 0) found.unlike.push({ place: where, why: `without {${lost.join('}, {')}}: ${own}` })
        if (source !== undefined && source === own && /\p{L}{2}/u.test(own.replace(/\{[^}]*\}/g, ''))) found.english.push({ place: where, why: own })
        if (inEnglish.letters <= SHORT && said.letters > inEnglish.letters * LONGER + A_FEW)
          found.long.push({ place: where, why: `${said.letters} letters, ${inEnglish.letters} in English: ${own}` })
      } catch (error) {
        found.unlike.push({ place: where, why: error.message })
      }
    }
  return found
}
