import type { Page } from 'playwright-core'

/** A player's phone at the moment when it is lit. */
interface Lit {
  /** How much of the window the light covers, across and down. */
  readonly covered: readonly [number, number]
  /** The first button of the tray, and the one that a tap in its middle would reach. */
  readonly tile: string | null
  readonly tapped: string | null
  /** How wide the initials are, as a share of the shorter side of the window. */
  readonly letters: number
}

/** What a phone is like at the moment when its lamp is lit next, over a tray; it is out again soon. Null until then. */
export async function watchLamp(phone: Page): Promise<() => Promise<Lit | null>> {
  await phone.evaluate(() => {
    const kept = window as unknown as { lit: Lit | null }
    kept.lit = null
    new MutationObserver((_, watch) => {
      const lamp = document.querySelector('[data-lamp]')
      const tile = document.querySelector('[data-tray] button')
      if (lamp === null || tile === null) return
      watch.disconnect()
      const [light, { x, y, width, height }] = [lamp.getBoundingClientRect(), tile.getBoundingClientRect()]
      const named = (element: Element | null | undefined): string | null => element?.closest('button')?.getAttribute('aria-label') ?? null
      const letters = lamp.firstElementChild
      kept.lit = {
        covered: [light.width / window.innerWidth, light.height / window.innerHeight],
        tile: named(tile),
        tapped: named(document.elementFromPoint(x + width / 2, y + height / 2)),
        letters: letters === null ? 0 : letters.getBoundingClientRect().width / Math.min(window.innerWidth, window.innerHeight),
      }
    }).observe(document.body, { childList: true, subtree: true })
  })
  return () => phone.evaluate(() => (window as unknown as { lit: Lit | null }).lit)
}
