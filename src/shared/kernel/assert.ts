/** The value, known to be there; `rationale` says why. */
export function present<T>(value: T | undefined | null, rationale: string): T {
  if (value === undefined || value === null) throw new Error(`broken invariant: ${rationale}`)
  return value
}
