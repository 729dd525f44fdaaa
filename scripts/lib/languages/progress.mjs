import { AREAS, at, notedAt, sentencesIn } from './read.mjs'

/** Sentences that a language has, of all that English has; 1 where it has all. Programs count as said where the language notes them as its own. */
export const progressOf = (language, english) => {
  const all = AREAS.flatMap((area) => sentencesIn(english.areas[area]).map(({ place }) => [area, place]))
  const has = all.filter(([area, place]) => at(language.areas[area], place) !== undefined || notedAt(language.areas[area], place).program === true)
  return has.length / all.length
}

/** The sentences that a language lacks, by area. */
export const missingIn = (language, english) =>
  AREAS.flatMap((area) =>
    sentencesIn(english.areas[area])
      .filter(({ place }) => at(language.areas[area], place) === undefined && notedAt(language.areas[area], place).program !== true)
      .map(({ place }) => ({ area, place })),
  )
