import { keptTilesSchema, type KeptTiles } from '#shared/contract/own-tiles'
import { FileStore } from './file-store'
import type { Folder } from './json-file'
import { fileKindOf, type ContentOf } from './side-files'

/** Null once they were forgotten. */
export const ownTilesKind = fileKindOf('caravan-own-tiles', 1, { kept: keptTilesSchema.nullable() })
type OwnTilesFile = ContentOf<typeof ownTilesKind>

const file = (kept: KeptTiles | null): OwnTilesFile => ({ format: 'caravan-own-tiles', version: 1, kept })

/** What is known of the family's own tiles, in one file. */
export class OwnTilesStore {
  readonly #file: FileStore<OwnTilesFile>

  private constructor(opened: FileStore<OwnTilesFile>) {
    this.#file = opened
  }

  static async open(folder: Folder): Promise<OwnTilesStore> {
    return new OwnTilesStore(await FileStore.open<OwnTilesFile>(folder, { folder: 'tiles', name: 'own.json', kind: ownTilesKind, fresh: file(null) }))
  }

  get kept(): KeptTiles | null {
    return this.#file.value.kept
  }

  /** Puts these in place of what was kept, or (null) forgets it; `SaveFault` where the disk does not take it. */
  async save(kept: KeptTiles | null): Promise<void> {
    await this.#file.save(() => file(kept))
  }

  watch(folder: Folder, changed: () => void): void {
    this.#file.watch(folder, changed)
  }

  close(): Promise<void> {
    return this.#file.close()
  }
}
