import { basename } from 'node:path'
import { app } from 'electron'
import { isMatchFile } from '#shared/exchange/match-file-endings'
import type { WindowAsked } from './desktop-router'
import { secondStartSchema, type SecondStart } from '../start/match-files'

/** What the system gave the app to open, kept until there is someone to show it. */
export class OpenedFiles {
  #waiting: SecondStart[]
  #show: ((asked: WindowAsked) => void) | null = null

  /** Must be made before Electron is ready: macOS names the file that the app was started with before that. */
  constructor(fromCommandLine: SecondStart) {
    this.#waiting = [fromCommandLine]
    app.on('open-file', (event, path) => {
      event.preventDefault()
      if (isMatchFile(path)) this.#take({ files: [path], page: null })
    })
  }

  /** Names of the files that nobody has been shown yet. */
  get waiting(): readonly string[] {
    return this.#waiting.flatMap(({ files }) => files.map((path) => basename(path)))
  }

  /** From now on everything is shown, what waited first. */
  showWith(show: (asked: WindowAsked) => void): void {
    this.#show = show
    for (const start of this.#waiting.splice(0)) this.#take(start)
  }

  /** What another start of the app brought; it speaks for the same person, but what it says is looked at all the same. */
  fromSecondStart(said: unknown): void {
    const read = secondStartSchema.safeParse(said)
    if (read.success) this.#take({ ...read.data, files: read.data.files.filter(isMatchFile) })
  }

  #take(start: SecondStart): void {
    if (this.#show === null) {
      this.#waiting.push(start)
      return
    }
    const { files, page } = start
    if (page !== null) this.#show({ kind: 'page', page })
    if (files.length === 0) return
    for (const path of files) app.addRecentDocument(path)
    this.#show({ kind: 'match-files', paths: files })
  }
}
