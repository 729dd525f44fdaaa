import { canonical } from './check-ruling.mjs'

/**
 * One line of a check in words.
 *
 * @param {import('./check-ruling.mjs').Line} line
 * @param {typeof import('./words/en.mjs').en} words
 * @returns {{ what: string, why: string }} what was looked at, and why it does not hold; empty where it does
 */
export function lineWords({ look, step, holds, fault, said, worked }, words) {
  const what = look === 'step' ? `${words.looks.step} ${step + 1}, ${worked.test} (${worked.rule}): ${worked.found.kind}` : words.looks[look]
  if (holds) return { what, why: '' }
  return { what, why: fault === null ? words.differs(canonical(said), canonical(worked)) : faultWords(fault, words) }
}

/** Where in the file something is wrong, and why. */
export const faultWords = ({ where, code, data }, words) => words.fault(where, words.faults[code](data))
