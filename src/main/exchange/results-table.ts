import { gameWords, presetNames } from '#shared/words/en'
import type { Cell } from './csv'
import type { ExportedMatch } from './exported-match'

/** Columns of the table of results, in their order (docs/exports.md). */
export const RESULT_COLUMNS = [
  'match',
  'date',
  'started',
  'game',
  'preset',
  'target',
  'place',
  'rounds',
  'finished',
  'seat',
  'player',
  'points',
  'rank',
  'won',
  'note',
] as const

/** One row for each player of a match, as they sit. */
export function resultRows({ id, date, startedAt, place, note, preset, players, scored }: ExportedMatch): readonly (readonly Cell[])[] {
  const { totals, winner, rules, rounds } = scored
  return players.map(({ name }, seat) => [
    id,
    date,
    startedAt,
    gameWords(rules.game).name,
    presetNames[preset],
    rules.target,
    place,
    rounds.length,
    yesNo(winner !== null),
    seat + 1,
    name,
    totals[seat] ?? 0,
    winner === null ? '' : rankOf(seat, totals, winner),
    winner === null ? '' : yesNo(seat === winner),
    note,
  ])
}

/** The winner is first; the others follow by their points, and those with as many share a place. */
function rankOf(seat: number, totals: readonly number[], winner: number): number {
  if (seat === winner) return 1
  const own = totals[seat] ?? 0
  return 2 + totals.filter((total, other) => other !== seat && other !== winner && total > own).length
}

function yesNo(is: boolean): string {
  return is ? 'yes' : 'no'
}
