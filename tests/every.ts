/**
 * Whether everything is looked at: every language, look, size and length of a line. `CARAVAN_EVERY=1` says so, and takes a quarter of an hour more.
 *
 * Usually what differs from another in nothing but its words or its colours is looked at once, where it is hardest.
 */
export const EVERY = process.env['CARAVAN_EVERY'] === '1'
