import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SettingChoice } from '#shared/settings/settings'

const STYLES = join(import.meta.dirname, '..', '..', '..', '..', 'src', 'renderer', 'styles')
export type Tokens = ReadonlyMap<string, string>

/** What a rule of a style sheet declares, by its selector. */
function declared(file: string, selector: string): Tokens {
  const sheet = readFileSync(join(STYLES, file), 'utf8')
  const from = sheet.indexOf(`${selector} {`)
  if (from < 0) throw new Error(`No ${selector} in ${file}.`)
  const body = sheet.slice(from, sheet.indexOf('}', from))
  return new Map([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}

const PETROL = declared('felts.css', ":root, [data-cloth='petrol']")
const DAY: Tokens = new Map([...declared('palette.css', ':root'), ...PETROL, ...declared('tokens.css', ':root, [data-sample]')])
const NIGHT = declared('tokens.css', ":root[data-theme='dark'], [data-sample='dark']")
const CONTRAST = declared('contrast.css', ":root[data-contrast='more'], [data-sample='contrast']")
const CONTRAST_NIGHT = declared('contrast.css', ":root[data-contrast='more'][data-theme='dark']")

/** Every theme, with all that holds in it. */
export const THEMES = {
  light: new Map([...DAY]),
  dark: new Map([...DAY, ...NIGHT]),
  'high contrast': new Map([...DAY, ...CONTRAST]),
  'high contrast, dark': new Map([...DAY, ...NIGHT, ...CONTRAST, ...CONTRAST_NIGHT]),
} as const

/** Every felt, to be laid under a theme. */
export const CLOTHS: Readonly<Record<SettingChoice<'felt'>, Tokens>> = {
  petrol: PETROL,
  night: declared('felts.css', "[data-cloth='night']"),
  wine: declared('felts.css', "[data-cloth='wine']"),
}

type Colour = readonly [number, number, number]

function colour(tokens: Tokens, text: string): Colour {
  const named = /^var\((--[\w-]+)\)$/.exec(text)
  if (named !== null) return colour(tokens, tokens.get(named[1] ?? '') ?? '')

  const mixed = /^color-mix\(in srgb, (.+) (\d+)%, (.+)\)$/.exec(text)
  if (mixed !== null) {
    const [one, other, share] = [colour(tokens, mixed[1] ?? ''), colour(tokens, mixed[3] ?? ''), Number(mixed[2]) / 100]
    return [0, 1, 2].map((part) => share * (one[part] ?? 0) + (1 - share) * (other[part] ?? 0)) as unknown as Colour
  }

  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(text)
  if (hex === null) throw new Error(`no colour: ${text}`)

  return [1, 2, 3].map((part) => parseInt(hex[part] ?? '', 16) / 255) as unknown as Colour
}

/** The colour that a custom property has in a theme. */
export const colourIn = (tokens: Tokens, name: string): Colour => colour(tokens, `var(${name})`)

/** WCAG 2.2, relative luminance. */
function luminance(parts: Colour): number {
  const [red = 0, green = 0, blue = 0] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2, of two tokens: from 1 to 21. */
export function contrast(tokens: Tokens, one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other].map((name) => luminance(colour(tokens, `var(${name})`))).sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}
