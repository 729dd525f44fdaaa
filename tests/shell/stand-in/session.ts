import { isReady, mustBeReady } from './app'
import { note, options, refuse } from './test-side'
import { checkOptions, checkWord, strict, StrictEmitter } from './strict'

type Handler = (request: Request) => Response | Promise<Response>

const handlers = new Map<string, Handler>()
const privileged = new Set<string>()

export const protocol = strict('Protocol', {
  registerSchemesAsPrivileged(schemes: readonly { readonly scheme: string; readonly privileges?: object }[]): void {
    if (isReady()) refuse('protocol.registerSchemesAsPrivileged after the app is ready')
    if (privileged.size > 0) refuse('protocol.registerSchemesAsPrivileged a second time')
    for (const each of schemes) {
      checkOptions('CustomScheme', each)
      checkOptions('Privileges', each.privileges ?? {})
      if ('bypassCSP' in (each.privileges ?? {})) refuse('a scheme that goes round the policy')
      privileged.add(each.scheme)
    }
    note('protocol.registerSchemesAsPrivileged', schemes)
  },
  handle(scheme: string, handler: Handler): void {
    mustBeReady('protocol.handle')
    if (handlers.has(scheme)) refuse(`protocol.handle for ${scheme} a second time`)
    handlers.set(scheme, handler)
    note('protocol.handle', scheme)
  },
})

/** What a page gets at an address. */
export async function fetchPage(url: string, method: string) {
  const handler = handlers.get(new URL(url).protocol.slice(0, -1))
  if (handler === undefined) throw new Error(`nobody serves ${url}`)
  const response = await handler(new Request(url, { method }))
  return { status: response.status, headers: Object.fromEntries(response.headers), body: new Uint8Array(await response.arrayBuffer()) }
}

type Asked = (contents: object | null, permission: string, answer: (granted: boolean) => void, details: object) => void
type Checked = (contents: object | null, permission: string, origin: string, details: object) => boolean

class Session extends StrictEmitter {
  _request: Asked | null = null
  _check: Checked | null = null
  _device: ((details: object) => boolean) | null = null

  constructor() {
    super('Session')
  }
  setPermissionRequestHandler(handler: Asked): void {
    this._request = handler
  }
  setPermissionCheckHandler(handler: Checked): void {
    this._check = handler
  }
  setDevicePermissionHandler(handler: (details: object) => boolean): void {
    this._device = handler
  }
}

const defaultSession = strict('Session', new Session())

export const session = {
  get defaultSession(): Session {
    mustBeReady('session.defaultSession')
    return defaultSession
  },
}

export const requestPermission = (permission: string, requestingUrl: string, mediaTypes?: readonly string[]): Promise<boolean> =>
  new Promise((resolve, reject) => {
    checkWord('Session.setPermissionRequestHandler', permission)
    if (defaultSession._request === null) return reject(new Error('no handler: Electron would grant everything'))
    const answer = (granted: boolean): void => resolve(granted && !options.refuses.includes(permission))
    defaultSession._request({}, permission, answer, { isMainFrame: true, requestingUrl, ...(mediaTypes === undefined ? {} : { mediaTypes }) })
  })

export const checkPermission = (permission: string, origin: string, mediaType?: string): boolean => {
  checkWord('Session.setPermissionCheckHandler', permission)
  if (defaultSession._check === null) throw new Error('no handler: Electron would grant everything')
  return defaultSession._check(null, permission, origin, { isMainFrame: true, requestingUrl: origin, ...(mediaType === undefined ? {} : { mediaType }) })
}

export const devicePermission = (): boolean => defaultSession._device?.({}) ?? true

/** A page begins a download. Tells whether the app stopped it. */
export function download(url: string, name: string): { readonly prevented: boolean } {
  const event = { defaultPrevented: false, preventDefault: () => void (event.defaultPrevented = true) }
  const item = {
    getURL: () => url,
    getURLChain: () => [url],
    getFilename: () => name,
    setSaveDialogOptions: (given: object) => (checkOptions('SaveDialogOptions', given), note('downloadItem.setSaveDialogOptions', given)),
    cancel: () => event.preventDefault(),
  }
  defaultSession.emit('will-download', event, strict('DownloadItem', item), {})
  return { prevented: event.defaultPrevented }
}
