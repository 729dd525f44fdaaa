import { expect, test } from 'vitest'
import { expectOk } from '#shared/kernel/result'
import { newRecord } from '#shared/match/new-record'
import type { RecordEvent } from '#shared/match/record'
import { scoreRecord } from '#shared/match/replay'
import type { PresetId } from '#shared/rules/presets'
import { roundTotals } from '../../../../../src/renderer/match/model/round-totals'

const LEAVES: RecordEvent = { type: 'leave', player: 2, tiles: 'aside' }

const totalsOf = (preset: PresetId, rounds: readonly (readonly RecordEvent[])[]) =>
  roundTotals(
    expectOk(
      scoreRecord({
        ...newRecord(
          preset,
          {},
          ['Ada', 'Ben', 'Cleo'].map((name) => ({ name })),
        ),
        rounds: rounds.map((events) => ({ leader: 0, events })),
      }),
      'the record is sound',
    ),
  )

test('a round pays nothing to who left before it; one that is counted at its end, neither to who left in it', () => {
  const counted: RecordEvent = { type: 'left', hands: [{ pips: 3 }, { pips: 5 }, { pips: 0 }] }
  const later: RecordEvent = { type: 'left', hands: [{ pips: 3 }, { pips: 5 }, []] }
  const line = totalsOf('bergen-pagat', [[{ type: 'play', player: 0, tile: '6-6' }, LEAVES], [{ type: 'play', player: 0, tile: '5-5' }]])
  expect(line.map(({ absent }) => absent)).toEqual([[], [2]])
  const pad = totalsOf('round-totals', [[counted], [LEAVES, later], [later]])
  expect(pad.map(({ absent }) => absent)).toEqual([[], [2], [2]])
})
