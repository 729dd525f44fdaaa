import type { Grey } from './numeral-shape'

/** What was read of a picture, and how surely, from 0 to 1. */
export interface OcrText {
  readonly text: string
  readonly confidence: number
}

/** Reads digits that stand upright in one line. */
export interface Ocr {
  recognise(picture: Grey): Promise<OcrText>
}
