import type { LessonExpected } from '../../../rulebook/how-to-play/how-to-play'
import type { BERGEN_LESSON } from './lesson'

export const BERGEN_LESSON_EXPECTED = {
  hands: [
    ['1-1', '2-2', '6-1', '6-2', '6-6', '3-2'],
    ['3-1', '5-3', '6-5', '4-1', '6-3', '5-0'],
  ],
  drawn: ['3-0'],
  ringed: {
    ledDouble: ['lead 3-3 3 3'],
    doubleHeader: ['left 6-4 6', 'right 6-2 6'],
    doubleJoins: ['left 5-2 5', 'right 5-5 5 5'],
    doubleStands: ['left 1-1 1 1', 'right 3-1 1'],
    nearTarget: ['left 6-4 6', 'right 6-2 6'],
    nothing: [],
  },
  mostAtOnce: [['doubleJoins', 'nearTarget']],
  figures: { tiles: 28, hand: 6, handOfMany: 5, reserve: 2, target: 15, targetOfMany: 10, dominoPoints: 2, blockedPoints: 1, tileDeduction: 0, arms: 2 },
} as const satisfies LessonExpected<keyof (typeof BERGEN_LESSON)['pictures']>
