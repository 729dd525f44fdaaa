import { chipRadius } from './arrange'
import { arrange, extentOf, roomOf, type Doubles, type Plan } from './plan'
import { twoEnded } from './routes'
import type { Box } from './types'
import { walkArm } from './walk'

/** Shortest half row there may be, and how much felt is left and right of the longest. */
const LEAST = 2

/** In boxes wider than this, in halves, limits are tried one half apart, in others half of that. */
const LONG = 22

/** Nor are rows tried that are narrower than this part of the box. */
const LEAST_WIDE = 0.62

/** A row of a line reaches over this part of the box's width at least, once there are enough tiles for it. */
const WIDE = 0.72

/**
 * The best two-ended plan at one size: turn limits left and right are searched together, for rows as equal as can be and
 * the felt as full as can be. Null where nothing fits.
 */
export function searchTwoEnded(line: Doubles, box: Box, unit: number, withChips: boolean): Plan | null {
  const [width, height] = [box.width / unit, box.height / unit]
  const double = line.lead.height > line.lead.width
  const step = width > LONG ? 1 : 0.5
  const found: { readonly plan: Plan; readonly worth: number }[] = []
  for (let left = LEAST; left < width - LEAST; left += step) {
    for (let right = Math.max(LEAST, Math.ceil(2 * (LEAST_WIDE * width - left)) / 2); left + right <= width; right += step) {
      const routes = twoEnded(double, left, right)
      const arms = routes.map((route, place) => walkArm(route, line.arms[place] ?? []))
      let [x0, y0, x1, y1] = [line.lead.x, line.lead.y, line.lead.x + line.lead.width, line.lead.y + line.lead.height]
      const rows = new Map<number, [number, number]>([[0, [x0, x1]]])
      for (const { steps, ordinary, double: next } of arms) {
        for (const step of [...steps, ordinary, next]) {
          const { x, y, width: w, height: h } = step.shape
          x0 = Math.min(x0, x)
          x1 = Math.max(x1, x + w)
          y0 = Math.min(y0, y)
          y1 = Math.max(y1, y + h)
        }
        for (const { shape } of steps) {
          const middle = Math.round((shape.y + shape.height / 2) * 4) / 4
          const row = rows.get(middle)
          rows.set(middle, row === undefined ? [shape.x, shape.x + shape.width] : [Math.min(row[0], shape.x), Math.max(row[1], shape.x + shape.width)])
        }
      }
      if (x1 - x0 > width - 0.24 || y1 - y0 > height - 0.24) continue
      const lengths = [...rows.values()].map(([from, to]) => to - from).filter((length) => length > 1.5)
      const longest = Math.max(...lengths)
      const uneven = lengths.length > 1 ? (longest - Math.min(...lengths)) / longest : 0
      const filled = ((x1 - x0) * (y1 - y0)) / (width * height)
      const narrow = Math.max(0, WIDE - (left + right) / width)
      const worth = 0.5 * filled - uneven - 6 * narrow - 0.02 * Math.abs(left - right)
      found.push({ worth, plan: { unit, routes, x: (width - x1 - x0) / 2, y: (height - y1 - y0) / 2 } })
    }
  }
  for (const { plan } of found.toSorted((a, b) => b.worth - a.worth).slice(0, 60)) {
    const centred = centre(plan, line, box, withChips)
    if (centred !== null) return centred
  }
  return null
}

/** The same plan with everything, chips too, in the middle of the box; null where that does not fit. */
export function centre(plan: Plan, line: Doubles, box: Box, withChips: boolean): Plan | null {
  let at = plan
  for (let tries = 0; tries < 2; tries += 1) {
    const arranged = arrange(at, line, box, withChips)
    if (arranged === null) return null
    const extent = extentOf(line.lead, arranged, chipRadius(at.unit) / at.unit)
    const room = roomOf(at, box)
    const next = { ...at, x: at.x + room.x + room.width / 2 - extent.x - extent.width / 2, y: at.y + room.y + room.height / 2 - extent.y - extent.height / 2 }
    if (Math.abs(next.x - at.x) + Math.abs(next.y - at.y) < 0.01) return at
    if (arrange(next, line, box, withChips) === null) return at
    at = next
  }
  return at
}
