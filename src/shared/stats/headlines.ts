import { better, type Tally } from './tally'

interface Played {
  readonly all: Pick<Tally, 'won' | 'played' | 'bestPlay'>
}

type BestPlay = NonNullable<Tally['bestPlay']>

/** The play that paid most, as a share of its target, and whose it is: of equal ones, of the person who comes first. Null where none paid. */
export function biggestPlay<P extends Played>(people: readonly P[]): { readonly person: P; readonly play: BestPlay } | null {
  let biggest: { readonly person: P; readonly play: BestPlay } | null = null
  for (const person of people) {
    const { bestPlay } = person.all
    if (bestPlay !== null && (biggest === null || better(biggest.play, bestPlay) === bestPlay)) biggest = { person, play: bestPlay }
  }
  return biggest
}

/** As many as stand on a podium. */
const PODIUM = 3

/** Who won most, the first of them first; of as many wins who played fewer matches, then by name. Nobody without a win is there. */
export function podiumOf<P extends Played & { readonly name: string }>(people: readonly P[]): readonly P[] {
  return people
    .filter(({ all }) => all.won > 0)
    .sort((a, b) => b.all.won - a.all.won || a.all.played - b.all.played || a.name.localeCompare(b.name))
    .slice(0, PODIUM)
}

/** Tiles in one stack before each has to stand for several wins. */
const MOST_TILES = 40
const STEPS = [1, 2, 5] as const

/** How many wins one tile of a stack stands for: 1, 2, 5, 10, 20, 50 …, so that the highest stack stays one. */
export function winsPerTile(most: number): number {
  for (let ten = 1; ; ten *= 10) {
    for (const step of STEPS) if (most <= step * ten * MOST_TILES) return step * ten
  }
}

interface Line {
  readonly points: readonly { readonly mean: number }[]
}

interface Gain<L> {
  readonly line: L
  readonly from: number
  readonly to: number
}

/** Whose rating rose most from the first to the last of these matches; null where nobody's did. */
export function mostGained<L extends Line>(lines: readonly L[]): Gain<L> | null {
  let most: Gain<L> | null = null
  for (const line of lines) {
    const [from, to] = [line.points.at(0)?.mean, line.points.at(-1)?.mean]
    if (from === undefined || to === undefined || to - from <= (most === null ? 0 : most.to - most.from)) continue
    most = { line, from, to }
  }
  return most
}
