import { expect, test } from 'vitest'
import { expectOk } from '#shared/kernel/result'
import { beginRound, initialState } from '#shared/match/begin'
import { evolve } from '#shared/match/evolve'
import { readRecord } from '#shared/match/read-record'
import { replay } from '#shared/match/replay'
import type { MatchState } from '#shared/match/state'
import { simulatedAs } from '../../../bench/games'
import { simulate } from '../../../reference/simulate'

test.each([2, 5, 11])('step by step a match comes to what it does in place, and no step changes the table before it (seed %i)', (seed) => {
  const record = expectOk(readRecord(simulate(seed, simulatedAs(seed)).record), 'a simulated match is sound')
  const kept: { readonly state: MatchState; readonly was: string }[] = []
  let state = initialState(record.rules)
  const events = record.rounds.map(({ leader, dice, events: entered }) => {
    state = beginRound(state, leader, dice)
    return entered.map((event) => {
      kept.push({ state, was: JSON.stringify(state) })
      const step = expectOk(evolve(state, event), 'an event of a simulated match')
      state = step.state
      return step.scored
    })
  })
  const inPlace = expectOk(replay(record), 'a simulated match')
  expect(inPlace.rounds.map((round) => round.events)).toEqual(events)
  expect(inPlace.state).toEqual(state)
  expect(kept.length).toBeGreaterThan(20)
  for (const { state: before, was } of kept) expect(JSON.stringify(before)).toBe(was)
})
