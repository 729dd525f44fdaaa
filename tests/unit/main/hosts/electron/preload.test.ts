import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { PORT_FROM_PAGE, PORT_TO_HOST } from '#shared/contract/port'

type Listener = (event: object) => void

const electron = vi.hoisted(() => ({ exposed: new Map<string, unknown>(), posted: [] as unknown[][] }))
vi.mock('electron', () => ({
  contextBridge: { exposeInMainWorld: (name: string, value: unknown) => electron.exposed.set(name, value) },
  ipcRenderer: { postMessage: (...args: unknown[]) => electron.posted.push(args) },
}))

const page = {
  listener: (() => undefined) as Listener,
  location: { origin: 'app://caravan' },
  addEventListener: (_type: string, listener: Listener) => (page.listener = listener),
}
const port = { a: 'port' }

beforeAll(async () => {
  vi.stubGlobal('window', page)
  await import('../../../../../src/preload/index')
})
beforeEach(() => electron.posted.splice(0))

test('the page learns which host it has, and nothing else', () => {
  expect([...electron.exposed]).toEqual([['caravan', { host: 'electron' }]])
})

test('a port that our page posts to itself is handed to the host', () => {
  page.listener({ source: page, origin: 'app://caravan', data: PORT_FROM_PAGE, ports: [port] })
  expect(electron.posted).toEqual([[PORT_TO_HOST, null, [port]]])
})

test.each([
  ['from another window', { source: {} }],
  ['from another origin', { origin: 'https://evil.example' }],
  ['that says something else', { data: 'hello' }],
  ['without a port', { ports: [] }],
])('a message %s is left alone', (_what, change) => {
  page.listener({ source: page, origin: 'app://caravan', data: PORT_FROM_PAGE, ports: [port], ...change })
  expect(electron.posted).toEqual([])
})
