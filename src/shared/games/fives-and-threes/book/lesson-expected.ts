import type { LessonExpected } from '../../../rulebook/how-to-play/how-to-play'
import type { FIVES_AND_THREES_LESSON } from './lesson'

export const FIVES_AND_THREES_LESSON_EXPECTED = {
  hands: [
    ['3-2', '6-4', '6-6', '2-0', '6-0', '1-1', '6-5'],
    ['2-2', '1-0', '5-3', '4-0', '4-2', '6-3', '5-2'],
  ],
  drawn: [],
  ringed: {
    led: ['lead 6-6 6 6'],
    fives: ['left 6-2 6', 'right 4-1 4'],
    threes: ['left 6-2 6', 'right 3-1 3'],
    both: ['left 6-6 6 6', 'right 3-2 3'],
    withDouble: ['left 4-4 4 4', 'right 2-1 2'],
    nothing: [],
  },
  mostAtOnce: [['withDouble']],
  figures: { tiles: 28, hand: 7, handOfMany: 5, reserve: 2, target: 61, targetOfMany: 61, dominoPoints: 1, blockedPoints: 0, tileDeduction: 0, arms: 2 },
} as const satisfies LessonExpected<keyof (typeof FIVES_AND_THREES_LESSON)['pictures']>
