import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/message-port'
import type { ContractRouterClient } from '@orpc/contract'
import type { Contract } from '#shared/contract/contract'
import type { DesktopContract } from '#shared/contract/desktop'
import { PAGE_ORIGIN, PORT_FROM_PAGE } from '#shared/contract/port'
import { NAMES, PRELOAD } from './places'
import type { Names } from './names'
import type { Shell } from './shell'

export const OUR_FRAME = { origin: PAGE_ORIGIN, url: `${PAGE_ORIGIN}/`, parent: null }

let lastPort = 0
export const nextPort = (): number => ++lastPort

type Listener = (event: { readonly source: unknown; readonly origin: string; readonly data: unknown; readonly ports: readonly MessagePort[] }) => void

/** What a sandboxed preload script may require, and refuse as Electron does. */
const only = (names: Names, type: string, has: Readonly<Record<string, unknown>>): object =>
  new Proxy(has, {
    get: (target, name) => {
      if (typeof name === 'symbol') return undefined
      if (!(names.members[type] ?? []).includes(name)) throw new Error(`Electron would refuse this: ${type} has no member "${name}"`)
      if (!(name in target)) throw new Error(`(the stand-in does not know ${type}.${name} yet)`)
      return target[name]
    },
  })

/**
 * A page without pixels: the built preload script in a context of its own, wired to the main process.
 *
 * What goes over is cloned as structured clone does it, by Node's own ports on this side.
 */
export function openPage(shell: Shell, windowId: number, frame: object | null = OUR_FRAME) {
  const names = JSON.parse(readFileSync(NAMES, 'utf8')) as Names
  const exposed = new Map<string, unknown>()
  const listeners: Listener[] = []
  const page = {
    location: { origin: PAGE_ORIGIN },
    addEventListener: (type: string, listener: Listener) => void (type === 'message' && listeners.push(listener)),
  }
  const electron = {
    contextBridge: only(names, 'ContextBridge', { exposeInMainWorld: (name: string, value: unknown) => void exposed.set(name, structuredClone(value)) }),
    ipcRenderer: only(names, 'IpcRenderer', {
      postMessage: (channel: string, message: unknown, transfer: readonly MessagePort[] = []) => {
        const numbers = transfer.map((port) => {
          const number = nextPort()
          shell.onPort(
            number,
            (data) => port.postMessage(data),
            () => port.close(),
          )
          port.on('message', (data: unknown) => void shell.do('portMessage', number, data).catch(() => undefined))
          port.on('close', () => void shell.do('portClosed', number).catch(() => undefined))
          return number
        })
        void shell.do('ipc', windowId, frame, channel, structuredClone(message), numbers)
      },
    }),
  }
  const require = (name: string): unknown => {
    if (name !== 'electron') throw new Error(`Electron would refuse this: a sandboxed preload script cannot require ${name}`)
    return electron
  }
  runInNewContext(readFileSync(PRELOAD, 'utf8'), { window: page, require, exports: {}, module: { exports: {} } }, { filename: PRELOAD })
  const { port1, port2 } = new MessageChannel()
  for (const listener of listeners) listener({ source: page, origin: PAGE_ORIGIN, data: PORT_FROM_PAGE, ports: [port2] })
  return {
    exposed,
    port: port1,
    client: createORPCClient<ContractRouterClient<Contract & DesktopContract>>(new RPCLink({ port: port1 })),
    close: () => port1.close(),
  }
}
