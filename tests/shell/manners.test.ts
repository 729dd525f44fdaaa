import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect } from 'vitest'
import type { DesktopRequest } from '#shared/contract/desktop'
import { PAGE_ORIGIN } from '#shared/contract/port'
import { ADA_AND_BEN, idOf } from '../support/main/apps'
import { openPage } from './harness/preload-page'
import { DISPLAY, type Shell } from './harness/shell'
import { test } from './harness/test'
import { HELD_IN_THE_MIDDLE } from './start-faults/harness'

const RECORD = JSON.stringify({ format: 'caravan-record', version: 1, preset: 'bergen-pagat', players: [{ name: 'Ada' }, { name: 'Ben' }], rounds: [] })

const put = (folder: string, name: string): string => {
  const path = join(folder, name)
  writeFileSync(path, RECORD)
  return path
}

/** The page of the first window, or of the n-th. */
const pageOf = async (shell: Shell, nth = 1) => openPage(shell, (await shell.called('loadURL', nth))[0] as number)

type Page = Awaited<ReturnType<typeof pageOf>>

/** What the page is asked next. */
const nextAsked = async ({ client }: Page): Promise<DesktopRequest> => {
  const stream = await client.desktop.asked()
  const next = await stream.next()
  await stream.return?.()
  if (next.done === true) throw new Error('the stream ended')
  return next.value
}

const fetchOf = (shell: Shell, address: string) =>
  shell.do<{ readonly status: number; readonly body: Uint8Array }>('fetchPage', `${PAGE_ORIGIN}${address}`, 'GET')

/** The page gets the file itself, once, and learns no path. */
const expectRecord = async (shell: Shell, asked: DesktopRequest, path: string): Promise<void> => {
  if (asked.kind !== 'match-files') throw new Error(`asked for ${asked.kind}`)
  expect(JSON.stringify(asked)).not.toContain(join(path, '..'))
  const [file] = asked.files
  expect(file?.name).toBe(basename(path))
  expect(Buffer.from((await fetchOf(shell, file?.address ?? '')).body).toString()).toBe(RECORD)
  expect((await fetchOf(shell, file?.address ?? '')).status).toBe(404)
}

describe('One Caravan at a time', () => {
  test('a second start brings the first forward, with the match file it was given', async ({ start, dataFolder }) => {
    const first = start()
    const page = await pageOf(first)
    const path = put(dataFolder, 'evening.caravan')
    const second = start({ lock: false, args: [relative(join(dataFolder, 'started-in'), path), 'notes.pdf'] })
    expect(await second.ended).toBe(0)
    expect(second.output()).toContain('Caravan is already open. Its window comes to the front.')
    expect(second.count('new BrowserWindow')).toBe(0)
    const [said] = await second.called('app.requestSingleInstanceLock')
    expect(said).toEqual({ files: [path], page: null })

    await first.do('putWindow', 1, { minimized: true })
    await first.do('appEvent', 'second-instance', ['caravan'], '/', said)
    await first.called('window.restore')
    await first.called('window.focus')
    await expectRecord(first, await nextAsked(page), path)
    expect(await first.called('app.addRecentDocument')).toEqual([path])
    expect(first.count('new BrowserWindow')).toBe(1)
  })

  test('what a second start says that makes no sense is left alone', async ({ start }) => {
    const shell = start()
    const page = await pageOf(shell)
    for (const said of [null, { files: 'x' }, { files: ['/etc/passwd'], page: null }, { files: [3], page: null }, { files: [], page: '/etc' }, { files: [] }])
      await shell.do('appEvent', 'second-instance', [], '/', said)
    await shell.do('choose', 'File', 'Files and backups')
    expect(await nextAsked(page)).toEqual({ kind: 'page', page: 'files' })
  })

  test('where a browser’s Caravan has the folder already, its pages are opened and no window is', async ({ start }) => {
    const first = start()
    await first.called('loadURL')
    // another profile, the same folder
    const second = start()
    const [url] = await second.called('shell.openExternal')
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?key=[\w-]{43}$/)
    expect(second.output()).not.toContain('key=')
    expect(await second.ended).toBe(0)
    expect(second.count('new BrowserWindow')).toBe(0)
    expect(second.count('dialog.showMessageBox')).toBe(0)
  })

  test('a record that was to be opened then is for the person to bring: a dialog names it, and the page that takes it comes next', async ({
    start,
    dataFolder,
  }) => {
    const first = start()
    await first.called('loadURL')
    const second = start({ args: [put(dataFolder, 'evening.caravan')] })
    const [box] = (await second.called('dialog.showMessageBox')) as [Record<string, unknown>]
    expect(box['detail']).toMatch(/evening\.caravan wasn’t opened here.*Files page.*“Import matches”/)
    expect(box['detail']).not.toContain(dataFolder)
    const [url] = await second.called('shell.openExternal')
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?key=[\w-]{43}#\/files$/)
    expect(await second.ended).toBe(0)
  })

  test('macOS hands the record over by an event, and the person is told of it too', async ({ start, dataFolder }) => {
    const first = start()
    await first.called('loadURL')
    const second = start({ platform: 'darwin', openFiles: [put(dataFolder, 'evening.caravan')] })
    const [box] = (await second.called('dialog.showMessageBox')) as [Record<string, unknown>]
    expect(box['detail']).toContain('evening.caravan')
    expect(await second.ended).toBe(0)
  })

  test('a task of the system’s leads the Caravan that is open to its page', async ({ start }) => {
    const first = start()
    const page = await pageOf(first)
    const second = start({ lock: false, args: ['--page=newMatch'] })
    const [said] = await second.called('app.requestSingleInstanceLock')
    expect(await second.ended).toBe(0)
    await first.do('appEvent', 'second-instance', ['caravan'], '/', said)
    expect(await nextAsked(page)).toEqual({ kind: 'page', page: 'newMatch' })
  })
})

describe('Record files', () => {
  test('one on the command line waits until the page listens', async ({ start, dataFolder }) => {
    const path = put(dataFolder, 'evening.caravan')
    const shell = start({ args: [path] })
    await expectRecord(shell, await nextAsked(await pageOf(shell)), path)
  })

  test('Linux desktops hand it over as an address', async ({ start, dataFolder }) => {
    const path = put(dataFolder, 'an evening in März.caravan')
    const shell = start({ args: [pathToFileURL(path).href] })
    await expectRecord(shell, await nextAsked(await pageOf(shell)), path)
  })

  test('a packaged app finds it there too', async ({ start, dataFolder }) => {
    const path = put(dataFolder, 'evening.caravan')
    const shell = start({ args: [path], packaged: true, platform: 'win32' })
    await expectRecord(shell, await nextAsked(await pageOf(shell)), path)
  })

  test('macOS tells of it before the app is ready, or later, also with no window open', async ({ start, dataFolder }) => {
    const [early, late] = [put(dataFolder, 'early.caravan'), put(dataFolder, 'late.caravan')]
    const shell = start({ platform: 'darwin', openFiles: [early] })
    await expectRecord(shell, await nextAsked(await pageOf(shell)), early)
    await shell.do('closeWindow', 1)
    expect(await shell.do('appEvent', 'open-file', late)).toBe(true)
    await expectRecord(shell, await nextAsked(await pageOf(shell, 2)), late)
  })

  test('one that is gone, or a folder, is an answer and no harm', async ({ start, dataFolder }) => {
    const shell = start({ args: [join(dataFolder, 'gone.caravan'), dataFolder.replace(/$/, '/.json')] })
    const asked = await nextAsked(await pageOf(shell))
    if (asked.kind !== 'match-files') throw new Error('no records')
    for (const { address } of asked.files) expect((await fetchOf(shell, address)).status).toBe(404)
  })

  test('one may be chosen from the menu', async ({ start, dataFolder }) => {
    const path = put(dataFolder, 'chosen.json')
    const shell = start({ answers: { openDialog: () => ({ canceled: false, filePaths: [path] }) } })
    const page = await pageOf(shell)
    await shell.do('choose', 'File', 'Open match file…')
    await expectRecord(shell, await nextAsked(page), path)
  })
})

interface Shown {
  readonly label?: string
  readonly type?: string
  readonly role?: string
  readonly accelerator?: string
  readonly visible?: boolean
  readonly submenu?: readonly Shown[]
}

describe('Menus', () => {
  test.for(['linux', 'win32', 'darwin'] as const)('on %s they are what that system expects', async (platform, { start }) => {
    const shell = start({ platform })
    const [menu] = (await shell.called('Menu.setApplicationMenu')) as [readonly Shown[]]
    const mac = platform === 'darwin'
    expect(menu.map(({ label, role }) => role ?? label)).toEqual([...(mac ? ['Caravan'] : []), '&File', '&Edit', '&View', 'window', 'help'])
    const file = menu.find(({ label }) => label === '&File')?.submenu ?? []
    expect(file.some(({ role }) => role === 'quit')).toBe(!mac)
    const view = menu.find(({ label }) => label === '&View')?.submenu ?? []
    expect(view.flatMap(({ role }) => role ?? [])).toEqual(['reload', 'resetZoom', 'zoomIn', 'zoomIn', 'zoomOut', 'togglefullscreen', 'toggleDevTools'])
    // the key with the plus sign enlarges with and without its upper half
    expect(view.filter(({ role }) => role === 'zoomIn').map(({ accelerator, visible = true }) => [accelerator, visible])).toEqual([
      [undefined, true],
      ['CommandOrControl+=', false],
    ])
    const has = (items: readonly Shown[] | undefined, label: string): boolean => items?.some((item) => item.label === label) === true
    expect(has(mac ? menu[0]?.submenu : menu.at(-1)?.submenu, 'About Caravan')).toBe(true)
    expect((mac ? menu[0]?.submenu : file)?.find(({ label }) => label === 'Settings…')?.accelerator).toBe('CommandOrControl+,')
    if (mac) expect(menu[0]?.submenu?.flatMap(({ role }) => role ?? [])).toEqual(['services', 'hide', 'hideOthers', 'unhide', 'quit'])
    // Electron's own words are English in every language
    const items = (all: readonly Shown[]): readonly Shown[] => all.flatMap((item) => [item, ...items(item.submenu ?? [])])
    expect(items(menu).filter(({ label, type }) => label === undefined && type !== 'separator')).toEqual([])
    expect(file.find(({ label }) => label === 'Print…')?.accelerator).toBe('CommandOrControl+P')
  })

  test('File › All matches, File › Settings…, Help › About Caravan and Help › Rules lead to their pages', async ({ start }) => {
    const shell = start()
    const shown = await pageOf(shell)
    // a menu has all its matches once there is one
    await shown.client.match.create(ADA_AND_BEN)
    const stream = await shown.client.desktop.asked()
    for (const [page, ...items] of [
      ['matches', 'File', 'Recent matches', 'All matches'],
      ['settings', 'File', 'Settings…'],
      ['about', 'Help', 'About Caravan'],
      ['rules', 'Help', 'Rules'],
    ] as const) {
      await expect
        .poll(() =>
          shell.do('choose', ...items).then(
            () => 'there',
            () => 'not yet',
          ),
        )
        .toBe('there')
      expect((await stream.next()).value).toEqual({ kind: 'page', page })
    }
    await stream.return?.()
  })

  test('the matches played last are there, and lead to their page', async ({ start }) => {
    const shell = start()
    const page = await pageOf(shell)
    const matchId = idOf(await page.client.match.create(ADA_AND_BEN))
    await shell.called('Menu.setApplicationMenu', 2)
    await expect
      .poll(() =>
        shell.do('choose', 'File', 'Recent matches', 'Ada, Ben · Bergen: anyone leads').then(
          () => 'there',
          () => 'not yet',
        ),
      )
      .toBe('there')
    expect(await nextAsked(page)).toEqual({ kind: 'match', matchId })
  })

  test('the data folder is shown', async ({ start, dataFolder }) => {
    const shell = start()
    await shell.called('loadURL')
    await shell.do('choose', 'File', 'Show data folder')
    expect(await shell.called('shell.openPath')).toEqual([dataFolder])
  })

  test('the page is printed, or saved as a PDF where the person says', async ({ start, dataFolder }) => {
    const path = join(dataFolder, 'sheet.pdf')
    const shell = start({ answers: { saveDialog: () => ({ canceled: false, filePath: path }) } })
    await shell.called('window.show')
    await shell.do('choose', 'File', 'Print…')
    await shell.called('webContents.print')
    await shell.do('choose', 'File', 'Save as PDF…')
    await expect.poll(() => [existsSync(path), ...shell.calls().filter(({ what }) => what === 'dialog.showErrorBox')]).toEqual([true])
    expect((await shell.called('dialog.showSaveDialog'))[0]).toMatchObject({
      defaultPath: expect.stringMatching(/^\d{4}-\d{2}-\d{2} History · Caravan\.pdf$/) as unknown,
    })
    expect(readFileSync(path, 'latin1')).toMatch(/^%PDF-/)
  })

  test('a PDF that cannot be saved is told, and one that is not wanted is not made', async ({ start, dataFolder }) => {
    const shell = start({ answers: { saveDialog: () => ({ canceled: false, filePath: join(dataFolder, 'nowhere', 'sheet.pdf') }) } })
    await shell.called('window.show')
    await shell.do('choose', 'File', 'Save as PDF…')
    expect((await shell.called('dialog.showErrorBox'))[0]).toBe('Couldn’t save the PDF')
    shell.answer('saveDialog', () => ({ canceled: true, filePath: '' }))
    await shell.do('choose', 'File', 'Save as PDF…')
    await shell.called('dialog.showSaveDialog', 2)
    expect(shell.count('webContents.printToPDF')).toBe(1)
  })

  test('a window takes the whole screen once the person knows the way back, and gives it back by the same keys', async ({ start }) => {
    let answered = 0
    const shell = start({ answers: { messageBox: () => ({ response: 1, times: ++answered }) } })
    await shell.called('window.show')
    await shell.do('choose', 'View', 'Kiosk mode')
    await expect.poll(() => answered).toBe(1)
    expect((await shell.called('dialog.showMessageBox'))[0]).toMatchObject({ detail: expect.stringContaining('Ctrl+Shift+K') as unknown })
    expect(shell.count('window.setKiosk')).toBe(0)
    shell.answer('messageBox', () => ({ response: 0 }))
    await shell.do('choose', 'View', 'Kiosk mode')
    expect(await shell.called('window.setKiosk')).toEqual([1, true])
    await shell.do('choose', 'View', 'Kiosk mode')
    expect(await shell.called('window.setKiosk', 2)).toEqual([1, false])
  })
})

describe('The window’s place', () => {
  const PLACE = { x: 700, y: 90, width: 900, height: 700 }
  const sizeOf = async (shell: Shell) => (await shell.called('new BrowserWindow'))[1] as Record<string, unknown>

  test('is remembered, and forgotten where its screen is gone', async ({ start }) => {
    const first = start()
    expect(await sizeOf(first)).toMatchObject({ width: 1280, height: 860 })
    await first.do('putWindow', 1, { ...PLACE, maximized: true })
    await first.quit()

    const again = start()
    expect(await sizeOf(again)).toMatchObject(PLACE)
    await again.called('window.maximize')
    await again.quit()

    const smaller = start({ displays: [{ id: 2, workArea: { x: 0, y: 0, width: 600, height: 500 } }] })
    const size = await sizeOf(smaller)
    expect(size).toMatchObject({ width: 600, height: 500 })
    expect(size).not.toHaveProperty('x')
  })

  test('that makes no sense is not believed', async ({ start, dataFolder }) => {
    await start().quit()
    const file = join(dataFolder, 'device', 'window', 'place.json')
    for (const kept of ['', '{"x":', '{"x":1e99,"y":0,"width":5,"height":"7","maximized":false}']) {
      writeFileSync(file, kept)
      const shell = start({ displays: [DISPLAY] })
      expect(await sizeOf(shell)).toMatchObject({ width: 1280, height: 860 })
      await shell.quit()
    }
  })
})

describe('The display', () => {
  test('stays awake while a match is open in any window, and no longer', async ({ start }) => {
    const shell = start()
    const page = await pageOf(shell)
    await shell.do('choose', 'File', 'New window')
    const other = await pageOf(shell, 2)
    const stream = await page.client.desktop.stayAwake()
    await stream.next()
    await (await other.client.desktop.stayAwake()).next()
    expect(await shell.called('powerSaveBlocker.start')).toEqual(['prevent-display-sleep', 1])
    await stream.return?.()
    // what is answered after it was sent after it
    await page.client.host.info()
    expect(shell.count('powerSaveBlocker.stop')).toBe(0)
    // the other page goes without a word
    other.close()
    await shell.called('powerSaveBlocker.stop')
    expect(shell.count('powerSaveBlocker.start')).toBe(1)
  })
})

describe('Quitting', () => {
  test('in the middle of a write waits for it, and leaves nothing running', async ({ start, dataFolder }) => {
    const shell = start({ env: HELD_IN_THE_MIDDLE })
    const { client } = await pageOf(shell)
    const records = Array.from({ length: 60 }, (_, n) => ({ place: n + 1, text: RECORD.replace('Ada', `Ada ${n}`) }))
    void client.exchange.import({ file: 'years.json', records }).catch(() => undefined)
    const stored = (): readonly string[] => (existsSync(join(dataFolder, 'matches')) ? readdirSync(join(dataFolder, 'matches')) : [])
    const matches = (): readonly string[] => stored().filter((name) => name.endsWith('.json'))
    await expect.poll(() => matches().length).toBeGreaterThan(0)
    expect(matches().length).toBeLessThan(60)
    expect(readdirSync(join(dataFolder, 'device')).filter((name) => name.startsWith('lock-'))).toHaveLength(1)
    const status = shell.quit()
    await shell.called('app.quit')
    process.kill(shell.pid, 'SIGUSR2')
    expect(await status).toBe(0)
    expect(matches()).toHaveLength(60)
    expect(stored().filter((name) => name.endsWith('.tmp'))).toEqual([])
    expect(await shell.called('(left running)')).toEqual([[]])
    expect(readdirSync(join(dataFolder, 'device')).filter((name) => name.startsWith('lock-'))).toEqual([])
  })

  test('closing the last window ends the app, but on macOS it stays and opens another', async ({ start }) => {
    const linux = start()
    await linux.called('window.show')
    await linux.do('closeWindow', 1)
    expect(await linux.ended).toBe(0)

    const mac = start({ platform: 'darwin' })
    await mac.called('window.show')
    await mac.do('closeWindow', 1)
    await mac.do('appEvent', 'activate')
    await mac.called('loadURL', 2)
    expect(await mac.quit()).toBe(0)
  })
})
