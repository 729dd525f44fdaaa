import { existsSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { PAGE_ORIGIN } from '#shared/contract/port'
import { OUR_FRAME, openPage } from './harness/preload-page'
import { test } from './harness/test'

const EVIL = { origin: 'https://evil.example', url: 'https://evil.example/', parent: null }

describe('The window', () => {
  test('is sandboxed, opens our page under our own scheme, and the page reaches the host through the built preload script', async ({ start }) => {
    const shell = start()
    const [id, url] = await shell.called('loadURL')
    expect(url).toBe(`${PAGE_ORIGIN}/`)
    const [, options] = await shell.called('new BrowserWindow')
    expect(options).toMatchObject({ webPreferences: { sandbox: true, contextIsolation: true, nodeIntegration: false, webviewTag: false } })
    const page = openPage(shell, id as number)
    expect([...page.exposed]).toEqual([['caravan', { host: 'electron' }]])
    expect(await page.client.host.info()).toMatchObject({ host: 'electron' })
    expect(await shell.quit()).toBe(0)
  })

  test.for([
    ['linux', false, true],
    ['linux', true, true],
    ['win32', false, true],
    ['win32', true, false],
    ['darwin', false, false],
  ] as const)('brings its picture where the system has none: %s, packaged: %s', async ([platform, packaged, brings], { start }) => {
    const shell = start({ platform, packaged })
    const [, options] = (await shell.called('new BrowserWindow')) as [number, { readonly icon?: string }]
    expect(options.icon !== undefined && existsSync(options.icon)).toBe(brings)
    // Electron's own stands in the dock of a checkout otherwise
    expect(shell.count('dock.setIcon')).toBe(platform === 'darwin' ? 1 : 0)
  })

  test('gives nothing to a page of another site, or to a frame in ours', async ({ start }) => {
    const shell = start()
    const [id] = await shell.called('loadURL')
    for (const frame of [EVIL, { ...OUR_FRAME, parent: {} }, null]) {
      const page = openPage(shell, id as number, frame)
      await expect(page.client.host.info()).rejects.toThrow()
    }
  })

  test('serves the built page with its policy, and no file outside', async ({ start }) => {
    const shell = start()
    await shell.called('loadURL')
    const page = await shell.do<{ status: number; headers: Record<string, string> }>('fetchPage', `${PAGE_ORIGIN}/`, 'GET')
    expect(page.status).toBe(200)
    expect(page.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';")
    expect(page.headers['content-security-policy']).not.toContain('unsafe-inline')
    expect(await shell.do('fetchPage', `${PAGE_ORIGIN}/..%2f..%2fpackage.json`, 'GET')).toMatchObject({ status: 404 })
  })
})
