import { writeDurably } from './durable-file'
import type { Folder } from './json-file'

/** Where Syncthing marks a folder that it keeps in step, and where it reads what to leave alone. Both are this computer's own, and go nowhere. */
const MARKER = '.stfolder'
const IGNORED = '.stignore'

/** What is there only while a file is being written: on another computer it would look as if someone wrote there. */
const CONTENT = '// What Caravan is writing at this moment (made by Caravan)\n(?d)*.tmp\n(?d)*.claim\n'

/** Has Syncthing leave alone what is only there while Caravan writes, unless someone has said already what it leaves alone. */
export async function ignoreClaims({ files, path }: Folder): Promise<void> {
  const isThere = async (name: string): Promise<boolean> => (await files.stamp(`${path}/${name}`).catch(() => null)) !== null
  if (!(await isThere(MARKER)) || (await isThere(IGNORED))) return
  // without it everything works, with more to copy
  await writeDurably(files, `${path}/${IGNORED}`, CONTENT).catch(() => undefined)
}
