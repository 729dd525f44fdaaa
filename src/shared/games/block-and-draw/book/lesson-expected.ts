import type { LessonExpected } from '../../../rulebook/how-to-play/how-to-play'
import type { BLOCK_AND_DRAW_LESSON } from './lesson'

export const BLOCK_AND_DRAW_LESSON_EXPECTED = {
  hands: [
    ['6-4', '5-5', '3-1', '5-0', '4-2', '4-1', '5-2'],
    ['5-4', '6-3', '2-1', '2-2', '5-1', '6-6', '3-2'],
  ],
  drawn: [],
  ringed: { out: [], others: [], double: [], fewest: [], level: [], nothing: [] },
  mostAtOnce: [['out', 'others', 'double']],
  figures: { tiles: 28, hand: 7, handOfMany: 5, reserve: 0, target: 100, targetOfMany: 100, dominoPoints: 0, arms: 2 },
} as const satisfies LessonExpected<keyof (typeof BLOCK_AND_DRAW_LESSON)['pictures']>
