/**
 * The outcome of something that may be refused, as plain JSON.
 *
 * An expected "no" is a value, never an exception, so it crosses processes unchanged.
 */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value }
}

export function err<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error }
}

/** The value of a result that cannot be a refusal here; a refusal throws with `why`. */
export function expectOk<T, E>(result: Result<T, E>, why: string): T {
  if (result.ok) return result.value
  throw new Error(`${why}: ${JSON.stringify(result.error)}`)
}
