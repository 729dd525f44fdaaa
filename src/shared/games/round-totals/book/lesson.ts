import { isDouble, tileOf } from '../../../domino/tile'
import { left, oneRound, rounds, yes } from '../../../rulebook/build'
import type { HowToPlay, Pictures, ShownAtEnd } from '../../../rulebook/how-to-play/how-to-play'

const preset = 'round-totals'
const TABLE = { preset } as const

const counted = (winner: number, ...deltas: readonly number[]) => ({ kind: 'round-ends', how: 'counted', winner, deltas }) as const

const pictures = {
  left: yes(oneRound(TABLE, left(['7-2', '5-1'], [])), counted(1, 15, 0)),
  out: yes(oneRound(TABLE, left([], ['6-4', '3-1'])), counted(0, 0, 14)),
  double: yes(oneRound(TABLE, left(['8-8'], [])), counted(1, 16, 0)),
  doubleBlank: yes(oneRound(TABLE, left(['0-0', '2-1'], [])), counted(1, 53, 0)),
  number: yes(oneRound(TABLE, left(23, [])), counted(1, 23, 0)),
  nobodyOut: yes(oneRound(TABLE, left(['5-4'], ['3-0'])), counted(1, 9, 3)),
} as const satisfies Pictures<string>
type Name = keyof typeof pictures

const shownAtEnd: ShownAtEnd<Name> = (_end, hands) => {
  const tiles = hands.flatMap((hand) => ('pips' in hand ? [] : hand))
  const names: Name[] = [hands.some((hand) => !('pips' in hand) && hand.length === 0) ? 'out' : 'nobodyOut']
  if (tiles.length > 0) names.push('left')
  if (tiles.some((tile) => isDouble(tile) && tile !== tileOf(0, 0))) names.push('double')
  if (tiles.includes(tileOf(0, 0))) names.push('doubleBlank')
  if (hands.some((hand) => 'pips' in hand)) names.push('number')
  return names
}

export const ROUND_TOTALS_LESSON = {
  preset,
  pictures,
  firstRound: rounds(
    { preset, players: 3 },
    ...[
      left([], ['6-4', '3-1'], ['8-5']),
      left(['9-9', '2-1'], [], ['7-4']),
      left(['5-3'], ['8-2', '0-0'], []),
      left(17, [], 9),
      left([], ['4-4', '6-1'], ['9-2']),
      left(['7-3'], ['5-2'], ['1-0']),
      left(12, [], 22),
      left([], 6, ['8-3', '4-2']),
      left(['3-3'], [], ['6-5']),
      left([], 9, ['2-2']),
    ].map((end) => ({ leader: 0, events: [end] })),
  ),
  /** No tile is laid. */
  shown: (): readonly Name[] => [],
  shownAtEnd,
} as const satisfies HowToPlay<Name>
