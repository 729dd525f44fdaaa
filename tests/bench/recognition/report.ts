import type { Compared, Totals } from './compare'
import { belowFloor, share, timesAsText, timesOf, type Times } from './outcome'
import type { Played } from './played'

/** One photo of tiles, read and held against its labels. */
export interface Read extends Compared {
  readonly file: string
  readonly tiles: readonly string[]
  /** Those of `tiles` that the page would ask about. */
  readonly unsure: readonly string[]
  /** How many halves are in the photo, and how many of them were read. */
  readonly halves: { readonly all: number; readonly right: number }
  readonly milliseconds: number
  readonly played: readonly Played[]
}

export interface Summary extends Totals {
  readonly unsure: number
  readonly halves: { readonly all: number; readonly right: number }
  readonly milliseconds: Times
  readonly played: { readonly plays: number; readonly first: number }
}

/** What was reached on the photos of CI and has to stay so. */
const FLOORS = { recall: 0.97, precision: 0.97, wholly: 0.85, played: 0.99 } as const
/** What was reached on rendered tiles with numerals: the share of their halves. */
const NUMERAL_HALVES = 0.98

export function summary(photos: readonly Read[], sum: Totals): Summary {
  const played = photos.flatMap((photo) => photo.played)
  const count = (of: (photo: Read) => number): number => photos.reduce((all, photo) => all + of(photo), 0)
  return {
    ...sum,
    unsure: count((photo) => photo.unsure.length),
    halves: { all: count((photo) => photo.halves.all), right: count((photo) => photo.halves.right) },
    milliseconds: timesOf(photos),
    played: { plays: played.length, first: played.filter(({ tile, proposed }) => tile === proposed).length },
  }
}

function line({ file, right, missed, invented, milliseconds }: Read): string {
  const rest = [missed.length > 0 ? `missed ${missed.join(' ')}` : '', invented.length > 0 ? `invented ${invented.join(' ')}` : ''].filter(
    (part) => part !== '',
  )
  const counted = `${right.length} of ${right.length + missed.length}`
  return `${file.padEnd(56)} ${counted.padStart(8)} ${milliseconds.toFixed(0).padStart(5)} ms  ${rest.join(', ')}`.trimEnd()
}

export function asText(photos: readonly Read[], sum: Summary): string {
  const { right, all } = sum.halves
  return [
    ...photos.map(line),
    '',
    `${sum.right} tiles right, ${sum.missed} missed, ${sum.invented} invented (${sum.unsure} readings asked about)`,
    `recall ${sum.recall.toFixed(3)}, precision ${sum.precision.toFixed(3)}, wholly right ${sum.wholly} of ${sum.photos} photographs`,
    `${right} of ${all} halves right (${share(right, all).toFixed(3)})`,
    timesAsText(sum.milliseconds),
    ...(sum.played.plays > 0 ? [`with the game: ${sum.played.first} of ${sum.played.plays} played tiles proposed first`] : []),
    '',
  ].join('\n')
}

/** What fell below the floors for pips, in words. */
export function belowFloors({ recall, precision, photos, wholly, played }: Summary): readonly string[] {
  return [
    ...belowFloor('recall', recall, FLOORS.recall),
    ...belowFloor('precision', precision, FLOORS.precision),
    ...belowFloor('the share of photographs wholly right', share(wholly, photos), FLOORS.wholly),
    ...belowFloor('the share of played tiles proposed first', share(played.first, played.plays), FLOORS.played),
  ]
}

/** What fell below the floor for numerals, in words. */
export const belowNumeralFloor = ({ halves }: Summary): readonly string[] =>
  belowFloor('the share of halves right', share(halves.right, halves.all), NUMERAL_HALVES)
