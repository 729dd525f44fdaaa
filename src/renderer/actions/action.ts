import type { KeyPress } from '../keyboard/read-key'

/**
 * Something that a person can do: what names it, offers it or listens for its keys reads this object.
 *
 * `C` is what it is done to, such as a table.
 */
export interface Action<C> {
  /** As they stand on a US keyboard, with what is held before them: `D`, `Ctrl Z`, `←`. With `reads`, examples for the list of keys. */
  readonly keys?: readonly string[]
  /** Keys that do it too and that nobody has to be told of. */
  readonly alsoKeys?: readonly string[]
  /** What a key does that says more than that it was pressed, such as a number of a tile; null for any other key. */
  readonly reads?: (press: KeyPress, to: C) => ((to: C) => void) | null
  /** Whether it can be done now; always, unless given. */
  readonly can?: (to: C) => boolean
  readonly does: (to: C) => void
  /** It goes on while the key is held down. */
  readonly repeats?: true
  /** Not together with Shift, which elsewhere selects text. */
  readonly unshifted?: true
  /** Also with Alt, which some keyboards need for the sign. */
  readonly withAlt?: true
  readonly leaves?: (focus: KeyFocus, to: C) => boolean
}

interface KeyFocus {
  readonly target: EventTarget | null
  /** Something that was pressed before has not been done yet. */
  readonly waits: boolean
}

const SHOWN: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓', Escape: 'Esc' }

/** What an action's first key is called for `aria-keyshortcuts`. */
export function ariaShortcut({ keys: [key] }: { readonly keys: readonly [string, ...string[]] }): string {
  return Object.keys(SHOWN).find((name) => SHOWN[name] === key) ?? key
}

interface Meant<C> {
  readonly action: Action<C>
  readonly does: (to: C) => void
}

/** The action that a key asks for, and what is then to be done; null where it asks for none. */
export function meantBy<C>(actions: readonly Action<C>[], press: KeyPress, to: C): Meant<C> | null {
  const fitting = actions.filter(({ withAlt, unshifted }) => (withAlt === true || !press.alt) && !(unshifted === true && press.shift))
  if (!press.ctrl)
    for (const action of fitting) {
      const does = action.reads?.(press, to) ?? null
      if (does !== null) return { action, does }
    }
  const [shown, ctrl] = [SHOWN[press.key] ?? (press.key.length === 1 ? press.key.toUpperCase() : press.key), press.ctrl ? 'Ctrl ' : '']
  /* With Shift a key does what it does without, unless that has a meaning of its own. */
  for (const name of press.shift ? [`${ctrl}Shift ${shown}`, `${ctrl}${shown}`] : [`${ctrl}${shown}`]) {
    const action = fitting.find(({ keys = [], alsoKeys = [], reads }) => reads === undefined && (keys.includes(name) || alsoKeys.includes(name)))
    if (action !== undefined) return { action, does: doing(action) }
  }
  return null
}

export function doing<C>({ can, does }: Pick<Action<C>, 'can' | 'does'>): (to: C) => void {
  return (to) => {
    if (can?.(to) ?? true) does(to)
  }
}
