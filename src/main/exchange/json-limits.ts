/** Why a value that keeps to the limits cannot be kept as it is; null where it can. */
export function beyondLimits(value: unknown): string | null {
  if (typeof value === 'string') return LONE_SURROGATE.test(value) ? 'it holds half a character (a lone surrogate)' : null
  if (typeof value === 'number') return isExact(value) ? null : 'a number in it is too large to be kept exactly'
  return typeof value === 'object' && value !== null ? unsoundInside(value) : null
}

function unsoundInside(value: object): string | null {
  for (const [name, inner] of Object.entries(value)) {
    if (name === '__proto__') return 'a field in it is called “__proto__”, which cannot be kept'
    const why = beyondLimits(name) ?? beyondLimits(inner)
    if (why !== null) return why
  }
  return null
}

const LONE_SURROGATE = /\p{Cs}/u

/** Larger whole numbers lose digits when they are read. */
function isExact(number: number): boolean {
  return Number.isFinite(number) && (!Number.isInteger(number) || Number.isSafeInteger(number))
}
