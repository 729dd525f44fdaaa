import { isFields } from '#shared/kernel/plain'
import { keptRatingIn, type KeptRating } from '#shared/stats/kept-ratings'
import type { Folder } from './json-file'
import { readKept, writeKept, type KeptKind } from './kept-lines'

/** The version goes up where the library's numbers change and the app's version does not. */
const RATINGS: KeptKind = { name: 'ratings.jsonl', format: 'caravan-ratings', version: 1 }

/** Another engine may round another way in the last digit. */
const madeBy = (appVersion: string): string => `${appVersion}, V8 ${process.versions.v8}`

/** What an earlier run of the same version worked out of the first matches, as far as it can be read. */
export async function readRatings(folder: Folder, appVersion: string): Promise<readonly KeptRating[]> {
  const file = await readKept(folder, RATINGS)
  const ratings: KeptRating[] = []
  if (file?.appVersion !== madeBy(appVersion)) return ratings
  let isWhole = true
  await file.each((content) => {
    const rating = isWhole && isFields(content) && content['at'] === ratings.length ? keptRatingIn(content['rated']) : null
    // each rests on all before it
    if (rating === null) isWhole = false
    else ratings.push(rating)
  })
  return ratings
}

/** Puts all ratings on disk in place of those before; rejects where the disk does not take them. */
export function writeRatings(folder: Folder, appVersion: string, ratings: Iterable<KeptRating>): Promise<void> {
  return writeKept(folder, RATINGS, madeBy(appVersion), numbered(ratings))
}

function* numbered(ratings: Iterable<KeptRating>): Iterable<object> {
  let at = 0
  for (const rated of ratings) yield { at: at++, rated }
}
