/** Red, green and blue, each 0 … 1. */
type Colour = readonly [number, number, number]

export const COLOUR_BLINDNESS = ['protanopia', 'deuteranopia', 'tritanopia'] as const

/** What is left of linear light, row by row, where one kind of cone is missing (Viénot, Brettel and Mollon 1999; for tritanopia the usual one-plane form). */
const LEFT: Readonly<Record<(typeof COLOUR_BLINDNESS)[number], readonly Colour[]>> = {
  protanopia: [
    [0.11238, 0.88762, 0],
    [0.11238, 0.88762, 0],
    [0.00401, -0.00401, 1],
  ],
  deuteranopia: [
    [0.29275, 0.70725, 0],
    [0.29275, 0.70725, 0],
    [-0.02234, 0.02234, 1],
  ],
  tritanopia: [
    [1, 0.14461, -0.14461],
    [0, 0.85924, 0.14076],
    [0, 0.85924, 0.14076],
  ],
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const written = (light: number): number => {
  const clipped = Math.min(1, Math.max(0, light))
  return clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055
}

/** A colour as someone with this kind of colour blindness sees it. */
export function seenWith(kind: (typeof COLOUR_BLINDNESS)[number], colour: Colour): Colour {
  const light = colour.map(linear)
  const [red = 0, green = 0, blue = 0] = LEFT[kind].map((row) => written(row.reduce((sum, part, at) => sum + part * (light[at] ?? 0), 0)))
  return [red, green, blue]
}

/** Lightness L* of CIELAB, 0 … 100. */
export function lightnessOf([red, green, blue]: Colour): number {
  const light = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  return light > 0.008856 ? 116 * Math.cbrt(light) - 16 : 903.3 * light
}
