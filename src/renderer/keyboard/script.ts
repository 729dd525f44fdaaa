import { useSyncExternalStore } from 'react'

/**
 * Whether the person's keyboard writes Latin letters, and what its keys print where it does not.
 *
 * Browsers do not say: `navigator.keyboard.getLayoutMap()` is there in Chromium alone, not on pages of a local network, and gives the first *Latin*
 * layout of the system. So it is learnt from the letters that are pressed.
 */
let writesForeign = false
let prints: ReadonlyMap<string, string> = new Map()
const LATIN = prints
const scriptListeners = new Set<() => void>()

/** A letter, or a mark that belongs to one, that is not Latin. */
export function isForeign(printed: string): boolean {
  return /[\p{L}\p{M}]/u.test(printed) && !/\p{Script=Latin}/u.test(printed)
}

/** The last letter that was pressed was not Latin; then keys that print a sign are letters of their place too, such as Q in Greek. */
export function foreign(): boolean {
  return writesForeign
}

/** Learns from a key that was pressed: what it printed, and which key it is. */
export function seeKey(printed: string, code: string): void {
  if (!code.startsWith('Key') || !/^[\p{L}\p{M}]+$/u.test(printed)) return
  const before = writesForeign
  writesForeign = isForeign(printed)
  const learnt = writesForeign && !prints.has(code)
  if (!learnt && before === writesForeign) return
  prints = new Map(writesForeign ? [...prints, [code, printed]] : [])
  for (const listener of scriptListeners) listener()
}

/** What keys print, by their place (`KeyN`), as far as it is known and not Latin. */
export function usePrints(): ReadonlyMap<string, string> {
  return useSyncExternalStore(
    followScript,
    () => prints,
    () => LATIN,
  )
}

function followScript(listener: () => void): () => void {
  scriptListeners.add(listener)
  return () => scriptListeners.delete(listener)
}
