import { useSyncExternalStore } from 'react'

/** How chips are shown: counted up, or (rulebook B-8) as what is still to be given back. */
export const SCORE_DISPLAYS = ['count-up', 'countdown'] as const
export type ScoreDisplay = (typeof SCORE_DISPLAYS)[number]

const KEPT_AS = 'caravan.score-display'
const CHANGED = 'caravan-score-display'

function kept(): ScoreDisplay {
  try {
    const value = window.localStorage.getItem(KEPT_AS)
    return SCORE_DISPLAYS.find((display) => display === value) ?? 'count-up'
  } catch {
    return 'count-up'
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(CHANGED, onChange)
    window.removeEventListener('storage', onChange)
  }
}

function choose(display: ScoreDisplay): void {
  try {
    window.localStorage.setItem(KEPT_AS, display)
  } catch {
    /* A browser that keeps nothing goes on counting up. */
  }
  window.dispatchEvent(new Event(CHANGED))
}

/** The choice of this device, followed across its windows. */
export function useScoreDisplay(): readonly [ScoreDisplay, (display: ScoreDisplay) => void] {
  return [useSyncExternalStore(subscribe, kept), choose]
}
