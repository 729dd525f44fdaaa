import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import envPaths from 'env-paths'
import { err, ok, type Result } from '#shared/kernel/result'
import { pageIn, matchFilesIn, type SecondStart } from './match-files'

/** What the web host was asked to do. */
export type WebArguments =
  | { readonly kind: 'help' }
  | {
      readonly kind: 'serve'
      /** Null: the usual port, or the next free one. */
      readonly port: number | null
      readonly open: boolean
      readonly dataFolder: string
      readonly deviceFolder: string
      /** Why this host runs although the desktop window was asked for. */
      readonly why: string | null
    }

export const USAGE = `Usage: node web.js [--port N] [--no-open] [--data DIR]
  --port N    listen on port N of 127.0.0.1 (0: any free port)
  --no-open   do not open a browser
  --data DIR  keep matches in DIR (otherwise CARAVAN_DATA, otherwise the usual folder for data)`

type Environment = Readonly<Record<string, string | undefined>>

/** Both hosts keep their matches here by default, so that each finds the other's. */
export function dataFolderOf(named: string | undefined, environment: Environment): string {
  const folder = named ?? environment['CARAVAN_DATA']
  return folder === undefined || folder === '' ? envPaths('Caravan', { suffix: '' }).data : resolve(folder)
}

/**
 * What is this device's alone for a data folder: lists, notices, backups, who has the folder now.
 *
 * It lies elsewhere, since the data folder may be one that other devices share.
 */
export function deviceFolderOf(dataFolder: string, environment: Environment): string {
  const named = environment['CARAVAN_DEVICE']
  if (named !== undefined && named !== '') return resolve(named)
  const id = createHash('sha256').update(realPath(dataFolder)).digest('hex').slice(0, 16)
  return join(envPaths('Caravan', { suffix: 'device' }).data, id)
}

/** The same for each way to name a folder, also before the folder is made. */
function realPath(folder: string): string {
  try {
    return realpathSync(folder)
  } catch {
    return dirname(folder) === folder ? folder : join(realPath(dirname(folder)), basename(folder))
  }
}

/** Reads the command line; an error is one line for the person. */
export function parseWebArguments(args: readonly string[], environment: Environment): Result<WebArguments, string> {
  const read = readFlags(args)
  if (!read.ok) return read
  const { help, port, data, why, 'no-open': noOpen } = read.value
  if (help === true) return ok({ kind: 'help' })
  if (port !== undefined && !isPort(port)) return err(`--port wants a number from 0 to 65535, not "${port}"`)
  if (data === '') return err('--data wants a folder')
  const dataFolder = dataFolderOf(data, environment)
  return ok({
    kind: 'serve',
    port: port === undefined ? null : Number(port),
    open: noOpen !== true,
    dataFolder,
    deviceFolder: deviceFolderOf(dataFolder, environment),
    why: why ?? environment['CARAVAN_WHY'] ?? null,
  })
}

/** What the desktop window was asked to do. */
export interface ElectronArguments {
  readonly dataFolder: string
  readonly deviceFolder: string
  /** What is to be shown: a double-click puts files of records on the command line, a task of the system's a page. */
  readonly start: SecondStart
  /** Whether a folder was named here, so that another start has to name it too. */
  readonly named: boolean
  /** Whether it is only to be proved that a window opens. */
  readonly smoke: boolean
}

/** Electron's own switches stand on the same line, so what is not ours is left to it. */
export function parseElectronArguments(args: readonly string[], environment: Environment, folder: string): ElectronArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { data: { type: 'string' }, page: { type: 'string' }, smoke: { type: 'boolean' } },
    strict: false,
    allowPositionals: true,
  })
  const { data, page, smoke } = values
  const named = typeof data === 'string' && data !== ''
  const dataFolder = dataFolderOf(named ? data : undefined, environment)
  return {
    dataFolder,
    deviceFolder: deviceFolderOf(dataFolder, environment),
    start: { files: matchFilesIn(positionals, folder), page: pageIn(page) },
    named,
    smoke: smoke === true,
  }
}

function readFlags(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        'no-open': { type: 'boolean' },
        data: { type: 'string' },
        why: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    return ok(values)
  } catch (error) {
    return err(firstSentence(error instanceof Error ? error.message : String(error)))
  }
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65535
}

function firstSentence(text: string): string {
  return text.split(/\.\s|\n/, 1)[0] ?? text
}
