import { useEffect } from 'react'
import { keptChoice, useKeptChoice } from './kept-choice'

export const THEME_CHOICES = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]

const theme = keptChoice('caravan.theme', THEME_CHOICES)
const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)')

/** Puts the chosen theme on the page. */
export function applyTheme(choice: ThemeChoice = theme.chosen()): void {
  const dark = choice === 'dark' || (choice === 'system' && darkSystem().matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
}

export const chooseTheme: (choice: ThemeChoice) => void = theme.choose

/** What the person chose on this device, put on the page; and the system's own change of light, followed. */
export function useThemeChoice(): ThemeChoice {
  const choice = useKeptChoice(theme)
  useEffect(() => {
    applyTheme(choice)
    const system = darkSystem()
    const follow = () => applyTheme(choice)
    system.addEventListener('change', follow)
    return () => system.removeEventListener('change', follow)
  }, [choice])
  return choice
}
