import { EventEmitter } from 'node:events'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/message-port'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { serveWindows } from '#main/hosts/electron/serve-windows'
import { makeRouter } from '#main/router'
import { PAGE_ORIGIN, PORT_TO_HOST } from '#shared/contract/port'
import { ADA_AND_BEN, idOf, openApp, play, tilesOf } from '../../../../support/main/apps'
import { temporaryFolder } from '../../../../support/main/folder'
import type { Client } from '../../../../e2e/harness/owner'

const { ipcMain } = vi.hoisted(() => ({ ipcMain: { current: null as EventEmitter | null } }))
vi.mock('electron', () => ({
  ipcMain: { on: (channel: string, listener: (...args: unknown[]) => void) => ipcMain.current?.on(channel, listener) },
}))
afterEach(() => ipcMain.current?.removeAllListeners())

/** A port as Electron's main process has it: messages come wrapped, and none before `start`. */
class MainPort extends EventEmitter {
  closed = false
  readonly #port: MessagePort

  constructor(port: MessagePort) {
    super()
    this.#port = port
    port.on('close', () => this.emit('close'))
  }
  postMessage(data: unknown): void {
    this.#port.postMessage(data)
  }
  start(): void {
    this.#port.on('message', (data: unknown) => this.emit('message', { data }))
  }
  close(): void {
    this.closed = true
    this.#port.close()
  }
}

async function electronWithApp() {
  ipcMain.current = new EventEmitter()
  const app = await openApp(temporaryFolder())
  serveWindows({ routerFor: () => Promise.resolve(makeRouter(app, () => undefined)), pageOrigin: PAGE_ORIGIN, report: () => undefined })
  const handIn = (senderFrame: { origin: string; parent: object | null } | null) => {
    const { port1, port2 } = new MessageChannel()
    onTestFinished(() => port2.close())
    const port = new MainPort(port1)
    ipcMain.current?.emit(PORT_TO_HOST, { senderFrame, ports: [port] })
    const client = createORPCClient<Client>(new RPCLink({ port: port2 }))
    return { port, page: port2, client }
  }
  return { app, handIn }
}

const OUR_PAGE = { origin: PAGE_ORIGIN, parent: null }

test('two windows see each other’s plays through their ports', async () => {
  const { handIn } = await electronWithApp()
  const ada = handIn(OUR_PAGE).client
  const ben = handIn(OUR_PAGE).client
  const matchId = idOf(await ada.match.create(ADA_AND_BEN))
  const seen = await ben.match.live({ matchId })
  await seen.next()
  idOf(await ada.match.enter({ matchId, revision: 0, event: play('6-4') }))
  const next = await seen.next()
  if (next.done === true || next.value.kind !== 'match') throw new Error('no match')
  expect(tilesOf(next.value.match)).toEqual(['6-4'])
})

test('a window that is closed ends its streams', async () => {
  const { app, handIn } = await electronWithApp()
  const { client, page } = handIn(OUR_PAGE)
  await (await client.home.live()).next()
  expect(app.watchers()).toBe(1)
  page.close()
  await expect.poll(() => app.watchers()).toBe(0)
})

test.each([
  ['a page of another site', { origin: 'https://evil.example', parent: null }],
  ['a frame within our page', { origin: PAGE_ORIGIN, parent: {} }],
  ['a page that is gone', null],
])('a port from %s is closed unheard', async (_who, senderFrame) => {
  const { handIn } = await electronWithApp()
  expect(handIn(senderFrame).port.closed).toBe(true)
  expect(handIn(OUR_PAGE).port.closed).toBe(false)
})

test('a message without a port does no harm', async () => {
  const { handIn } = await electronWithApp()
  ipcMain.current?.emit(PORT_TO_HOST, { senderFrame: OUR_PAGE, ports: [] })
  expect((await handIn(OUR_PAGE).client.host.info()).host).toBe('web')
})
