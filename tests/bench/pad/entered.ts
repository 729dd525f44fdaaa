import type { Client } from '../client'
import type { Turn, WholeMatch } from './matches'

/** A match that is set up at the host and entered turn by turn. */
export class Entered {
  private constructor(
    private readonly client: Client,
    readonly matchId: string,
    private current: number,
  ) {}

  static async begin(client: Client, { preset, rules = {}, players, turns }: WholeMatch): Promise<Entered> {
    const [first] = turns
    if (first?.kind !== 'round') throw new Error('a match begins with a round')
    const begun = await client.match.create({ preset, rules, players: players.map(({ name }) => ({ name })), start: startOf(first) })
    if (!begun.ok) throw new Error(`the match was refused: ${JSON.stringify(begun.error)}`)
    return new Entered(client, begun.value.matchId, begun.value.revision)
  }

  get revision(): number {
    return this.current
  }

  /** Enters a turn from elsewhere. */
  async take(turn: Turn): Promise<void> {
    const on = { matchId: this.matchId, revision: this.current }
    const taken =
      turn.kind === 'round'
        ? await this.client.match.startRound({ ...on, start: startOf(turn) })
        : await this.client.match.enter({
            ...on,
            event:
              turn.kind === 'other' ? turn.event : { type: 'play', player: turn.player, tile: turn.written, ...(turn.arm === null ? {} : { arm: turn.arm }) },
          })
    if (!taken.ok) throw new Error(`the simulated match was refused: ${JSON.stringify(taken.error)}`)
    this.current = taken.value.revision
  }

  /** The page has entered one itself. */
  taken(): void {
    this.current += 1
  }
}

function startOf({ round: { leader, dice } }: Extract<Turn, { readonly kind: 'round' }>) {
  return { leader, ...(dice === undefined ? {} : { dice: dice as { flower: [number, number]; scorpion: [number, number] } }) }
}
