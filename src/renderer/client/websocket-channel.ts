import { RPCLink } from '@orpc/client/websocket'
import { RPC_PATH } from '#shared/contract/port'
import type { Channel } from './connection'

/** Where the page's own host answers calls: `ws://127.0.0.1:1234/rpc`. */
export function rpcAddress(page: Pick<Location, 'href'>): string {
  const url = new URL(RPC_PATH, page.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}

interface WebSocketOptions {
  readonly isRefused?: Channel['isRefused']
  /** Gets the code with which the host closed the channel. */
  readonly onCode?: (code: number) => void
}

/** A channel to the web host that served this page. */
export function openWebSocketChannel(address: string, { isRefused, onCode }: WebSocketOptions = {}): Channel {
  const websocket = new WebSocket(address)
  const link = new RPCLink({ websocket })
  /* After the link has heard of it: what is given up because of the code sends nothing any more. */
  if (onCode !== undefined) websocket.addEventListener('close', ({ code }) => onCode(code), { once: true })
  return {
    link,
    alive: () => websocket.readyState === WebSocket.CONNECTING || websocket.readyState === WebSocket.OPEN,
    onOpen: (listener) => websocket.addEventListener('open', listener, { once: true }),
    onClose: (listener) => websocket.addEventListener('close', listener, { once: true }),
    close: () => websocket.close(),
    ...(isRefused === undefined ? {} : { isRefused }),
  }
}
