import type { LessonExpected } from '../../../rulebook/how-to-play/how-to-play'
import type { DOUBLE_BERGEN_LESSON } from './lesson'

export const DOUBLE_BERGEN_LESSON_EXPECTED = {
  hands: [
    ['4-1', '6-4', '4-4', '6-2', '6-1', '1-0'],
    ['6-6', '3-3', '4-3', '3-2', '2-0', '5-0'],
  ],
  drawn: ['4-2'],
  ringed: {
    spinner: ['lead 6-6 6 6'],
    pair: ['1 4-2 2', '2 6-2 2'],
    withDouble: ['1 4-2 2', '2 2-2 2 2'],
    twoPairs: ['1 4-2 2', '2 6-2 2', '3 6-1 1', '4 5-1 1'],
    four: ['1 4-1 1', '2 2-1 1', '3 6-1 1', '4 5-1 1'],
    nothing: [],
  },
  mostAtOnce: [['spinner', 'withDouble', 'twoPairs']],
  figures: { tiles: 28, hand: 6, handOfMany: 5, reserve: 2, target: 100, targetOfMany: 100, dominoPoints: 0, blockedPoints: 0, tileDeduction: 1, arms: 4 },
} as const satisfies LessonExpected<keyof (typeof DOUBLE_BERGEN_LESSON)['pictures']>
