import type { Frame } from './geometry'
import { bareChance, likeliestOf, type Guess } from './number-reader'
import { cutFace } from './numeral-ink'
import { confirmed, lookAtHalf, sightsOn, type HalfSeen, type Sights } from './numeral-look'
import { numbersOf, type HalfGuess, type TileNumbers } from './numerals'
import type { Ocr } from './ocr'
import type { Pixels } from './pixels'

/** A place where a tile lies, and what the network makes of its halves. */
export interface NumberPlace {
  readonly frame: Frame
  readonly guesses: readonly [Guess, Guess]
}

/** Times that Tesseract is asked about one photo, at most: some 5 ms each, and most photos need a dozen. */
const CALLS = 300

/** Tesseract until it has been asked so many times; after that it reads nothing. */
function limited(ocr: Ocr, calls: number): Ocr & { left(): number } {
  let left = calls
  return {
    left: () => left,
    async recognise(picture) {
      if (left === 0) return { text: '', confidence: 0 }
      left -= 1
      return ocr.recognise(picture)
    },
  }
}

/** Half a tile that is read. */
interface Half {
  readonly guess: Guess
  readonly sights: Sights
  readonly seen: HalfSeen | null
}

/** A half that is as surely bare as this has nothing for Tesseract. */
const SURELY_BARE = 0.95

/** Reads tiles with printed numbers, all of one set; `guesses` are what the network makes of both halves of each place. */
export async function readNumerals(levels: readonly Pixels[], places: readonly NumberPlace[], ocr: Ocr): Promise<readonly TileNumbers[]> {
  const asked = limited(ocr, CALLS)
  const halves: Half[] = []
  for (const { frame, guesses } of places) {
    for (const [side, guess] of [
      [-1, guesses[0]],
      [1, guesses[1]],
    ] as const) {
      const sights = sightsOn(cutFace(levels, frame, side))
      const { number, turn } = likeliestOf(guess)
      halves.push({ guess, sights, seen: bareChance(guess) > SURELY_BARE ? null : await confirmed(sights, asked, turn, number) })
    }
  }
  const seen = halves.map(({ seen: known }) => known)
  const unread = halves.flatMap(({ guess, seen: known }, at) => (known === null && bareChance(guess) <= SURELY_BARE ? [at] : []))
  for (const at of unread.sort((one, other) => likeliestOf((halves[one] as Half).guess).chance - likeliestOf((halves[other] as Half).guess).chance)) {
    if (asked.left() === 0) break
    seen[at] = await lookAtHalf((halves[at] as Half).sights, asked)
  }
  const look = (at: number): HalfGuess => ({ guess: (halves[at] as Half).guess, seen: seen[at] ?? null })
  return numbersOf(places.map((_, at) => [look(2 * at), look(2 * at + 1)]))
}
