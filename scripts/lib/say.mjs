/** A line for the person at the terminal, on stderr: stdout belongs to what was asked for. */
export const say = (line) => void process.stderr.write(`${line}\n`)

/** An expected end of a script: one clear line, no stack. */
export class Stop extends Error {
  constructor(message, status = 1) {
    super(message)
    this.status = status
  }
}

/** Runs a script's main function; a `Stop` becomes its line and exit status. */
export const main = async (run) => {
  try {
    const status = await run()
    if (typeof status === 'number') process.exitCode = status
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    say(error.message)
    process.exitCode = error.status
  }
}

export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`
