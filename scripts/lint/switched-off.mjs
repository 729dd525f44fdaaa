import { lineAt } from './source-text.mjs'

/**
 * Comments in a file that would switch rules of lint off: `line` and `found`, the comment's first words.
 *
 * A rule cannot look for them, because they would switch it off too.
 */
export const switchedOff = (source) =>
  [...source.matchAll(/\/[/*]\s*((?:oxlint|eslint)-(?:disable|enable)[\w-]*)/g)].map((match) => ({ line: lineAt(source, match.index), found: match[1] }))
