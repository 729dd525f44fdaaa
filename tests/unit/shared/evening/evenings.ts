import type { EveningCommand } from '#shared/evening/decide'
import { decide } from '#shared/evening/decide'
import { USUAL_SETTINGS, type EveningEvent, type EveningSettings } from '#shared/evening/evening'
import { standings } from '#shared/evening/standings'
import { currentRound, NO_EVENING, type EveningRound, type EveningState, type EveningTable, type TableResult } from '#shared/evening/state'
import { expectOk } from '#shared/kernel/result'
import { answered } from '../../../support/answered'

const SETTINGS: EveningSettings = { ...USUAL_SETTINGS, method: 'random' }

export const idOf = (number: number): string => `person-${String(number).padStart(3, '0')}`

/** A table of which nothing but its people and its result is known. */
export const tableWith = (people: readonly string[], result: TableResult, more: Partial<EveningTable> = {}): EveningTable => ({
  people,
  partners: false,
  matchId: null,
  result,
  last: null,
  replaced: [],
  matchRevision: null,
  ...more,
})

/** Any evening has standings. */
export const standingsOf = (state: EveningState) => answered(() => standings(state))

/** An evening as tests lead it: each command has to be possible. */
export class Evening {
  state: EveningState = NO_EVENING
  readonly events: EveningEvent[] = []
  #seed: number

  constructor(seed = 1) {
    this.#seed = seed
  }

  static of(people: number, settings: Partial<EveningSettings> = {}, seed = 1): Evening {
    const evening = new Evening(seed)
    evening.do({ type: 'arranged', settings: { ...SETTINGS, ...settings } })
    evening.do({ type: 'arrived', people: Array.from({ length: people }, (_, at) => ({ id: idOf(at), name: `Person ${at}` })) })
    return evening
  }

  try(command: EveningCommand): ReturnType<typeof decide> {
    return answered(() => decide(this.state, command, { at: '2026-11-26T19:00:00.000Z', seed: this.#seed++ }))
  }

  do(command: EveningCommand): this {
    const { events, state } = expectOk(this.try(command), command.type)
    this.events.push(...events)
    this.state = state
    return this
  }

  get tables(): readonly (readonly string[])[] {
    return currentRound(this.state)?.tables.map(({ people }) => people) ?? []
  }

  /** Every table says its result; who sits first wins, unless told otherwise. */
  play(totals: (people: readonly string[]) => readonly number[] = (people) => people.map((_, seat) => 20 - seat)): this {
    for (const [table, people] of this.tables.entries())
      if (people.length > 0) this.do({ type: 'handed-in', table, totals: [...totals(people)], by: 'host', agreed: true })
    return this
  }

  round(totals?: (people: readonly string[]) => readonly number[]): this {
    return this.do({ type: 'draw' }).play(totals)
  }
}

type Played = readonly [people: string, totals: readonly number[] | null, more?: Partial<EveningTable>]

const table = ([people, totals, more]: Played): EveningTable => ({
  people: people.split(' '),
  partners: false,
  matchId: null,
  result: totals === null ? { status: 'playing' } : { status: 'settled', totals, corrected: false, fromMatch: false },
  last: null,
  replaced: [],
  matchRevision: null,
  ...more,
})

interface RoundOf {
  readonly tables: readonly Played[]
  readonly byes?: readonly string[]
  readonly round?: Partial<EveningRound>
}

/** An evening of these rounds; `people` in the order in which they came. */
export function playedEvening(people: string, rounds: readonly RoundOf[], settings: Partial<EveningSettings> = {}): EveningState {
  return {
    ...NO_EVENING,
    settings: { ...USUAL_SETTINGS, ...settings },
    people: new Map(people.split(' ').map((id) => [id, { id, name: id.toUpperCase(), here: true }])),
    rounds: rounds.map(({ tables, byes = [], round }, at) => ({
      id: `round-${at}`,
      side: false,
      method: 'random',
      size: 2,
      tables: tables.map(table),
      byes,
      closed: false,
      lowest: false,
      ...round,
    })),
  }
}
