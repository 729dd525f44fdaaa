/** What is followed: the whole at first, and then what `stepBetween` makes of each and the one sent before it. */
export async function* steps<T, S>(feeds: AsyncGenerator<T, void, void>, stepBetween: (before: T | null, after: T) => S): AsyncGenerator<S, void, void> {
  let before: T | null = null
  for await (const feed of feeds) {
    yield stepBetween(before, feed)
    before = feed
  }
}
