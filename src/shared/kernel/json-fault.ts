const SPACE = /[ \t\n\r]*/y
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
const PLAIN_VALUE = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y

/** Letters shown before and after the place where JSON breaks off. */
const AROUND = 12

/** What may come next while JSON is read. */
type Next = 'value' | 'value-or-end' | 'name' | 'name-or-end' | 'colon' | 'comma-or-end' | 'nothing'

/**
 * Where a text stops being JSON: the place of the first sign that cannot stand there, or the length of a text that ends too early.
 *
 * Null where it is JSON. Engines say it in words of their own, or not at all.
 */
export function jsonFaultAt(text: string): number | null {
  const open: ('[' | '{')[] = []
  let next: Next = 'value'
  let at = 0
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found !== null) at += found[0].length
    return found !== null
  }
  const after = (): Next => (open.length === 0 ? 'nothing' : 'comma-or-end')
  for (;;) {
    take(SPACE)
    const sign = text[at]
    if (sign === undefined) return next === 'nothing' ? null : at
    if (next === 'nothing') return at
    const closes = (sign === ']' && open.at(-1) === '[') || (sign === '}' && open.at(-1) === '{')
    if (closes && next.endsWith('-or-end')) {
      open.pop()
      at++
      next = after()
    } else if (next === 'comma-or-end' || next === 'colon') {
      if (sign !== (next === 'colon' ? ':' : ',')) return at
      at++
      next = next === 'comma-or-end' && open.at(-1) === '{' ? 'name' : 'value'
    } else if (next === 'name' || next === 'name-or-end') {
      if (!take(STRING)) return at
      next = 'colon'
    } else if (sign === '[' || sign === '{') {
      open.push(sign)
      at++
      next = sign === '[' ? 'value-or-end' : 'name-or-end'
    } else {
      if (!take(STRING) && !take(PLAIN_VALUE)) return at
      next = after()
    }
  }
}

/** What stands where a text stops being JSON, for a sentence; undefined where it ends too early. */
export function jsonFaultNear(text: string): string | undefined {
  const at = jsonFaultAt(text)
  return at === null || at >= text.length ? undefined : text.slice(Math.max(0, at - AROUND), at + AROUND).replace(/[\s\p{Cs}]+/gu, ' ')
}
