import { app } from 'electron'
import { isRecordFile } from '#shared/exchange/record-endings'
import { secondStartSchema } from './record-files'

/** Files that the system gave the app to open, kept until there is somebody to show them. */
export class OpenedFiles {
  #waiting: string[]
  #show: ((paths: readonly string[]) => void) | null = null

  /** Must be made before Electron is ready: macOS tells of the file that the app was started with before that. */
  constructor(fromCommandLine: readonly string[]) {
    this.#waiting = [...fromCommandLine]
    app.on('open-file', (event, path) => {
      event.preventDefault()
      if (isRecordFile(path)) this.#take([path])
    })
  }

  /** From now on every file is shown, those that waited first. */
  showWith(show: (paths: readonly string[]) => void): void {
    this.#show = show
    this.#take(this.#waiting.splice(0))
  }

  /** What another start of the app brought; it speaks for the same person, but what it says is looked at all the same. */
  fromSecondStart(said: unknown): void {
    const read = secondStartSchema.safeParse(said)
    if (read.success) this.#take(read.data.files.filter(isRecordFile))
  }

  #take(paths: readonly string[]): void {
    if (paths.length === 0) return
    if (this.#show === null) {
      this.#waiting.push(...paths)
      return
    }
    for (const path of paths) app.addRecentDocument(path)
    this.#show(paths)
  }
}
