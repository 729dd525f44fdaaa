import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import png2icons from 'png2icons'
import sharp from 'sharp'
import { out, root } from './paths.mjs'

const DRAWING = join(root, 'resources', 'icons', 'caravan.svg')
const DRAWN_AT = 512
/** Dots per inch at which an SVG's own unit is a pixel. */
const SVG_DPI = 72

/** Sides of the pictures that a Linux desktop chooses from. */
export const LINUX_SIZES = [16, 24, 32, 48, 64, 128, 256, 512]
const LARGEST = 1024

/** Where the icons are made: electron-builder's folder of build resources. */
const icons = join(out, 'icons')

const png = (side) =>
  sharp(DRAWING, { density: (SVG_DPI * side) / DRAWN_AT })
    .resize(side, side)
    .png({ compressionLevel: 9 })
    .toBuffer()

/** The side of the picture that a window brings, where the system has none for it. */
const WINDOW_SIZE = 256

export const makeWindowIcon = async (file) => writeFileSync(file, await png(WINDOW_SIZE))

/** Makes every icon of the program from its drawing: PNG files by size, `icon.ico` for Windows and `icon.icns` for macOS. */
export const makeIcons = async (folder = icons) => {
  const linux = join(folder, 'linux')
  mkdirSync(linux, { recursive: true })
  for (const side of LINUX_SIZES) writeFileSync(join(linux, `${side}x${side}.png`), await png(side))
  const large = await png(LARGEST)
  writeFileSync(join(folder, 'icon.png'), large)
  writeFileSync(join(folder, 'icon.ico'), png2icons.createICO(large, png2icons.BICUBIC2, 0, true, true))
  writeFileSync(join(folder, 'icon.icns'), png2icons.createICNS(large, png2icons.BICUBIC2, 0))
}
