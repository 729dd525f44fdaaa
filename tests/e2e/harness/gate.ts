import { once } from 'node:events'
import { createServer, request, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'

/** All that a browser can reach: whatever it asks for goes through here, from pages, workers and itself. */
export interface Gate {
  /** The proxy to give the browser. */
  readonly server: string
  /** Everything that was asked for, in order: `GET http://…`, or `CONNECT host:port`. */
  readonly asked: () => readonly string[]
  readonly close: () => Promise<void>
}

/** Opens a gate that lets requests to `origin` through and refuses all others. */
export async function openGate(origin: string): Promise<Gate> {
  const { host, hostname, port } = new URL(origin)
  const asked: string[] = []
  const sockets = new Set<Socket>()
  const keep = (socket: Socket): void => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
  }

  const server = createServer((incoming, answer) => {
    asked.push(`${incoming.method} ${incoming.url}`)
    const to = new URL(incoming.url ?? '/', origin)
    if (to.host !== host) {
      answer.writeHead(502, { 'content-type': 'text/plain' }).end('The gate lets nobody through to there.')
      return
    }
    const { method, headers } = incoming
    const onward = request({ hostname, port, path: `${to.pathname}${to.search}`, method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    incoming.pipe(onward)
  })
  server.on('connection', keep)
  server.on('connect', (incoming: IncomingMessage, client: Socket) => {
    asked.push(`CONNECT ${incoming.url}`)
    if (incoming.url !== host) {
      client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
      return
    }
    const onward = connect(Number(port), hostname, () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      client.pipe(onward).pipe(client)
    })
    keep(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
