import type { Outcome } from '#shared/contract/schemas'
import type { NamedCommand } from './match-command'

/** What is remembered; a page that was away for longer than so many commands finds its own in the record. */
const COMMANDS_A_MATCH = 200
const MATCHES = 50

/**
 * What became of the last commands on each match.
 *
 * A page that lost the connection before the answer came sends the command again, and gets the answer that it missed. After a restart nothing is
 * remembered; then the revision that the command names shows that it was done already, and it is refused as stale.
 */
export class IdempotencyCache {
  readonly #byMatch = new Map<string, Map<string, Outcome>>()

  get({ matchId, command }: NamedCommand): Outcome | undefined {
    return command === undefined ? undefined : this.#byMatch.get(matchId)?.get(command)
  }

  /** Only what was done: a command that was refused did nothing, and may be judged again. */
  add({ matchId, command }: NamedCommand, outcome: Outcome): void {
    if (command === undefined || !outcome.ok) return
    const commands = this.#byMatch.get(matchId) ?? new Map<string, Outcome>()
    this.#byMatch.delete(matchId)
    this.#byMatch.set(matchId, commands.set(command, outcome))
    dropOldest(commands, COMMANDS_A_MATCH)
    dropOldest(this.#byMatch, MATCHES)
  }
}

function dropOldest(map: Map<string, unknown>, most: number): void {
  const [oldest] = map.keys()
  if (map.size > most && oldest !== undefined) map.delete(oldest)
}
