import { diskFiles, type Files, type FileWriter } from '#main/store/files'

/** Everything that may go wrong on a disk, by name. */
export type Fault =
  | { readonly name: 'disk-full' }
  /** The system takes only a part of the bytes and reports success. */
  | { readonly name: 'short-write'; readonly bytes: number }
  /** Windows refuses to rename over a file that a scanner holds; `times` attempts fail. */
  | { readonly name: 'rename-refused'; readonly code: 'EPERM' | 'EBUSY' | 'EACCES'; readonly times: number }
  | { readonly name: 'failing'; readonly operation: 'create' | 'sync' | 'sync-folder' | 'read' | 'rename'; readonly code: string }
  /** Never answers: as far as the file can tell, the process was killed there. */
  | { readonly name: 'killed'; readonly before: 'write' | 'sync' | 'rename' }

function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: named fault`), { code })
}

const never = (): Promise<never> => new Promise(() => undefined)

/** The system closes the files of a process that was killed. */
async function killed(file: FileWriter): Promise<never> {
  await file.close()
  return never()
}

/** The real disk with faults that a test switches on and off. */
export class FaultyFiles {
  fault: Fault | null = null
  /** How often each thing was tried. */
  readonly tried = { rename: 0, create: 0 }
  readonly files: Files = {
    ...diskFiles,
    create: (path) => this.#create(path),
    read: async (path, most) => {
      this.#failAt('read')
      return diskFiles.read(path, most)
    },
    rename: (from, to) => this.#rename(from, to),
    syncFolder: async (folder) => {
      this.#failAt('sync-folder')
      return diskFiles.syncFolder(folder)
    },
    mayWrite: async (folder) => !(this.fault?.name === 'failing' && this.fault.operation === 'create') && (await diskFiles.mayWrite(folder)),
  }

  async #create(path: string): ReturnType<Files['create']> {
    this.tried.create++
    this.#failAt('create')
    const real = await diskFiles.create(path)
    return {
      ...real,
      write: async (bytes) => {
        const { fault } = this
        if (fault?.name === 'killed' && fault.before === 'write') return killed(real)
        if (fault?.name === 'short-write') return real.write(bytes.subarray(0, fault.bytes))
        if (fault?.name === 'disk-full') {
          await real.write(bytes.subarray(0, 10))
          throw systemError('ENOSPC')
        }
        return real.write(bytes)
      },
      sync: async () => {
        if (this.fault?.name === 'killed' && this.fault.before === 'sync') return killed(real)
        this.#failAt('sync')
        return real.sync()
      },
    }
  }

  async #rename(from: string, to: string): Promise<void> {
    this.tried.rename++
    const { fault } = this
    if (fault?.name === 'killed' && fault.before === 'rename') return never()
    if (fault?.name === 'rename-refused' && this.tried.rename <= fault.times) throw systemError(fault.code)
    this.#failAt('rename')
    return diskFiles.rename(from, to)
  }

  #failAt(operation: Extract<Fault, { name: 'failing' }>['operation']): void {
    if (this.fault?.name === 'failing' && this.fault.operation === operation) throw systemError(this.fault.code)
  }
}
