import { usePrints } from '../keyboard/script'
import { startWords } from '../messages/start-page'

/** The key that a Mac has in the place of Ctrl. */
const COMMAND = '⌘'

/** What stands on a key of the person's keyboard: `Entrée` for `Enter` in French, `Т` for `N` where that key writes Russian. Several are held together. */
export function useKeyNames(): (keys: string) => string {
  const prints = usePrints()
  const names: Readonly<Record<string, string>> = startWords.keys.names
  return (keys) =>
    keys
      .split(' ')
      .map((key) => (key === 'Ctrl' && isMac() ? COMMAND : (names[key] ?? prints.get(`Key${key}`)?.toUpperCase() ?? key)))
      .join(' ')
}

function isMac(): boolean {
  return /^Mac/.test(navigator.platform)
}
