import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { onTestFinished } from 'vitest'
import { PROBE } from '#shared/contract/port'

/** The way of one window to the host: everything that it asks and hears goes through here, and can be cut as a cable is. */
export interface Cable {
  /** For the window's options. */
  readonly proxy: { readonly server: string }
  /** Ends every connection and takes no other. */
  readonly cut: () => void
  /** Lets the next call of the window through, and cuts before the answer comes. */
  readonly cutBeforeAnswer: () => void
  /** From now on nothing passes in either direction, and nothing is closed: a network that goes without a word. */
  readonly silence: () => void
  /** From now on nothing passes over the WebSockets that are open, which stay open; requests and new WebSockets pass. */
  readonly silenceSockets: () => void
  readonly mend: () => void
  /** How often the cable was cut. */
  readonly cuts: () => number
}

/** Bytes in which a window asks for a sign of life, at most: a frame's head and mask, and the question. A call takes far more. */
const LONGEST_SIGN = 6 + PROBE.length

/** Whether a window calls: neither asks for a sign of life, nor opens another WebSocket because one was long in coming. */
const isCall = (part: Buffer): boolean => part.length > LONGEST_SIGN && part.subarray(0, 4).toString('latin1') !== 'GET '

/** Lays a cable: a proxy of real sockets, since what a browser does when one closes is what is tested. */
export async function layCable(): Promise<Cable> {
  const sockets = new Set<Duplex>()
  /* A browser asks for a tunnel where it opens a WebSocket. */
  const tunnels = new Set<Duplex>()
  const silent = new WeakSet<Duplex>()
  let state: 'whole' | 'cut' | 'silent' | 'cut-after-call' | 'cut-before-answer' = 'whole'
  let cuts = 0

  const keep = <S extends Duplex>(socket: S): S => {
    sockets.add(socket)
    socket.on('close', () => {
      sockets.delete(socket)
      tunnels.delete(socket)
    })
    socket.on('error', () => socket.destroy())
    return socket
  }
  const cut = (): void => {
    state = 'cut'
    cuts += 1
    for (const socket of sockets) socket.destroy()
  }
  /** Carries what comes from one side to the other. */
  const carry = (from: Duplex, to: Duplex, answers: boolean): void => {
    from.on('data', (part: Buffer) => {
      if (state === 'silent' || silent.has(from)) return
      if (answers && state === 'cut-before-answer') return cut()
      if (!answers && state === 'cut-after-call' && isCall(part)) state = 'cut-before-answer'
      to.write(part)
    })
    from.on('close', () => to.destroy())
  }
  const onConnect = ({ url = '' }: IncomingMessage, window: Duplex, head: Buffer): void => {
    const [host = '', port = ''] = url.split(':')
    const server = keep(connect(Number(port), host))
    server.on('connect', () => {
      window.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      if (head.length > 0) server.write(head)
      for (const end of [window, server]) tunnels.add(end)
      carry(keep(window), server, false)
      carry(server, window, true)
    })
  }
  const onRequest = (asked: IncomingMessage, answer: ServerResponse): void => {
    if (state === 'silent') return
    const forwarded = request(asked.url ?? '', { method: asked.method, headers: asked.headers, agent: false }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    forwarded.on('error', () => answer.destroy())
    asked.pipe(forwarded)
  }

  const server = createServer(onRequest).on('connect', onConnect)
  server.on('connection', (socket: Socket) => {
    keep(socket)
    if (state === 'cut') socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    proxy: { server: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    cut,
    cutBeforeAnswer: () => void (state = 'cut-after-call'),
    silence: () => void (state = 'silent'),
    silenceSockets: () => {
      for (const socket of tunnels) silent.add(socket)
    },
    mend: () => void (state = 'whole'),
    cuts: () => cuts,
  }
}
