import { describe } from 'vitest'
import { LANGUAGES } from '#shared/words/languages'
import { FACTOR } from './support/runs'

/**
 * Whether everything is looked at: every language, look, size and length of a line. `CARAVAN_EVERY=1` says so, and takes a quarter of an hour more.
 *
 * Usually what differs from another in nothing but its words or its colours is looked at once, where it is hardest.
 */
export const EVERY = process.env['CARAVAN_EVERY'] === '1'

/** Whether chance has its night: everything is looked at, or each law is tried many times as often. */
export const MANY = EVERY || FACTOR >= 10

/** The languages of a test in which they differ in nothing but their words: usually German, whose words need the most room. */
export const SPOKEN = EVERY ? LANGUAGES : (['de'] as const)

/**
 * Tests that run where everything is looked at, as at night. `byDay` names the files of tests that look at the same each time; the end of `npm test` says how
 * many are left to the night. `isAsked`: where a command of their own asks for them.
 */
export function atNight(byDay: readonly [string, ...string[]], tests: () => void, isAsked = EVERY): void {
  describe.skipIf(!isAsked)(`at night; by day ${byDay.join(', ')}`, tests)
}
