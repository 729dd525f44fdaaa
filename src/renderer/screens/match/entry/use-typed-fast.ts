import { useCallback, useEffect, useRef, type RefObject } from 'react'

/** Keys this close together, in milliseconds, come from someone who does not look how a tile lands. */
const FAST = 250

/** So long after the last key what others play moves again. */
const CALM = 1000

/**
 * What a key does to movement at the table: whatever moves comes to rest, and between fast keys nothing begins to move (`data-fast`).
 *
 * Every frame in which a tile moves is drawn by the page, and kept the next key waiting.
 */
export function useTypedFast(table: RefObject<HTMLElement | null>): () => void {
  const last = useRef(-Infinity)
  const calm = useRef<ReturnType<typeof setTimeout> | null>(null)
  const stop = (): void => {
    if (calm.current !== null) clearTimeout(calm.current)
  }
  useEffect(() => stop, [])
  return useCallback((): void => {
    const element = table.current
    const now = performance.now()
    element?.toggleAttribute('data-fast', now - last.current < FAST)
    last.current = now
    bringToRest(element)
    stop()
    calm.current = setTimeout(() => element?.removeAttribute('data-fast'), CALM)
  }, [table])
}

/** Ends at once what moves within an element, as if it had come to its end; what moves for ever goes on. */
function bringToRest(within: Element | null): void {
  for (const animation of within?.getAnimations?.({ subtree: true }) ?? []) {
    if (animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  }
}
