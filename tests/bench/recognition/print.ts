import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, OEM, PSM } from 'tesseract.js'
import type { Ocr } from '../../../src/renderer/recognition/ocr'
import { readDigits } from '../../../src/renderer/recognition/tesseract'

/** The reading of print as the page does it, from the same trained data. */
export async function openOcr(): Promise<{ readonly ocr: Ocr; readonly close: () => Promise<void> }> {
  const data = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'))
  const worker = await createWorker('eng', OEM.LSTM_ONLY, { langPath: join(data, '4.0.0_best_int'), cacheMethod: 'none' })
  await worker.setParameters({ tessedit_char_whitelist: '0123456789', tessedit_pageseg_mode: PSM.SINGLE_BLOCK })
  return {
    ocr: readDigits(worker),
    close: async () => {
      await worker.terminate()
    },
  }
}
