import Papa from 'papaparse'
import type { TableForm } from '#shared/contract/exchange'
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

/** Where cells are split at another sign than ours, a formula may begin in the midst of a text. */
const AFTER_A_SPLIT = new RegExp(`[;\\t\\r\\n](?=["'\\s${INVISIBLE}]*[=+\\-@＝＋－＠|%])`, 'gu')

/** Where a cell may be split at all; few may, and that is sooner told. */
const SPLIT = /[;\t\r\n]/

/** A tile that is alone in its cell. */
const TILE = /^(\d{1,2})-(\d{1,2})$/u

/** A day, which a spreadsheet is meant to take for one. */
const DAY = /^\d{4}-\d{2}-\d{2}/u

/** What a spreadsheet might take for a date, a time or a number, and would write in its own way. */
const NUMBER_OR_DATE = /^\s*(?:\d{1,4}(?:\s*[-/.:]\s*\d{1,4}){1,2}|[\d.,]+(?:e[+-]?\d+)?)\s*$/iu

/**
 * Rows as CSV (RFC 4180), each with its line end; texts that could be formulas are defused.
 *
 * For a spreadsheet a tile is written `6|4`, as `6-4` would become the sixth of April; any other text that looks like a date or a number has an apostrophe
 * before it.
 */
export function csvRows(rows: readonly (readonly Cell[])[], form: TableForm = 'programs'): string {
  if (rows.length === 0) return ''
  const written = rows.map((row) => row.map((cell) => wholeCell(form === 'programs' ? cell : forSpreadsheet(cell))))
  const delimiter = form === 'semicolons' ? ';' : ','
  return `${Papa.unparse(written, { delimiter, escapeFormulae: FORMULA, newline: '\r\n' })}\r\n`
}

/** A text in which no formula begins wherever its cell may be split; what stands at its beginning is defused by the writer. */
function wholeCell(cell: Cell): Cell {
  return typeof cell === 'string' && SPLIT.test(cell) ? cell.replace(AFTER_A_SPLIT, "$&'") : cell
}

function forSpreadsheet(cell: Cell): Cell {
  if (typeof cell !== 'string' || DAY.test(cell)) return cell
  if (TILE.test(cell)) return cell.replace(TILE, '$1|$2')
  return NUMBER_OR_DATE.test(cell) ? `'${cell}` : cell
}
