import type { LessonExpected } from '../../../rulebook/how-to-play/how-to-play'
import type { ROUND_TOTALS_LESSON } from './lesson'

export const ROUND_TOTALS_LESSON_EXPECTED = {
  hands: [],
  drawn: [],
  ringed: { left: [], out: [], double: [], doubleBlank: [], number: [], nobodyOut: [] },
  mostAtOnce: [],
  figures: { tiles: 55 },
} as const satisfies LessonExpected<keyof (typeof ROUND_TOTALS_LESSON)['pictures']>
