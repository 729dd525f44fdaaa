import type { CaravanHost } from '#shared/contract/port'
import type { Channel } from './connection'
import { isRefusedBy, withPageToken } from './page-token'
import { openPortChannel } from './port-channel'
import { openWebSocketChannel, rpcAddress } from './websocket-channel'

declare global {
  interface Window {
    /** There in the desktop window only. */
    readonly caravan?: CaravanHost
  }
}

export function isInDesktop(page: Window): boolean {
  return page.caravan?.host === 'electron'
}

/** How this page reaches its host: through the desktop window's port, or over the address it was served from. */
export function channelOpener(page: Window): () => Channel {
  if (isInDesktop(page)) return () => openPortChannel(page)
  const address = rpcAddress(page.location)
  /* Looked up for each channel: another window may have signed this browser in since. */
  return () => openWebSocketChannel(withPageToken(address, page), () => isRefusedBy(page))
}
