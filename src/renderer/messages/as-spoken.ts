/** Numbers of rules, alone in brackets or among other words there: `(C-3)`, `(FS-7, FS-8)`. */
const RULES = /[ \u00a0]?\((?:(?:C|FS|B|DB)-\d+(?:, )?)+\)/g
const BRACKETS = /[ \u00a0]?\(([^()]*)\)/g

/** A sentence as a person would say it: without numbers of rules, and with what stands in brackets after a comma. */
export function asSpoken(text: string): string {
  return text.replace(RULES, '').replace(BRACKETS, ', $1').replace(/ · /g, ', ').replace(/^, /, '')
}
