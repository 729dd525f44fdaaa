import type { Result } from '#shared/kernel/result'

/** A command that answers match records. */
export interface RecordCommand {
  /** As it is typed, and as its errors begin. */
  readonly name: string
  readonly usage: string
  /** What it prints as JSON for a record of unknown origin; with a field `error` where the record is impossible. */
  readonly json: (record: unknown) => object
  /** What it prints for people, or the sentence that says what is wrong with the record. */
  readonly page: (record: unknown) => Result<string, string>
}

/** The help of a command: what it does in a sentence, and what it prints for people. */
export function usageOf(name: string, does: string, page: string): string {
  return `Usage: npm run --silent ${name} -- [--json | --jsonl] [FILE…]

${does} (docs/record-format.md). With no FILE, or when FILE is -, reads standard input.
A FILE.txt has one line of text per match (docs/notation.md).

  (no option)  one record per file; prints ${page}
  --json       one record per file; prints one line of JSON per record
  --jsonl      one record per line; prints one line of JSON per record
  --help       show this help

Exit status: 0 if all went well, 1 if any record was impossible or unreadable, 2 for wrong options.
`
}
