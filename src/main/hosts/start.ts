import { randomUUID } from 'node:crypto'
import { RPCHandler } from '@orpc/server/ws'
import type { HostInfo } from '#shared/contract/schemas'
import type { Settings } from '#shared/settings/settings'
import { createApp, type App } from '../app/app'
import type { Network } from '../app/table/table'
import { makeRouter, type AppRouter } from '../app/router'
import type { Downloads } from '../backup/downloads'
import { Log } from '../log/log'
import { diskFiles, fenced } from '../store/files'
import { claimFolder, findHolder, type FolderLock } from '../store/lock'
import { HttpServer } from './http-server'
import { ownAddresses } from './networks'
import { probeHolder } from './probe'
import { TableServer } from './table-server'

export interface StartOptions {
  readonly host: HostInfo['host']
  readonly version: string
  readonly dataFolder: string
  readonly deviceFolder: string
  /** Null: the usual port, or the next free one. */
  readonly port: number | null
  /** Folder of the built pages. */
  readonly pages: string
  /** Told of each fault while answering a page. */
  readonly report: (error: unknown) => void
}

export type Started =
  /** Another Caravan has this data folder and serves it at `url`. */
  | { readonly kind: 'joined'; readonly url: string }
  | {
      readonly kind: 'running'
      readonly url: string
      readonly router: AppRouter
      readonly home: App['home']
      readonly settings: (signal: AbortSignal) => AsyncIterable<Settings>
      readonly downloads: Downloads
      /** Tells of a fault, and keeps it in the log. */
      readonly report: (fault: unknown) => void
      readonly close: () => Promise<void>
    }

/** Starts Caravan on a data folder with its loopback web host, or finds the one that already runs there. */
export async function startCaravan(options: StartOptions): Promise<Started> {
  const { deviceFolder, port, pages, report } = options
  const question = { folder: deviceFolder, files: diskFiles, probe: probeHolder }
  // looked for first, so that asking for the very port of the one that runs joins it too
  const holder = await findHolder(question)
  if (holder !== null) return { kind: 'joined', url: holder.url }
  const instance = randomUUID()
  const server = await HttpServer.listen({ port, pages, instance, report })
  try {
    const self = { pid: process.pid, startedAt: new Date().toISOString(), url: server.url, instance }
    const claim = await claimFolder({ ...question, self })
    if (claim.kind === 'held') return await run(options, server, claim.lock)
    await server.close()
    return { kind: 'joined', url: claim.holder.url }
  } catch (error) {
    await server.close()
    throw error
  }
}

async function run(options: StartOptions, server: HttpServer, lock: FolderLock): Promise<Started> {
  const { host, version, dataFolder, deviceFolder, pages } = options
  const log = new Log({ folder: deviceFolder, clock: () => new Date() })
  log.started(options)
  // does not change what comes of it, only sees it first
  const seeCrash = (error: unknown): void => log.crash(error)
  process.on('uncaughtExceptionMonitor', seeCrash)
  const report = (error: unknown): void => {
    log.fault(error)
    options.report(error)
  }
  const network: Network = {
    addresses: ownAddresses,
    open: (address, desk) => TableServer.listen({ address, desk, pages, report, now: () => performance.now(), rpcFor: (caller) => new RPCHandler(makeRouter(app, report, caller)) }),
  }
  const app = await openApp()
  const router = makeRouter(app, report)
  server.serve(new RPCHandler(router), app.downloads)
  app.backups.begin()
  return { kind: 'running', url: server.url, router, home: (signal) => app.home(signal), settings: (signal) => app.settings.live(signal), downloads: app.downloads, report, close: closeAll }

  async function closeAll(): Promise<void> {
    await close(app, server, lock)
    process.off('uncaughtExceptionMonitor', seeCrash)
    log.ended()
  }

  async function openApp(): Promise<App> {
    try {
      return await createApp({
        dataFolder,
        deviceFolder,
        version,
        host,
        browserUrl: () => server.url,
        clock: () => new Date(),
        newId: () => randomUUID(),
        logged: () => log.recent,
        files: fenced(diskFiles, () => lock.check()),
        network,
      })
    } catch (error) {
      await lock.release()
      throw error
    }
  }
}

/** What has been asked is answered, what is to be written is written, and only then the folder is free. */
async function close(app: App, server: HttpServer, lock: FolderLock): Promise<void> {
  await app.close()
  await server.close()
  await app.close()
  await lock.release()
}
