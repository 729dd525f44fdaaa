/** Quotation marks by which they open, with all that may close them: as programmers, the English, Germans, the French and others write them. */
export const QUOTES: Readonly<Record<string, string>> = {
  '"': '"\u201d',
  "'": "'",
  '\u201c': '\u201d',
  '\u201d': '\u201d',
  '\u201e': '\u201c\u201d',
  '\u00ab': '\u00bb',
  '\u00bb': '\u00ab',
  '\u2018': '\u2019',
  '\u201a': '\u2018\u2019',
  '\u2039': '\u203a',
  '\u203a': '\u2039',
}
