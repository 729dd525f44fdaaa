import { expect } from 'vitest'
import { REFUSAL_CODES, WARNING_CODES } from '#shared/match/events'
import { REASON_CODES } from '#shared/games/reasons'
import { BLOCKED_TESTS } from '#shared/rules/rulings'

/** Codes that no language has as a word: those of several parts. */
const RAW = new RegExp([...REASON_CODES, ...REFUSAL_CODES, ...WARNING_CODES, ...BLOCKED_TESTS].filter((code) => code.includes('-')).join('|'))

/** A German total falls “unter null”, which is a word there. */
const UNSAID = /undefined|(?<!\b(?:unter|[Bb]ei|nahe) )null\b|NaN|\[object|\$\{| {2}|\.\.$/

const ENDED = /[.!?]$/

/** What is wrong with something that a person could be shown, or null. Many thousands of sentences are looked at, so none is expected to be this and that one by one. */
function faultOf(sentence: string): string | null {
  if (sentence === '') return 'is empty'
  if (sentence.trim() !== sentence) return 'has blanks round it'
  const unsaid = UNSAID.exec(sentence) ?? RAW.exec(sentence)
  return unsaid === null ? null : `shows “${unsaid[0]}”`
}

export const faultOfSentence = (sentence: string): string | null => faultOf(sentence) ?? (ENDED.test(sentence) ? null : 'does not end')

function expectNone(fault: string | null, sentence: string, what: string): void {
  if (fault !== null) expect.fail(`${what}: “${sentence}” ${fault}`)
}

/** Fails where something is no sentence that a person could be shown. */
export const expectSound = (sentence: string, what: string): void => expectNone(faultOf(sentence), sentence, what)

export const expectSentence = (sentence: string, what: string): void => expectNone(faultOfSentence(sentence), sentence, what)
