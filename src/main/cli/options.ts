import { parseArgs } from 'node:util'
import { err, ok, type Result } from '#shared/kernel/result'

/** What `score` was asked for. A file named `-` is standard input. */
export interface ScoreOptions {
  readonly output: 'sheet' | 'json' | 'jsonl' | 'help'
  readonly files: readonly string[]
}

export const STANDARD_INPUT = '-'

export const USAGE = `Usage: npm run --silent score -- [--json | --jsonl] [FILE…]

Scores match records (docs/record-format.md). Without FILE, or where FILE is -, standard input is read.

  (no option)  one record a file; prints a score sheet for people
  --json       one record a file; prints one line of JSON a record
  --jsonl      one record a line; prints one line of JSON a record
  --help       this text

Exit status: 0, or 1 if any record was impossible or could not be read, or 2 for bad usage.
`

/** Reads the command line, or says in one line what is wrong with it. */
export function readOptions(args: readonly string[], interactive: boolean): Result<ScoreOptions, string> {
  const read = parsed(args)
  if (!read.ok) return read
  const { values, positionals } = read.value
  if (values.help === true) return ok({ output: 'help', files: [] })
  if (values.json === true && values.jsonl === true) return err('--json and --jsonl cannot go together')
  if (positionals.length === 0 && interactive) return err('name a file to score, or - for standard input')
  const output = values.jsonl === true ? 'jsonl' : values.json === true ? 'json' : 'sheet'
  return ok({ output, files: positionals.length === 0 ? [STANDARD_INPUT] : positionals })
}

function parsed(args: readonly string[]) {
  const json = { type: 'boolean' } as const
  try {
    return ok(parseArgs({ args: [...args], allowPositionals: true, options: { json, jsonl: json, help: { type: 'boolean', short: 'h' } } }))
  } catch (cause) {
    return err((cause as Error).message.split('\n')[0]?.replace(/\. .*$/, '') ?? 'bad usage')
  }
}
