import type { Server } from 'node:http'

/** So many ports after the usual one are tried too. */
export const PORTS_TRIED = 50

export interface ListenAt {
  readonly host: string
  /** Null: `usual`, or the next free one after it. */
  readonly port: number | null
  readonly usual: number
}

/** Listens, and gives the port; an error of code EADDRINUSE when the port asked for is taken. */
export async function listen(server: Server, { host, port, usual }: ListenAt): Promise<number> {
  const first = port ?? usual
  const last = port === null ? first + PORTS_TRIED : first
  for (let candidate = first; ; candidate++) {
    try {
      await listenOn(server, host, candidate)
      break
    } catch (error) {
      if (!isPortTaken(error) || candidate >= last) throw error
    }
  }
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('broken invariant: a listening TCP server has an address')
  return address.port
}

function listenOn(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port }, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

export function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}
