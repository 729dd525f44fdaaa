/** Why a value that keeps to the limits cannot be kept as it is; null where it can. */
export function beyondLimits(value: unknown): string | null {
  if (typeof value === 'string') return LONE_SURROGATE.test(value) ? 'it contains half a character (a lone surrogate)' : null
  if (typeof value === 'number') return isExact(value) ? null : 'it contains a number that is too large to save exactly'
  return typeof value === 'object' && value !== null ? unsoundInside(value) : null
}

function unsoundInside(value: object): string | null {
  for (const [name, inner] of Object.entries(value)) {
    if (name === '__proto__') return 'it contains a field called “__proto__”, which Caravan cannot save'
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
