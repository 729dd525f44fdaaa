/** What tiles (6-4), rules (DB-1) and sites with a hyphen (domino-games.com) are called; a text that is split at it has them at its odd places. */
export const CODES = /((?:\d+|\b[A-Z]{1,2})-\d+|\b[a-z]+-[a-z]+\.(?:com|net))/
