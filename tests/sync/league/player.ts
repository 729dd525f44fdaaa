import { setTimeout as wait } from 'node:timers/promises'
import type { EveningCommand } from '#shared/evening/decide'
import { replay } from '#shared/evening/replay'
import { currentRound, isOver, type EveningState } from '#shared/evening/state'
import type { Random } from '../../reference/random'
import type { Computer } from './computer'
import type { Ledger } from './ledger'
import { freshId } from '../../support/chance'

/** Entries of a match that no table of an evening plays. */
const ENTRIES = 20

/** Of so many results one is entered at a second computer too, and of so many of these one differently. */
const TWICE = 25
const DIFFERENTLY = 40

/** How long the computer that draws waits for a round before it closes it, in milliseconds. */
const PATIENCE_MS = 8000

export interface PlayerOptions {
  readonly computer: Computer
  readonly number: number
  readonly computers: number
  readonly evening: string
  readonly ledger: Ledger
  readonly random: Random
  readonly goesOn: () => boolean
  /** Whether this one draws the tables, and whether it takes over from another for that. */
  readonly draws: () => 'no' | 'as it may' | 'takes over'
}

/** A person at a computer: enters a match, and the results of the tables that are theirs, until there is enough. */
export async function playUntilEnough(options: PlayerOptions): Promise<void> {
  const player = new Player(options)
  while (options.goesOn()) {
    if (!options.computer.isUp) {
      await wait(100)
      continue
    }
    // a refusal is no acknowledgement, nor is a computer that ended
    await player.step().catch(() => wait(50))
  }
}

class Player {
  readonly #options: PlayerOptions
  #match: { readonly id: string; readonly revision: number } | null = null
  #left = 0
  #round = { id: '', since: 0 }

  constructor(options: PlayerOptions) {
    this.#options = options
  }

  async step(): Promise<void> {
    const { random } = this.#options
    if (random.chance(0.6)) return this.#enter()
    return this.#evening()
  }

  async #enter(): Promise<void> {
    const { computer, ledger } = this.#options
    if (this.#match === null || this.#left === 0) {
      this.#match = null
      const players = ['Ada', 'Ben'].map((name) => ({ name }))
      const begun = await computer.ask((client) => client.match.create({ preset: 'bergen-game-cabinet', rules: {}, players, start: { leader: 0 } }))
      if (!begun.ok) return void (await wait(200))
      this.#match = { id: begun.value.matchId, revision: begun.value.revision }
      ledger.entered(this.#match.id, 0)
      this.#left = ENTRIES
    }
    const { id, revision } = this.#match
    const entered = await computer.ask((client) => client.match.enter({ matchId: id, revision, event: { type: 'pass' } }))
    if (!entered.ok) {
      // what was sent before a kill may have been done
      this.#match = null
      return void (await wait(200))
    }
    this.#left--
    this.#match = { id, revision: entered.value.revision }
    ledger.entered(id, ENTRIES - this.#left)
  }

  async #evening(): Promise<void> {
    const { computer, evening, number, computers, random } = this.#options
    const feed = await computer.first((client) => client.evenings.follow({ id: evening }))
    if (feed.kind !== 'evening') return void (await wait(200))
    const replayed = replay(feed.evening.events)
    if (!replayed.ok) throw new Error('an evening that a host shows can be replayed')
    const state = replayed.value
    const revision = feed.evening.events.length
    if (this.#options.draws() !== 'no' && (await this.#draw(state, revision))) return
    const round = currentRound(state)
    if (round === null || round.closed) return void (await wait(100))
    for (const [table, { people, result, matchId }] of round.tables.entries()) {
      if (people.length < 2 || result.status !== 'playing' || matchId !== null) continue
      const key = table + state.rounds.length
      const second = key % TWICE === 0 && (key + 1) % computers === number
      if (key % computers !== number && !second) continue
      const different = second && random.whole(1, DIFFERENTLY) === 1
      const totals = people.map((_, seat) => ((key * 7 + seat * 3) % 15) + (different && seat === 0 ? 1 : 0))
      const done = await this.#do({ type: 'handed-in', draw: round.id, table, totals, by: 'host', agreed: true }, revision)
      if (done && different) this.#options.ledger.contradictions++
      return
    }
    if (random.chance(0.05)) {
      const name = `Late ${freshId().slice(0, 8)}`
      await computer.ask((client) => client.evenings.checkIn({ id: evening, revision, people: [{ name }], command: freshId() }))
    }
  }

  async #draw(state: EveningState, revision: number): Promise<boolean> {
    const round = currentRound(state)
    if (round !== null && round.id !== this.#round.id) this.#round = { id: round.id, since: performance.now() }
    const ready = round === null || isOver(round)
    if (!ready && performance.now() - this.#round.since < PATIENCE_MS) return false
    if (!ready && (await this.#do({ type: 'closed' }, revision))) return true
    if (ready && (await this.#do({ type: 'draw' }, revision))) return true
    return this.#options.draws() === 'takes over' && (await this.#do({ type: 'take-over' }, revision))
  }

  async #do(wish: EveningCommand, revision: number): Promise<boolean> {
    const { computer, evening, ledger } = this.#options
    const command = freshId()
    const outcome = await computer.ask((client) => client.evenings.do({ id: evening, revision, wish, command }))
    if (outcome.ok) ledger.done(evening, command, { what: wish.type, at: computer.place.name, when: performance.now() })
    return outcome.ok
  }
}
