import { expectOk } from '#shared/kernel/result'
import type { MatchRecord, RecordEvent, RecordRound } from '#shared/match/record'
import { scoreRecord } from '#shared/match/replay'
import { factsOf as facts, type DatedRecord } from '#shared/stats/facts-of'
import { answering } from '../../../support/answered'

/** `factsOf`: every record has some. */
export const factsOf = answering(facts)

export const play = (player: number, tile: string, arm?: 'left' | 'right' | number): RecordEvent =>
  arm === undefined ? { type: 'play', player, tile } : { type: 'play', player, tile, arm }
export const block = (...hands: readonly string[]): RecordEvent => ({ type: 'block', hands: hands.map((hand) => (hand === '' ? [] : hand.split(' '))) })

interface Written {
  readonly preset?: MatchRecord['preset']
  readonly rules?: MatchRecord['rules']
  readonly players?: readonly (string | { readonly name: string; readonly personId: string })[]
  readonly rounds: readonly RecordRound[]
}

/** A record; players are names unless they say more. */
export const matchOf = (id: string, startedAt: string, { preset = 'bergen-pagat', rules = {}, players = ['Ada', 'Ben'], rounds }: Written): DatedRecord => ({
  id,
  startedAt,
  format: 'caravan-record',
  version: 1,
  preset,
  rules,
  players: players.map((player) => (typeof player === 'string' ? { name: player } : player)),
  rounds,
})

/** A Bergen match of one play that wins: seat `winner` leads 6-6 (double header, 2) with a target of 2. */
export const wonBy = (id: string, day: number, players: Written['players'] & {}, winner: number, preset: MatchRecord['preset'] = 'bergen-pagat'): DatedRecord =>
  matchOf(id, dayOf(day), { preset, rules: { target: 1, approachCap: false }, players, rounds: [{ leader: winner, events: [play(winner, '6-6')] }] })

export const dayOf = (day: number): string => `2026-03-${String(day).padStart(2, '0')}T18:00:00.000Z`

export const scoreOf = (match: MatchRecord) => expectOk(scoreRecord(match), 'the record is sound')
