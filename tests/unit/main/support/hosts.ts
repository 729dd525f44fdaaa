import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/websocket'
import type { ContractRouterClient } from '@orpc/contract'
import { RPCHandler } from '@orpc/server/ws'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { makeRouter } from '#main/app/router'
import { HttpServer } from '#main/hosts/http-server'
import type { Contract } from '#shared/contract/contract'
import { openApp } from './apps'
import { temporaryFolder } from './folder'

/** Pages as a build leaves them, put in `folder`. */
export function putPages(folder: string): void {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Caravan</title>')
  writeFileSync(join(folder, 'assets', 'index-1a2b3c4d.js'), 'export {}')
}

export function builtPages(): string {
  const folder = temporaryFolder()
  putPages(folder)
  return folder
}

/** The web host on any free port, with an app on an empty data folder; `reported` is what it would have printed. */
export async function serveApp() {
  const dataFolder = temporaryFolder()
  const app = await openApp(dataFolder)
  const pages = builtPages()
  const reported: unknown[] = []
  const server = await HttpServer.listen({ port: 0, pages, instance: 'test-instance', report: (fault) => reported.push(fault) })
  onTestFinished(() => server.close())
  server.serve(new RPCHandler(makeRouter(app, () => undefined)))
  return { app, server, pages, dataFolder, reported }
}

export type TestClient = ContractRouterClient<Contract>

/** A page's own connection, by a real WebSocket. */
export function connectTo(server: HttpServer): { readonly client: TestClient; readonly socket: WebSocket } {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/rpc`, { origin: `http://127.0.0.1:${server.port}` })
  onTestFinished(() => socket.terminate())
  return { client: createORPCClient<TestClient>(new RPCLink({ websocket: socket as unknown as globalThis.WebSocket })), socket }
}
