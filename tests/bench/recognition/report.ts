import type { Compared, Totals } from './compare'
import type { Played } from './played'

/** One photograph, read and held against its labels. */
export interface Read extends Compared {
  readonly file: string
  readonly tiles: readonly string[]
  /** Those of `tiles` that the page would ask about. */
  readonly unsure: readonly string[]
  readonly milliseconds: number
  readonly played: readonly Played[]
}

export interface Summary extends Totals {
  readonly unsure: number
  readonly milliseconds: { readonly median: number; readonly worst: number }
  readonly played: { readonly plays: number; readonly first: number }
}

/** What was reached on the photographs of CI and has to stay so. */
const FLOORS = { recall: 0.97, precision: 0.97, wholly: 0.85, played: 0.99 } as const

export function summary(photos: readonly Read[], sum: Totals): Summary {
  const times = photos.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  const played = photos.flatMap((photo) => photo.played)
  return {
    ...sum,
    unsure: photos.reduce((all, photo) => all + photo.unsure.length, 0),
    milliseconds: { median: times[times.length >> 1] ?? 0, worst: times[times.length - 1] ?? 0 },
    played: { plays: played.length, first: played.filter(({ tile, proposed }) => tile === proposed).length },
  }
}

function line({ file, right, missed, invented, milliseconds }: Read): string {
  const rest = [
    missed.length > 0 ? `missed ${missed.join(' ')}` : '',
    invented.length > 0 ? `invented ${invented.join(' ')}` : '',
  ].filter((part) => part !== '')
  const counted = `${right.length} of ${right.length + missed.length}`
  return `${file.padEnd(56)} ${counted.padStart(8)} ${milliseconds.toFixed(0).padStart(5)} ms  ${rest.join(', ')}`.trimEnd()
}

export function asText(photos: readonly Read[], sum: Summary): string {
  return [
    ...photos.map(line),
    '',
    `${sum.right} tiles right, ${sum.missed} missed, ${sum.invented} invented (${sum.unsure} readings asked about)`,
    `recall ${sum.recall.toFixed(3)}, precision ${sum.precision.toFixed(3)}, wholly right ${sum.wholly} of ${sum.photos} photographs`,
    `${sum.milliseconds.median.toFixed(0)} ms a photograph (median), ${sum.milliseconds.worst.toFixed(0)} ms the slowest`,
    ...(sum.played.plays > 0 ? [`with the game: ${sum.played.first} of ${sum.played.plays} played tiles proposed first`] : []),
    '',
  ].join('\n')
}

/** What fell below FLOORS, in words. */
export function belowFloors(sum: Summary): readonly string[] {
  const { recall, precision, photos, wholly, played } = sum
  return [
    ...(recall < FLOORS.recall ? [`recall ${recall.toFixed(3)} is below ${FLOORS.recall}`] : []),
    ...(precision < FLOORS.precision ? [`precision ${precision.toFixed(3)} is below ${FLOORS.precision}`] : []),
    ...(wholly < FLOORS.wholly * photos ? [`${wholly} of ${photos} photographs wholly right is below ${FLOORS.wholly}`] : []),
    ...(played.first < FLOORS.played * played.plays ? [`${played.first} of ${played.plays} played tiles first is below ${FLOORS.played}`] : []),
  ]
}
