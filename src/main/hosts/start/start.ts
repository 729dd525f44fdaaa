import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { RPCHandler } from '@orpc/server/ws'
import type { HostInfo } from '#shared/contract/schemas'
import type { Settings } from '#shared/settings/settings'
import { createApp, type App } from '../../app'
import { systemClock } from '../../common/clock'
import type { Network } from '../../table/front-door'
import { makeRouter, type AppRouter } from '../../router'
import type { Downloads } from '../../common/downloads'
import { Log } from '../../log/log'
import { makeFolder } from '../../store/durable-file'
import { diskFiles, fenced } from '../../store/files'
import { mustNotBeAway } from '../../store/known-house'
import { claimFolder, isClaimed, type FolderLock } from '../../store/lock'
import { addressOf, ControlSocket, leftBehind, probeHolder } from '../web/control-socket'
import { ownAddresses } from '../web/networks'
import type { KeyKind } from '../web/owner-keys'
import { loadPrerender, startPages, type AnswerStartPage } from '../web/start-page'
import { TableServer } from '../web/table-server'
import { WebAccess } from '../web/web-access'

export interface StartOptions {
  readonly host: HostInfo['host']
  readonly version: string
  readonly dataFolder: string
  readonly deviceFolder: string
  /** When browsers are served: from the start, or once someone asks for an address. */
  readonly listens: 'at-once' | 'on-demand'
  /** Null: the usual port, or the next free one. */
  readonly port: number | null
  /** Folder of the built pages. */
  readonly pages: string
  /** The built `reader.ts`; without it match files are read in this thread. */
  readonly readerScript?: string
  /** The built `prerender.tsx`; without it each page renders itself. */
  readonly prerenderScript?: string
  /** Told of each fault while answering a page. */
  readonly report: (error: unknown) => void
  /** Called once the folder is ours, with what keeps faults in its log; only then is it opened, which takes a moment where there are many matches. */
  readonly held?: (report: (fault: unknown) => void) => void
}

/** Where a browser finds a Caravan, with a key; one that listens on demand begins to. */
export type AddressFor = (kind: KeyKind) => Promise<string>

export type Started =
  /** Another Caravan has this data folder. */
  | { readonly kind: 'joined'; readonly host: HostInfo['host']; readonly address: AddressFor }
  | {
      readonly kind: 'running'
      readonly address: AddressFor
      readonly router: AppRouter
      readonly home: App['home']
      readonly settings: (signal: AbortSignal) => AsyncIterable<Settings>
      readonly downloads: Downloads
      /** The start page for a window, where the host renders it. */
      readonly startPage: AnswerStartPage | null
      readonly close: () => Promise<void>
    }

const claimsOn = (folder: string) => ({ folder, files: diskFiles, probe: probeHolder, leftBehind })

/** Whether a Caravan runs, or starts, whose own folder this is. */
export const isRunningOn = (deviceFolder: string): Promise<boolean> => isClaimed(claimsOn(deviceFolder))

/** Says where everything is kept, once it can be. */
export function sayFolders({ dataFolder, deviceFolder }: Pick<StartOptions, 'dataFolder' | 'deviceFolder'>): void {
  console.log(`Caravan keeps its matches in ${dataFolder}`)
  console.log(`Its own backups are in ${join(deviceFolder, 'backups')}`)
}

const waiting = (): void => console.log('Another Caravan is starting with this data folder; this one waits for it.')

/** Starts Caravan on a data folder, or finds the one that already runs there. */
export async function startCaravan(options: StartOptions): Promise<Started> {
  const { host, deviceFolder, listens } = options
  await makeFolder(diskFiles, deviceFolder)
  const instance = randomUUID()
  const web = new WebAccess(options)
  let state: 'starting' | 'ready' = 'starting'
  const control = await ControlSocket.listen(deviceFolder, instance, { state: () => state, address: web.address })
  try {
    const self = { pid: process.pid, startedAt: systemClock().toISOString(), instance, host, socket: control.path }
    const claim = await claimFolder({ ...claimsOn(deviceFolder), self, waiting })
    if (claim.kind === 'joined') {
      await control.close()
      return { kind: 'joined', host: claim.holder.host, address: (kind) => addressOf(claim.holder, kind) }
    }
    const held = { web, control, lock: claim.lock }
    try {
      if (listens === 'at-once') await web.open()
      const started = await run(options, held)
      state = 'ready'
      return started
    } catch (error) {
      await claim.lock.release()
      throw error
    }
  } catch (error) {
    await web.close()
    await control.close()
    throw error
  }
}

/** What is to be given back at the end. */
interface Held {
  readonly web: WebAccess
  readonly control: ControlSocket
  readonly lock: FolderLock
}

async function run(options: StartOptions, held: Held): Promise<Started> {
  const { host, version, dataFolder, deviceFolder, pages, readerScript, prerenderScript } = options
  const log = new Log({ folder: deviceFolder, clock: systemClock })
  log.started(options)
  // does not change what comes of it, only sees it first
  const seeCrash = (error: unknown): void => log.crash(error)
  process.on('uncaughtExceptionMonitor', seeCrash)
  const report = (error: unknown): void => {
    if (log.fault(error)) options.report(error)
  }
  // a window that opens only to say that there is no folder, or can be none, would be in the way
  await mustNotBeAway(diskFiles, options)
  await makeFolder(diskFiles, dataFolder)
  options.held?.(report)
  const network: Network = {
    addresses: ownAddresses,
    open: (address, desk, { port, crowd }) =>
      TableServer.listen({
        address,
        desk,
        port,
        crowd,
        pages,
        report,
        now: () => performance.now(),
        rpcFor: (caller, streams) => new RPCHandler(makeRouter(app, report, caller, streams)),
      }),
  }
  const opening = openApp()
  // the first message from a page would have to wait for it; now only files are waited for
  loadWebClasses()
  const prerender = prerenderScript === undefined ? null : loadPrerender(prerenderScript, report)
  const app = await opening
  const render = await prerender
  const router = makeRouter(app, report)
  const startPage = render === null ? null : startPages(app, { render, clock: systemClock, report })
  held.web.serve(new RPCHandler(router), { downloads: app.downloads, startPage, language: () => app.settings.language() })
  app.backups.begin()
  // the window's process is its browser's too
  if (host === 'web') void keepMemoryLean(app.allRead())
  return {
    kind: 'running',
    address: held.web.address,
    router,
    home: (signal) => app.home(signal),
    settings: (signal) => app.settings.live(signal),
    downloads: app.downloads,
    startPage,
    close: closeAll,
  }

  async function closeAll(): Promise<void> {
    await close(app, held)
    process.off('uncaughtExceptionMonitor', seeCrash)
    log.ended()
  }

  function openApp(): Promise<App> {
    return createApp({
      dataFolder,
      deviceFolder,
      version,
      host,
      clock: systemClock,
      newId: () => randomUUID(),
      logged: () => log.recent,
      report,
      ...(readerScript === undefined ? {} : { readerScript }),
      files: fenced(diskFiles, () => held.lock.check()),
      network,
    })
  }
}

/**
 * Has the engine look for garbage before its memory has grown to a multiple of what is in use.
 *
 * A host runs for hours, and each visit leaves garbage. Not before all match files have been read: threads that read them make a great deal that is soon garbage, and
 * are twice as slow so. Node warns of flags that change later on; this one is asked each time that the engine decides how far memory may grow, and so may change then
 * (Node 20, 22, 24 and 26 were tried, with threads that had begun before it and after).
 */
export async function keepMemoryLean(allRead: Promise<void>, setFlags: (flags: string) => void = setFlagsFromString): Promise<void> {
  // of a house that was left before the end nobody asks anything
  await allRead.then(
    () => setFlags('--optimize-for-size'),
    () => undefined,
  )
}

/** Has Node load its web classes, which it does when the first of them is named: oRPC names one in each message. */
function loadWebClasses(): void {
  void globalThis.FormData
}

/** What has been asked is answered, what is to be written is written, and only then the folder is free. */
async function close(app: App, { web, control, lock }: Held): Promise<void> {
  await app.close()
  await web.close()
  await app.close()
  await lock.release()
  await control.close()
}
