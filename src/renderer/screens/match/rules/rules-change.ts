import { changeBetween, decideRules, heldOverrides, scoredUnder, type RulesFrom } from '#shared/match/change-rules'
import type { DecideRefusal } from '#shared/match/decide'
import type { RuleOverrides } from '#shared/match/record'
import { SET_UP_RULES } from '#shared/rules/house-rules'
import type { ScoredMatch } from '#shared/match/state'
import type { Result } from '#shared/kernel/result'
import { scorerWords } from '../../../messages/scorer'
import { words } from '../../../messages/page'
import type { MatchView } from '../../../match/match-view'

/** What other rules would make of a match, before they are entered. */
export interface RulesChange {
  readonly held: RuleOverrides
  /** Whether anything would change at all. */
  readonly changes: boolean
  /** The match, had they held from the beginning. */
  readonly under: Result<ScoredMatch, DecideRefusal>
  /** Why it cannot be entered so; null where it can. */
  readonly objection: string | null
}

export function rulesChange(view: MatchView, wanted: RuleOverrides, from: RulesFrom): RulesChange {
  const { record } = view
  const held = heldOverrides(record)
  const changes = Object.keys(changeBetween(record.preset, held, wanted)).length > 0
  const decided = changes ? decideRules(record, wanted, from) : null
  return { held, changes, under: scoredUnder(record, wanted), objection: decided === null || decided.ok ? null : objectionTo(view, decided.error, wanted) }
}

/** Why a record cannot be changed so, in words for people at the table. */
export function objectionTo(view: MatchView, refused: DecideRefusal, wanted: RuleOverrides): string {
  const { names, scored, record } = view
  const { game } = scored.rules
  const { cannot } = words.changeRules
  switch (refused.kind) {
    case 'impossible': {
      const { code } = refused.refusal
      if (code === 'match-over') return cannot.matchOver
      if (code === 'round-over') return cannot.roundOver
      const named = changeBetween(record.preset, heldOverrides(record), wanted)
      return SET_UP_RULES.some((name) => named[name] !== undefined) && refused.event !== 1
        ? cannot.setUp
        : scorerWords.refusalSentence(refused.refusal, names, game)
    }
    case 'later-event':
      if (refused.refusal.code === 'match-over') return cannot.wouldBeOver(refused.round, refused.event)
      return scorerWords.recordRefusalSentence(refused, names, game)
    case 'round-running':
    case 'no-such-event':
    case 'nothing-to-change':
      return words.commandRefusalSentence(refused, { names, game })
  }
}
