import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/websocket'
import type { ContractRouterClient } from '@orpc/contract'
import { WebSocket } from 'ws'
import type { Contract } from '#shared/contract/contract'

export type Client = ContractRouterClient<Contract>

/** Another window on a running host, without a page. */
export async function connected(url: string): Promise<{ readonly client: Client; readonly close: () => void }> {
  const { origin, host } = new URL(url)
  const socket = new WebSocket(`ws://${host}/rpc`, { origin })
  await new Promise((open, failed) => socket.once('open', open).once('error', failed))
  return { client: createORPCClient<Client>(new RPCLink({ websocket: socket as unknown as globalThis.WebSocket })), close: () => socket.terminate() }
}
