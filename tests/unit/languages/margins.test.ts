import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/words/languages'
import { SPOKEN } from './catalogues'

const NOUN = { one: 'chip', other: 'chips' }

/** A sentence with the figure that says how far off it may be, and how a figure of nothing would be written. */
const SENTENCES = LANGUAGES.flatMap((language) => {
  const { statistics, review } = SPOKEN[language].page
  return [
    [language, 'luck and skill', (give: number) => statistics.luck.told('Ada', 1.5, 2.5, 1.5, give, NOUN), /0[.,]0/],
    [language, 'what a tile is worth', (give: number) => review.worth('6-4', 'Ada', 1.5, give, NOUN), /0[.,]0/],
    [language, 'a chance', (give: number) => review.chance('6-4', 'Ada', 0.25, give), /\b0\s?%/],
  ] as const
})

describe('A figure that may be off', () => {
  test.each(SENTENCES)('is never said to be off by nothing (%s: %s)', (_language, _what, sentence, nothing) => {
    expect(sentence(0.3)).not.toBe(sentence(0))
    // what rounds to nothing says as little as nothing itself
    expect(sentence(0.004)).toBe(sentence(0))
    expect(sentence(0)).not.toMatch(nothing)
  })
})
