import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/websocket'
import { RPCHandler } from '@orpc/server/ws'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import type { AppOptions } from '#main/app'
import { makeRouter } from '#main/router'
import type { Network } from '#main/table/front-door'
import { TableServer } from '#main/hosts/web/table-server'
import type { NewMatch } from '#shared/contract/schemas'
import type { JoinAnswer, SelfAtMatch } from '#shared/contract/joining'
import type { TableFeed } from '#shared/contract/table'
import { omitUndefined } from '#shared/kernel/omit-undefined'
import { ADA_AND_BEN, idOf, openApp } from './apps'
import { temporaryFolder } from './folder'
import type { Client } from '../../e2e/harness/owner'
import { builtPages } from './hosts'
import { asAt } from '../joined-as'
import { newId } from '../ids'

export const ADDRESS = '127.0.0.1'

export interface Answer {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: string
}

export interface Asking {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** The address of this computer that asks. */
  readonly from?: string
}

export function ask(url: string, path: string, { method = 'GET', headers = {}, body, from }: Asking = {}): Promise<Answer> {
  const { hostname: host, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const asked = request({ host, port, path, method, headers: { ...headers }, agent: false, ...omitUndefined({ localAddress: from }) }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: text }))
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

/** What a page of the table sends. */
export function post(url: string, path: string, value: unknown, headers: Readonly<Record<string, string>> = {}, from?: string): Promise<Answer> {
  return ask(url, path, {
    method: 'POST',
    headers: { origin: url.slice(0, -1), 'content-type': 'application/json', ...headers },
    body: JSON.stringify(value),
    ...omitUndefined({ from }),
  })
}

/** Pages as they are built, as far as tests that have not built them need any. */
function standInPages(): string {
  const pages = builtPages()
  writeFileSync(join(pages, 'phone.html'), '<!doctype html><title>The table</title>')
  return pages
}

/** A match of Ada and Ben whose table is open on this computer. */
export async function openTable(
  setup: NewMatch = ADA_AND_BEN,
  clocks: Pick<Partial<AppOptions>, 'clock' | 'elapsed'> = {},
  now = () => performance.now(),
  pages = standInPages(),
) {
  const reported: unknown[] = []
  const network: Network = {
    addresses: () => [{ address: ADDRESS, network: 'test', kind: 'network' }],
    open: (address, desk) =>
      TableServer.listen({
        address,
        desk,
        pages,
        port: 0,
        now,
        report: (fault) => reported.push(fault),
        rpcFor: (caller, streams) => new RPCHandler(makeRouter(app, () => undefined, caller, streams)),
      }),
  }
  const folder = temporaryFolder()
  const app = await openApp(folder, { network, ...clocks })
  const matchId = idOf(await app.createMatch(setup))
  const opened = await app.table.open(matchId, ADDRESS)
  if (!opened.ok) throw new Error(opened.error.kind)
  const feed = async (): Promise<Extract<TableFeed, { readonly kind: 'open' }>> => {
    for await (const now of app.table.live(matchId, undefined)) if (now.kind === 'open') return now
    throw new Error('the table is closed')
  }
  const { url } = await feed()

  /** Joins as a page does, and gives the cookie that it then has. */
  const joinAs = async (name: string, seat: number | null, from?: string): Promise<{ readonly cookie: string; readonly self: SelfAtMatch }> => {
    const { code } = await feed()
    const answer = await post(url, '/join', { key: code, name, as: asAt(seat), attempt: newId() }, {}, from)
    const joined = JSON.parse(answer.body) as { readonly ok: true; readonly value: SelfAtMatch }
    return { cookie: String(answer.headers['set-cookie']).split(';', 1)[0] ?? '', self: joined.value }
  }
  return { app, folder, matchId, url, feed, joinAs, reported }
}

export function socketTo(url: string, headers: Readonly<Record<string, string>>, from?: string): WebSocket {
  const socket = new WebSocket(`${url.replace('http', 'ws')}rpc`, {
    headers: { origin: url.slice(0, -1), ...headers },
    ...omitUndefined({ localAddress: from }),
  })
  onTestFinished(() => socket.terminate())
  return socket
}

/** `open`, or the status with which the WebSocket was refused. */
export function howItOpens(socket: WebSocket): Promise<string> {
  return new Promise((resolve) => {
    socket.on('open', () => resolve('open'))
    socket.on('unexpected-response', (_request, { statusCode }) => resolve(String(statusCode)))
    socket.on('error', (error) => resolve(error.message))
  })
}

export function clientOver(socket: WebSocket): Client {
  return createORPCClient<Client>(new RPCLink({ websocket: socket as unknown as globalThis.WebSocket }))
}

let calls = 0

/** What is answered to a call as anyone may write it: `input` is JSON, however deep it goes. */
export async function answerTo(socket: WebSocket, address: string, input: string): Promise<unknown> {
  if (socket.readyState !== socket.OPEN) await once(socket, 'open')
  const id = `raw-${++calls}`
  const answered = new Promise<unknown>((resolve, reject) => {
    socket.on('close', () => reject(new Error('the connection was closed')))
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as { readonly i: string; readonly p: { readonly b: { readonly json: unknown } } }
      if (message.i === id) resolve(message.p.b.json)
    })
  })
  socket.send(`{"i":"${id}","p":{"u":"${address}","b":{"json":${input}}}}`)
  return answered
}

export function answerIn({ body }: Answer): JoinAnswer {
  return JSON.parse(body) as JoinAnswer
}
