import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { openTesseract, type OpenOcr } from '../../../src/renderer/recognition/page-ocr'

/** The reading of print as the page does it, from the same trained data. */
export function openOcr(): Promise<OpenOcr> {
  const data = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'))
  return openTesseract({ langPath: join(data, '4.0.0_best_int') })
}
