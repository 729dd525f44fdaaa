import data from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url'
import core from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url'
import script from 'tesseract.js/dist/worker.min.js?url'
import type { Ocr } from './ocr'
import { openTesseract } from './tesseract'

const here = (path: string): string => new URL(path, self.location.href).href

/** The reading of print of this page: everything it is made of comes from our own host, and nothing is asked of anybody else. */
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
