import { createHash } from 'node:crypto'
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/websocket'
import type { ContractRouterClient } from '@orpc/contract'
import type { BrowserContextOptions } from 'playwright-core'
import { WebSocket } from 'ws'
import type { Contract } from '#shared/contract/contract'
import { KEY_QUERY, PAGE_QUERY, PAGE_TOKEN_ITEM, SIGN_IN_PATH } from '#shared/contract/owner'
import { freshId } from '../../support/chance'

export type Client = ContractRouterClient<Contract>

/** A browser that has never been here. */
export const STRANGER: BrowserContextOptions = { storageState: { cookies: [], origins: [] } }

/** What a browser of the owner's has: its cookie, and the token that its storage keeps. */
export interface Owner {
  /** `http://127.0.0.1:1234` */
  readonly origin: string
  readonly cookie: string
  readonly page: string
}

/** Signs in as the sign-in page does; `address` is the whole one, with its key. `page` is what the storage of a browser keeps from before. */
export async function signIn(address: string, page = createHash('sha256').update(freshId()).digest('base64url')): Promise<Owner> {
  const { origin, searchParams } = new URL(address)
  const answer = await fetch(`${origin}${SIGN_IN_PATH}`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ key: searchParams.get(KEY_QUERY), page }),
  })
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
  if (answer.status !== 204) throw new Error(`the host did not let the owner in: ${answer.status}`)
  return { origin, cookie, page }
}

/** A socket as a page of the owner's opens it. */
export function ownerSocket({ origin, cookie, page }: Owner): WebSocket {
  return new WebSocket(`${origin.replace('http', 'ws')}/rpc?${PAGE_QUERY}=${page}`, { origin, headers: { cookie } })
}

export function clientOver(socket: WebSocket): Client {
  return createORPCClient<Client>(new RPCLink({ websocket: socket as unknown as globalThis.WebSocket }))
}

/** What the storage of a browser holds once it is signed in, for a window that starts with it. */
export function storedBy({ origin, cookie, page }: Owner): Exclude<NonNullable<BrowserContextOptions['storageState']>, string> {
  const [name = '', value = ''] = cookie.split('=')
  return {
    cookies: [{ name, value, domain: new URL(origin).hostname, path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Strict' }],
    origins: [{ origin, localStorage: [{ name: PAGE_TOKEN_ITEM, value: page }] }],
  }
}
