import type { Dispute } from '#shared/arbiter/dispute'
import { rulingFile } from '#shared/arbiter/file/ruling-file'
import type { RulingFile } from '#shared/arbiter/file/schema'
import { parseTile } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import { resolveRules } from '#shared/rules/resolve'
import { answered } from './answered'
import { lineLaid, outFromLead } from './told-lines'

const read = (text: string) => text.split(' ').map((tile) => expectOk(parseTile(tile), 'a tile'))

/** The ruling that docs/ruling-format.md shows: every 6 is on the table, and the last of four American tests decides. */
export function exampleRuling(): RulingFile {
  const rules = expectOk(resolveRules('bergen-pagat', { blockedRule: 'american' }, 3), 'the table can be')
  const laid = outFromLead(read('6-5 5-4 4-6 6-6 6-3 3-2 2-6 6-1 1-0 0-6'), 3)
  const dispute: Dispute = {
    rules,
    rolled: null,
    table: { kind: 'line', line: lineLaid(laid, rules, true), laid: [laid.lead, ...laid.arms.flat()].map(({ tile }) => tile) },
    hands: ['0-0 2-1', '1-1', '2-2'].map((hand) => ({ kind: 'shown', tiles: read(hand).map(({ tile }) => tile) })),
    boneyard: null,
    totals: [4, 9, 6],
  }
  const information = {
    preset: 'bergen-pagat',
    source: 'S1',
    day: '2026-11-23',
    match: { round: 3, place: 'Kitchen' },
    madeAt: '2026-11-23T20:15:00Z',
    madeBy: 'Caravan 0.1.0',
  } as const
  return expectOk(
    answered(() => rulingFile({ dispute, laid, names: ['Ada', 'Ben', 'Cleo'], information })),
    'the ruling can be saved',
  )
}
