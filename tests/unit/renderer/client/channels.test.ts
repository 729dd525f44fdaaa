// @vitest-environment jsdom
import { implement } from '@orpc/server'
import { RPCHandler } from '@orpc/server/message-port'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { contract } from '#shared/contract/contract'
import { PORT_FROM_PAGE } from '#shared/contract/port'
import { createClient } from '../../../../src/renderer/client/client'
import { channelOpener } from '../../../../src/renderer/client/host'
import { isRefusedBy } from '../../../../src/renderer/client/host'
import { rpcAddress } from '../../../../src/renderer/client/websocket-channel'

afterEach(() => vi.unstubAllGlobals())

describe('channelOpener', () => {
  test('in the desktop window the channel is a port, handed to the host through the page’s own window', () => {
    const posted: unknown[][] = []
    const page = { caravan: { host: 'electron' }, postMessage: (...message: unknown[]) => posted.push(message) }
    const channel = channelOpener(page as unknown as Window)()
    expect(posted).toHaveLength(1)
    expect(posted[0]?.[0]).toBe(PORT_FROM_PAGE)
    expect(posted[0]?.[1]).toBe('/')
    expect(posted[0]?.[2]).toEqual([expect.any(MessagePort)])
    expect(channel.alive()).toBe(true)
    let opened = false
    channel.onOpen(() => (opened = true))
    expect(opened).toBe(true)
    channel.close()
  })

  test('calls through the port are answered by the side that was handed the other one', async () => {
    const os = implement(contract)
    const info = { host: 'electron' as const, version: '1.2.3', device: 'the laptop' }
    const handler = new RPCHandler(os.router({ ...os, host: { info: os.host.info.handler(() => info) } } as never))
    const page = {
      caravan: { host: 'electron' },
      postMessage: (_: string, __: string, [port]: [MessagePort]) => {
        handler.upgrade(port)
        port.start()
      },
    }
    const channel = channelOpener(page as unknown as Window)()
    expect(await createClient(channel.link).host.info()).toEqual(info)
    channel.close()
  })

  test('in a browser the channel is a socket to the page’s own origin', () => {
    const addresses: string[] = []
    vi.stubGlobal(
      'WebSocket',
      class extends EventTarget {
        static readonly CONNECTING = 0
        static readonly OPEN = 1
        readonly readyState = 0
        constructor(address: string) {
          super()
          addresses.push(address)
        }
      },
    )
    const channel = channelOpener({ location: { href: 'http://127.0.0.1:4321/#/match/abc' } } as unknown as Window)()
    expect(addresses).toEqual(['ws://127.0.0.1:4321/rpc'])
    expect(channel.alive()).toBe(true)

    // with the page token of this browser, as it is at that moment
    localStorage.setItem('caravan-page', 'token-1')
    const open = channelOpener({ location: { href: 'http://127.0.0.1:4321/#/match/abc' }, localStorage } as unknown as Window)
    open()
    localStorage.setItem('caravan-page', 'token-2')
    open()
    localStorage.clear()
    expect(addresses.slice(1)).toEqual(['ws://127.0.0.1:4321/rpc?page=token-1', 'ws://127.0.0.1:4321/rpc?page=token-2'])
  })

  test.each([
    ['knows the page', { app: 'caravan', signedIn: true }, false],
    ['does not know the page', { app: 'caravan', signedIn: false }, true],
    ['is another program', { status: 'ok' }, false],
  ])('a host that %s', async (_what, health, refused) => {
    const asked: string[] = []
    const fetch = (address: string) => Promise.resolve(void asked.push(address)).then(() => ({ json: () => Promise.resolve(health) }))
    const page = { location: { href: 'http://127.0.0.1:4321/#/match/abc' }, localStorage: { getItem: () => 'token' }, fetch } as unknown as Window
    expect(await isRefusedBy(page)).toBe(refused)
    expect(asked).toEqual(['http://127.0.0.1:4321/health?page=token'])
  })
})

test.each([
  ['http://127.0.0.1:4321/', 'ws://127.0.0.1:4321/rpc'],
  ['http://127.0.0.1:4321/?join=1#/new', 'ws://127.0.0.1:4321/rpc'],
  ['https://table.local/', 'wss://table.local/rpc'],
])('a page at %s is answered at %s', (href, address) => {
  expect(rpcAddress({ href })).toBe(address)
})
