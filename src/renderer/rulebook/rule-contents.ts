import { createContext, type ComponentType } from 'react'
import type { RuleOverrides } from '#shared/match/record'
import type { PresetId } from '#shared/rules/presets'
import type { RuleId } from '#shared/games/rule-ids'
import type { LessonId } from '#shared/rulebook/how-to-play/index'

/** What the dialogs of the rule book show. The pages of the book bring it: they draw whole matches, and matches open these dialogs. */
export interface RuleContents {
  readonly Rule: ComponentType<{ readonly id: RuleId }>
  /** All that a table plays by. */
  readonly RuleSet: ComponentType<{ readonly preset: PresetId; readonly rules: RuleOverrides }>
  /** How a game is played, for people who learn it. */
  readonly Lesson: ComponentType<{ readonly lesson: LessonId }>
}

/** Null where there is no book at hand: then nothing is shown in its dialogs. */
export const RuleContentsContext = createContext<RuleContents | null>(null)
