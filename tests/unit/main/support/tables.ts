import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/websocket'
import { RPCHandler } from '@orpc/server/ws'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { makeRouter } from '#main/app/router'
import type { Network } from '#main/app/table/table'
import { TableServer } from '#main/hosts/table-server'
import type { NewMatch } from '#shared/contract/schemas'
import type { JoinAnswer, Self, TableFeed } from '#shared/contract/table'
import { ADA_AND_BEN, idOf, openApp } from './apps'
import { temporaryFolder } from './folder'
import { builtPages, type TestClient } from './hosts'

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
}

export function ask(url: string, path: string, { method = 'GET', headers = {}, body }: Asking = {}): Promise<Answer> {
  const { hostname: host, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const asked = request({ host, port, path, method, headers: { ...headers }, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: text }))
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

/** What a page of the table sends. */
export function post(url: string, path: string, value: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return ask(url, path, { method: 'POST', headers: { origin: url.slice(0, -1), 'content-type': 'application/json', ...headers }, body: JSON.stringify(value) })
}

/** A match of Ada and Ben whose table is open on this computer. */
export async function openTable(setup: NewMatch = ADA_AND_BEN) {
  const pages = builtPages()
  writeFileSync(join(pages, 'table.html'), '<!doctype html><title>The table</title>')
  const reported: unknown[] = []
  const network: Network = {
    addresses: () => [{ address: ADDRESS, network: 'test' }],
    open: (address, desk) =>
      TableServer.listen({
        address,
        desk,
        pages,
        port: 0,
        now: () => performance.now(),
        report: (fault) => reported.push(fault),
        rpcFor: (caller) => new RPCHandler(makeRouter(app, () => undefined, caller)),
      }),
  }
  const app = await openApp(temporaryFolder(), { network, clock: () => new Date() })
  const matchId = idOf(await app.createMatch(setup))
  const opened = await app.table.open(matchId, ADDRESS)
  if (!opened.ok) throw new Error(opened.error.kind)
  const feed = async (): Promise<Extract<TableFeed, { readonly kind: 'open' }>> => {
    for await (const now of app.table.live(matchId, undefined)) if (now.kind === 'open') return now
    throw new Error('the table is closed')
  }
  const { url } = await feed()

  /** Joins as a page does, and gives the cookie that it then has. */
  const joinAs = async (name: string, seat: number | null): Promise<{ readonly cookie: string; readonly self: Self }> => {
    const { code } = await feed()
    const answer = await post(url, '/join', { key: code, name, seat, attempt: randomUUID() })
    const joined = JSON.parse(answer.body) as { readonly ok: true; readonly value: Self }
    return { cookie: String(answer.headers['set-cookie']).split(';', 1)[0] ?? '', self: joined.value }
  }
  return { app, matchId, url, feed, joinAs, reported }
}

export function socketTo(url: string, headers: Readonly<Record<string, string>>): WebSocket {
  const socket = new WebSocket(`${url.replace('http', 'ws')}rpc`, { headers: { origin: url.slice(0, -1), ...headers } })
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

export function clientOver(socket: WebSocket): TestClient {
  return createORPCClient<TestClient>(new RPCLink({ websocket: socket as unknown as globalThis.WebSocket }))
}

export function answerIn({ body }: Answer): JoinAnswer {
  return JSON.parse(body) as JoinAnswer
}
