/** A word of JSON after what separates it from the last: a sign, a text, or a number or a literal (RFC 8259). */
const WORD =
  /[ \t\n\r]*(?:([{}[\],:])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y

/** What is the beginning of a word, and would go on. */
const BEGUN = /^(?:|"(?:[^"\\\u0000-\u001f]|\\["\\/bfnrt]|\\u[\da-fA-F]{0,4})*\\?|-|t|tr|tru|f|fa|fal|fals|n|nu|nul)$/

/**
 * Where a text stops being JSON: browsers say it each in their own way, or not at all.
 *
 * @param {string} text
 * @returns {{ broken: { line: number, column: number, cutOff: boolean } | null, depth: number }} null where all of it is JSON; line and column are counted from 1, and
 *   `cutOff` says that it only ends too soon. `depth` is how far lists and objects are nested.
 */
export function scanJson(text) {
  const open = []
  let depth = 0
  let wants = 'value'
  let from = 0
  for (;;) {
    WORD.lastIndex = from
    const found = WORD.exec(text)
    const [word = '', sign, string] = found ?? []
    const next = found === null ? null : after(wants, sign ?? (string === undefined ? 'value' : 'string'), open)
    if (next === null) break
    depth = Math.max(depth, open.length)
    wants = next
    from += word.length
  }
  const rest = text.slice(from).replace(/^[ \t\n\r]+/, '')
  if (wants === 'end' && rest === '') return { broken: null, depth }
  const before = text.slice(0, text.length - rest.length).split('\n')
  return { broken: { line: before.length, column: before.at(-1).length + 1, cutOff: wants !== 'end' && BEGUN.test(rest) }, depth }
}

/** What has to follow a word where `wants` was wanted; null where it may not stand there. Keeps in `open` what is still to be closed. */
function after(wants, word, open) {
  const closed = () => {
    open.pop()
    return open.length === 0 ? 'end' : 'comma or close'
  }
  const isValue = wants === 'value' || wants === 'value or close'
  switch (word) {
    case '{':
    case '[':
      if (!isValue) return null
      open.push(word)
      return word === '{' ? 'name or close' : 'value or close'
    case '}':
      return open.at(-1) === '{' && (wants === 'name or close' || wants === 'comma or close') ? closed() : null
    case ']':
      return open.at(-1) === '[' && (wants === 'value or close' || wants === 'comma or close') ? closed() : null
    case ':':
      return wants === 'colon' ? 'value' : null
    case ',':
      if (wants !== 'comma or close') return null
      return open.at(-1) === '{' ? 'name' : 'value'
    case 'string':
      if (wants === 'name' || wants === 'name or close') return 'colon'
      return isValue ? afterValue(open) : null
    default:
      return isValue ? afterValue(open) : null
  }
}

const afterValue = (open) => (open.length === 0 ? 'end' : 'comma or close')
