import { basename } from 'node:path/posix'
import type { Files } from '#main/store/files'

/** Faults that a store might have, planted between it and the disk: what each leaves out, or does in the wrong order. */
export const PLANTED = {
  'no file is flushed': (files) => ({
    ...files,
    create: async (path) => ({ ...(await files.create(path)), sync: async () => undefined }),
  }),
  'no folder is flushed': (files) => ({ ...files, syncFolder: async () => undefined }),
  'a file takes its place before it is flushed': (files) => {
    // by its name alone: a claim is renamed with the file that lies in it
    const open = new Map<string, () => Promise<void>>()
    return {
      ...files,
      create: async (path) => {
        const file = await files.create(path)
        return { ...file, sync: async () => void open.set(basename(path), () => file.sync()) }
      },
      rename: async (from, to) => {
        await files.rename(from, to)
        await open.get(basename(from))?.()
      },
    }
  },
  'a new folder is not flushed': (files) => {
    let made = ''
    return {
      ...files,
      createFolder: async (path) => {
        await files.createFolder(path)
        made = path
      },
      syncFolder: async (folder) => {
        const isOfNew = made !== '' && made.startsWith(`${folder}/`)
        made = ''
        if (!isOfNew) await files.syncFolder(folder)
      },
    }
  },
} as const satisfies Readonly<Record<string, (files: Files) => Files>>
