import { readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { PAGE_ORIGIN } from '#shared/contract/port'
import { OUR_FRAME, openPage } from './harness/preload-page'
import type { Names } from './harness/names'
import { NAMES } from './harness/places'
import type { Shell } from './harness/shell'
import { test } from './harness/test'

const EVIL = 'https://evil.example'
const names = (): Names => JSON.parse(readFileSync(NAMES, 'utf8')) as Names
const open = async (shell: Shell): Promise<number> => (await shell.called('loadURL'))[0] as number

/** The numbers are those of the checklist in docs/security.md. */
describe('Electron’s security checklist', () => {
  test('1: the only page that is loaded comes with the app', async ({ start }) => {
    const shell = start()
    expect(await shell.called('loadURL')).toEqual([1, `${PAGE_ORIGIN}/`])
    const page = await shell.do<{ readonly body: Uint8Array }>('fetchPage', `${PAGE_ORIGIN}/`, 'GET')
    const addresses = [
      ...Buffer.from(page.body)
        .toString()
        .matchAll(/(?:src|href)="([^"]+)"/g),
    ].map(([, address]) => address)
    expect(addresses.length).toBeGreaterThan(1)
    // the icon stands in the page itself
    expect(addresses.filter((address) => !/^(?:\.?\/|data:image\/svg\+xml,)/.test(address ?? ''))).toEqual([])
  })

  test('2, 3, 4, 6, 8, 9, 10, 11: no Node in the page, isolated, in a sandbox, and nothing that is safe by default switched off', async ({ start }) => {
    const shell = start()
    await open(shell)
    const [, options] = await shell.called('new BrowserWindow')
    const { webPreferences } = options as { webPreferences: Record<string, unknown> }
    // all that may be said; whatever is not said is safe by default
    expect({ ...webPreferences, preload: '' }).toEqual({
      preload: '',
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: false,
    })
    await shell.called('app.enableSandbox')
  })

  test('5: every permission is refused, but the camera, copying and the whole screen, to our page alone', async ({ start }) => {
    const shell = start()
    await open(shell)
    const words = names().words['Session.setPermissionRequestHandler'] ?? []
    expect(words.length).toBeGreaterThan(30)
    const granted: string[] = []
    for (const permission of words) {
      for (const from of [`${PAGE_ORIGIN}/`, `${EVIL}/`]) {
        for (const media of [['video'], ['audio'], ['video', 'audio'], undefined]) {
          if (await shell.do('requestPermission', permission, from, media)) granted.push(`${permission} ${media?.join('+') ?? '-'} ${from}`)
        }
        if (await shell.do('checkPermission', permission, from, 'video')) granted.push(`check ${permission} video ${from}`)
        if (await shell.do('checkPermission', permission, from, 'audio')) granted.push(`check ${permission} audio ${from}`)
      }
    }
    const always = ['clipboard-sanitized-write', 'fullscreen', 'automatic-fullscreen'].flatMap((permission) => [
      ...['video', 'audio', 'video+audio', '-'].map((media) => `${permission} ${media} ${PAGE_ORIGIN}/`),
      ...['video', 'audio'].map((media) => `check ${permission} ${media} ${PAGE_ORIGIN}/`),
    ])
    expect([...granted].sort()).toEqual([...always, `media video ${PAGE_ORIGIN}/`, `check media video ${PAGE_ORIGIN}/`].sort())
    expect(await shell.do('devicePermission')).toBe(false)
  })

  test('7: the page has a policy under which no text becomes code and nothing comes from elsewhere', async ({ start }) => {
    const shell = start()
    await open(shell)
    const { headers } = await shell.do<{ readonly headers: Record<string, string> }>('fetchPage', `${PAGE_ORIGIN}/`, 'GET')
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toMatch(/^default-src 'none'; /)
    expect(policy).toMatch(/; connect-src 'self';/)
    expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*/)
  })

  test('12: a webview is not attached', async ({ start }) => {
    const shell = start()
    expect(await shell.do('attachWebview', await open(shell))).toBe(true)
  })

  test('13: no frame goes anywhere but to our page', async ({ start }) => {
    const shell = start()
    const id = await open(shell)
    for (const url of [`${EVIL}/`, 'file:///etc/passwd', 'app://elsewhere/', 'data:text/html,x', 'javascript:alert(1)', 'https://app//caravan/']) {
      expect(await shell.do('navigate', id, url), url).toBe(true)
    }
    expect(await shell.do('navigate', id, `${PAGE_ORIGIN}/#/matches`)).toBe(false)
  })

  test('14, 15: the page opens no window but a big screen (big-screen.test.ts); a link to the web goes to the browser, and nothing else goes anywhere', async ({
    start,
  }) => {
    const shell = start()
    const id = await open(shell)
    for (const url of ['file:///etc/passwd', 'ms-settings:', 'smb://server/share', 'javascript:alert(1)', 'https://a:b@evil.example/', `${PAGE_ORIGIN}/`]) {
      expect(await shell.do('openFromPage', id, url), url).toBe('deny')
    }
    expect(shell.count('shell.openExternal')).toBe(0)
    expect(await shell.do('openFromPage', id, 'https://www.pagat.com/domino/line/bergen.html')).toBe('deny')
    expect(await shell.called('shell.openExternal')).toEqual(['https://www.pagat.com/domino/line/bergen.html'])
    expect(shell.count('new BrowserWindow')).toBe(1)
  })

  test('17: a message from any frame but our page’s own is not heard', async ({ start }) => {
    const shell = start()
    const id = await open(shell)
    for (const frame of [{ ...OUR_FRAME, origin: EVIL }, { ...OUR_FRAME, parent: {} }, null]) {
      await expect(openPage(shell, id, frame).client.host.info()).rejects.toThrow()
    }
    expect(await openPage(shell, id).client.host.info()).toMatchObject({ host: 'electron' })
  })

  test('17: what our page sends is checked against the contract before anything is done', async ({ start }) => {
    const shell = start()
    const id = await open(shell)
    const { client } = openPage(shell, id)
    const wrong = client as unknown as {
      readonly match: { readonly create: (input: unknown) => Promise<unknown> }
      readonly host: Record<string, () => Promise<unknown>>
    }
    expect(await wrong.match.create({ preset: 'chess', players: 3 })).toMatchObject({ ok: false, error: { kind: 'not-understood' } })
    await expect(wrong.host['shutdown']?.()).rejects.toThrow()
    // what is no call at all closes the port that it came over, and nothing else
    for (const message of ['', '{', '[]', 'null', '{"i":1}', { i: '1' }, null, new Uint8Array([1, 2])]) {
      const other = openPage(shell, id)
      other.port.postMessage(message)
      await expect(other.client.host.info(), JSON.stringify(message)).rejects.toThrow()
    }
    expect(await client.host.info()).toMatchObject({ host: 'electron' })
    expect(shell.output()).toContain('a window sent a message that is none of Caravan’s (it is not JSON)')
  })

  test('18: the page has a scheme of its own, which goes round no policy', async ({ start }) => {
    const shell = start()
    await open(shell)
    expect(await shell.called('protocol.registerSchemesAsPrivileged')).toEqual([
      [{ scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } }],
    ])
    for (const address of ['/..%2f..%2fpackage.json', '/%2e%2e/main/electron.js', '/..%5c..%5cpackage.json', '//etc/passwd', '/download/guessed']) {
      expect(await shell.do('fetchPage', `${PAGE_ORIGIN}${address}`, 'GET'), address).toMatchObject({ status: 404 })
    }
  })

  test('20: the page is shown one word, and no part of Electron', async ({ start }) => {
    const shell = start()
    expect([...openPage(shell, await open(shell)).exposed]).toEqual([['caravan', { host: 'electron' }]])
  })

  test('beyond the list: only what our page made itself is saved', async ({ start }) => {
    const shell = start()
    await open(shell)
    expect(await shell.do('download', `blob:${PAGE_ORIGIN}/0c2b`, 'match.caravan')).toEqual({ prevented: false })
    // the dialog says what it is for, where it would show an address
    expect(await shell.called('downloadItem.setSaveDialogOptions')).toEqual([{ title: 'Save file' }])
    for (const url of [`blob:${EVIL}/0c2b`, `${EVIL}/program.exe`, 'data:text/html,x', 'file:///etc/passwd']) {
      expect(await shell.do('download', url, 'program.exe'), url).toEqual({ prevented: true })
    }
  })
})
