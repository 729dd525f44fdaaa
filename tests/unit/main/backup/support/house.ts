import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { App, AppOptions } from '#main/app'
import type { Backups, BackupPreview, BackupSource, Restored } from '#shared/contract/backup'
import { present } from '#shared/kernel/assert'
import type { Result } from '#shared/kernel/result'
import { ADA_AND_BEN, deviceFolderOf, enterAll, idOf, openApp } from '../../../../support/main/apps'
import { temporaryFolder } from '../../../../support/main/folder'
import { jpegOf } from '../../../../support/main/jpegs'

/** A family with three matches, four people and one photo. */
export interface House {
  readonly app: App
  readonly dataFolder: string
  readonly backupsFolder: string
  /** A match of four plays, one of two, and one with a photo. */
  readonly ids: readonly [string, string, string]
}

export async function openHouse(options: Partial<AppOptions> = {}): Promise<House> {
  const dataFolder = temporaryFolder()
  const app = await openApp(dataFolder, options)
  const first = idOf(await app.createMatch(ADA_AND_BEN))
  await enterAll(app, first, ['6-4', '4-2', '6-5', '2-1'])
  const second = idOf(await app.createMatch({ ...ADA_AND_BEN, players: [{ name: 'Cleo' }, { name: 'Dan' }] }))
  await enterAll(app, second, ['6-4', '4-2'])
  const third = idOf(await app.createMatch({ ...ADA_AND_BEN, photo: jpegOf(64, 48).toString('base64') }))
  return { app, dataFolder, backupsFolder: join(deviceFolderOf(dataFolder), 'backups'), ids: [first, second, third] }
}

export function valueOf<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`)
  return result.value
}

/** What the page is shown of backups now. */
export async function shown(app: App): Promise<Backups> {
  const stream = app.backups.live(undefined)
  const first = await stream.next()
  await stream.return()
  return present(first.done === true ? undefined : first.value, 'a stream sends what it shows at once')
}

/** The latest automatic backup, made now where something has changed. */
export async function backedUp(app: App): Promise<BackupSource> {
  await app.backups.automatic()
  return { kind: 'automatic', name: present((await shown(app)).automatic[0], 'a backup was made').name }
}

export async function lookAt(app: App, source: BackupSource): Promise<BackupPreview> {
  return valueOf(await app.backups.look(source))
}

export async function restored(app: App, source: BackupSource, choice: 'new' | 'all'): Promise<Restored> {
  return valueOf(await app.backups.restore((await lookAt(app, source)).plan, { choice, settings: false }))
}

/** What a file holds: JSON as it is read, whatever the order of its fields; anything else byte for byte. */
export function contentOf(name: string, bytes: Buffer): unknown {
  return name.endsWith('.json') ? JSON.parse(bytes.toString('utf8')) : bytes.toString('base64')
}

/** Every file of the family's, by its name in the data folder. */
export function filesOf(dataFolder: string): Readonly<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const top of ['matches', 'people', 'photos']) {
    mkdirSync(join(dataFolder, top), { recursive: true })
    const names = readdirSync(join(dataFolder, top), { recursive: true, withFileTypes: true })
    for (const file of names.filter((each) => each.isFile())) {
      const path = join(file.parentPath, file.name)
      found[path.slice(dataFolder.length + 1).replaceAll('\\', '/')] = contentOf(file.name, readFileSync(path))
    }
  }
  return found
}
