/** Steps put together again; ends if one does not fit (`after` gives null), and the page then starts with the whole again. */
export async function* putTogether<T, S>(steps: AsyncIterable<S>, after: (before: T | null, step: S) => T | null): AsyncGenerator<T, void, void> {
  let shown: T | null = null
  for await (const step of steps) {
    shown = after(shown, step)
    if (shown === null) return
    yield shown
  }
}
