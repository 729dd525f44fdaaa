import { compareNames } from '../kernel/names'
import { FEWEST_RATED } from './rate'
import { better, type Tally } from './tally'

interface PersonTally {
  readonly all: Pick<Tally, 'won' | 'played' | 'bestPlay'>
}

type BestPlay = NonNullable<Tally['bestPlay']>

/** The play that paid most, as a share of its target, and everyone who has one like it, in the order given. Null where none paid. */
export function biggestPlay<P extends PersonTally>(people: readonly P[]): { readonly people: readonly P[]; readonly play: BestPlay } | null {
  let biggest: { people: P[]; readonly play: BestPlay } | null = null
  for (const person of people) {
    const { bestPlay } = person.all
    if (bestPlay === null) continue
    if (biggest === null || isBetter(bestPlay, biggest.play)) biggest = { people: [person], play: bestPlay }
    else if (!isBetter(biggest.play, bestPlay)) biggest.people.push(person)
  }
  return biggest
}

const isBetter = (a: BestPlay, b: BestPlay): boolean => better(b, a) === a

/** As many places as a podium has, and as many people as have room on one. */
const PODIUM_PLACES = 3
const MOST_STANDS = 6

/** Someone with their place: those with as many wins share one, and the places after it stay empty (1, 1, 3). */
interface Placed<P> {
  readonly person: P
  readonly place: number
}

/** Who stands on the podium, the first of them first; `level` are named below it, as they have as many wins as someone there, or as they are too many to stand. */
interface Podium<P> {
  readonly stands: readonly Placed<P>[]
  readonly level: readonly P[]
}

/**
 * Who won most: everyone in the first three places, those with as many wins side by side.
 *
 * Of as many wins those stand first who played fewer matches, then by name. Nobody without a win is there. Where those who share a place are more than have
 * room, all of them are named below, unless nobody else would stand.
 */
export function podiumOf<P extends PersonTally & { readonly name: string }>(people: readonly P[]): Podium<P> {
  const winners = people.filter(({ all }) => all.won > 0).sort((a, b) => b.all.won - a.all.won || a.all.played - b.all.played || compareNames(a.name, b.name))
  const placed = winners
    .map((person) => ({ person, place: 1 + winners.filter(({ all }) => all.won > person.all.won).length }))
    .filter(({ place }) => place <= PODIUM_PLACES)
  const fits = (place: number): boolean => placed.filter((each) => each.place <= place).length <= MOST_STANDS
  const whole = placed.filter(({ place }) => fits(place))
  const stands = whole.length > 0 ? whole : placed.slice(0, MOST_STANDS)
  return { stands, level: placed.slice(stands.length).map(({ person }) => person) }
}

/** Tiles in one stack before each has to stand for several wins. */
const MOST_TILES = 40
const ROUND_NUMBERS = [1, 2, 5] as const

/** How many wins one tile of a stack stands for: 1, 2, 5, 10, 20, 50 …, so that the highest stack stays one. */
export function winsPerTile(most: number): number {
  const least = Math.ceil(most / MOST_TILES)
  const ten = 10 ** (String(least).length - 1)
  return ten * (ROUND_NUMBERS.find((step) => least <= step * ten) ?? 10)
}

interface HeadlineStanding {
  readonly matches: number
  readonly points: readonly { readonly mean: number }[]
}

interface Gain<L> {
  readonly line: L
  readonly from: number
  readonly to: number
}

/**
 * Whose rating rose most from the first to the last of these matches; null where nobody's did.
 *
 * Both are ratings that someone had. What everyone starts with is none: the first match would always be the greatest gain. Nor do a few matches count.
 */
export function mostGained<L extends HeadlineStanding>(lines: readonly L[]): Gain<L> | null {
  let most: Gain<L> | null = null
  for (const line of lines.filter(({ matches }) => matches >= FEWEST_RATED)) {
    const [from = 0, to = 0] = [line.points.at(0)?.mean, line.points.at(-1)?.mean]
    if (to - from > (most === null ? 0 : most.to - most.from)) most = { line, from, to }
  }
  return most
}
