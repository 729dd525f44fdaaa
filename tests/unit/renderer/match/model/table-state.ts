import { expectOk } from '#shared/kernel/result'
import { scoreRecord } from '#shared/match/replay'
import type { MatchState } from '#shared/match/state'

/** The table after plays such as `6-4` and `4-2 right`; `set` says that it has no 3-1, and one more 6-4 and 1-1. */
export function tableState(preset: string, plays: readonly string[], rules: object = {}): MatchState {
  const events = plays.map((text) => {
    if (text === 'set') return { type: 'set', missing: ['3-1'], extra: ['6-4', '1-1'] }
    const [tile, arm] = text.split(' ')
    return { type: 'play', tile, ...(arm === undefined ? {} : { arm: /^\d$/.test(arm) ? Number(arm) : arm }) }
  })
  const dice = preset === 'flower-and-scorpion' ? { flower: [1, 1], scorpion: [2, 2] } : undefined
  const record = { format: 'caravan-record', version: 1, preset, rules, players: [{ name: 'Ada' }, { name: 'Ben' }], rounds: [{ leader: 0, dice, events }] }
  return expectOk(scoreRecord(record), 'the table of the test').state
}
