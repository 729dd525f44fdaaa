import { z } from 'zod'
import { READ_LIMITS, type Files } from './files'
import { JsonFile, type Folder } from './json-file'
import { FolderAway, isHouseIn } from './presence'
import { fileKindOf, type ContentOf } from './side-files'

const FILE = 'house.json'

export const houseKind = fileKindOf('caravan-house', 1, {
  /** Where this device has last opened a house. */
  folder: z.string().max(10_000).nullable(),
})

/**
 * Throws `FolderAway` where this device has opened a house that is not there now: a stick that is not plugged in must not get a new, empty house in its place.
 *
 * To have a new house there anyway, people make a folder `matches` in it.
 */
export async function mustNotBeAway(files: Files, folders: { readonly dataFolder: string; readonly deviceFolder: string }): Promise<void> {
  const { dataFolder, deviceFolder } = folders
  const text = await files.read(`${deviceFolder}/${FILE}`, READ_LIMITS.json).catch(() => null)
  if (text === null || folderIn(text) !== dataFolder || (await isHouseIn(files, dataFolder))) return
  throw new FolderAway(dataFolder)
}

/** Remembers that there is a house; `SaveFault` where the disk does not take it. */
export async function rememberHouse(device: Folder, folder: string): Promise<void> {
  const file = await JsonFile.open<ContentOf<typeof houseKind>>(device, FILE, houseKind, { format: 'caravan-house', version: 1, folder: null })
  await file.save((content) => (content.folder === folder ? content : { ...content, folder }))
}

/** Null where it says nothing that can be understood. */
function folderIn(text: string): string | null {
  try {
    const parsed = houseKind.parse(JSON.parse(text))
    return parsed.ok ? parsed.value.folder : null
  } catch {
    return null
  }
}
