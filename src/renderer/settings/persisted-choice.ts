/** Something a person chooses, and finds again next time. */
export interface PersistedChoice<T extends string> {
  readonly choices: readonly T[]
  readonly chosen: () => T
  /** Null where the first choice stands because nobody has chosen. */
  readonly kept: () => T | null
  readonly choose: (choice: T) => void
  /** Takes over what was chosen elsewhere. */
  readonly follow: (choice: T) => void
  /** Calls back after each change, in whichever window it was made; gives the way to stop it. */
  readonly subscribe: (onChange: () => void) => () => void
}

/**
 * Keeps one of `choices` in this browser under a name of its own; the first of them stands until another is chosen.
 *
 * `onChosen` is called with each choice made on this page. A choice stored under a former name is read too.
 */
export function persistedChoice<T extends string>(
  keptAs: string,
  choices: readonly [T, ...T[]],
  onChosen: (choice: T) => void = () => undefined,
  formerlyKeptAs: string = keptAs,
): PersistedChoice<T> {
  const listeners = new Set<() => void>()
  /* Storage may be switched off; the choice then holds for this page. */
  let onThisPage: T | null = null

  const kept = (): T | null => {
    if (onThisPage !== null) return onThisPage
    try {
      const stored = window.localStorage.getItem(keptAs) ?? window.localStorage.getItem(formerlyKeptAs)
      return choices.find((choice) => choice === stored) ?? null
    } catch {
      return null
    }
  }
  const follow = (choice: T): void => {
    if (kept() === choice) return
    try {
      window.localStorage.setItem(keptAs, choice)
      onThisPage = null
    } catch {
      onThisPage = choice
    }
    for (const listener of [...listeners]) listener()
  }
  return {
    choices,
    kept,
    chosen: () => kept() ?? choices[0],
    choose: (choice) => {
      follow(choice)
      onChosen(choice)
    },
    follow,
    subscribe: (onChange) => {
      listeners.add(onChange)
      window.addEventListener('storage', onChange)
      return () => {
        listeners.delete(onChange)
        window.removeEventListener('storage', onChange)
      }
    },
  }
}
