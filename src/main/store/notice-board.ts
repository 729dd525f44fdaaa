import type { Notice } from '#shared/contract/lists'
import { JsonFile, type Folder } from './json-file'
import { noticesKind, type ContentOf } from './side-files'

/** What nothing brings to light again. */
const TOLD_ONCE: readonly Notice['kind'][] = ['moved-aside', 'two-names', 'backup-smaller']

/** What every look at the files brings to light again. */
const FOUND_AGAIN: readonly Notice['kind'][] = ['left-alone', 'not-read', 'not-watching', 'read-only', 'away', 'evening-away', 'not-flushed']

type Content = ContentOf<typeof noticesKind>

/**
 * What happened to files and has not been dismissed yet.
 *
 * A file is moved aside only once, so that notice is kept on disk; one that was left alone is
 * found again at every start. A disk that does not take the notices loses them at the end, not before.
 */
export class NoticeBoard {
  #notices: readonly Notice[] = []
  #file: JsonFile<Content> | null = null
  readonly #dismissed = new Set<string>()
  readonly #changed: () => void

  constructor(changed: () => void) {
    this.#changed = changed
  }

  get notices(): readonly Notice[] {
    return this.#notices
  }

  /** Loads the notices of earlier runs. */
  async open(folder: Folder): Promise<void> {
    const file = await JsonFile.open<Content>(folder, 'notices.json', noticesKind, { format: 'caravan-notices', version: 1, notices: [] })
    this.#file = file
    const known = file.value.notices
    this.#notices = [...known, ...this.#notices.filter((notice) => !known.some(({ id }) => id === notice.id))]
    await this.#keep()
  }

  /** What is found at every look and was dismissed does not come back, unless it was mended in between. */
  tell(notice: Notice): void {
    if (this.#notices.some(({ id }) => id === notice.id) || this.#dismissed.has(notice.id)) return
    this.#notices = [...this.#notices, notice]
    this.#changed()
    void this.#keep()
  }

  async dismiss(id: string): Promise<void> {
    if (this.#notices.some((notice) => notice.id === id && FOUND_AGAIN.includes(notice.kind))) this.#dismissed.add(id)
    await this.#take(id)
  }

  /** It holds no longer. */
  withdraw(id: string): void {
    this.#dismissed.delete(id)
    if (this.#notices.some((notice) => notice.id === id)) void this.#take(id)
  }

  async #take(id: string): Promise<void> {
    this.#notices = this.#notices.filter((notice) => notice.id !== id)
    this.#changed()
    await this.#keep()
  }

  async idle(): Promise<void> {
    await this.#file?.idle()
  }

  async #keep(): Promise<void> {
    const wanted = () => this.#notices.filter(({ kind }) => TOLD_ONCE.includes(kind))
    try {
      await this.#file?.save((content) => (sameIds(content.notices, wanted()) ? content : { ...content, notices: wanted() }))
    } catch {
      // Still shown until the app closes; the files themselves lie where the notice says.
    }
  }
}

function sameIds(a: readonly Notice[], b: readonly Notice[]): boolean {
  return a.length === b.length && a.every(({ id }, index) => id === b[index]?.id)
}
