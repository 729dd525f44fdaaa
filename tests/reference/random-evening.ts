import { decide, type EveningCommand } from '#shared/evening/decide'
import { BYE_POINTS, DRAW_METHODS, POINT_SCHEMES, TABLE_SIZES, UNEVEN_WAYS, type EveningEvent } from '#shared/evening/evening'
import { currentRound, isOver, NO_EVENING, peopleHere, waiting, type EveningState } from '#shared/evening/state'
import { Random } from './random'

export interface PlayedEvening {
  readonly events: readonly EveningEvent[]
  readonly state: EveningState
}

/** A whole evening with people who come late, leave and come back, seats that are changed, and results that are disagreed with and corrected. */
export function randomEvening(seed: number, mostPeople = 40): PlayedEvening {
  return new RandomEvening(new Random(seed), mostPeople).play()
}

/** At every fifth table the one with the most left before the end, at every tenth with the neighbour; by the totals, so that no other chance is drawn for it. */
function leftBy(totals: readonly number[]): { readonly gone?: number[] } {
  const sum = totals.reduce((all, each) => all + each, 0)
  if (sum % 5 !== 0) return {}
  const first = totals.indexOf(Math.max(...totals))
  const gone = sum % 2 === 0 ? [first, (first + 1) % totals.length] : [first]
  return { gone: gone.sort((a, b) => a - b) }
}

class RandomEvening {
  readonly #random: Random
  readonly #most: number
  #state: EveningState = NO_EVENING
  readonly #events: EveningEvent[] = []
  #arrivals = 0

  constructor(random: Random, most: number) {
    this.#random = random
    this.#most = most
  }

  play(): PlayedEvening {
    const random = this.#random
    const method = random.pick(DRAW_METHODS)
    const rounds = random.whole(1, 8)
    const settings = {
      method,
      size: random.pick(TABLE_SIZES),
      uneven: random.pick(UNEVEN_WAYS),
      points: random.pick(POINT_SCHEMES),
      byePoints: random.pick(BYE_POINTS),
      rounds,
      minutes: null,
      preset: random.pick(['flower-and-scorpion', 'round-totals', 'score-pad'] as const),
      rules: {},
    }
    this.#do({ type: 'arranged', settings })
    this.#arrive(random.whole(4, random.chance(0.7) ? 16 : this.#most))
    for (let round = 0; round < rounds; round++) {
      if (method === 'partners') this.#pairOff()
      if (!this.#do({ type: 'draw' })) break
      if (random.chance(0.05) && this.#do({ type: 'undrawn' })) this.#do({ type: 'draw' })
      this.#changes()
      this.#results()
      this.#changes()
      if (!this.#isOver()) this.#do({ type: 'closed' })
    }
    return { events: this.#events, state: this.#state }
  }

  #do(command: EveningCommand): boolean {
    const decided = decide(this.#state, command, { at: '2026-11-26T19:00:00.000Z', seed: this.#random.whole(0, 2 ** 32 - 1) })
    if (!decided.ok) return false
    this.#events.push(...decided.value.events)
    this.#state = decided.value.state
    return true
  }

  #arrive(count: number): void {
    const people = Array.from({ length: count }, () => ({ id: `person-${String(this.#arrivals).padStart(3, '0')}`, name: `Person ${this.#arrivals++}` }))
    this.#do({ type: 'arrived', people })
  }

  #pairOff(): void {
    const alone = this.#random.shuffled(peopleHere(this.#state).filter(({ id }) => this.#state.people.get(this.#state.partners.get(id) ?? '')?.here !== true))
    for (let at = 0; at + 1 < alone.length; at += 2) {
      const [one, other] = [alone[at]!.id, alone[at + 1]!.id]
      for (const person of [one, other]) {
        const gone = this.#state.partners.get(person)
        if (gone !== undefined) this.#do({ type: 'parted', people: [person, gone] })
      }
      this.#do({ type: 'partnered', people: [one, other] })
    }
  }

  #changes(): void {
    const random = this.#random
    const everyone = [...this.#state.people.values()]
    const anyone = (): string => random.pick(everyone).id
    if (random.chance(0.2)) this.#arrive(random.whole(1, 3))
    if (random.chance(0.3) && peopleHere(this.#state).length > 4) this.#do({ type: 'left', person: anyone() })
    if (random.chance(0.2)) this.#do({ type: 'returned', person: anyone() })
    if (random.chance(0.2)) this.#do({ type: 'swap', people: [anyone(), anyone()] })
    const late = waiting(this.#state)
    if (late.length > 0 && random.chance(0.3)) this.#do({ type: 'seat', person: random.pick(late).id, table: random.whole(0, 3) })
    if (late.length > 1 && random.chance(0.3)) this.#do({ type: 'add-table', people: late.slice(0, 2).map(({ id }) => id) })
  }

  #results(): void {
    const random = this.#random
    for (const [table, { people }] of (currentRound(this.#state)?.tables ?? []).entries()) {
      if (people.length === 0 || random.chance(0.03)) continue
      const totals = people.map(() => random.whole(0, 12))
      const by = random.chance(0.5) ? random.pick(people) : random.pick(['host', 'match'])
      this.#do({ type: 'handed-in', table, totals, ...leftBy(totals), by })
      if (random.chance(0.2)) this.#do({ type: 'disagreed', round: this.#state.rounds.length - 1, table, by: random.pick(people) })
      for (const person of people) this.#do({ type: 'confirmed', table, by: person })
      if (random.chance(0.8)) this.#do({ type: 'confirmed', table, by: 'host' })
    }
    if (!random.chance(0.3)) return
    const round = random.whole(0, this.#state.rounds.length - 1)
    const table = random.whole(0, (this.#state.rounds[round]?.tables.length ?? 1) - 1)
    const seats = this.#state.rounds[round]?.tables[table]?.people.length ?? 0
    const totals = Array.from({ length: seats }, () => random.whole(0, 12))
    if (seats > 0) this.#do({ type: 'corrected', round, table, totals, ...leftBy(totals) })
  }

  #isOver(): boolean {
    const round = currentRound(this.#state)
    return round === null || isOver(round)
  }
}
