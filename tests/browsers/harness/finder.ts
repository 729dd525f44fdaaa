import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** One step to what is meant: by role and name as a screen reader has them, by its text, or by a selector. */
export type Step =
  | { readonly by: 'role'; readonly role: string; readonly name: Words | null }
  | { readonly by: 'text'; readonly text: Words }
  | { readonly by: 'css'; readonly selector: string }
  | { readonly by: 'nth'; readonly at: number }

/** A text in full, or an expression: what can be sent to a page. */
export type Words = { readonly is: string } | { readonly matches: string; readonly flags: string }

export const wordsOf = (words: string | RegExp): Words => (typeof words === 'string' ? { is: words } : { matches: words.source, flags: words.flags })

/** What a page answers that has no finder yet: each page gets it when it is first asked. */
export const NO_FINDER = 'this page has no finder yet'

const TESTING_LIBRARY = readFileSync(createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8')

/** Puts into a page `caravanFind(steps)`, the elements that the steps lead to, and `caravanFaults`, what goes wrong from now on. */
export const FINDER = `
const exports = {}, module = { exports };
${TESTING_LIBRARY}
const { queryAllByRole, queryAllByText } = exports;
const words = (told) => told === null ? undefined : 'is' in told ? told.is : new RegExp(told.matches, told.flags);
const isSeen = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
const next = {
  role: ({ role, name }, from) => from.flatMap((each) => queryAllByRole(each, role, { name: words(name) })),
  text: ({ text }, from) => from.flatMap((each) => queryAllByText(each, words(text))).filter(isSeen),
  css: ({ selector }, from) => from.flatMap((each) => [...each.querySelectorAll(selector)]),
  nth: ({ at }, from) => from.slice(at, at + 1 || undefined),
};
const faults = window.caravanFaults = [];
window.addEventListener('error', ({ message }) => faults.push(message));
window.addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => faults.push(effectiveDirective + ' blocked ' + blockedURI));
window.caravanFind = (steps) => steps.reduce((from, step) => [...new Set(next[step.by](step, from))], [document.body]);
`
