import type { RPCLink } from '@orpc/client/websocket'
import { PROBE, RPC_PATH, SIGN } from '#shared/contract/port'
import type { Link } from './client'
import type { Channel } from './connection'

/** Where the page's own host answers calls: `ws://127.0.0.1:1234/rpc`. */
export function rpcAddress(page: Pick<Location, 'href'>): string {
  const url = new URL(RPC_PATH, page.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}

/** What a link uses of a socket. */
export type LinkedSocket = ConstructorParameters<typeof RPCLink>[0]['websocket']

interface WebSocketOptions {
  /** Makes what writes calls into the socket: `socketLink`, or what waits for its code. */
  readonly linkTo: (websocket: LinkedSocket) => Link
  readonly isRefused?: Channel['isRefused']
  /** Gets the code with which the host closed the channel, unless the page gave the channel up before. */
  readonly onCode?: (code: number) => void
  readonly patience?: number
}

/** A channel to the web host that served this page. */
export function openWebSocketChannel(address: string, { linkTo, isRefused, onCode, patience = 1 }: WebSocketOptions): Channel {
  const websocket = new WebSocket(address)
  const link = linkTo(forLink(websocket))
  let givenUp = false
  /* After the link has heard of it: what is given up because of the code sends nothing any more. */
  websocket.addEventListener('close', ({ code }) => !givenUp && onCode?.(code), { once: true })
  return {
    link,
    alive: () => websocket.readyState === WebSocket.CONNECTING || websocket.readyState === WebSocket.OPEN,
    onOpen: (listener) => websocket.addEventListener('open', listener, { once: true }),
    onClose: (listener) => websocket.addEventListener('close', listener, { once: true }),
    heartbeat: {
      patience,
      probe: () => websocket.send(PROBE),
      onSign: (listener) => websocket.addEventListener('message', listener),
    },
    close: () => {
      givenUp = true
      websocket.close()
    },
    ...(isRefused === undefined ? {} : { isRefused }),
  }
}

/** It hears no signs of life, which answer none of its calls, and what can no longer be sent fails only where someone waits for an answer. */
function forLink(websocket: WebSocket): LinkedSocket {
  const addEventListener = (type: string, listener: (event: Event) => void, options?: AddEventListenerOptions): void => {
    const unlessSign = (event: Event): void => ((event as MessageEvent).data === SIGN ? undefined : listener(event))
    websocket.addEventListener(type, type === 'message' ? unlessSign : listener, options)
  }
  return {
    /* The link asks before it sends; while the socket opens, it waits. */
    get readyState() {
      return websocket.readyState === WebSocket.CONNECTING ? WebSocket.CONNECTING : WebSocket.OPEN
    },
    addEventListener: addEventListener as WebSocket['addEventListener'],
    removeEventListener: websocket.removeEventListener.bind(websocket),
    send: (message) => {
      if (websocket.readyState === WebSocket.OPEN) websocket.send(message)
      else if (!endsCall(message)) throw new Error('the connection is closed')
    },
  }
}

/** Whether a message only says that an answer is no longer wanted; nobody is there to hear that it could not be sent. */
function endsCall(message: Parameters<WebSocket['send']>[0]): boolean {
  return typeof message === 'string' && (JSON.parse(message) as { readonly t?: unknown }).t === 4
}
