import { useSyncExternalStore } from 'react'

/** Something a person chooses for this device, and finds again next time. */
export interface KeptChoice<T extends string> {
  readonly choices: readonly T[]
  readonly chosen: () => T
  readonly choose: (choice: T) => void
  /** Calls back after each change, in whichever window it was made; gives the way to stop it. */
  readonly subscribe: (onChange: () => void) => () => void
}

/** Keeps one of `choices` under a name of its own; the first of them stands until another is chosen. */
export function keptChoice<T extends string>(keptAs: string, choices: readonly [T, ...T[]]): KeptChoice<T> {
  const listeners = new Set<() => void>()
  /* Storage may be switched off; the choice then holds for this page. */
  let onThisPage: T | null = null

  const chosen = (): T => {
    if (onThisPage !== null) return onThisPage
    try {
      const kept = window.localStorage.getItem(keptAs)
      return choices.find((choice) => choice === kept) ?? choices[0]
    } catch {
      return choices[0]
    }
  }
  return {
    choices,
    chosen,
    choose: (choice) => {
      try {
        window.localStorage.setItem(keptAs, choice)
        onThisPage = null
      } catch {
        onThisPage = choice
      }
      for (const listener of [...listeners]) listener()
    },
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

/** The choice as it stands, followed across the windows of this device. */
export function useKeptChoice<T extends string>(kept: KeptChoice<T>): T {
  return useSyncExternalStore(kept.subscribe, kept.chosen)
}
