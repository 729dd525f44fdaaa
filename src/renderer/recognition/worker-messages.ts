import type { Result } from '#shared/kernel/result'
import type { DicePhoto, PictureToRead, Print, ReadTilesOptions, RecognitionFault, TilePhoto } from './recognizer'

/** What the page asks the recognition worker; the answer bears the same number. */
export type RecognitionQuestion =
  | { readonly id: number; readonly kind: 'warm-up'; readonly what: Print | 'dice' }
  | ({ readonly id: number; readonly kind: 'tiles'; readonly picture: PictureToRead } & Required<ReadTilesOptions>)
  | { readonly id: number; readonly kind: 'dice'; readonly picture: PictureToRead }

export interface RecognitionAnswer {
  readonly id: number
  readonly result: Result<TilePhoto | DicePhoto | null, RecognitionFault>
}
