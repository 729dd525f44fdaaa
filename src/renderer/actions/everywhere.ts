import type { Action } from './action'

/** What the keys of every page do. Nothing here says a word: the start page has it before its other words have come. */
export const EVERYWHERE = {
  help: { keys: ['?'], withAlt: true, does: ({ help }) => help() },
} as const satisfies Readonly<Record<string, Action<{ readonly help: () => void }>>>

const CONTROLS = 'a, button, summary'

/** What a page is for, where it is for one thing: Enter does it, unless a control has the focus. */
export const MAIN = {
  keys: ['Enter'],
  leaves: ({ target }) => target instanceof Element && target.closest(CONTROLS) !== null,
  does: ({ go }) => go(),
} as const satisfies Action<{ readonly go: () => void }>
