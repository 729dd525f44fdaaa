import type { Edit } from './edits'
import type { RecordEvent, RecordRound } from './record'

/** What a photo that is kept may measure: bytes, and pixels along its longer side. */
export const PHOTO_LIMITS = { bytes: 400_000, side: 1600 } as const

/** What photos that phones bring may take: of one match, with all others that it has, and of all matches while Caravan runs. */
export const PHOTO_ROOM = { photos: 100, bytes: 20_000_000, ofRun: 1_000_000_000 } as const

/** How often phones may put a picture with one match: each person's, and all together. Each time stays in the trail for good. */
export const PICTURE_ROOM = { ofOne: 12, ofPhones: 60 } as const

/** How the app names a photo: after what it shows (record format). */
export const PHOTO_NAME = /^[0-9a-f]{32}$/

/** The photo kept with an event or a round's beginning; null where there is none, or a name of someone else's making. */
export function photoOf(bearer: RecordEvent | Pick<RecordRound, 'photo'>): string | null {
  const name: unknown = bearer.photo
  return typeof name === 'string' && PHOTO_NAME.test(name) ? name : null
}

/** Every photo that a record names, or that an undo or redo of its edits may restore. */
export function photosOf(rounds: readonly RecordRound[], edits: readonly Edit[] = []): ReadonlySet<string> {
  const named = new Set<string>()
  const add = (bearer: RecordEvent | RecordRound): void => {
    const name = photoOf(bearer)
    if (name !== null) named.add(name)
  }
  const addRounds = (several: readonly RecordRound[]): void => {
    for (const round of several) {
      add(round)
      for (const event of round.events) add(event)
    }
  }
  addRounds(rounds)
  for (const change of edits.flatMap(({ changes }) => changes)) {
    switch (change.kind) {
      case 'events':
        for (const event of [...change.before, ...change.after]) add(event)
        break
      case 'rounds':
        addRounds([...change.before, ...change.after])
        break
      case 'start':
        break
    }
  }
  return named
}
