import type { Rules } from '#shared/games/rules'
import type { LessonId } from '#shared/rulebook/how-to-play/index'
import type { TableFigures } from '#shared/rulebook/how-to-play/how-to-play'
import { phraseFor, type Phrase } from '#shared/words/phrases'
import type { Taught } from './sentence-inputs'

/** The figures of a rule set that its lesson may name: those where fewest play, those where most do, and the hand of three. */
interface LessonFigures extends Rules {
  readonly tiles: number
  readonly playersOfMost: number
  readonly handSizeOfThree: number
  readonly handSizeOfMost: number
  readonly targetOfMost: number
}

/** What a language has for the lesson of each game, and of partners: its steps, in their order, and what is good to know later. */
interface LessonPhrases {
  readonly steps: Readonly<Record<LessonId, Readonly<Record<string, { readonly title: string; readonly text: Phrase<LessonFigures> }>>>>
  readonly more: Readonly<Record<LessonId, Phrase<LessonFigures>>>
}

const figuresOf = ({ tiles, few, three, many }: TableFigures): LessonFigures => ({
  ...few,
  tiles,
  playersOfMost: many.players,
  handSizeOfThree: three.handSize,
  handSizeOfMost: many.handSize,
  targetOfMost: many.target,
})

/** Lessons in a language. */
export const lessonSentencesOf = ({ steps, more }: LessonPhrases) => ({
  steps: (lesson: LessonId, figures: TableFigures): readonly Taught[] =>
    Object.values(steps[lesson]).map(({ title, text }) => ({ title, text: phraseFor(text, figuresOf(figures)) })),
  more: (lesson: LessonId, figures: TableFigures): string => phraseFor(more[lesson], figuresOf(figures)),
})
