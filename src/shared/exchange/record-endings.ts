/** How names of files with records end: one record each in the first, one or a list in the second, one a line in the others. */
export const RECORD_ENDINGS = ['caravan', 'json', 'jsonl', 'ndjson'] as const

/** Whether a file is one of records by its name. */
export function isRecordFile(name: string): boolean {
  return RECORD_ENDINGS.some((ending) => name.toLowerCase().endsWith(`.${ending}`))
}
