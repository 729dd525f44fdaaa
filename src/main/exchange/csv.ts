import Papa from 'papaparse'
import { INVISIBLE } from '#shared/kernel/clean-text'

export type Cell = string | number | boolean | null

/** The mark by which a spreadsheet knows that a text is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * What a spreadsheet might take for a formula, also as wide letters or after spaces and what nobody sees; it gets an apostrophe before it.
 *
 * Numbers stay numbers, negative ones too.
 */
const FORMULA = new RegExp(`^[\\s${INVISIBLE}]*[=+\\-@\\t\\r\\n＝＋－＠|%]`, 'u')

/** Rows as CSV (RFC 4180), each with its line end; texts that could be formulas are defused. */
export function csvRows(rows: readonly (readonly Cell[])[]): string {
  if (rows.length === 0) return ''
  return `${Papa.unparse(rows as Cell[][], { escapeFormulae: FORMULA, newline: '\r\n' })}\r\n`
}
