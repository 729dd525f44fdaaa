import type { LessonExpected } from '../../../rulebook/how-to-play/how-to-play'
import type { FLOWER_AND_SCORPION_LESSON } from './lesson'

export const FLOWER_AND_SCORPION_LESSON_EXPECTED = {
  hands: [
    ['3-2', '6-5', '6-4', '5-5', '4-3', '6-6'],
    ['0-0', '6-2', '3-3', '6-3', '2-1', '4-1'],
  ],
  drawn: ['5-3'],
  ringed: {
    dual: ['left 5-2 2', 'right 2-0 2'],
    plural: ['left 5-2 5', 'right 5-5 5 5'],
    shortFlower: ['right 6-3 both'],
    longFlower: ['left 6-1 6', 'right 5-3 3'],
    scorpion: ['left 4-2 4', 'right 1-0 1'],
    nothing: [],
  },
  mostAtOnce: [
    ['plural', 'shortFlower', 'longFlower'],
    ['dual', 'shortFlower', 'scorpion'],
  ],
  figures: { tiles: 28, hand: 6, handOfMany: 5, reserve: 2, target: 20, targetOfMany: 20, dominoPoints: 2, blockedPoints: 2, tileDeduction: 0, arms: 2 },
} as const satisfies LessonExpected<keyof (typeof FLOWER_AND_SCORPION_LESSON)['pictures']>
