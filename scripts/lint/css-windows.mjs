import { bareCss, lineAt, withoutComments } from './source-text.mjs'

/** A size of the window, in pixels. */
const IN_PIXELS = /\((?:min-|max-)?(?:width|height)\b[^()]*\dpx\s*\)/
/** The same in what letters are measured in. */
const IN_LETTERS = /\((?:min-|max-)?(?:width|height)\b[^()]*\drem\s*\)/

/** Conditions, of which one is enough, that count pixels alone. */
const countsPixels = (conditions) => conditions.split(',').some((each) => IN_PIXELS.test(each) && !IN_LETTERS.test(each))

/**
 * Conditions that ask how many pixels a window has, and not how many letters fit into it: someone who enlarges the text of their browser would get a layout
 * that has no room for it. One in pixels may stand beside one in rem.
 */
export const windowsInPixels = (source, isCss) => {
  const asked = isCss ? bareCss(source).matchAll(/@media([^{]*)/g) : withoutComments(source).matchAll(/'([^'\n]*)'/g)
  return [...asked]
    .filter(([, conditions]) => countsPixels(conditions))
    .map((match) => ({ line: lineAt(source, match.index), found: `${match[1]}`.replace(/\s+/g, ' ').trim() }))
}
