import type { Malformed } from '#shared/match/malformed'

/** Why a value that keeps to the limits cannot be kept as it is; null where it can. */
export function beyondLimits(value: unknown): Malformed | null {
  if (typeof value === 'string') return LONE_SURROGATE.test(value) ? { kind: 'half-character' } : null
  if (typeof value === 'number') return isExact(value) ? null : { kind: 'inexact-number' }
  return typeof value === 'object' && value !== null ? unsoundInside(value) : null
}

function unsoundInside(value: object): Malformed | null {
  for (const [name, inner] of Object.entries(value)) {
    if (name === '__proto__') return { kind: 'unsafe-name', name }
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
