import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { PAGE_ORIGIN } from '#shared/contract/port'
import { MENU_WORDS } from '#shared/words/menu'
import { SPOKEN } from '../../every'
import { openPage } from '../harness/preload-page'
import { test } from '../harness/test'
import {
  addressOf,
  AGAIN,
  BROWSER,
  builtWithout,
  expectPlain,
  FAILED,
  HELD_UP,
  LAST_RESORT_AT_A_SIGNAL,
  PLAIN,
  textAt,
  WITHOUT_LAST_RESORT,
  words,
} from './harness'

const PAGE = `${PAGE_ORIGIN}/`
const logIn = (dataFolder: string): string => readFileSync(join(dataFolder, 'device', 'caravan.log'), 'utf8')
const never = () => new Promise<never>(() => undefined)

describe('The window is shown, once', () => {
  test.for([
    ['that is never said to be ready, when its page is there', ['ready-to-show'], undefined],
    ['of whose page nothing more is heard, when it is ready', ['did-finish-load'], undefined],
    ['whose page does not load, at once', ['ready-to-show', 'did-finish-load'], FAILED],
  ] as const)('one %s', async ([, withheld, outcome], { start }) => {
    const shell = start({ env: WITHOUT_LAST_RESORT, withheld, answers: { load: (_id: number, url: string) => (url === PAGE ? outcome : undefined) } })
    await shell.called('window.show')
    await expect.poll(() => shell.output()).toContain('Caravan is open in its window\n')
    for (const event of withheld) await shell.do('release', event)
    expect(shell.count('window.show')).toBe(1)
    expect(shell.output().match(/is open in its window/g)).toHaveLength(1)
  })

  test('one of which nothing at all is heard, after three seconds', async ({ start }) => {
    const shell = start({ env: LAST_RESORT_AT_A_SIGNAL, answers: { load: never } })
    await shell.called('loadURL')
    expect(shell.count('window.show')).toBe(0)
    process.kill(shell.pid, 'SIGUSR2')
    await shell.called('window.show')
    expect(await shell.quit()).toBe(0)
  })

  test('unless it is closed before that', async ({ start }) => {
    const shell = start({ answers: { load: never } })
    await shell.called('loadURL')
    await shell.do('closeWindow', 1)
    expect(await shell.ended).toBe(0)
    expect(shell.count('window.show')).toBe(0)
    // nor does a timer keep the program
    expect(await shell.called('(left running)')).toEqual([[]])
  })
})

describe('A page that does not load', () => {
  test('gives way to a plain page, from which the person tries again or goes to the browser', async ({ start, dataFolder }) => {
    let outcome: object | undefined = FAILED
    const shell = start({ answers: { load: (_id: number, url: string) => (url === PAGE ? outcome : undefined) } })
    await expectPlain(shell, 2, 'not-loaded', words.plain.notLoaded.message, words.plain.notLoaded.detail)
    await expect.poll(() => logIn(dataFolder)).toMatch(/ fault PageFault PAGE_NOT_LOADED_ERR_FILE_NOT_FOUND/)

    expect(await shell.do('navigate', 1, BROWSER)).toBe(true)
    expect(await shell.called('shell.openExternal')).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/\?key=/)])
    outcome = undefined
    expect(await shell.do('navigate', 1, AGAIN)).toBe(true)
    expect(await addressOf(shell, 3)).toBe(PAGE)
    expect(await openPage(shell, 1).client.host.info()).toMatchObject({ host: 'electron' })
  })

  test('is not one that was stopped on purpose, or a part of a page', async ({ start }) => {
    const shell = start()
    await shell.called('window.show')
    await shell.do('contentsEvent', 1, 'did-fail-load', -3, 'ERR_ABORTED', PAGE, true, 1, 1)
    await shell.do('contentsEvent', 1, 'did-fail-load', -6, 'ERR_FILE_NOT_FOUND', PAGE, false, 1, 1)
    expect(await shell.quit()).toBe(0)
    expect(shell.count('loadURL')).toBe(1)
  })

  test('nor the plain page: then a dialog asks the same', async ({ start }) => {
    const answers = [0, 1, 2]
    const shell = start({ answers: { load: () => FAILED, messageBox: () => ({ response: answers.shift() }) } })
    const [box] = (await shell.called('dialog.showMessageBox')) as [{ readonly buttons: readonly string[]; readonly detail: string }]
    expect(box.buttons).toEqual([words.plain.again, words.plain.browser, words.gone.close])
    expect(box.detail).toMatch(/Every play you confirmed is saved/)
    // again: page and plain page fail once more
    await shell.called('dialog.showMessageBox', 2)
    await shell.called('shell.openExternal')
    await shell.do('navigate', 1, AGAIN)
    await shell.called('dialog.showMessageBox', 3)
    expect(await shell.ended).toBe(0)
  })

  test.for(SPOKEN)('speaks the person’s language: %s', async (language, { start }) => {
    const shell = start({ languages: [language], answers: { load: (_id: number, url: string) => (url === PAGE ? FAILED : undefined) } })
    await addressOf(shell, 2)
    const { text, headers } = await textAt(shell, `${PLAIN}/not-loaded`)
    const { plain } = MENU_WORDS[language]
    expect(text).toContain(`<html lang="${language}">`)
    for (const said of [plain.notLoaded.message, plain.notLoaded.detail, plain.again, plain.browser]) expect(text).toContain(said)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'none';/)
  })

  test('has no other origin than a plain page has: nothing is given to that', async ({ start }) => {
    const shell = start()
    await shell.called('window.show')
    const plain = openPage(shell, 1, { origin: PLAIN, url: `${PLAIN}/gone`, parent: null })
    await expect(plain.client.host.info()).rejects.toThrow()
    expect((await textAt(shell, `${PLAIN}/nothing`)).status).toBe(404)
    expect(await shell.do('navigate', 1, `${PLAIN}/gone`)).toBe(true)
  })
})

describe('A program of which a part is missing', () => {
  test.for([
    ['the preload script', 'preload', 'preload/index.cjs'],
    ['the pages', 'renderer', 'renderer/index.html'],
  ] as const)('says so of %s, and goes on once it is there', async ([, part, file], { start, dataFolder }) => {
    const { main, putBack } = builtWithout(dataFolder, part)
    const shell = start({ main })
    await expectPlain(shell, 1, 'incomplete', words.plain.incomplete.message, file, 'npm run build')
    await shell.called('window.show')
    putBack()
    await shell.do('navigate', 1, AGAIN)
    expect(await addressOf(shell, 2)).toBe(PAGE)
  })

  test('is to be installed again where it was installed', async ({ start, dataFolder }) => {
    const shell = start({ ...builtWithout(dataFolder, 'preload'), packaged: true, platform: 'win32' })
    await expectPlain(shell, 1, 'incomplete', words.plain.incomplete.install('preload/index.cjs'))
  })

  test('says so too where the page is taken away later, and where the preload script does not run', async ({ start, dataFolder }) => {
    const { main, putBack } = builtWithout(dataFolder, 'renderer')
    putBack()
    const shell = start({ main })
    await shell.called('window.show')
    await shell.do('contentsEvent', 1, 'preload-error', '/preload/index.cjs', {})
    await expectPlain(shell, 2, 'not-loaded', words.plain.notLoaded.message)
    // the plain page runs it as well, and does without
    await shell.do('contentsEvent', 1, 'preload-error', '/preload/index.cjs', {})
    expect(await shell.quit()).toBe(0)
    expect(shell.count('loadURL')).toBe(2)
  })
})

describe('A page whose process ends', () => {
  test('gives way to a plain page, and comes back where it was', async ({ start, dataFolder }) => {
    const shell = start()
    await shell.called('window.show')
    await shell.do('pageGone', 1, 'oom')
    await expectPlain(shell, 2, 'gone', words.gone.message, words.gone.detail)
    expect(logIn(dataFolder)).toMatch(/ fault PageFault PAGE_OOM/)
    await shell.do('navigate', 1, AGAIN)
    expect(await addressOf(shell, 3)).toBe(PAGE)
    expect(await openPage(shell, 1).client.host.info()).toMatchObject({ host: 'electron' })
  })

  test('that of the plain page too: a dialog asks, and nothing is loaded by itself', async ({ start }) => {
    const shell = start({ answers: { messageBox: () => ({ response: 2 }) } })
    await shell.called('window.show')
    await shell.do('pageGone', 1, 'launch-failed')
    await addressOf(shell, 2)
    await shell.do('pageGone', 1, 'launch-failed')
    expect((await shell.called('dialog.showMessageBox'))[0]).toMatchObject({ message: words.gone.message })
    expect(await shell.ended).toBe(0)
    expect(shell.count('loadURL')).toBe(2)
  })

  test('as it should, when a window is closed, says nothing', async ({ start, dataFolder }) => {
    const shell = start()
    await shell.called('window.show')
    await shell.do('pageGone', 1, 'clean-exit')
    expect(await shell.quit()).toBe(0)
    expect(shell.count('loadURL')).toBe(1)
    expect(logIn(dataFolder)).not.toContain('fault')
  })
})

describe('Graphics that fail', () => {
  const fail = { type: 'GPU', reason: 'crashed' }

  test('again and again give way to a plain page, and the next start does without the graphics card', async ({ start, dataFolder }) => {
    const first = start()
    await first.called('window.show')
    expect(first.count('app.disableHardwareAcceleration')).toBe(0)
    for (const gone of [fail, { type: 'GPU', reason: 'clean-exit' }, { type: 'Utility', reason: 'crashed', name: 'Audio Service' }, fail])
      await first.do('childGone', gone)
    expect(first.count('loadURL')).toBe(1)
    await first.do('childGone', fail)
    await expectPlain(first, 2, 'graphics', words.plain.graphics.message, words.plain.graphics.detail)
    expect(logIn(dataFolder)).toMatch(/ fault GraphicsFault GPU_CRASHED/)
    expect(await first.quit()).toBe(0)

    const next = start()
    await next.called('app.disableHardwareAcceleration')
    expect(await next.quit()).toBe(0)
    const withAnother = start({ electron: '99.0.0' })
    await withAnother.called('window.show')
    expect(withAnother.count('app.disableHardwareAcceleration')).toBe(0)
  })

  test('so often that Chromium ends the program are known to the next start', async ({ start }) => {
    const first = start()
    await first.called('window.show')
    await first.do('childGone', fail)
    await first.do('childGone', fail)
    first.kill()
    await first.ended
    await start().called('app.disableHardwareAcceleration')
  })
})

describe('A house of very many matches', () => {
  test('has its window at once, whose page is answered when it is open', async ({ start }) => {
    const shell = start({ env: HELD_UP })
    await shell.called('window.show')
    const page = openPage(shell, 1)
    const info = page.client.host.info()
    const startPage = shell.do('fetchPage', `${PAGE_ORIGIN}/start-page`, 'GET')
    // what is asked for of the page that there is
    expect((await textAt(shell, PAGE)).status).toBe(200)
    process.kill(shell.pid, 'SIGUSR2')
    expect(await info).toMatchObject({ host: 'electron' })
    await startPage
    expect(await shell.quit()).toBe(0)
  })

  test('is opened to its end where the window is closed meanwhile', async ({ start, dataFolder }) => {
    const shell = start({ env: HELD_UP })
    await shell.called('window.show')
    await shell.do('closeWindow', 1)
    process.kill(shell.pid, 'SIGUSR2')
    expect(await shell.ended).toBe(0)
    expect(await shell.called('(left running)')).toEqual([[]])
    expect(logIn(dataFolder)).toMatch(/ ended/)
  })
})
