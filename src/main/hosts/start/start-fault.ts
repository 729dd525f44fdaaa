import { isAbsolute, relative } from 'node:path'
import { FolderAway } from '../../store/presence'
import { MENU_WORDS, type MenuWords } from '#shared/words/menu'

/** Exit status of a program that could not start for a reason it has told, and that no other window or browser would change (EX_CONFIG of sysexits.h). */
export const COULD_NOT_START = 78

/** Why Caravan could not start, as far as a person can do something about it. */
export type StartFault =
  | { readonly kind: 'not-writable' | 'disk-full'; readonly of: 'data' | 'device'; readonly folder: string }
  /** This computer has had its matches in the data folder, and it is not there. */
  | { readonly kind: 'away'; readonly folder: string }
  | { readonly kind: 'other'; readonly why: string }

interface Folders {
  readonly dataFolder: string
  readonly deviceFolder: string
}

const KIND_OF_CODE: Readonly<Record<string, 'not-writable' | 'disk-full'>> = {
  EACCES: 'not-writable',
  EPERM: 'not-writable',
  EROFS: 'not-writable',
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
}

/** What an error of the start means, and which folder it is about. */
export function startFaultOf(error: unknown, folders: Folders): StartFault {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof FolderAway) return { kind: 'away', folder: cause.folder }
    const { code, path } = cause as NodeJS.ErrnoException
    const kind = KIND_OF_CODE[code ?? '']
    if (kind !== undefined && path !== undefined) return { kind, ...folderOf(path, folders) }
  }
  return { kind: 'other', why: error instanceof Error ? error.message : String(error) }
}

/** The folder that was being written in, or one above it that could not be made on the way to it. */
function folderOf(path: string, { dataFolder, deviceFolder }: Folders): { readonly of: 'data' | 'device'; readonly folder: string } {
  if (isIn(path, deviceFolder)) return { of: 'device', folder: deviceFolder }
  if (isIn(path, dataFolder)) return { of: 'data', folder: dataFolder }
  return { of: isIn(deviceFolder, path) ? 'device' : 'data', folder: path }
}

function isIn(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return way === '' || (!way.startsWith('..') && !isAbsolute(way))
}

export function startFaultLine(fault: StartFault, dataFolder: string): string {
  return `could not start on ${dataFolder}: ${fault.kind === 'other' ? fault.why : startFaultText(fault, MENU_WORDS.en)}`
}

/** It as a sentence that says what to do. */
export function startFaultText(fault: StartFault, { notStarted }: Pick<MenuWords, 'notStarted'>): string {
  switch (fault.kind) {
    case 'not-writable':
      return fault.of === 'data' ? notStarted.data(fault.folder) : notStarted.device(fault.folder)
    case 'disk-full':
      return notStarted.full(fault.folder)
    case 'away':
      return notStarted.away(fault.folder)
    case 'other':
      return notStarted.text(fault.why)
  }
}
