import type { CaravanHost } from '#shared/contract/port'
import type { Channel } from './connection'
import { openPortChannel } from './port-channel'
import { openWebSocketChannel, rpcAddress } from './websocket-channel'

declare global {
  interface Window {
    /** There in the desktop window only. */
    readonly caravan?: CaravanHost
  }
}

/** How this page reaches its host: through the desktop window's port, or over the address it was served from. */
export function channelOpener(page: Window): () => Channel {
  if (page.caravan?.host === 'electron') return () => openPortChannel(page)
  const address = rpcAddress(page.location)
  return () => openWebSocketChannel(address)
}
