import { totals, type Compared, type Totals } from './compare'
import { belowFloor, share, timesAsText, timesOf, type Times } from './outcome'
import type { Kind } from './kinds'
import type { Played } from './played'

/** One photo of tiles, read and held against its labels. */
export interface Read extends Compared {
  readonly file: string
  readonly tiles: readonly string[]
  readonly kind: Kind
  readonly families: readonly string[]
  /** Readings that the page would not ask about, and how many of them are of tiles in the photo. */
  readonly sure: { readonly all: number; readonly right: number }
  /** Those of `tiles` that the page would ask about. */
  readonly unsure: readonly string[]
  /** How many halves are in the photo, and how many of them were read. */
  readonly halves: { readonly all: number; readonly right: number }
  readonly milliseconds: number
  /** Of these, what a processor worked on it, which a busy computer does not lengthen. */
  readonly processor: number
  readonly played: readonly Played[]
}

export interface Summary extends Totals {
  readonly unsure: number
  readonly sure: { readonly all: number; readonly right: number }
  readonly halves: { readonly all: number; readonly right: number }
  readonly milliseconds: Times
  readonly processor: Times
  readonly played: { readonly plays: number; readonly first: number }
}

interface Floors {
  readonly recall: number
  readonly precision: number
  readonly wholly: number
  readonly sure: number
  readonly played: number
}

/** What was reached on the photos of CI and has to stay so, a few tiles less. */
const FLOORS: Floors = { recall: 0.994, precision: 0.994, wholly: 0.955, sure: 0.995, played: 0.995 }
/** The same of photos of games from a seat. */
const HARD_FLOORS: Floors = { recall: 0.976, precision: 0.97, wholly: 0.8, sure: 0.995, played: 0.995 }
/** What was reached on rendered tiles with numerals: the share of their halves. */
const NUMERAL_HALVES = 0.98

export function summary(photos: readonly Read[], sum: Totals): Summary {
  const played = photos.flatMap((photo) => photo.played)
  const count = (of: (photo: Read) => number): number => photos.reduce((all, photo) => all + of(photo), 0)
  return {
    ...sum,
    unsure: count((photo) => photo.unsure.length),
    sure: { all: count((photo) => photo.sure.all), right: count((photo) => photo.sure.right) },
    halves: { all: count((photo) => photo.halves.all), right: count((photo) => photo.halves.right) },
    milliseconds: timesOf(photos.map(({ milliseconds }) => milliseconds)),
    processor: timesOf(photos.map(({ processor }) => processor)),
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

const namesOf = ({ kind, families }: Read): readonly string[] => (families.length > 0 ? families : [`${kind.tiles} tiles`, kind.lie])

/** Recall, precision and whole photos of each kind of photo that there is. */
function byKind(photos: readonly Read[]): readonly string[] {
  const kinds = [...new Set(photos.flatMap(namesOf))].sort()
  if (kinds.length < 3) return []
  const wide = Math.max(14, ...kinds.map(({ length }) => length))
  return kinds.map((name) => {
    const own = photos.filter((photo) => namesOf(photo).includes(name))
    const { right, missed, recall, precision, wholly } = totals(own)
    const counted = `${right} of ${right + missed}`
    return `  ${name.padEnd(wide)} ${counted.padStart(12)}  recall ${recall.toFixed(3)}, precision ${precision.toFixed(3)}, wholly right ${wholly} of ${own.length}`
  })
}

/** How far what is given as sure can be relied on, in words. */
const sureAsText = ({ all, right }: Summary['sure']): string =>
  `of ${all} readings given as sure ${right} are right (${(100 * share(right, all)).toFixed(1)} %)`

export function asText(photos: readonly Read[], sum: Summary): string {
  return [...photos.map(line), '', inShort(photos, sum)].join('\n')
}

/** The same without the photos one by one. */
export function inShort(photos: readonly Read[], sum: Summary): string {
  const { right, all } = sum.halves
  return [
    `${sum.right} tiles right, ${sum.missed} missed, ${sum.invented} invented (${sum.unsure} readings asked about)`,
    `recall ${sum.recall.toFixed(3)}, precision ${sum.precision.toFixed(3)}, wholly right ${sum.wholly} of ${sum.photos} photographs`,
    sureAsText(sum.sure),
    ...byKind(photos),
    `${right} of ${all} halves right (${share(right, all).toFixed(3)})`,
    `${timesAsText(sum.milliseconds)}; of processor ${sum.processor.median.toFixed(0)} and ${sum.processor.worst.toFixed(0)} ms`,
    ...(sum.played.plays > 0 ? [`with the game: ${sum.played.first} of ${sum.played.plays} played tiles proposed first`] : []),
    '',
  ].join('\n')
}

/** What fell below the floors for pips, in words; for photos of games from a seat where they are `hard`. */
export function belowFloors({ recall, precision, photos, wholly, sure, played }: Summary, hard: boolean): readonly string[] {
  const floors = hard ? HARD_FLOORS : FLOORS
  return [
    ...belowFloor('recall', recall, floors.recall),
    ...belowFloor('precision', precision, floors.precision),
    ...belowFloor('the share of photographs wholly right', share(wholly, photos), floors.wholly),
    ...belowFloor('the share of sure readings that are right', share(sure.right, sure.all), floors.sure),
    ...belowFloor('the share of played tiles proposed first', share(played.first, played.plays), floors.played),
  ]
}

/** What fell below the floor for numerals, in words. */
export const belowNumeralFloor = ({ halves }: Summary): readonly string[] =>
  belowFloor('the share of halves right', share(halves.right, halves.all), NUMERAL_HALVES)
