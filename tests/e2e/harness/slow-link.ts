import type { Page } from 'playwright-core'

/** A window's link to its host, on which news can be held up; what the window sends always goes through. */
export interface SlowLink {
  readonly hold: () => void
  /** Lets everything that was held up through, in order. */
  readonly release: () => void
}

/** Puts a window on a link of its own; it is loaded again for that. */
export async function slowLink(page: Page): Promise<SlowLink> {
  let holding = false
  const held: (() => void)[] = []
  await page.routeWebSocket(/./, (socket) => {
    const host = socket.connectToServer()
    host.onMessage((message) => {
      const deliver = (): void => socket.send(message)
      if (holding) held.push(deliver)
      else deliver()
    })
  })
  await page.reload()
  return {
    hold: () => void (holding = true),
    release: () => {
      holding = false
      for (const deliver of held.splice(0)) deliver()
    },
  }
}
