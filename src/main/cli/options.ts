import { parseArgs } from 'node:util'
import { err, ok, type Result } from '#shared/kernel/result'

/** What `score` was asked for. A file named `-` is standard input. */
export interface ScoreOptions {
  readonly output: 'sheet' | 'json' | 'jsonl' | 'help'
  readonly files: readonly string[]
}

export const STANDARD_INPUT = '-'

export const USAGE = `Usage: npm run --silent score -- [--json | --jsonl] [FILE…]

Scores match records (docs/record-format.md). With no FILE, or when FILE is -, reads standard input.
A FILE.txt has one line of text per match (docs/notation.md).

  (no option)  one record per file; prints a readable score sheet
  --json       one record per file; prints one line of JSON per record
  --jsonl      one record per line; prints one line of JSON per record
  --help       show this help

Exit status: 0 if all records were scored, 1 if any record was impossible or unreadable, 2 for wrong options.
`

/** Reads the command line, or says in one line what is wrong with it. */
export function readOptions(args: readonly string[], interactive: boolean): Result<ScoreOptions, string> {
  const read = parsed(args)
  if (!read.ok) return read
  const { values, positionals } = read.value
  if (values.help === true) return ok({ output: 'help', files: [] })
  if (values.json === true && values.jsonl === true) return err('use either --json or --jsonl, not both')
  if (positionals.length === 0 && interactive) return err('no file given; name a file, or use - for standard input')
  const output = values.jsonl === true ? 'jsonl' : values.json === true ? 'json' : 'sheet'
  return ok({ output, files: positionals.length === 0 ? [STANDARD_INPUT] : positionals })
}

function parsed(args: readonly string[]) {
  const json = { type: 'boolean' } as const
  try {
    return ok(parseArgs({ args: [...args], allowPositionals: true, options: { json, jsonl: json, help: { type: 'boolean', short: 'h' } } }))
  } catch (cause) {
    return err((cause as Error).message.split('\n')[0]?.replace(/\. .*$/, '') ?? 'wrong options')
  }
}
