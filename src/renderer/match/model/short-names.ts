/** First words of names; where two would be the same, the beginning of the last word is added. */
export function shortNames(names: readonly string[]): readonly string[] {
  const words = names.map((name) => name.trim().split(/\s+/))
  const firsts = words.map(([first = '']) => first)
  return words.map((all) => {
    const [first = ''] = all
    const last = all.at(-1)
    const alone = firsts.filter((other) => other === first).length === 1
    return alone || all.length < 2 || last === undefined ? first : `${first} ${[...last][0] ?? ''}.`
  })
}
