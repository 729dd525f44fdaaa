/*
 * Texts that this window keeps until it is closed: through other pages, a reload and a crash of the page. Storage may be switched off or full; what
 * was to be kept then lasts as long as the page is shown.
 */

/** The text kept under a name; null where there is none. */
export function keptText(name: string): string | null {
  try {
    return window.sessionStorage.getItem(name)
  } catch {
    return null
  }
}

export function keepText(name: string, text: string): void {
  try {
    window.sessionStorage.setItem(name, text)
  } catch {
    // nothing is lost while the page is shown
  }
}

export function forgetText(name: string): void {
  try {
    window.sessionStorage.removeItem(name)
  } catch {
    // nothing was kept
  }
}

/** Forgets all texts whose names begin so, but those that also end as `except` says. */
export function forgetTexts(beginning: string, except: string | null): void {
  try {
    const { sessionStorage } = window
    const names = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '')
    for (const name of names) if (name.startsWith(beginning) && (except === null || !name.endsWith(except))) sessionStorage.removeItem(name)
  } catch {
    // nothing was kept
  }
}
