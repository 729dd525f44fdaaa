import { describe, expect } from 'vitest'
import { PAGE_ORIGIN } from '#shared/contract/port'
import { openPage } from './harness/preload-page'
import type { Shell } from './harness/shell'
import { test } from './harness/test'

const BIG_SCREEN = `${PAGE_ORIGIN}/#/match/0c2b7f1e-aaaa-bbbb/screen`
const firstWindow = async (shell: Shell): Promise<number> => (await shell.called('window.show'))[0] as number

/** Opens the big screen as the page does: its window and what that is. */
const openBigScreen = async (shell: Shell, from: number) => {
  expect(await shell.do('openFromPage', from, BIG_SCREEN)).toBe('allow')
  const [id, url] = (await shell.called('opened by a page')) as [number, string]
  const [, options] = (await shell.called('new BrowserWindow', id)) as [number, Record<string, unknown>]
  return { id, url, options }
}

describe('The checker of rulings', () => {
  test('opens as a window of its own with everything that protects the others, and no way to the host', async ({ start }) => {
    const shell = start()
    const table = await firstWindow(shell)
    const checker = `${PAGE_ORIGIN}/check-ruling.html#name=a&ruling=%7B%7D`
    expect(await shell.do('openFromPage', table, checker)).toBe('allow')
    const [id, url] = (await shell.called('opened by a page')) as [number, string]
    const [, options] = (await shell.called('new BrowserWindow', id)) as [number, Record<string, unknown>]
    expect(url).toBe(checker)
    const [, first] = (await shell.called('new BrowserWindow')) as [number, { readonly webPreferences: Record<string, unknown> }]
    const { preload, ...guarded } = first.webPreferences
    expect(preload).toEqual(expect.any(String))
    expect(options['webPreferences']).toEqual(guarded)
    expect(await shell.do('navigate', id, 'https://evil.example/')).toBe(true)
    expect(await shell.do('openFromPage', id, 'file:///etc/passwd')).toBe('deny')
  })
})

describe('The big screen', () => {
  test('opens as a window of its own with everything that protects the others, and nothing of what the page asks for', async ({ start }) => {
    const shell = start()
    const table = await firstWindow(shell)
    const { id, url, options } = await openBigScreen(shell, table)
    expect(url).toBe(BIG_SCREEN)
    const [, first] = (await shell.called('new BrowserWindow')) as [number, Record<string, unknown>]
    expect(options['webPreferences']).toEqual(first['webPreferences'])
    expect(options).toMatchObject({ width: 1280, height: 720, autoHideMenuBar: true })
    expect(await openPage(shell, id).client.host.info()).toMatchObject({ host: 'electron' })
    // held in our pages as every window is
    expect(await shell.do('navigate', id, 'https://evil.example/')).toBe(true)
    expect(await shell.do('attachWebview', id)).toBe(true)
    expect(await shell.do('openFromPage', id, 'file:///etc/passwd')).toBe('deny')
  })

  test('takes the whole screen when it asks, and nobody else does', async ({ start }) => {
    const shell = start()
    const { id } = await openBigScreen(shell, await firstWindow(shell))
    expect(await shell.do('fullScreen', id, 'https://evil.example/')).toBe(false)
    expect(await shell.do('fullScreen', id, BIG_SCREEN)).toBe(true)
  })

  test('gets no screen that the system refuses, and stays as it is', async ({ start }) => {
    const shell = start({ refuses: ['fullscreen'] })
    const { id } = await openBigScreen(shell, await firstWindow(shell))
    expect(await shell.do('fullScreen', id, BIG_SCREEN)).toBe(false)
    expect(await openPage(shell, id).client.host.info()).toMatchObject({ host: 'electron' })
  })

  test('opens at no other address, however like its own', async ({ start }) => {
    const shell = start()
    const table = await firstWindow(shell)
    const opened: string[] = []
    for (const address of [
      `${PAGE_ORIGIN}/`,
      `${PAGE_ORIGIN}/#/match/0c2b7f1e-aaaa-bbbb`,
      `${PAGE_ORIGIN}/#/match/0c2b7f1e-aaaa-bbbb/screen/more`,
      `${PAGE_ORIGIN}/#/match/..%2f..%2f/screen`,
      `${PAGE_ORIGIN}/?x#/match/0c2b7f1e-aaaa-bbbb/screen`,
      `${PAGE_ORIGIN}/phone.html#/match/0c2b7f1e-aaaa-bbbb/screen`,
      'app://elsewhere/#/match/0c2b7f1e-aaaa-bbbb/screen',
      'https://caravan/#/match/0c2b7f1e-aaaa-bbbb/screen',
      'https://evil.example/#app://caravan/#/match/0c2b7f1e-aaaa-bbbb/screen',
      `blob:${PAGE_ORIGIN}/#/match/0c2b7f1e-aaaa-bbbb/screen`,
      'about:blank',
      '',
    ])
      if ((await shell.do('openFromPage', table, address)) !== 'deny') opened.push(address)
    expect(opened).toEqual([])
    expect(shell.count('new BrowserWindow')).toBe(1)
  })

  test('is asked nothing: what comes from outside is for the window of the table', async ({ start }) => {
    const shell = start()
    const table = await firstWindow(shell)
    const { id } = await openBigScreen(shell, table)
    await shell.called('window.show')
    await shell.do('focusWindow', id)
    const stream = await openPage(shell, table).client.desktop.asked()
    await shell.do('choose', 'File', 'Files and backups')
    expect((await stream.next()).value).toEqual({ kind: 'page', page: 'files' })
    await stream.return?.()
  })

  test('comes back where it stood, apart from the table’s window, and goes with it', async ({ start }) => {
    const PLACE = { x: 1000, y: 10, width: 800, height: 600 }
    const first = start()
    const table = await firstWindow(first)
    const { id } = await openBigScreen(first, table)
    await first.do('putWindow', id, PLACE)
    await first.do('closeWindow', id)
    expect(await first.quit()).toBe(0)

    const again = start()
    const [, size] = (await again.called('new BrowserWindow')) as [number, Record<string, unknown>]
    expect(size).toMatchObject({ width: 1280, height: 860 })
    const { options } = await openBigScreen(again, await firstWindow(again))
    expect(options).toMatchObject(PLACE)
    await again.do('closeWindow', 1)
    expect(await again.ended).toBe(0)
  })
})
