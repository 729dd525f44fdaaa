import { bareCss, lineAt } from './source-text.mjs'

const SIDED = /^(?:(?:margin|padding|border|inset)-(?:left|right)(?:-\w+)?|left|right|border-(?:top|bottom)-(?:left|right)-radius)$/
const FOUR_SIDED = /^(?:margin|padding|inset|border-(?:width|style|color))$/
const BY_SIDE = /^(?:text-align|float|clear)$/

/** The parts of a value: `0 calc(1px + 2px)` has two. */
const partsOf = (value) => {
  let depth = 0
  const parts = ['']
  for (const letter of value.trim()) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
    if (depth === 0 && /\s/.test(letter)) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.filter((part) => part !== '')
}

const isSided = (name, value) => {
  if (SIDED.test(name)) return true
  if (BY_SIDE.test(name)) return /^(?:left|right)$/.test(value.trim())
  if (!FOUR_SIDED.test(name)) return false
  const [, right, , left] = partsOf(value)
  return left !== undefined && left !== right
}

/**
 * Declarations in a style sheet that name the left or the right, where a page that is read from the right has them the other way round.
 *
 * `margin-inline-start` and its like follow the language; a value with four parts is sided where its second and its fourth differ.
 */
export const sidesInCss = (source) => {
  const text = bareCss(source)
  return [...text.matchAll(/(?<=[{};]\s*)([\w-]+)\s*:([^{};]*)(?=[;}])/g)]
    .filter(([, name, value]) => isSided(name, value))
    .map((match) => ({ line: lineAt(text, match.index), found: `${match[1]}:${match[2]}`.replace(/\s+/g, ' ').trim() }))
}
