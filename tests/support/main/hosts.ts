import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RPCHandler } from '@orpc/server/ws'
import { onTestFinished } from 'vitest'
import type { WebSocket } from 'ws'
import { makeRouter } from '#main/router'
import { HttpServer } from '#main/hosts/web/http-server'
import { OwnerKeys, type KeyKind } from '#main/hosts/web/owner-keys'
import type { AnswerStartPage } from '#main/hosts/web/start-page'
import { clientOver, ownerSocket, signIn, type Client, type Owner } from '../../e2e/harness/owner'
import { openApp } from './apps'
import { temporaryFolder } from './folder'

/** Pages as a build leaves them, put in `folder`. */
/** Stands for the checker of rulings, which brings its own policy. */
export const CHECKER = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-abc='"><title>Checker</title>`

export function putPages(folder: string): void {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Caravan</title>')
  writeFileSync(join(folder, 'check-ruling.html'), CHECKER)
  writeFileSync(join(folder, 'assets', 'index-1a2b3c4d.js'), 'export {}')
}

export function builtPages(): string {
  const folder = temporaryFolder()
  putPages(folder)
  return folder
}

/** The web host on any free port, with an app on an empty data folder by default; `reported` is what it would have printed. */
export async function serveApp(dataFolder = temporaryFolder(), startPage: AnswerStartPage | null = null) {
  const app = await openApp(dataFolder)
  const pages = builtPages()
  const reported: unknown[] = []
  const keys = new OwnerKeys()
  const server = await HttpServer.listen({ port: 0, pages, keys, report: (fault) => reported.push(fault) })
  onTestFinished(() => server.close())
  server.serve(new RPCHandler(makeRouter(app, () => undefined)), { startPage, language: () => app.settings.language() })
  return { app, server, keys, owner: await signIn(addressOf(server, keys)), pages, dataFolder, reported }
}

/** The address that a start would open, or print. */
export function addressOf({ url }: HttpServer, keys: OwnerKeys, kind: KeyKind = 'lasting'): string {
  return `${url}?key=${keys.key(kind)}`
}

/** A page's own connection, by a real WebSocket. */
export function connectTo(owner: Owner): { readonly client: Client; readonly socket: WebSocket } {
  const socket = ownerSocket(owner)
  onTestFinished(() => socket.terminate())
  return { client: clientOver(socket), socket }
}
