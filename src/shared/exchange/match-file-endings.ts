/** How names of files with records end: one record each in the first, one or a list in the second, one a line in the others. */
export const MATCH_FILE_ENDINGS = ['caravan', 'json', 'jsonl', 'ndjson'] as const

/** Whether a file is one of records by its name. */
export function isMatchFile(name: string): boolean {
  return MATCH_FILE_ENDINGS.some((ending) => name.toLowerCase().endsWith(`.${ending}`))
}
