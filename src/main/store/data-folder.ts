import { JsonFile, type Folder } from './json-file'
import type { PeopleStore } from './people-store'
import { firstPeopleKind, type ContentOf } from './side-files'

/** Where files of an older layout go once what they hold is kept in the new one. */
const BEFORE = 'before-version-2'

/**
 * Brings a data folder of the first layout to the second.
 *
 * The first kept all people in one file, and what is one device's alone (lists, notices, last choices) beside the matches; folders that
 * several devices share would get into one another's way there. Each step can be done again, so one that was broken off is done again.
 */
export async function toSecondLayout(folder: Folder, people: PeopleStore): Promise<void> {
  const { files, path, clock } = folder
  if ((await files.stamp(`${path}/people.json`)) !== null) {
    const first = await JsonFile.open<ContentOf<typeof firstPeopleKind> | null>(folder, 'people.json', firstPeopleKind, null)
    for (const { id, name } of first.value?.people ?? []) await people.save(id, (known) => known ?? { id, name, updatedAt: clock().toISOString() })
    if (first.value !== null) await putAway(folder, 'people.json')
  }
  await putAway(folder, 'settings.json')
  // made again from the match files
  await files.remove(`${path}/index.json`).catch(() => undefined)
  await putAway(folder, 'notices.json')
}

async function putAway({ files, path }: Folder, name: string): Promise<void> {
  if ((await files.stamp(`${path}/${name}`)) === null) return
  await files.makeFolder(`${path}/${BEFORE}`)
  await files.rename(`${path}/${name}`, `${path}/${BEFORE}/${name}`)
}
