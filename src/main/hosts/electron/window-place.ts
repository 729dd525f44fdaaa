import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'

export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const wholePixels = z.int().min(-100_000).max(100_000)
const windowPlaceSchema = z.object({
  x: wholePixels,
  y: wholePixels,
  width: z.int().min(360).max(20_000),
  height: z.int().min(480).max(20_000),
  maximized: z.boolean(),
})

/** Where a window stood and how large it was, in the units of the screen; `maximized` beside the size it goes back to. */
export type WindowPlace = Readonly<z.infer<typeof windowPlaceSchema>>

export type WindowSize = Pick<Area, 'width' | 'height'>

/** Size of a window that was never opened before, and of a big screen. */
export const USUAL_SIZE: WindowSize = { width: 1280, height: 860 }
export const BIG_SCREEN_SIZE: WindowSize = { width: 1280, height: 720 }

/** So much of a window's head has to be on a screen, or nobody could move it back: wide and high. */
const IN_REACH = { width: 120, height: 32 }

/**
 * Where a window is to stand, given the screens that there are now: where it stood, if its head can still be reached there.
 *
 * Otherwise its size alone, no larger than the first screen; the system then finds a place for it.
 */
export function placeOn(screens: readonly Area[], kept: WindowPlace | null, usual: WindowSize = USUAL_SIZE): Partial<Area> & WindowSize {
  const { width, height } = kept ?? usual
  if (kept !== null && screens.some((screen) => isInReach(kept, screen))) return { x: kept.x, y: kept.y, width, height }
  const [first] = screens
  return first === undefined ? { width, height } : { width: Math.min(width, first.width), height: Math.min(height, first.height) }
}

function isInReach(place: Area, screen: Area): boolean {
  const wide = Math.min(place.x + place.width, screen.x + screen.width) - Math.max(place.x, screen.x)
  const high = Math.min(place.y + IN_REACH.height, screen.y + screen.height) - Math.max(place.y, screen.y)
  return wide >= IN_REACH.width && high >= IN_REACH.height
}

/** What was kept; null where nothing was, or nothing that makes sense. */
export function readPlace(file: string): WindowPlace | null {
  try {
    const read = windowPlaceSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

/** Keeps it for the next start. It is a comfort: where it cannot be written, the next window opens as if for the first time. */
export function keepPlace(file: string, place: WindowPlace): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(place))
  } catch {
    return
  }
}
