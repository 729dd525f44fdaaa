import { parseArgs } from 'node:util'
import { err, ok, type Result } from '#shared/kernel/result'

/** What a command was asked for; a `page` is for people. A file named `-` is standard input. */
export interface CommandOptions {
  readonly output: 'page' | 'json' | 'jsonl' | 'help'
  readonly files: readonly string[]
}

export const STANDARD_INPUT = '-'

/** Reads the command line, or says in one line what is wrong with it. */
export function readOptions(args: readonly string[], interactive: boolean): Result<CommandOptions, string> {
  const read = parsed(args)
  if (!read.ok) return read
  const { values, positionals } = read.value
  if (values.help === true) return ok({ output: 'help', files: [] })
  if (values.json === true && values.jsonl === true) return err('use either --json or --jsonl, not both')
  if (positionals.length === 0 && interactive) return err('no file given; name a file, or use - for standard input')
  const output = values.jsonl === true ? 'jsonl' : values.json === true ? 'json' : 'page'
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
