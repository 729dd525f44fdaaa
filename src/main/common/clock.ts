/** The first and the last moment that can be written with four digits for the year, as every date in a file is (RFC 3339). */
const FIRST = Date.parse('0000-01-01T00:00:00.000Z')
const LAST = Date.parse('9999-12-31T23:59:59.999Z')

/** The same clock, which a computer that is set far wrong takes nowhere that no file could tell of: a match would be damaged by its date. */
export function writableClock(clock: () => Date): () => Date {
  return () => new Date(Math.min(Math.max(clock().getTime(), FIRST), LAST))
}

/** The time of day of this computer. */
export const systemClock = writableClock(() => new Date())
