import { mkdirSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { MENU_WORDS } from '#shared/words/menu'
import { SPOKEN } from '../../every'
import { needs } from '../../support/needs'
import { openPage } from '../harness/preload-page'
import { test } from '../harness/test'
import { words } from './harness'

/** A folder of the system in which nobody can make another, not even root. */
const CLOSED = '/sys/caravan'
const COULD_NOT_START = 78

needs('closed-folder', () =>
  describe('A folder in which nothing can be written', () => {
    test.for(SPOKEN)('that of the matches: one plain sentence names it and the way out, in %s', async (language, { start }) => {
      const shell = start({ args: ['--data', CLOSED], languages: [language] })
      const { notStarted } = MENU_WORDS[language]
      expect(await shell.called('dialog.showErrorBox')).toEqual([notStarted.title, notStarted.data(CLOSED)])
      expect(await shell.ended).toBe(COULD_NOT_START)
      expect(shell.output()).toContain(`Caravan: could not start on ${CLOSED}: ${words.notStarted.data(CLOSED)}\n`)
      expect(shell.output()).not.toContain('keeps its matches')
    })

    test('that of what is this computer’s alone, in a home that is read-only: the box waits until it can be seen', async ({ start }) => {
      const shell = start({ env: { CARAVAN_DEVICE: CLOSED } })
      expect(await shell.called('dialog.showErrorBox')).toEqual([words.notStarted.title, words.notStarted.device(CLOSED)])
      expect(await shell.ended).toBe(COULD_NOT_START)
      expect(shell.count('new BrowserWindow')).toBe(0)
    })
  }),
)

describe('Without a screen', () => {
  const NONE = { DISPLAY: '', WAYLAND_DISPLAY: '' }

  test.for([
    ['de_AT.UTF-8', 'de', NONE],
    ['es', 'es', NONE],
    ['fr_FR@euro', 'fr', NONE],
    ['C', 'en', NONE],
    // one that was there once
    ['C', 'en', { DISPLAY: ':987', WAYLAND_DISPLAY: '/nowhere/wayland-0' }],
  ] as const)('a line says so, where the environment says %s', async ([LANG, language, screen], { start }) => {
    const shell = start({ env: { ...screen, LANGUAGE: '', LC_ALL: '', LC_MESSAGES: '', LANG }, packaged: true })
    expect(await shell.ended).toBe(1)
    expect(shell.output()).toContain(`Caravan: ${MENU_WORDS[language].notStarted.noScreen}\n`)
    expect(shell.count('app.requestSingleInstanceLock')).toBe(0)
  })
})

describe('Under Wayland, where no program knows where its windows stand', () => {
  test('the window keeps its size, and a second start finds it', async ({ start }) => {
    const first = start({ wayland: true, withheld: ['ready-to-show'] })
    await first.called('window.show')
    await first.do('putWindow', 1, { x: 300, y: 200, width: 900, height: 700 })
    await first.do('appEvent', 'second-instance', [], '/', { files: [], page: 'rules' })
    await first.called('window.focus', 2)
    expect(await first.quit()).toBe(0)
    const next = start({ wayland: true })
    expect((await next.called('new BrowserWindow'))[1]).toMatchObject({ x: 0, y: 0, width: 900, height: 700 })
  })
})

needs('links', () =>
  describe('A profile that bears the lock of a crashed start', () => {
    const locked = (dataFolder: string, owner: string): string => {
      const profile = join(dataFolder, 'device', 'window')
      mkdirSync(profile, { recursive: true })
      symlinkSync(owner, join(profile, 'SingletonLock'))
      return join(profile, 'SingletonLock')
    }

    test('under another name of this computer is unlocked where no Caravan runs', async ({ start, dataFolder }) => {
      locked(dataFolder, 'an-older-name-4711')
      const shell = start({ lock: 'by-link' })
      await shell.called('window.show')
      expect(shell.output()).not.toContain('already open')
      expect(await shell.quit()).toBe(0)
    })

    test('and left alone where one runs', async ({ start, dataFolder }) => {
      const first = start()
      await first.called('window.show')
      // what is said is all in the control socket
      await openPage(first, 1).client.host.info()
      const lock = locked(dataFolder, 'an-older-name-4711')
      const second = start({ lock: 'by-link' })
      expect(await second.ended).toBe(0)
      expect(second.output()).toContain('Caravan is already open. Its window comes to the front.')
      expect(readlinkSync(lock)).toBe('an-older-name-4711')
    })

    test('under this computer’s name is Chromium’s to judge', async ({ start, dataFolder }) => {
      const lock = locked(dataFolder, `${hostname()}-4711`)
      const shell = start({ lock: 'by-link' })
      expect(await shell.ended).toBe(0)
      expect(shell.output()).toContain('already open')
      expect(readlinkSync(lock)).toBe(`${hostname()}-4711`)
    })
  }),
)

describe('A second start while the first is starting', () => {
  test('loses nothing: its file is shown once there is a page', async ({ start, dataFolder }) => {
    const path = join(dataFolder, 'evening.caravan')
    writeFileSync(path, '{}')
    const shell = start({ withheld: ['ready'] })
    await shell.called('(withheld)')
    await shell.do('appEvent', 'second-instance', [], '/', { files: [path], page: null })
    expect(shell.count('new BrowserWindow')).toBe(0)
    await shell.do('release', 'ready')
    const [id] = (await shell.called('loadURL')) as [number]
    const asked = await openPage(shell, id).client.desktop.asked()
    expect((await asked.next()).value).toMatchObject({ kind: 'match-files', files: [{ name: 'evening.caravan' }] })
    await asked.return?.()
  })
})

describe('A start with a switch that takes the sandbox away', () => {
  test('says so, and does not take half of it back', async ({ start }) => {
    const shell = start({ switches: ['no-sandbox'] })
    await shell.called('window.show')
    expect(shell.output()).toMatch(/--no-sandbox, so the pages run without a sandbox/)
    expect(shell.count('app.enableSandbox')).toBe(0)
  })

  test('is none of ours', async ({ start }) => {
    const shell = start()
    await shell.called('window.show')
    expect(shell.count('app.enableSandbox')).toBe(1)
    expect(shell.output()).not.toContain('no-sandbox')
  })
})

describe('A promise of the main process that nobody hears fail', () => {
  test('ends the program with a word on what is safe, as any fault does', async ({ start }) => {
    const shell = start()
    await shell.called('window.show')
    await shell.do('reject', 'no seat for Zwetlana')
    expect(await shell.called('dialog.showErrorBox')).toEqual([words.crash.title, words.crash.text])
    expect(await shell.ended).toBe(1)
  })
})

describe('--smoke', () => {
  test('ends with one line once the page is painted and the host has answered it', async ({ start }) => {
    const looks: unknown[] = ['', 'Caravan']
    const shell = start({ args: ['--smoke'], answers: { executeJavaScript: () => looks.shift() ?? 'Caravan' } })
    await shell.called('window.show')
    await openPage(shell, 1).client.host.info()
    expect(await shell.ended).toBe(0)
    expect(shell.output()).toMatch(
      /^Caravan \d+\.\d+\.\d+ works: Electron \d+\.\d+\.\d+, Chromium \S+, Node \S+, .* shows the first page, and its host answers$/m,
    )
  })

  test('fails with a line where a fault is reported meanwhile', async ({ start }) => {
    const shell = start({ args: ['--smoke'] })
    await shell.called('window.show')
    await shell.do('pageGone', 1, 'crashed')
    expect(await shell.ended).toBe(1)
    expect(shell.output()).toMatch(/^Caravan \d+\.\d+\.\d+ does not work: .*crashed/m)
  })

  test('asks nobody anything: a start that fails, or finds another Caravan, ends with a line alone', async ({ start, dataFolder }) => {
    const file = join(dataFolder, 'a file')
    writeFileSync(file, '')
    const failed = start({ args: ['--smoke', '--data', file] })
    expect(await failed.ended).toBe(COULD_NOT_START)
    expect(failed.output()).toContain(`Caravan: could not start on ${file}: `)
    const second = start({ args: ['--smoke'], lock: false })
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain('does not work: another Caravan has the profile')
    expect(failed.count('dialog.showErrorBox') + second.count('dialog.showErrorBox')).toBe(0)
  })
})
