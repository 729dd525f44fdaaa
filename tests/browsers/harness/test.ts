import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import type { WebSocket } from 'ws'
import { expect, inject, test as base } from 'vitest'
import { startHost } from '../../e2e/harness/host'
import { clientOver, ownerSocket, type Client } from '../../e2e/harness/owner'
import { Behind } from '../../e2e/harness/played'
import { openFirefox } from './firefox'
import { bareWindow, openWebKit } from './webkit'
import { Window, type Browser } from './window'
import type { Wire } from './wire'

interface Device {
  readonly width: number
  readonly height: number
  readonly isPhone: boolean
  /** Whether it is to make text alone larger, and to be as narrow as is asked. */
  readonly zoomsText?: boolean
}

/** The window of WebKitGTK is never narrower. */
export const PHONE: Device = { width: 447, height: 844, isPhone: true }
export const LAPTOP: Device = { width: 1280, height: 800, isPhone: false }

/** The engine that the project of Vitest is for, and the program that `npm test` has found. */
export const ENGINE = process.env['CARAVAN_ENGINE'] as 'firefox' | 'webkit'

async function openBrowser(folder: string, zoomsText: boolean): Promise<Wire> {
  const program = process.env[ENGINE === 'firefox' ? 'CARAVAN_FIREFOX' : 'CARAVAN_WEBKIT']
  if (!program) throw new Error(`There is no ${ENGINE} to test in. Run these tests with: npm run test:browsers`)
  if (ENGINE === 'firefox') return openFirefox(program, folder)
  const gjs = process.env['CARAVAN_GJS']
  if (zoomsText && !gjs) throw new Error('There is no gjs, in whose window text can grow alone. Run these tests with: npm run test:browsers')
  return openWebKit(program, folder, inject('display'), zoomsText && gjs ? bareWindow(gjs) : undefined)
}

/** How Firefox prints an error of a page. */
const PRINTED = /^JavaScript error: http.*$/gm

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'caravan-browsers-'))
const remove = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true, maxRetries: 10 })

/** A test with a host, a data folder and browsers of its own. It also fails when a page printed an error. */
export const test = base
  .extend('host', async ({}, { onCleanup }) => {
    const dataFolder = await newFolder()
    const host = await startHost({ dataFolder })
    onCleanup(async () => {
      await host.stop()
      await remove(dataFolder)
    })
    return host
  })
  /** Connects to the host as its owner’s page does; once more after it was ended. */
  .extend('connect', async ({ host }, { onCleanup }) => {
    const sockets: WebSocket[] = []
    onCleanup(() => sockets.forEach((socket) => socket.terminate()))
    return async (): Promise<Client> => {
      const socket = ownerSocket(await host.signIn())
      socket.on('error', () => undefined)
      sockets.push(socket)
      await once(socket, 'open')
      return clientOver(socket)
    }
  })
  .extend('owner', ({ connect }) => connect())
  /** A match that is set and played behind all pages. */
  .extend('match', ({ owner }) => new Behind(owner))
  /** Opens a browser with a profile of its own; its first window. */
  .extend('open', async ({ task, onTestFinished }, { onCleanup }) => {
    const opened: { readonly browser: Browser; readonly folder: string }[] = []
    const faults: string[] = []
    onCleanup(async () => {
      for (const { browser, folder } of opened) {
        // a test that has failed says itself what went wrong
        for (const window of task.result?.state === 'fail' ? [] : browser.windows)
          faults.push(...(await window.faults().catch((cause: unknown) => [String(cause)])))
        faults.push(...(browser.wire.printed().match(PRINTED) ?? []))
        await browser.wire.close()
        await remove(folder)
      }
    })
    // that is later: a clean-up that fails would leave the others undone
    onTestFinished(() => expect(faults, 'what went wrong on the pages').toEqual([]))
    return async ({ width, height, isPhone, zoomsText = false }: Device): Promise<Window> => {
      const folder = await newFolder()
      const wire = await openBrowser(folder, zoomsText)
      // the browser of WebKitGTK has no fingers
      const browser: Browser = { wire, hasFingers: isPhone && ENGINE === 'firefox', windows: [], current: null }
      opened.push({ browser, folder })
      const window = await Window.first(browser)
      await window.resize({ width, height })
      return window
    }
  })
  /** Opens a page of the owner in a browser of its own, signed in as by the address that the host prints. */
  .extend('openPage', ({ host, open }) => async (device: Device, path: string): Promise<Window> => {
    const window = await open(device)
    // the page that signs it in goes on to where it was asked to; a walk that left it before would leave its key unused
    await window.goTo(`${host.address()}#${path}`)
    await window.page.css('#main').seen()
    return window
  })
