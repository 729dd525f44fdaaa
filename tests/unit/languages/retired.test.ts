import { expect, it } from 'vitest'
import { RETIRED, retiredIn } from '../../../scripts/lint/retired-words.mjs'
import { writtenIn } from './written'

/* Lint looks at sentences in code (tests/unit/scripts/retired-words.test.ts). */
it.each(Object.keys(RETIRED) as (keyof typeof RETIRED)[])('No sentence that is written in %s has a word that was given up', (language) => {
  const found = writtenIn(language).flatMap(({ place, message }) =>
    retiredIn(language, message).map(({ word, instead }) => `${place}: “${word}”, say ${instead}`),
  )
  expect(found).toEqual([])
})
