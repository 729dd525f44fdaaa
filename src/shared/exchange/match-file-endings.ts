/** How names of files with records end: one record each in the first, one or a list in the second, one a line in the others, as a line of text in the last. */
export const MATCH_FILE_ENDINGS = ['caravan', 'json', 'jsonl', 'ndjson', 'txt'] as const

export function isMatchFile(name: string): boolean {
  return MATCH_FILE_ENDINGS.some((ending) => name.toLowerCase().endsWith(`.${ending}`))
}

/** How the records of a file are told apart, by its name: one a line as JSON, one a line as JSON or as a line of text, or as the file itself shows. */
export function recordLinesIn(name: string): 'json' | 'text' | null {
  if (/\.(?:jsonl|ndjson)$/i.test(name)) return 'json'
  return /\.txt$/i.test(name) ? 'text' : null
}
