import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { test } from './harness/test'

const SAFE = /Every play you confirmed is saved/
const logIn = (dataFolder: string): string => readFileSync(join(dataFolder, 'device', 'caravan.log'), 'utf8')
const locksIn = (dataFolder: string): readonly string[] => readdirSync(join(dataFolder, 'device')).filter((name) => name.startsWith('lock-'))

interface Box {
  readonly defaultId: number
  readonly cancelId: number
  readonly detail: string
  readonly buttons: readonly string[]
}

describe('A page that hangs', () => {
  test('is waited for, and the question goes when it answers again', async ({ start }) => {
    let asked = 0
    const shell = start({ answers: { messageBox: () => new Promise(() => void (asked += 1)) } })
    await shell.called('window.show')
    await shell.do('windowEvent', 1, 'unresponsive')
    const [box] = (await shell.called('dialog.showMessageBox')) as [Box]
    expect(box.detail).toMatch(SAFE)

    // closing the question means to wait
    expect([box.buttons[box.defaultId], box.buttons[box.cancelId]]).toEqual(['Wait', 'Wait'])
    await expect.poll(() => asked).toBe(1)
    await shell.do('windowEvent', 1, 'responsive')
    expect(await shell.quit()).toBe(0)
    expect(shell.count('webContents.reload')).toBe(0)
  })

  test('is ended and shown again where the person will not wait, without a second question', async ({ start, dataFolder }) => {
    const shell = start({ answers: { messageBox: () => ({ response: 1 }) } })
    await shell.called('window.show')
    await shell.do('windowEvent', 1, 'unresponsive')
    await shell.called('webContents.forcefullyCrashRenderer')
    await shell.called('webContents.reload')
    expect(await shell.quit()).toBe(0)
    expect(shell.count('dialog.showMessageBox')).toBe(1)
    expect(shell.count('loadURL')).toBe(1)
    expect(logIn(dataFolder)).toMatch(/ fault PageFault PAGE_UNRESPONSIVE/)
  })
})

describe('A fault of the program itself', () => {
  test('ends it with a word on what is safe, is in the log without its message, and the next start goes on', async ({ start, dataFolder }) => {
    const first = start()
    await first.called('window.show')
    expect(locksIn(dataFolder)).toHaveLength(1)
    await first.do('crash', 'no seat for Zwetlana')
    const [title, text] = await first.called('dialog.showErrorBox')
    expect(title).toBe('Caravan has to close')
    expect(text).toMatch(SAFE)
    expect(text).not.toContain('Zwetlana')
    expect(await first.ended).toBe(1)
    expect(logIn(dataFolder)).toMatch(/ crash Error at /)
    expect(logIn(dataFolder)).not.toContain('Zwetlana')

    const again = start()
    await again.called('window.show')
    expect(locksIn(dataFolder)).toHaveLength(1)
    expect(await again.quit()).toBe(0)
    expect(locksIn(dataFolder)).toEqual([])
  })

  test.for([
    ['before Electron is ready', 'CARAVAN_DEVICE'],
    ['after that', 'CARAVAN_DATA'],
  ] as const)('that keeps it from starting, %s, is told in a dialog with the reason', async ([, folder], { start, dataFolder }) => {
    const file = join(dataFolder, 'a file')
    writeFileSync(file, '')
    const shell = start({ args: folder === 'CARAVAN_DATA' ? ['--data', file] : [], env: { [folder]: folder === 'CARAVAN_DATA' ? file : join(file, 'inside') } })
    const [title, text] = await shell.called('dialog.showErrorBox')
    expect(title).toBe('Caravan couldn’t start')
    expect(text).toMatch(/are safe\. Details: .*(ENOTDIR|EEXIST|not a directory|no folder|folder)/)
    expect(await shell.ended).toBe(78)
    expect(shell.count('new BrowserWindow')).toBe(0)
  })
})
