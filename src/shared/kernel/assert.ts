/** The value, known to be there; `rationale` says why. */
export function present<T>(value: T | undefined | null, rationale: string): T {
  if (value === undefined || value === null) throw new Error(`broken invariant: ${rationale}`)
  return value
}

/** What stands at a place that the list is known to have, counted from 0; throws where it has none. */
export function elementAt<T>(list: ArrayLike<T>, place: number): T {
  return present(list[place], 'the list is as long as its places are counted')
}
