import { cleanName, QUOTES } from '../kernel/clean-text'
import { foldedName } from '../kernel/names'

/** A number as lists begin with it: `1.` `2)` `(3)` `[4]` `#5` `6:` `7 -` and a keycap, in any script's digits. */
const NUMBERED =
  /^\s*(?:\p{Nd}{1,3}\ufe0f?\u20e3\s*|[([#]\s*\p{Nd}{1,3}\s*[\])]?\s*|\p{Nd}{1,3}\s*[.):\u00ba\u00b0]+\s*|\p{Nd}{1,3}\s+[-\u2013\u2014]\s+)(?=\S)/u

/** A bullet or a box to tick, as mails and chats put it before a line. */
const BULLET =
  /^\s*(?:(?:[-\u2013\u2014]|[*+>\u2022\u2023\u2043\u25a0-\u25ff\u2605\u2606\u2610-\u2612\u2713-\u2718\u27a2\u2794]|\ud83d\udc49|\u2705)\ufe0f?|\[[ xX\u2713]?\])(?:\s+(?=\S)|(?=[^\s\d]))/u

/** The number of a row where nothing stands behind it but a space. */
const BARE_NUMBER = /^\s*\p{Nd}{1,3}\s+(?=\p{L})/u

/** An address behind a name, as mail programs write it. */
const ADDRESS = /\s*<[^<>]*@[^<>]*>/gu

/** What stands behind a comma and is no first name. */
const SUFFIX = /^(?:jr|sr|jun|sen|ii|iii|iv|phd|dr|md)\.?$/iu

const SAYS_A_NAME = /\p{L}/u

/** As long as a name may be (`nameSchema`). */
const LONGEST_PASTED_NAME = 60

/**
 * The names in a list that was typed or pasted from a chat, a mail or a spreadsheet, each once.
 *
 * Each line is one person, so “García, Inés” on a line of its own is Inés García. Only where the whole text is one line do semicolons and commas part
 * people. Numbers of rows, bullets, quotation marks, addresses and what a spreadsheet has in other columns are left out.
 */
export function pastedNames(text: string): readonly string[] {
  const lines = text.split(/[\n\r\v\f\u0085\u2028\u2029]+/u).filter((line) => line.trim() !== '')
  const [only] = lines
  const parts = lines.length === 1 && only !== undefined ? inOneLine(only) : lines
  const numbered = parts.length > 1 && parts.every((part) => BARE_NUMBER.test(part))
  /* One name alone is meant as it is written. */
  if (parts.length === 1 && !SAYS_A_NAME.test(text)) return [shortName(text)].filter(Boolean)
  const written = parts.map((part) => nameIn(numbered ? part.replace(BARE_NUMBER, '') : part)).filter((name) => SAYS_A_NAME.test(name))
  const names = written.length > 1 && written.every(isLastFirst) ? written.map(firstLast) : written
  const folded = names.map(foldedName)
  return names.filter((_, at) => folded.indexOf(folded[at] ?? '') === at)
}

/** One line parted at semicolons, or else at commas; not inside quotation marks. */
function inOneLine(line: string): readonly string[] {
  const withoutQuoted = line.replace(/"[^"]*"/gu, '')
  const mark = withoutQuoted.includes(';') ? ';' : ','
  return line.match(new RegExp(`(?:"[^"]*"|[^${mark}])+`, 'gu')) ?? []
}

function nameIn(part: string): string {
  let name = columnOf(part.replace(ADDRESS, ''))
  for (let before = ''; before !== name;) {
    before = name
    name = unquoted(
      name
        .replace(NUMBERED, '')
        .replace(BULLET, '')
        .replace(/[\s,;]+$/u, ''),
    )
  }
  return shortName(name)
}

function shortName(name: string): string {
  let short = ''
  for (const letter of cleanName(name)) {
    if (short.length + letter.length > LONGEST_PASTED_NAME) break
    short += letter
  }
  return short.trim()
}

/** The first column with letters; of columns made of spaces, all but numbers at the end. */
function columnOf(part: string): string {
  const column = part.split('\t').find((cell) => SAYS_A_NAME.test(cell)) ?? ''
  return column.replace(/\s{2,}[\p{Nd}\s.,()+-]+$/u, '')
}

function unquoted(text: string): string {
  const trimmed = text.trim()
  const closing = QUOTES[trimmed.charAt(0)]
  return trimmed.length > 2 && closing !== undefined && closing.includes(trimmed.at(-1) ?? ' ') ? trimmed.slice(1, -1).trim() : trimmed
}

function isLastFirst(name: string): boolean {
  const [last = '', first = '', ...more] = name.split(',')
  return more.length === 0 && SAYS_A_NAME.test(last) && SAYS_A_NAME.test(first) && !SUFFIX.test(first.trim())
}

function firstLast(name: string): string {
  const [last = '', first = ''] = name.split(',')
  return `${first.trim()} ${last.trim()}`
}
