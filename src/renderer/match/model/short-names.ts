/** First words of names; where two would be the same, the beginning of the last word is added; where that is the same too, all of the name. */
export function shortNames(names: readonly string[]): readonly string[] {
  const words = names.map((name) => name.trim().split(/\s+/))
  const firsts = words.map(([first = '']) => first)
  const short = words.map((all) => {
    const [first = ''] = all
    const last = all.at(-1)
    return isAlone(first, firsts) || all.length < 2 || last === undefined ? first : `${first} ${[...last][0] ?? ''}.`
  })
  return short.map((own, at) => (isAlone(own, short) ? own : (words[at] ?? []).join(' ')))
}

function isAlone(own: string, all: readonly string[]): boolean {
  return all.filter((other) => other === own).length === 1
}
