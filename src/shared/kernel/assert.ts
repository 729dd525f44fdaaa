/** Throws when an invariant of ours is broken; `rationale` says why it ought to hold. */
export function assert(condition: boolean, rationale: string): asserts condition {
  if (!condition) throw new Error(`broken invariant: ${rationale}`)
}

/** The value, known to be there; `rationale` says why. */
export function present<T>(value: T | undefined | null, rationale: string): T {
  if (value === undefined || value === null) throw new Error(`broken invariant: ${rationale}`)
  return value
}
