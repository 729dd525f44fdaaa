import type { Rules } from '#shared/games/rules'
import type { TaughtGame } from '#shared/rulebook/how-to-play/index'
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

/** What a language has for the lesson of each game: its steps, in their order, and what is good to know later. */
interface LessonPhrases {
  readonly steps: Readonly<Record<TaughtGame, Readonly<Record<string, { readonly title: string; readonly text: Phrase<LessonFigures> }>>>>
  readonly more: Readonly<Record<TaughtGame, Phrase<LessonFigures>>>
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
  steps: (game: TaughtGame, figures: TableFigures): readonly Taught[] =>
    Object.values(steps[game]).map(({ title, text }) => ({ title, text: phraseFor(text, figuresOf(figures)) })),
  more: (game: TaughtGame, figures: TableFigures): string => phraseFor(more[game], figuresOf(figures)),
})
