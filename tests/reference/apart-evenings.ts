import { decide, type EveningCommand } from '#shared/evening/decide'
import { EVENING_FORMAT, EVENING_VERSION, USUAL_SETTINGS, type Evening } from '#shared/evening/evening'
import { joinEvenings } from '#shared/evening/join'
import { replay } from '#shared/evening/replay'
import { currentRound, NO_EVENING, peopleHere, waiting, type EveningState } from '#shared/evening/state'
import { expectOk } from '#shared/kernel/result'
import { present } from '#shared/kernel/assert'
import { Random } from './random'

/** A computer that has its own version of an evening, and a clock of its own. */
export class ApartComputer {
  evening: Evening
  state: EveningState
  readonly #on: string
  readonly #random: Random
  readonly #dayOff: number
  #commands = 0

  constructor(number: number, seed: number, evening: Evening = EMPTY) {
    this.#on = `0000000${number}`
    this.#random = new Random(seed * 100 + number)
    this.#dayOff = this.#random.whole(-1, 1)
    this.evening = evening
    this.state = stateOf(evening)
  }

  do(command: EveningCommand, matchRevision?: number): boolean {
    const at = new Date(Date.parse('2026-11-26T19:00:00.000Z') + this.#dayOff * 86_400_000 + this.#commands * 1000).toISOString()
    const here = { on: this.#on, computer: `Computer ${this.#on}` }
    const name = `command-${this.#on}-${++this.#commands}`
    const decided = decide(this.state, command, { at, seed: this.#random.whole(0, 2 ** 32 - 1), command: name, here, matchRevision })
    if (!decided.ok) return false
    this.evening = { ...this.evening, events: [...this.evening.events, ...decided.value.events], updatedAt: at }
    this.state = decided.value.state
    return true
  }

  meet(other: ApartComputer): void {
    const joined = present(joinEvenings(this.evening, other.evening) ?? undefined, 'small enough')
    for (const each of [this, other]) {
      each.evening = joined
      each.state = stateOf(joined)
    }
  }

  /** Something that may happen at any computer; `wild`: computers take over from one another, and change what others enter. */
  act(wild: boolean): void {
    const random = this.#random
    const round = currentRound(this.state)
    const everyone = [...this.state.people.keys()]
    const table = random.whole(0, Math.max(0, (round?.tables.length ?? 1) - 1))
    const people = round?.tables[table]?.people ?? []
    const mine = wild || Number(this.#on) % 3 === table % 3
    const totals = people.map((_, seat) => (wild ? random.whole(0, 3) : seat))
    // told by the totals, so that no other chance is drawn for it
    const figures = { totals, ...(people.length > 2 && totals[0] === 2 ? { gone: [0] } : {}) }
    switch (random.whole(0, wild ? 12 : 7)) {
      case 0:
        return void this.do({ type: 'arrived', people: [{ id: `person-${this.#on}-${this.#commands}`, name: 'Late' }] })
      case 1:
        return void (this.do({ type: 'draw' }) || (wild && this.do({ type: 'closed' }) && this.do({ type: 'draw' })))
      case 2:
      case 3:
      case 4:
        return void (
          mine &&
          people.length > 0 &&
          this.do({ type: 'handed-in', table, ...figures, by: 'host', ...(random.chance(0.7) ? { agreed: true } : {}) })
        )
      case 5:
        return void (mine && this.do({ type: 'confirmed', table, by: 'host' }))
      case 6:
        return void (mine && people.length > 0 && this.do({ type: 'corrected', round: this.state.rounds.length - 1, table, ...figures }))
      case 7:
        return void (wild ? this.do({ type: 'take-over' }) : this.do({ type: 'returned', person: random.pick(everyone) }))
      case 8:
        return void (peopleHere(this.state).length > 6 && this.do({ type: 'left', person: random.pick(everyone) }))
      case 9:
        return void this.do({ type: 'swap', people: [random.pick(everyone), random.pick(everyone)] })
      case 10:
        return void this.do({ type: 'disagreed', round: this.state.rounds.length - 1, table, by: 'host' })
      case 11:
        return void this.do({ type: 'undrawn' })
      case 12: {
        const late = waiting(this.state)
        return void (late.length > 0 && this.do({ type: 'seat', person: random.pick(late).id, table: random.chance(0.5) ? null : table }))
      }
    }
  }
}

/** Three computers that do this and that, and meet now and then. */
export function apartEvening(seed: number, { wild, steps = 60 }: { readonly wild: boolean; readonly steps?: number }): readonly ApartComputer[] {
  const random = new Random(seed)
  const first = new ApartComputer(1, seed)
  first.do({
    type: 'arranged',
    settings: { ...USUAL_SETTINGS, method: 'random', size: random.pick([2, 3, 4] as const), uneven: random.pick(['bye', 'smaller'] as const) },
  })
  first.do({ type: 'arrived', people: Array.from({ length: random.whole(6, 14) }, (_, at) => ({ id: `person-${at + 100}`, name: `Person ${at}` })) })
  const all = [first, new ApartComputer(2, seed, first.evening), new ApartComputer(3, seed, first.evening)]
  for (let step = 0; step < steps; step++) {
    if (random.chance(0.1)) random.pick(all).meet(random.pick(all))
    else random.pick(all).act(wild)
  }
  return all
}

export const stateOf = ({ events }: Evening): EveningState => (events.length === 0 ? NO_EVENING : expectOk(replay(events), 'it was joined'))

const EMPTY: Evening = {
  format: EVENING_FORMAT,
  version: EVENING_VERSION,
  id: 'evening-1',
  name: 'Club',
  date: '2026-11-26',
  events: [],
  updatedAt: '2026-11-26T19:00:00.000Z',
}
