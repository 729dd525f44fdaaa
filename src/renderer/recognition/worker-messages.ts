import type { Result } from '#shared/kernel/result'
import type { DicePhoto, Picture, Print, ReadTilesOptions, RecognitionFault, TilePhoto } from './recognizer'

/** What the page asks the recognition worker; the answer bears the same number. */
export type Question =
  | { readonly id: number; readonly kind: 'warm-up'; readonly what: Print | 'dice' }
  | ({ readonly id: number; readonly kind: 'tiles'; readonly picture: Picture } & Required<ReadTilesOptions>)
  | { readonly id: number; readonly kind: 'dice'; readonly picture: Picture }

export interface Answer {
  readonly id: number
  readonly result: Result<TilePhoto | DicePhoto | null, RecognitionFault>
}
