import { useEffect } from 'react'
import { settings, useSetting } from './settings'

const MEDIA = { dark: '(prefers-color-scheme: dark)', contrast: '(prefers-contrast: more)', still: '(prefers-reduced-motion: reduce)' } as const
const system = (what: keyof typeof MEDIA): MediaQueryList => window.matchMedia(MEDIA[what])

/** Puts theme, contrast and motion on the page, as they are set and as the system is where it decides. */
export function applyAppearance(): void {
  const { dataset } = document.documentElement
  const theme = settings.theme.chosen()
  dataset.theme = theme === 'dark' || (theme !== 'light' && system('dark').matches) ? 'dark' : 'light'
  dataset.contrast = theme === 'contrast' || system('contrast').matches ? 'more' : 'usual'
  dataset.tableSide = settings['table-side'].chosen()
  dataset.motion = settings.motion.chosen() === 'reduced' || system('still').matches ? 'reduced' : 'full'
}

/** The same for as long as the page is there, whatever changes it: a person in any window, or the system in the evening. */
export function useAppearance(): void {
  const theme = useSetting('theme')
  const motion = useSetting('motion')
  const side = useSetting('table-side')
  useEffect(applyAppearance, [theme, motion, side])
  useEffect(() => {
    const all = [system('dark'), system('contrast'), system('still')]
    for (const each of all) each.addEventListener('change', applyAppearance)
    return () => {
      for (const each of all) each.removeEventListener('change', applyAppearance)
    }
  }, [])
}
