import { RPCLink } from '@orpc/client/message-port'
import { PORT_FROM_PAGE } from '#shared/contract/port'
import type { Channel } from './connection'

/** A channel to the desktop's main process; the preload script hands the other port on. */
export function openPortChannel(page: Pick<Window, 'postMessage'>): Channel {
  const { port1: port, port2: forHost } = new MessageChannel()
  let alive = true
  port.addEventListener('close', () => {
    alive = false
  })
  const link = new RPCLink({ port })
  port.start()
  page.postMessage(PORT_FROM_PAGE, '/', [forHost])
  return {
    link,
    alive: () => alive,
    /* What is posted before the other side listens is kept by the port, so it is open from the start. */
    onOpen: (listener) => listener(),
    onClose: (listener) => port.addEventListener('close', listener, { once: true }),
    close: () => port.close(),
  }
}
