import type { Files } from './files'
import type { NoticeBoard } from './notice-board'

const NOTICE = 'not-flushed'

/** The same files, which say so where something is saved that may not survive a power cut, until a later flush of the same folder has worked. */
export class Unflushed {
  readonly #folders = new Set<string>()
  readonly #notices: Pick<NoticeBoard, 'tell' | 'withdraw'>

  constructor(notices: Pick<NoticeBoard, 'tell' | 'withdraw'>) {
    this.#notices = notices
  }

  over(files: Files): Files {
    return {
      ...files,
      syncFolder: async (folder) => {
        await files.syncFolder(folder)
        if (this.#folders.delete(folder) && this.#folders.size === 0) this.#notices.withdraw(NOTICE)
      },
      notFlushed: (folder) => {
        this.#folders.add(folder)
        this.#notices.tell({ kind: 'not-flushed', id: NOTICE })
      },
    }
  }
}
