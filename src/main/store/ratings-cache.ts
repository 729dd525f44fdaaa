import { type KeptRating, keptRatingIn } from '#shared/stats/kept-ratings'
import type { RatingLedger } from '#shared/stats/ratings'
import type { Folder } from './json-file'
import { WriteBehind } from './write-behind'
import { isFields } from '#shared/kernel/plain'
import { readKept, writeKept, type KeptKind } from './kept-lines'

const WRITE_AFTER_MS = 60_000

/** So few are sooner worked out again than all are written. */
const FEW_RATINGS = 50

/**
 * Ratings that earlier runs have worked out, in a file of this device.
 *
 * Nothing is stored here alone, so writing may wait, and may fail.
 */
export class RatingsCache {
  readonly #folder: Folder
  readonly #appVersion: string
  readonly #writing: WriteBehind
  #ledger: RatingLedger | null = null

  constructor(folder: Folder, appVersion: string) {
    this.#folder = folder
    this.#appVersion = appVersion
    this.#writing = new WriteBehind(() => this.#write(), WRITE_AFTER_MS)
  }

  /** What earlier runs have kept. */
  read(): Promise<readonly KeptRating[]> {
    return readRatings(this.#folder, this.#appVersion)
  }

  /** Keeps the ratings of the ledger for later runs where it pays. */
  keep(ledger: RatingLedger): void {
    if (ledger.unkept < FEW_RATINGS) return
    this.#ledger = ledger
    this.#writing.schedule()
  }

  /** Writes what is still to be written. */
  flush(): Promise<void> {
    return this.#writing.flush()
  }

  async #write(): Promise<void> {
    if (this.#ledger !== null) await writeRatings(this.#folder, this.#appVersion, this.#ledger.keep())
  }
}

/** The version goes up where the library's numbers change and the app's version does not. */
const RATINGS: KeptKind = { name: 'ratings.jsonl', format: 'caravan-ratings', version: 1 }

/** Another engine may round another way in the last digit. */
const madeBy = (appVersion: string): string => `${appVersion}, V8 ${process.versions.v8}`

/** What an earlier run of the same version worked out of the first matches, as far as it can be read. */
async function readRatings(folder: Folder, appVersion: string): Promise<readonly KeptRating[]> {
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
function writeRatings(folder: Folder, appVersion: string, ratings: Iterable<KeptRating>): Promise<void> {
  return writeKept(folder, RATINGS, madeBy(appVersion), numbered(ratings))
}

function* numbered(ratings: Iterable<KeptRating>): Iterable<object> {
  let at = 0
  for (const rated of ratings) yield { at: at++, rated }
}
