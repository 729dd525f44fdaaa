import type { Locator } from 'playwright-core'
import decode from 'qr/decode.js'
import sharp from 'sharp'

/** What a phone's camera reads from a QR code on the screen: found and decoded from its pixels, by another library than the one that drew it. */
export async function readQr(code: Locator): Promise<string> {
  const { data, info } = await sharp(await code.screenshot({ animations: 'disabled' }))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decode({ width: info.width, height: info.height, data })
}
