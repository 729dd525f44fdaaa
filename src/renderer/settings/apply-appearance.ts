import { settings } from './kept-settings'

const MEDIA = { dark: '(prefers-color-scheme: dark)', contrast: '(prefers-contrast: more)', still: '(prefers-reduced-motion: reduce)' } as const
const system = (what: keyof typeof MEDIA): MediaQueryList => window.matchMedia(MEDIA[what])

/** Puts theme, felt, contrast and motion on the page, as they are set and as the system is where it decides. */
export function applyAppearance(): void {
  const { dataset } = document.documentElement
  const theme = settings.theme.chosen()
  dataset.theme = theme === 'dark' || (theme !== 'light' && system('dark').matches) ? 'dark' : 'light'
  dataset.contrast = theme === 'contrast' || system('contrast').matches ? 'more' : 'usual'
  dataset.cloth = settings.felt.chosen()
  dataset.textSize = settings['text-size'].chosen()
  dataset.tableSide = settings['table-side'].chosen()
  dataset.motion = settings.motion.chosen() === 'reduced' || system('still').matches ? 'reduced' : 'full'
}

export function systemAppearance(): readonly MediaQueryList[] {
  return [system('dark'), system('contrast'), system('still')]
}
