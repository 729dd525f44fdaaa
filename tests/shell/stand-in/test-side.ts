/** What the test says to the stand-in, and the other way round; both travel by structured clone. */
type ToStandIn =
  | { readonly kind: 'do'; readonly id: number; readonly what: string; readonly args: readonly unknown[] }
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }

export type FromStandIn =
  | { readonly kind: 'call'; readonly what: string; readonly args: readonly unknown[] }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'done'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly why: string }
  | { readonly kind: 'ask'; readonly id: number; readonly what: string; readonly args: readonly unknown[] }
  | { readonly kind: 'port'; readonly port: number; readonly data: unknown }
  | { readonly kind: 'port-closed'; readonly port: number }

/** How the test wants this computer to be. */
export interface StandInOptions {
  /** Whether this is the only Caravan with its profile; `by-link`: unless the profile has the link of another, as on systems with links. */
  readonly lock: boolean | 'by-link'
  readonly packaged: boolean
  readonly platform: NodeJS.Platform
  /** What the system speaks, best first. */
  readonly languages: readonly string[]
  /** Files that macOS opens with the app, named before it is ready. */
  readonly openFiles: readonly string[]
  /** Electron's own switches on the command line. */
  readonly switches: readonly string[]
  /** Events that do not come by themselves: they wait until the test lets them (`release`), or for ever. */
  readonly withheld: readonly string[]
  /** Permissions that the system refuses, whatever the app says. */
  readonly refuses: readonly string[]
  /** Under Wayland no program knows where its windows stand, or brings one to the front. */
  readonly wayland: boolean
  /** The version of Electron that this stands in for. */
  readonly electron: string
  readonly displays: readonly {
    readonly id: number
    readonly workArea: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  }[]
}

const send = (message: FromStandIn): void => void process.send?.(message)

/** Functions do not travel; the test sees that there was one. */
const shown = (value: unknown): unknown => {
  if (typeof value === 'function') return '(function)'
  if (Array.isArray(value)) return value.map(shown)
  if (value === null || typeof value !== 'object') return value
  if (Object.getPrototypeOf(value) !== Object.prototype) return `(${value.constructor.name})`
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shown(each)]))
}

export const note = (what: string, ...args: readonly unknown[]): void => send({ kind: 'call', what, args: args.map(shown) })

/** The app did what Electron does not allow. The test fails by it even where the app catches the error. */
export const refuse = (why: string): never => {
  send({ kind: 'refused', why })
  throw new Error(`Electron would refuse this: ${why}`)
}

export const sendPort = (port: number, data: unknown): void => send({ kind: 'port', port, data })
export const sendPortClosed = (port: number): void => send({ kind: 'port-closed', port })

const asked = new Map<number, (value: unknown) => void>()
let last = 0

/** What a person or the page would answer. */
export const ask = (what: string, ...args: readonly unknown[]): Promise<unknown> =>
  new Promise((resolve) => {
    last += 1
    asked.set(last, resolve)
    send({ kind: 'ask', id: last, what, args: args.map(shown) })
  })

type Deed = (...args: never[]) => unknown

/** Does what the test asks for by name. */
export const listen = (deeds: Readonly<Record<string, Deed>>): void => {
  // a test run that is broken off leaves nothing running
  process.on('disconnect', () => process.exit(1))
  process.on('message', (message: ToStandIn) => {
    if (message.kind === 'answer') {
      asked.get(message.id)?.(message.value)
      asked.delete(message.id)
      return
    }
    const deed = deeds[message.what] as ((...args: readonly unknown[]) => unknown) | undefined
    Promise.resolve()
      .then(() => (deed === undefined ? Promise.reject(new Error(`the stand-in cannot do ${message.what}`)) : deed(...message.args)))
      .then((value) => send({ kind: 'done', id: message.id, value }))
      .catch((error: unknown) => send({ kind: 'failed', id: message.id, why: error instanceof Error ? (error.stack ?? error.message) : String(error) }))
  })
}

export const options = JSON.parse(process.env['CARAVAN_STAND_IN'] ?? 'null') as StandInOptions
