import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { asSpoken } from '../../../src/renderer/messages/as-spoken'
import { WHOLE_LANGUAGES } from '../../support/whole-languages'
import { allSaid, faultsOf, pageOf, type Said, WRONG_IN } from './inflection'
import { UNSAID } from './unsaid'

describe.each(WHOLE_LANGUAGES)('Every sentence of the language %s, with whatever it may be told', (language) => {
  const { said, never } = allSaid(language)

  it('is made', () => {
    expect(never).toEqual([])
    // hundreds of sentences, most of them in several forms
    expect(said.length).toBeGreaterThan(4000)
  })

  it('agrees with its counts and names, and begins and ends as it should', () => {
    expect(faultsOf(language, said)).toEqual([])
  })

  it('has no number of a rule, no bracket and no sign where the scorer says it aloud', () => {
    const heard = said.filter(({ place }) =>
      /^scorer\.\w*(?:Sentence|Sentences)\b|^page\.(?:agreement|match|moments|teaching)\.(?:announce|say|prompt|roundEnd)\b/.test(place),
    )
    expect(heard.length).toBeGreaterThan(100)
    expect(heard.map(({ text }) => asSpoken(text)).filter((text) => UNSAID.test(text))).toEqual([])
  })
})

/** What a language says in one place, by a count; the forms of a noun are learned from where it is right. */
const RIGHT = {
  en: ['1 point', '2 points', 'for 1 player', 'for 2 players'],
  de: ['1 Punkt', '2 Punkte', 'für 1 Person', 'für 2 Personen'],
  es: ['1 punto', '2 puntos', 'para 1 persona', 'para 2 personas'],
  fr: ['1 point', '2 points', 'pour 1 personne', 'pour 2 personnes'],
}

describe('What a rule finds', () => {
  it('is looked for in every language', () => {
    expect(Object.keys(WRONG_IN)).toEqual(WHOLE_LANGUAGES)
  })

  it.each<[keyof typeof RIGHT, string, string]>([
    ['en', '1 points: why Ada has them', '“1 points”'],
    ['en', 'Ada has 2 point.', '“2 point”'],
    ['en', 'Only 1 players count.', '“1 players”'],
    ['en', 'no sentence begins like this.', 'a small beginning'],
    ['en', 'Two  blanks.', 'two blanks'],
    ['en', 'Join a 8.', 'a before a vowel'],
    ['en', 'Ada has undefined.', 'what is not said'],
    ['en', 'דנה has 2 points.', 'a name from right to left among other words'],
    ['de', 'Nur 1 Personen zählen.', '“1 Personen”'],
    ['de', 'Ada hat 1 Punkte.', '“1 Punkte”'],
    ['es', 'Ada tiene 1 puntos.', '“1 puntos”'],
    ['es', 'Ada y Inés.', 'y before i'],
    ['es', 'Ada o Olga.', 'o before o'],
    ['fr', 'Ada a 0 points.', '“0 points”'],
    ['fr', 'Dominos de Ada.', 'a missing elision'],
    ['fr', 'Dominos que Émile avait.', 'a missing elision'],
    ['fr', 'Le tour de le pivot.', 'a missing contraction'],
  ])('in %s, in “%s”, is %s', (language, text, fault) => {
    const right: readonly Said[] = RIGHT[language].map((each) => ({ place: each.replace(/\d+.*/, ''), text: `X: ${each}.` }))
    expect(faultsOf(language, right)).toEqual([])
    expect(faultsOf(language, [...right, { place: 'a test', text }])).toEqual([`${fault} · a test · ${text}`])
  })
})

/* `npm run gallery -- DIR --words` asks for the page. */
const folder = process.env['CARAVAN_SENTENCES']
if (folder !== undefined) writeFileSync(join(folder, 'sentences.html'), pageOf())
