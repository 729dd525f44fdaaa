import { z } from 'zod'
import { keptTilesSchema, type KeptTiles } from '#shared/contract/own-tiles'
import { err, ok } from '#shared/kernel/result'
import { clearLeftovers } from './claim'
import { shapeDamage } from './damage-of'
import { makeFolder } from './durable-file'
import type { FileKind } from './json-adapter'
import { JsonFile, type Folder } from './json-file'
import { watchFolder } from './watch'

/** Where the family's own tiles lie in the data folder. */
const OWN_TILES_FOLDER = 'tiles'
const OWN_TILES_FILE = `${OWN_TILES_FOLDER}/own.json`

export const ownTilesFileSchema = z.object({
  format: z.literal('caravan-own-tiles'),
  version: z.literal(1),
  /** Null once they were forgotten. */
  kept: keptTilesSchema.nullable(),
})
type OwnTilesFile = z.infer<typeof ownTilesFileSchema>

export const ownTilesKind: FileKind<OwnTilesFile> = {
  format: 'caravan-own-tiles',
  version: 1,
  parse: (content) => {
    const parsed = ownTilesFileSchema.safeParse(content)
    return parsed.success ? ok(parsed.data) : err(shapeDamage(parsed.error, content))
  },
}

const file = (kept: KeptTiles | null): OwnTilesFile => ({ format: 'caravan-own-tiles', version: 1, kept })

/** What is known of the family's own tiles, in one file. */
export class OwnTilesStore {
  readonly #file: JsonFile<OwnTilesFile>
  #stopWatching: (() => Promise<void>) | null = null

  private constructor(opened: JsonFile<OwnTilesFile>) {
    this.#file = opened
  }

  static async open(folder: Folder): Promise<OwnTilesStore> {
    await makeFolder(folder.files, `${folder.path}/${OWN_TILES_FOLDER}`)
    await clearLeftovers(folder, `${folder.path}/${OWN_TILES_FOLDER}`)
    return new OwnTilesStore(await JsonFile.open(folder, OWN_TILES_FILE, ownTilesKind, file(null)))
  }

  get kept(): KeptTiles | null {
    return this.#file.value.kept
  }

  /** Puts these in place of what was kept, or (null) forgets it; `SaveFault` where the disk does not take it. */
  async save(kept: KeptTiles | null): Promise<void> {
    await this.#file.save(() => file(kept))
  }

  /** Calls `changed` after another device or program has changed them, until the store is closed. */
  watch({ files, path, watched }: Folder, changed: () => void): void {
    const look = async (): Promise<void> => {
      if (await this.#file.refresh()) changed()
    }
    this.#stopWatching = watchFolder({ files, path: `${path}/${OWN_TILES_FOLDER}`, look, works: (works) => watched?.(OWN_TILES_FOLDER, works) })
  }

  async close(): Promise<void> {
    await this.#stopWatching?.()
    await this.#file.idle()
  }
}
