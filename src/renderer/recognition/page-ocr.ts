import data from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url'
import core from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url'
import script from 'tesseract.js/dist/worker.min.js?url'
import type { Ocr } from './ocr'
import { createWorker, OEM, PSM, type WorkerOptions, type ImageLike } from 'tesseract.js'
import type { Grey } from './numeral-shape'

const here = (path: string): string => new URL(path, self.location.href).href

/** The reading of print of this page: everything it is made of comes from our own host, and nothing is asked of anyone else. */
export function openOcr(): Promise<Ocr> {
  const address = here(data)
  return openTesseract({
    workerPath: here(script),
    corePath: here(core),
    // the library adds the file's own name
    langPath: address.slice(0, address.lastIndexOf('/')),
    workerBlobURL: false,
  })
}

/** A grey picture as a file that Tesseract opens: a portable graymap. */
function graymap({ width, height, data }: Grey): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(head.length + data.length)
  file.set(head)
  file.set(data, head.length)
  return file
}

export interface OpenOcr extends Ocr {
  close(): Promise<void>
}

/**
 * Tesseract, set to read digits and nothing else; `from` says where its parts lie, and nothing is kept of them elsewhere.
 *
 * A number cut to its ink is one line alone: reading it as such (page mode 13) gets 1.3 in a hundred halves more than looking
 * for a block of text (6), and no other mode gets more.
 */
export async function openTesseract(from: Partial<WorkerOptions>): Promise<OpenOcr> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, { ...from, cacheMethod: 'none' })
  await worker.setParameters({ tessedit_char_whitelist: '0123456789', tessedit_pageseg_mode: PSM.RAW_LINE, user_defined_dpi: '150' })
  return {
    async recognise(picture) {
      // its types name what a browser has, but the bytes of any file will do
      const file: unknown = graymap(picture)
      const { data } = await worker.recognize(file as ImageLike)
      return { text: data.text.trim(), confidence: data.confidence / 100 }
    },
    async close() {
      await worker.terminate()
    },
  }
}
