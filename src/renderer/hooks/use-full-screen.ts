import { useSyncExternalStore } from 'react'

function onFullScreenChange(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}

export interface FullScreen {
  /** False where the browser offers none to a page (on many phones). */
  readonly offered: boolean
  readonly on: boolean
  readonly toggle: () => void
}

/** The whole display for this page, and back. */
export function useFullScreen(): FullScreen {
  const on = useSyncExternalStore(onFullScreenChange, () => (document.fullscreenElement ?? null) !== null)
  return {
    // older browsers do not have it at all
    offered: (document as Partial<Document>).fullscreenEnabled === true,
    on,
    // refused where the person's press is too long ago; there is another press
    toggle: () => void (on ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined),
  }
}
