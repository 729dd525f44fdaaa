import { type CaravanHost, PORT_FROM_PAGE } from '#shared/contract/port'
import type { Link } from './client'
import type { Channel } from './connection'
import { withPageToken } from './page-token'
import { openWebSocketChannel, rpcAddress, type LinkedSocket } from './websocket-channel'
import { HEALTH_PATH, type Health } from '#shared/contract/owner'

declare global {
  interface Window {
    /** There in the desktop window only. */
    readonly caravan?: CaravanHost
  }
}

export function isInDesktop(page: Window): boolean {
  return page.caravan?.host === 'electron'
}

/** The host is on the same computer: it may be busy with a large import, but no network can go. */
const PATIENCE = 5

/** How this page reaches its host: through the desktop window's port, or over the address it was served from. */
export function channelOpener(page: Window): () => Channel {
  if (isInDesktop(page)) return () => openPortChannel(page)
  const address = rpcAddress(page.location)
  /* Looked up for each channel: another window may have signed this browser in since. */
  return () => openWebSocketChannel(withPageToken(address, page), { linkTo: linkLater, isRefused: () => isRefusedBy(page), patience: PATIENCE })
}

/** The page is shown, and its links lead on, without the code that writes calls: the first ones wait for it, and the host says nothing before it is asked. */
function linkLater(websocket: LinkedSocket): Link {
  const link = import('./socket-link').then(({ socketLink }) => socketLink(websocket))
  return { call: async (path, input, options) => (await link).call(path, input, options) }
}

/** A channel to the desktop's main process; the preload script hands the other port on. */
function openPortChannel(page: Pick<Window, 'postMessage'>): Channel {
  const { port1: port, port2: forHost } = new MessageChannel()
  let alive = true
  port.addEventListener('close', () => {
    alive = false
  })
  const link = portLink(port)
  page.postMessage(PORT_FROM_PAGE, '/', [forHost])
  return {
    link: { call: async (path, input, options) => (await link).call(path, input, options) },
    alive: () => alive,
    /* What is posted before the other side listens is kept by the port, so it is open from the start. */
    onOpen: (listener) => listener(),
    onClose: (listener) => port.addEventListener('close', listener, { once: true }),
    close: () => port.close(),
  }
}

/** Its code is on the same disk; no browser fetches it. */
async function portLink(port: MessagePort): Promise<Link> {
  const { RPCLink } = await import('@orpc/client/message-port')
  const link = new RPCLink({ port })
  port.start()
  return link
}

/** Whether the web host is there and does not know this page. A host that is away is none that refuses. */
export async function isRefusedBy(page: Pick<Window, 'localStorage' | 'location' | 'fetch'>): Promise<boolean> {
  const answer = await page.fetch(withPageToken(new URL(HEALTH_PATH, page.location.href).href, page))
  const health = (await answer.json()) as Partial<Health>
  return health.app === 'caravan' && health.signedIn === false
}
