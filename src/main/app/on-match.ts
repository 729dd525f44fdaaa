/** Whoever commands from a device that joined the table. */
export interface Visitor {
  readonly device: string
  /** What the device's person is called. */
  readonly name: string
}

/** A command as its page names it, so that it can be sent again. */
export interface NamedCommand {
  readonly matchId: string
  /** Made by the page; absent where it never sends a command twice. */
  readonly command?: string | undefined
  /** Absent for the pages of this computer; never taken from what was sent. */
  readonly by?: Visitor | undefined
}

/** Which match, and the revision that whoever commands it has seen. */
export interface OnMatch extends NamedCommand {
  readonly revision: number
}

/** For a command that is right whatever has happened since. */
export interface OnAnyRevision extends NamedCommand {
  readonly revision: null
}
