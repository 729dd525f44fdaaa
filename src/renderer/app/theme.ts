import { useEffect, useSyncExternalStore } from 'react'

export const THEME_CHOICES = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]

const KEPT_AS = 'caravan.theme'
const CHANGED = 'caravan-theme'
const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)')

/** What the person chose on this device; a browser that keeps nothing follows the system. */
export function themeChoice(): ThemeChoice {
  try {
    const kept = window.localStorage.getItem(KEPT_AS)
    return THEME_CHOICES.find((choice) => choice === kept) ?? 'system'
  } catch {
    return 'system'
  }
}

/** Puts the chosen theme on the page. */
export function applyTheme(choice: ThemeChoice = themeChoice()): void {
  const dark = choice === 'dark' || (choice === 'system' && darkSystem().matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
}

export function chooseTheme(choice: ThemeChoice): void {
  try {
    window.localStorage.setItem(KEPT_AS, choice)
  } catch {
    /* Storage may be switched off; the choice then holds for this page. */
  }
  applyTheme(choice)
  window.dispatchEvent(new CustomEvent(CHANGED, { detail: choice }))
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(CHANGED, onChange)
    window.removeEventListener('storage', onChange)
  }
}

/** The choice, followed across windows, and the system's own change of light. */
export function useThemeChoice(): ThemeChoice {
  const choice = useSyncExternalStore(subscribe, themeChoice)
  useEffect(() => {
    applyTheme(choice)
    const system = darkSystem()
    const follow = () => applyTheme(choice)
    system.addEventListener('change', follow)
    return () => system.removeEventListener('change', follow)
  }, [choice])
  return choice
}
