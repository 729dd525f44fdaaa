import { expect } from 'vitest'
import { REFUSAL_CODES, WARNING_CODES } from '#shared/match/events'
import { REASON_CODES } from '#shared/rules/reasons'
import { BLOCKED_TESTS } from '#shared/rules/rulings'

/** Codes that no language has as a word: those of several parts. */
const RAW = [...REASON_CODES, ...REFUSAL_CODES, ...WARNING_CODES, ...BLOCKED_TESTS].filter((code) => code.includes('-'))

/** Fails where something is no sentence that a person could be shown. */
export function expectSound(sentence: string, what: string): void {
  expect(sentence.trim(), what).toBe(sentence)
  expect(sentence, what).not.toBe('')
  /* A German total falls “unter null”, which is a word there. */
  expect(sentence, what).not.toMatch(/undefined|(?<!\b(?:unter|[Bb]ei|nahe) )null\b|NaN|\[object|\$\{| {2}|\.\.$/)
  for (const code of RAW) expect(sentence, `${what} shows a code`).not.toContain(code)
}

export function expectSentence(sentence: string, what: string): void {
  expectSound(sentence, what)
  expect(sentence, what).toMatch(/[.!?]$/)
}
