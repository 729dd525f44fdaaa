/** More than this of one thing nobody hears out. */
export const MOST_WORDS = 15

/** A word is what has a letter, a digit or a sign that is read out; a name is one, however long. */
const SPOKEN = /[\p{L}\p{N}×+−]/u

/** How many words a reader says. */
export function wordsIn(text: string, names: readonly string[]): number {
  const short = names.filter((name) => name !== '').reduce((told, name) => told.replaceAll(name, 'N'), text)
  return short.split(/\s+/).filter((word) => SPOKEN.test(word)).length
}

/** Whether sentences are one message. */
export function soFew(sentences: readonly string[], names: readonly string[]): boolean {
  return wordsIn(sentences.join(' '), names) <= MOST_WORDS
}

/**
 * What is said of several things, in their order, as messages: as many things in one as it has room for, and one thing in several only where it has to be.
 *
 * @param things the sentences of each
 */
export function inMessages(things: readonly (readonly string[])[], names: readonly string[]): readonly string[] {
  const added = (messages: readonly string[], sentences: readonly string[]): readonly string[] | null => {
    const last = messages.at(-1)
    return last !== undefined && soFew([last, ...sentences], names) ? [...messages.slice(0, -1), [last, ...sentences].join(' ')] : null
  }
  return things
    .filter((sentences) => sentences.length > 0)
    .reduce<readonly string[]>((messages, sentences) => {
      const together = added(messages, sentences)
      if (together !== null) return together
      const apart = sentences.reduce<readonly string[]>((own, sentence) => added(own, [sentence]) ?? [...own, sentence], [])
      return [...messages, ...apart]
    }, [])
}
