import type { Photo } from '../recognition/recognizer'

/** What a person said of one photo. */
interface PhotoSaid {
  readonly of: string
  readonly what: unknown
}

/** What the dialog of a photo leaves behind for when it is opened again: the photo, how it was read, and what was said of it. */
export class LeftPhoto<P extends Photo = Photo> {
  readonly name: string
  photo: P | null = null
  file: Blob | null = null
  /** Counts the photos. */
  number = 0
  readAs: string
  said: PhotoSaid | undefined = undefined
  /** What came of an earlier photo of the same dialog. */
  earlier: unknown = undefined
  #forgotten = false

  constructor(name: string, readAs: string) {
    this.name = name
    this.readAs = readAs
  }

  /** Takes the place of the photo before, which is closed. */
  show(photo: P | null, file: Blob | null): number {
    if (this.photo !== photo) this.photo?.picture.close()
    this.photo = photo
    this.file = file
    return ++this.number
  }

  say(of: string, what: unknown): PhotoSaid {
    this.said = { of, what }
    return this.said
  }

  keepEarlier(earlier: unknown): void {
    this.earlier = earlier
  }

  setReadAs(readAs: string): void {
    this.readAs = readAs
  }

  /** Nothing of it is to be found again. */
  forget(): void {
    this.#forgotten = true
  }

  get isWorthKeeping(): boolean {
    return !this.#forgotten && (this.photo !== null || this.earlier !== undefined)
  }
}

/** The latest dialog that was left with a photo, and no other: a picture is large. */
let latest: LeftPhoto | null = null

/** What was left in the dialog of this name; null where nothing was. */
export const leftIn = <P extends Photo>(name: string): LeftPhoto<P> | null => (latest?.name === name ? (latest as LeftPhoto<P>) : null)

/** Its dialog is open again. */
export function takeUp(left: LeftPhoto): void {
  if (latest === left) latest = null
}

/** Its dialog has closed. */
export function leaveBehind(left: LeftPhoto): void {
  if (!left.isWorthKeeping) return left.photo?.picture.close()
  if (latest !== left) latest?.photo?.picture.close()
  latest = left
}
