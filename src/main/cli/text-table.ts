export interface Column {
  readonly title: string
  readonly align: 'left' | 'right'
}

/** Lines of a table whose columns are as wide as their widest cell. */
export function textTable(columns: readonly Column[], rows: readonly (readonly string[])[]): readonly string[] {
  const titles = columns.map(({ title }) => title)
  const widths = columns.map((_, at) => [titles, ...rows].reduce((widest, row) => Math.max(widest, textWidth(row[at] ?? '')), 0))
  const line = (row: readonly string[]) =>
    columns
      .map(({ align }, at) => padded(row[at] ?? '', widths[at] ?? 0, align))
      .join('  ')
      .trimEnd()
  return [line(titles), ...rows.map(line)]
}

/** Text from a record, safe to print: no control characters, none that turn the writing round. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, ' ')
}

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** What nearly every cell is made of: one place each. */
const PLAIN_CELL = /^[ -~]*$/
const WIDE_LETTERS = /^[\p{Emoji_Presentation}\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/u

/** How many places text takes on a terminal: Chinese, Japanese and Korean signs and emoji take two. */
export function textWidth(text: string): number {
  if (PLAIN_CELL.test(text)) return text.length
  let width = 0
  for (const { segment } of GRAPHEMES.segment(text)) width += WIDE_LETTERS.test(segment) ? 2 : 1
  return width
}

function padded(text: string, width: number, align: Column['align']): string {
  const space = ' '.repeat(Math.max(0, width - textWidth(text)))
  return align === 'left' ? text + space : space + text
}
