import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp from 'sharp'

const PHOTOS = resolve(import.meta.dirname, '..', '..', 'fixtures', 'photos')

/** A file as a person would pick it. */
export interface PictureFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** Where a photo of tests/fixtures/photos lies, by its name without the ending. */
export const photoPath = (name: string): string => join(PHOTOS, `${name}.jpg`)

const bytesOf = (name: string): Promise<Buffer> => readFile(photoPath(name))

export async function jpegOf(name: string): Promise<PictureFile> {
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await bytesOf(name) }
}

export async function pngOf(name: string): Promise<PictureFile> {
  return {
    name: `${name}.png`,
    mimeType: 'image/png',
    buffer: await sharp(await bytesOf(name))
      .png({ compressionLevel: 1 })
      .toBuffer(),
  }
}

export async function webpOf(name: string): Promise<PictureFile> {
  return {
    name: `${name}.webp`,
    mimeType: 'image/webp',
    buffer: await sharp(await bytesOf(name))
      .webp({ quality: 85 })
      .toBuffer(),
  }
}

/** As a telephone held upright stores it: the pixels lie on their side, and EXIF says how to turn them. */
export async function turnedByExif(name: string): Promise<PictureFile> {
  const lying = await sharp(await bytesOf(name))
    .rotate(270)
    .jpeg({ quality: 90 })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { orientation } = await sharp(lying).metadata()
  if (orientation !== 6) throw new Error(`broken invariant: the picture says turn ${orientation}, not 6`)
  return { name: `${name}-turned.jpg`, mimeType: 'image/jpeg', buffer: lying }
}

/** As a camera sees it that was bumped, while somebody leans over: turned and shifted, with a soft shadow from the far edge to the middle. */
export async function bumpedInShadow(jpeg: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(jpeg).metadata()
  const turned = await sharp(jpeg).rotate(2, { background: '#6b4c33' }).toBuffer()
  const part = { left: 28, top: 6, width, height }
  const shadow = `<svg width="${width}" height="${height}"><filter id="soft"><feGaussianBlur stdDeviation="24"/></filter>
    <path d="M${width * 0.3} -99 L${width * 0.75} -99 L${width * 0.6} ${height * 0.55} L${width * 0.4} ${height * 0.5} Z" opacity="0.3" filter="url(#soft)"/></svg>`
  const moved = await sharp(turned).extract(part).toBuffer()
  return sharp(moved)
    .composite([{ input: Buffer.from(shadow) }])
    .jpeg({ quality: 80 })
    .toBuffer()
}

/** Out of focus. */
export async function blurred(name: string, sigma: number): Promise<PictureFile> {
  return {
    name: `${name}-blurred.jpg`,
    mimeType: 'image/jpeg',
    buffer: await sharp(await bytesOf(name))
      .blur(sigma)
      .jpeg({ quality: 80 })
      .toBuffer(),
  }
}

/** As a camera of 48 megapixels takes it. */
export async function enlarged(name: string): Promise<PictureFile> {
  const buffer = await sharp(await bytesOf(name))
    .resize(8000, 6000, { kernel: 'linear' })
    .jpeg({ quality: 70 })
    .toBuffer()
  return { name: `${name}-large.jpg`, mimeType: 'image/jpeg', buffer }
}

/** The beginning of a photo whose rest was never copied. */
export async function cutOff(name: string, bytes: number): Promise<PictureFile> {
  return { name: `${name}-cut-off.jpg`, mimeType: 'image/jpeg', buffer: (await bytesOf(name)).subarray(0, bytes) }
}

export const textCalledJpeg: PictureFile = {
  name: 'shopping.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('Olives, bread, a new set of dominoes.\n'.repeat(40)),
}

/** As a camera sees it that is held near to a part of it: so much of the picture from there on, as shares of it. */
export const nearTo =
  (left: number, top: number, share: number) =>
  async (jpeg: Buffer): Promise<Buffer> => {
    const { width, height } = await sharp(jpeg).metadata()
    const part = { left: Math.round(left * width), top: Math.round(top * height), width: Math.round(share * width), height: Math.round(share * height) }
    return sharp(jpeg).extract(part).resize(width, height).jpeg({ quality: 70 }).toBuffer()
  }
