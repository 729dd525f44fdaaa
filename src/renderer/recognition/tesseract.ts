import type { Grey } from './numeral-shape'
import type { Ocr } from './ocr'

/** What is used of a Tesseract worker, in the page and under Node. */
export interface TesseractWorker {
  recognize(image: never): Promise<{ readonly data: { readonly text: string; readonly confidence: number } }>
}

/** A grey picture as a file that Tesseract opens: a portable graymap. */
function graymap({ width, height, data }: Grey): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(head.length + data.length)
  file.set(head)
  file.set(data, head.length)
  return file
}

/** Reading of digits by a Tesseract worker that was told to look for nothing else. */
export function readDigits(worker: TesseractWorker): Ocr {
  return {
    async recognise(picture) {
      // its types name what a browser has, but any file's bytes will do
      const { data } = await worker.recognize(graymap(picture) as never)
      return { text: data.text.trim(), confidence: data.confidence / 100 }
    },
  }
}
