/** What tiles (6-4) and rules (DB-1) are called; a text that is split at it has them at its odd places. */
export const CODES = /((?:\d+|\b[A-Z]{1,2})-\d+)/
