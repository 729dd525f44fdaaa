import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { app } from 'electron'

/** So many ends of the process that draws, within so many milliseconds, are no accident. Chromium itself gives up after a few more. */
const TOO_MANY = 3
const WITHIN_MS = 5 * 60_000

/** The process that draws has ended by itself; the code says how, in the system's words. */
class GraphicsFault extends Error {
  override readonly name = 'GraphicsFault'
  readonly code: string

  constructor(how: string) {
    super(`the graphics of this computer failed (${how})`)
    this.code = `GPU_${how.toUpperCase().replaceAll('-', '_')}`
  }
}

/** With another version of Electron the graphics card is tried again. */
const thisElectron = (): string => process.versions['electron'] ?? ''

/** Draws without the graphics card where it failed again and again at an earlier start. Must be called before Electron is ready. */
export function avoidFailingGraphics(file: string): void {
  try {
    if (readFileSync(file, 'utf8') === thisElectron()) app.disableHardwareAcceleration()
  } catch {
    // it never failed
  }
}

/** Watches the process that draws. At the failure before the last it leaves a note for the next start, as Chromium may end the program at the last; then it calls `failing`. */
export function watchGraphics(file: string, { report, failing }: { readonly report: (fault: Error) => void; readonly failing: () => void }): void {
  let ends: readonly number[] = []
  app.on('child-process-gone', (_event, { type, reason }) => {
    if (type !== 'GPU' || reason === 'clean-exit') return
    report(new GraphicsFault(reason))
    const now = performance.now()
    ends = [...ends.filter((end) => now - end < WITHIN_MS), now]
    if (ends.length === TOO_MANY - 1) rememberFault(file)
    if (ends.length === TOO_MANY) failing()
  })
}

function rememberFault(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, thisElectron())
  } catch {
    // then the next start tries the graphics card again
  }
}
