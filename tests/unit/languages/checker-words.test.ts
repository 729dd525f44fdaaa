import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CHECKER_WORDS } from '../../../tools/checker/words/all.mjs'
import { WHOLE_LANGUAGES } from '../../support/whole-languages'

const FOLDER = join(import.meta.dirname, '../../../tools/checker')

/** Every sentence by the way to it, with whether something is put into it. */
function sentencesIn(words: unknown, path = ''): readonly (readonly [path: string, kind: string])[] {
  if (typeof words !== 'object' || words === null) return [[path, typeof words]]
  return Object.entries(words).flatMap(([name, each]) => sentencesIn(each, `${path}.${name}`))
}

const source = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:mjs|ts)$/.test(name) && !name.startsWith('words'))
  .map((name) => readFileSync(join(FOLDER, name), 'utf8'))
  .join('\n')

describe('What the checker of rulings says', () => {
  it('is said in every language that Caravan speaks', () => {
    expect(Object.keys(CHECKER_WORDS)).toEqual(WHOLE_LANGUAGES)
    const english = sentencesIn(CHECKER_WORDS.en)
    expect(english.length).toBeGreaterThan(100)
    for (const [language, words] of Object.entries(CHECKER_WORDS)) expect(sentencesIn(words), language).toEqual(english)
  })

  it('was not left in English', () => {
    const english = new Map(textsIn(CHECKER_WORDS.en))
    for (const [language, words] of Object.entries(CHECKER_WORDS)) {
      if (language === 'en') continue
      const same = textsIn(words).filter(([path, text]) => text === english.get(path) && /\p{L}{3} \p{L}{2}/u.test(text))
      expect(same, language).toEqual([])
    }
  })

  it('has a sentence for every fault and every look, and none that nothing says', () => {
    const named = new Set([...source.matchAll(/'([\w-]+)'/g)].map(([, name]) => name))
    const { looks, faults } = CHECKER_WORDS.en
    for (const name of [...Object.keys(looks), ...Object.keys(faults)]) expect(named, name).toContain(name)
    const needed = [...source.matchAll(/need\((?:.|\n)*?'([a-z-]+)'(?:, (?:\{[^}]*\}|broken \?\? \{\}))?\)+\n/g)].map(([, code = '']) => code)
    expect(needed.length).toBeGreaterThan(20)
    for (const code of needed) expect(Object.keys(faults), code).toContain(code)
  })
})

function textsIn(words: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof words === 'string') return [[path, words]]
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([name, each]) => textsIn(each, `${path}.${name}`))
}
