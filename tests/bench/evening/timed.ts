import { decide, type EveningCommand } from '#shared/evening/decide'
import type { DrawMethod, TableSize } from '#shared/evening/evening'
import { pastOf } from '#shared/evening/meetings'
import { standings } from '#shared/evening/standings'
import { currentRound, NO_EVENING, type EveningState } from '#shared/evening/state'
import { expectOk } from '#shared/kernel/result'
import { Random } from '../../reference/random'

const ROUNDS = 8

export interface TimedEvening {
  /** Milliseconds of processor time of each draw. */
  readonly draws: readonly number[]
  /** Milliseconds of the standings after the last round. */
  readonly table: number
  /** After each round, how many pairs have met more than once. */
  readonly again: readonly number[]
}

/** An evening of eight rounds in which everyone stays. */
export function timedEvening(people: number, method: DrawMethod, size: TableSize): TimedEvening {
  const random = new Random(people)
  let state: EveningState = NO_EVENING
  const run = (command: EveningCommand, seed = 1): void => {
    state = expectOk(decide(state, command, { at: '2026-11-26T19:00:00.000Z', seed }), command.type).state
  }
  const id = (number: number): string => `person-${String(number).padStart(3, '0')}`
  run({
    type: 'arranged',
    settings: {
      method,
      size,
      uneven: 'smaller',
      points: 'place',
      byePoints: 'middle',
      rounds: ROUNDS,
      minutes: null,
      preset: 'flower-and-scorpion',
      rules: {},
    },
  })
  run({ type: 'arrived', people: Array.from({ length: people }, (_, number) => ({ id: id(number), name: `Person ${number}` })) })
  if (method === 'partners') for (let number = 0; number + 1 < people; number += 2) run({ type: 'partnered', people: [id(number), id(number + 1)] })
  const draws: number[] = []
  const again: number[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    const before = process.cpuUsage()
    run({ type: 'draw' }, round)
    const { user, system } = process.cpuUsage(before)
    draws.push((user + system) / 1000)
    const past = pastOf(state)
    let twice = 0
    for (let one = 0; one < people; one++) for (let other = 0; other < one; other++) if (past.met(id(one), id(other)) > 1) twice++
    again.push(twice)
    for (const [table, { people: seated }] of (currentRound(state)?.tables ?? []).entries())
      run({ type: 'handed-in', table, totals: seated.map(() => random.whole(0, 20)), by: 'match' })
  }
  const before = performance.now()
  standings(state)
  return { draws, table: performance.now() - before, again }
}

/** The median of some times. */
export function figure(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  return `${(sorted[Math.floor(sorted.length / 2)] as number).toFixed(0)} ms`
}
