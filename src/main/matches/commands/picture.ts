import { err, ok } from '#shared/kernel/result'
import { PICTURE_ROOM } from '#shared/match/photo'
import { isOfPicture } from '#shared/match/trail'
import type { SentPhoto } from '../check-photo'
import type { Visitor } from '../match-command'
import { describeMatch, type DetailsChange } from './describe'

interface PictureWish {
  /** Null takes away what is there. */
  readonly photo: SentPhoto | null
  /** The picture that the page shows; null where it shows none. */
  readonly instead: string | null
  /** Whose device at the table it is; absent for a page of this computer. */
  readonly by: Visitor | undefined
  /** The device at the table that brought the picture that is there. */
  readonly from: (picture: string) => string | undefined
}

/**
 * Puts a picture of the table with a match, in place of the one that was seen.
 *
 * A device at the table replaces and takes away only what it brought, and brings no more than `PICTURE_ROOM`. That is counted in the trail, so that a
 * restart gives nothing back.
 */
export function putPicture({ photo, instead, by, from }: PictureWish): DetailsChange {
  return (match, here) => {
    const there = match.picture ?? null
    const next = photo?.name ?? null
    if (there === next) return ok(match)
    if (there !== instead) return err({ kind: 'picture-stays', why: 'changed' })
    if (by !== undefined) {
      if (there !== null && from(there) !== by.device) return err({ kind: 'picture-stays', why: 'not-yours' })
      const brought = match.trail.filter((entry) => isOfPicture(entry) && entry.by !== undefined)
      const isFull = brought.length >= PICTURE_ROOM.ofPhones || brought.filter((entry) => entry.by === by.name).length >= PICTURE_ROOM.ofOne
      if (next !== null && isFull) return err({ kind: 'picture-stays', why: 'too-many' })
    }
    return describeMatch({ picture: next ?? '' })(match, here)
  }
}
