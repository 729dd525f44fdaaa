import type { RulingFile } from './schema'

/** How a ruling file's name ends, without the first dot. */
export const RULING_ENDING = 'ruling.json'

/** Letters of a line in a ruling file; only what cannot be broken up is longer. */
const LINE = 140

/** A ruling as the text of its file: what fits on one line stands on one, as a person would write it. */
export function makeRuling(file: RulingFile): string {
  return `${broken(file, '')}\n`
}

function broken(value: unknown, indent: string): string {
  const short = onOneLine(value)
  if (typeof value !== 'object' || value === null || indent.length + short.length <= LINE) return short
  const deeper = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((each) => `${deeper}${broken(each, deeper)}`)
    : Object.entries(value).map(([name, each]) => `${deeper}${JSON.stringify(name)}: ${broken(each, deeper)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${onOneLine(each)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}
