import type { Page } from 'playwright-core'
import { START_PAGE_PATH } from '#shared/contract/start-page'

/** `silent`: takes every question and never answers. `failing`: answers, but not with what was asked for. */
export type Trouble = 'none' | 'silent' | 'failing'

/** Lets a window have a host in trouble, for all that it asks from now on. */
export async function troubledHost(page: Page): Promise<(trouble: Trouble) => void> {
  let trouble: Trouble = 'none'
  await page.routeWebSocket(/./, (socket) => {
    const host = socket.connectToServer()
    // what nobody serves is refused by the host itself
    socket.onMessage((asked) => host.send(trouble === 'failing' && typeof asked === 'string' ? asked.replace(/"u":"[^"]+"/, '"u":"/served/by/nobody"') : asked))
    host.onMessage((answer) => {
      if (trouble !== 'silent') socket.send(answer)
    })
  })
  await page.route(
    (url) => url.pathname === START_PAGE_PATH,
    async (route) => {
      if (trouble === 'none') await route.continue()
      if (trouble === 'failing') await route.fulfill({ status: 204 })
    },
  )
  return (now) => void (trouble = now)
}
