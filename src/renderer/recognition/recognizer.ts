import type { SettingChoice } from '#shared/settings/settings'
import type { Result } from '#shared/kernel/result'
import type { OwnTiles } from '#shared/recognition/own-tiles'
import type { TileDetection } from '#shared/recognition/detection'
import type { PanCoverage } from '#shared/recognition/pan-table'
import type { DieDetection } from '#shared/recognition/roll'

/** What can be read: a file, something dropped or pasted, or a frame of a camera (which passes to the recognizer and is closed by it). */
export type PictureToRead = Blob | ImageBitmap

export interface Photo {
  /** Upright and at most 1600 pixels long, to be shown; the caller closes it. */
  readonly picture: ImageBitmap
  readonly milliseconds: number
}

/** Corners and sizes are in pixels of `picture`. */
export interface TilePhoto extends Photo {
  /** Surest first. */
  readonly tiles: readonly TileDetection[]
  /** What it shows, where a camera was moved along a line and its pictures were put together. */
  readonly coverage?: PanCoverage
}

export interface DicePhoto extends Photo {
  /** Surest first. */
  readonly dice: readonly DieDetection[]
}

/** Why nothing could be read. */
export type RecognitionFault =
  | { readonly code: 'empty' }
  /** A folder, or a file that is no longer there as it was chosen. */
  | { readonly code: 'unreadable' }
  /** No picture at all, or of a kind that is not read; `format` names it where it is known (`HEIC`, `GIF`, `PDF`…). */
  | { readonly code: 'not-a-picture'; readonly format: string | null }
  | { readonly code: 'too-large'; readonly megapixels: number; readonly most: number }
  /** Begins like a picture and cannot be decoded. */
  | { readonly code: 'damaged'; readonly format: string }
  /** The recognition itself could not be started, or stopped. */
  | { readonly code: 'unavailable'; readonly detail: string }

/** What is on the tiles: pips, or numbers printed in their place. */
export type Print = SettingChoice<'tile-print'>

export interface ReadTilesOptions {
  readonly print?: Print
  /** The tiles of the family, where they are known; for tiles with pips. */
  readonly own?: OwnTiles | undefined
  /** The picture is a part of one whose longer side is 1 / `share` times as long; 1 where it is all of it. */
  readonly share?: number | undefined
  /** The certainty below which a detection is left out; with the game's knowledge less will do. */
  readonly least?: number | undefined
}

/** Reads pictures without keeping the page waiting; one at a time, in the order asked. */
export interface Recognizer {
  /** Fetches and prepares what reading needs, so that the first picture need not wait for it. */
  warmUp(what?: Print | 'dice'): Promise<Result<null, RecognitionFault>>
  readTiles(picture: PictureToRead, options?: ReadTilesOptions): Promise<Result<TilePhoto, RecognitionFault>>
  readDice(picture: PictureToRead): Promise<Result<DicePhoto, RecognitionFault>>
  /** Stops at once: everything that was asked is answered with `unavailable`, and the next question begins again. */
  giveUp(): void
}
