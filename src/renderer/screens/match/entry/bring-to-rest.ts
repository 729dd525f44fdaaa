/**
 * Ends at once what moves within an element, as if it had come to its end; what moves for ever goes on.
 *
 * Who types on does not wait for a tile to land: every frame in which one moves is drawn by the page, and would keep the next key waiting.
 */
export function bringToRest(within: Element | null): void {
  for (const animation of within?.getAnimations?.({ subtree: true }) ?? []) {
    if (animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  }
}
