import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright-core'
import { isPlainPage, plainChoice } from '#main/hosts/electron/plain-page'
import { NAMES, PRELOAD } from './places'
import type { Names } from './names'
import { nextPort, OUR_FRAME } from './preload-page'
import type { Shell } from './shell'

/** No browser but Electron's knows a scheme of ours, so each of its hosts has an address; the stand-in serves `https://caravan.test` as `app://caravan`. */
const addressOf = (url: string): string => url.replace(/app:\/\/(caravan|plain)(?=[/"]|$)/g, 'https://$1.test')
const ourOwn = (address: string): string => address.replace(/^https:\/\/(caravan|plain)\.test(?=\/|$)/, 'app://$1')
const OURS = /^https:\/\/(?:caravan|plain)\.test\//
/** The built preload script runs apart from the page's own scripts, as in Electron. */
const WORLD = 'Electron Isolated Context (stand-in)'

/** What goes between the worlds of the page and this process; oRPC sends text or bytes. */
type Said =
  | { readonly kind: 'ipc'; readonly channel: string; readonly message: unknown; readonly ports: number }
  | { readonly kind: 'message'; readonly port: number; readonly text?: string; readonly bytes?: string }
  | { readonly kind: 'closed'; readonly port: number }

interface Fetched {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: Uint8Array
}

/** In the page's world: what the preload script shows it, unchangeable, as the context bridge makes it. */
const SHOW = `addEventListener('caravan-stand-in-show', ({ detail }) => {
  const [name, value] = JSON.parse(detail)
  Object.defineProperty(window, name, { value: Object.freeze(value), enumerable: true })
})
// a browser would open a window by itself; here the main process is asked, and shows the page of the window that it makes
window.open = (address) => {
  caravanOpens(new URL(address, location.href).href)
  return { focus: () => undefined }
}`

const isolated = ({ members }: Names): string => `(() => {
  const members = ${JSON.stringify({ ContextBridge: members['ContextBridge'], IpcRenderer: members['IpcRenderer'] })}
  const only = (type, has) => new Proxy(has, { get: (target, name) => {
    if (!members[type].includes(name)) throw new Error('Electron would refuse this: ' + type + ' has no member ' + String(name))
    if (!(name in target)) throw new Error('(the stand-in does not know ' + type + '.' + String(name) + ' yet)')
    return target[name]
  } })
  const ports = []
  const say = (message) => caravanToMain(JSON.stringify(message))
  const base64 = (bytes) => btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''))
  globalThis.caravanFromMain = (port, { text, bytes, closed }) => {
    if (closed) return ports[port]?.close()
    ports[port]?.postMessage(text ?? Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)).buffer)
  }
  const take = (port, number) => {
    ports[number] = port
    port.onmessage = ({ data }) => {
      if (typeof data === 'string') return say({ kind: 'message', port: number, text: data })
      if (data instanceof ArrayBuffer || ArrayBuffer.isView(data)) return say({ kind: 'message', port: number, bytes: base64(data.buffer ?? data) })
      throw new Error('(the stand-in carries text and bytes)')
    }
    port.onclose = () => say({ kind: 'closed', port: number })
  }
  const electron = {
    contextBridge: only('ContextBridge', { exposeInMainWorld: (name, value) => {
      const detail = JSON.stringify([name, structuredClone(value)])
      dispatchEvent(new CustomEvent('caravan-stand-in-show', { detail }))
    } }),
    ipcRenderer: only('IpcRenderer', { postMessage: (channel, message, transfer = []) => {
      const first = ports.length
      transfer.forEach((port, i) => take(port, first + i))
      say({ kind: 'ipc', channel, message: structuredClone(message), ports: transfer.length })
    } }),
  }
  const require = (name) => {
    if (name !== 'electron') throw new Error('Electron would refuse this: a sandboxed preload script cannot require ' + name)
    return electron
  }
  const module = { exports: {} }
  ;((require, module, exports) => {${readFileSync(PRELOAD, 'utf8')}
  })(require, module, module.exports)
})()`

const carried = (data: unknown): { readonly text: string } | { readonly bytes: string } => {
  if (typeof data === 'string') return { text: data }
  if (data instanceof Uint8Array || data instanceof ArrayBuffer) return { bytes: Buffer.from(data as Uint8Array).toString('base64') }
  throw new Error('(the stand-in carries text and bytes)')
}

/** Opens the page of a window in a real browser: the built preload script in a world of its own, its messages carried to the built main process. */
export async function showInBrowser(shell: Shell, windowId: number, url: string, context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.route(OURS, async (route) => {
    const request = route.request()
    const url = ourOwn(request.url())
    // a link that the main process follows in its own way; the page stays as it is
    if (plainChoice(url) !== null) return void (await Promise.all([route.fulfill({ status: 204 }), shell.do('navigate', windowId, url)]))
    const fetched = await shell.do<Fetched>('fetchPage', url, request.method()).catch(() => null)
    // an app that has ended serves nothing, and takes its windows along
    if (fetched === null) return
    const { status, headers, body } = fetched
    await route.fulfill({ status, headers, body: isPlainPage(url) ? addressOf(Buffer.from(body).toString()) : Buffer.from(body) })
  })
  const cdp = await context.newCDPSession(page)
  let world = 0
  /** Numbers of the stand-in, by the page's own. */
  let numbers: number[] = []
  const tell = (port: number, what: object): void =>
    void cdp.send('Runtime.evaluate', { contextId: world, expression: `caravanFromMain(${port}, ${JSON.stringify(what)})` }).catch(() => undefined)
  cdp.on('Runtime.executionContextCreated', ({ context: { id, name } }) => {
    if (name === WORLD) world = id
  })
  const gone = (): void => {
    for (const number of numbers) shell.do('portClosed', number).catch(() => undefined)
    numbers = []
  }
  cdp.on('Runtime.executionContextsCleared', gone)
  page.on('close', gone)
  cdp.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name === 'caravanOpens') shell.do('openFromPage', windowId, ourOwn(payload)).catch(() => undefined)
    if (name !== 'caravanToMain') return
    const said = JSON.parse(payload) as Said
    if (said.kind === 'ipc') {
      const made = Array.from({ length: said.ports }, () => {
        const number = nextPort()
        const here = numbers.push(number) - 1
        shell.onPort(
          number,
          (data) => tell(here, carried(data)),
          () => tell(here, { closed: true }),
        )
        return number
      })
      void shell.do('ipc', windowId, OUR_FRAME, said.channel, said.message, made).catch(() => undefined)
      return
    }
    const number = numbers[said.port]
    if (number === undefined) return
    if (said.kind === 'closed') shell.do('portClosed', number).catch(() => undefined)
    else shell.do('portMessage', number, said.text ?? new Uint8Array(Buffer.from(said.bytes ?? '', 'base64'))).catch(() => undefined)
  })
  await cdp.send('Page.enable')
  await cdp.send('Runtime.enable')
  await cdp.send('Runtime.addBinding', { name: 'caravanToMain', executionContextName: WORLD })
  await cdp.send('Runtime.addBinding', { name: 'caravanOpens' })
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: SHOW })
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: isolated(JSON.parse(readFileSync(NAMES, 'utf8')) as Names), worldName: WORLD })
  await page.goto(addressOf(url))
  return page
}
