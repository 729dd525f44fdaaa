import { inOrderOf, puzzleOfDay, puzzlesOf, type Puzzle } from '#shared/analysis/puzzles'
import { reviewRead } from '#shared/analysis/review'
import type { MatchSnapshot } from '#shared/contract/schemas'
import { readRecord } from '#shared/match/read-record'
import type { MatchRecord } from '#shared/match/record'

/** A puzzle with the match that it comes from. */
export interface FoundPuzzle {
  readonly match: MatchSnapshot
  readonly puzzle: Puzzle
}

/** What of the house a day's puzzles come from. */
export interface PuzzleMatches {
  /** Finished matches and the days they were played on. */
  readonly list: () => Promise<readonly { readonly matchId: string; readonly date: string }[]>
  readonly read: (matchId: string) => Promise<MatchSnapshot | null>
}

/** Goes through the puzzles of one day, one after another; those found already stay. */
export class PuzzlesOfDay {
  readonly #found: FoundPuzzle[] = []
  #left: string[] | null = null

  constructor(
    /** ISO 8601. */
    readonly day: string,
    readonly matches: PuzzleMatches,
  ) {}

  /** The puzzle at a place, counted from 0; null where there are not so many. */
  async at(place: number): Promise<FoundPuzzle | null> {
    const left = (this.#left ??= await this.#inOrder())
    while (this.#found.length <= place) {
      const [matchId] = left
      if (matchId === undefined) return null
      const match = await this.matches.read(matchId)
      // only then: one that could not be read is asked for again
      left.shift()
      const puzzle = match === null ? null : puzzleOfDay(this.day, matchId, puzzlesIn(match.record))
      if (match !== null && puzzle !== null) this.#found.push({ match, puzzle })
    }
    return this.#found[place] ?? null
  }

  /** Matches of today may still change, and would change what the day began with. */
  async #inOrder(): Promise<string[]> {
    const all = await this.matches.list()
    return inOrderOf(
      this.day,
      all.filter(({ date }) => date < this.day),
    ).map(({ matchId }) => matchId)
  }
}

function puzzlesIn(record: MatchRecord): readonly Puzzle[] {
  const read = readRecord(record)
  const review = read.ok ? reviewRead(read.value) : null
  return read.ok && review?.ok === true ? puzzlesOf({ preset: record.preset, record: read.value, review: review.value }) : []
}
