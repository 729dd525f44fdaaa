import type { LessonExpected } from '../../../rulebook/how-to-play/how-to-play'
import type { ALL_FIVES_LESSON } from './lesson'

export const ALL_FIVES_LESSON_EXPECTED = {
  hands: [
    ['6-2', '3-1', '6-1', '6-3', '5-5', '3-3', '5-2', '5-0', '3-2'],
    ['6-6', '1-0', '5-1', '5-3', '6-0', '4-0', '1-1', '4-4', '4-2'],
  ],
  drawn: [],
  ringed: {
    led: ['lead 5-5 5 5'],
    sum: ['left 6-2 6', 'right 4-1 4'],
    withDouble: ['left 5-5 5 5', 'right 1-0 0'],
    third: ['left 6-2 6', 'right 5-2 5', 'up 4-2 4'],
    fourth: ['left 6-2 6', 'right 5-2 5', 'up 4-2 4', 'down 2-0 0'],
    nothing: [],
  },
  mostAtOnce: [['fourth']],
  figures: { tiles: 28, hand: 9, handOfMany: 5, reserve: 0, target: 250, targetOfMany: 200, dominoPoints: 0, blockedPoints: 0, tileDeduction: 0, arms: 4 },
} as const satisfies LessonExpected<keyof (typeof ALL_FIVES_LESSON)['pictures']>
