import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { promisify } from 'node:util'

const PROJECT = resolve(import.meta.dirname, '..', '..', '..')
const run = promisify(execFile)

/** The match files of a data folder. */
export async function matchFiles(dataFolder: string): Promise<readonly string[]> {
  const folder = join(dataFolder, 'matches')
  return (await readdir(folder)).filter((name) => name.endsWith('.json')).map((name) => join(folder, name))
}

/** The file of the match at an address of the app. */
export async function fileOfMatch(dataFolder: string, address: string): Promise<string> {
  const files = await matchFiles(dataFolder)
  const found = files.find((file) => address.includes(basename(file, '.json')))
  if (found === undefined) throw new Error(`No match file belongs to ${address}: ${files.join(', ')}`)
  return found
}

export const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8')) as unknown

/** What was chosen for the computer alone, as its host keeps it. */
export async function deviceSettings(dataFolder: string): Promise<Readonly<Record<string, string>>> {
  return ((await readJson(join(dataFolder, 'device', 'settings', 'device.json'))) as { readonly chosen: Readonly<Record<string, string>> }).chosen
}

/** What the `score` command says of each event and each round's end, as far as tests ask. */
export interface Scored {
  readonly totals: readonly number[]
  readonly winner: number | null
  readonly rounds: readonly {
    readonly events: readonly {
      readonly type: string
      readonly player: number
      readonly delta?: number
      readonly reasons?: readonly { readonly code: string }[]
    }[]
    readonly end: { readonly kind: string; readonly winner: number | null } | null
  }[]
}

/** What the `score` command says of match files, one after another. */
export async function scoredOf(files: readonly string[]): Promise<readonly Scored[]> {
  const { stdout } = await run(process.execPath, [join(PROJECT, 'scripts', 'score.mjs'), '--json', ...files], { maxBuffer: 64 * 1024 * 1024 })
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Scored)
}

/** What the `score` command says of one match file. */
export const scoreOf = async (file: string): Promise<Pick<Scored, 'totals' | 'winner'>> => {
  const [scored] = await scoredOf([file])
  if (scored === undefined) throw new Error(`Nothing was said of ${file}`)
  return scored
}

interface StoredEvent {
  readonly type: string
  readonly tile?: string
  readonly arm?: string | number
  readonly player?: number
}

/** What happened by the match file itself, all rounds in turn: `2-2`, `2-0 right`, `draw`. */
export async function storedEvents(file: string): Promise<readonly string[]> {
  const { rounds } = (await readJson(file)) as { readonly rounds: readonly { readonly events: readonly StoredEvent[] }[] }
  return rounds.flatMap(({ events }) => events.map(({ type, tile, arm }) => (tile === undefined ? type : arm === undefined ? tile : `${tile} ${arm}`)))
}
