import { decideRules, type RulesFrom } from '#shared/match/change-rules'
import { decideEnter, decideStartRound } from '#shared/match/decide'
import type { RecordEvent, RuleOverrides } from '#shared/match/record'
import type { SentPhoto } from '../check-photo'
import { roundStart, type StartWish } from './create'
import { doEdit, naming, type EditCommand } from './edit'

/** Enters an event, with the photo that was kept with it. */
export function enterEvent(event: RecordEvent, kept: SentPhoto | null): EditCommand {
  const entered = kept === null ? event : { ...event, photo: kept.name }
  const enter = doEdit((record) => decideEnter(record, entered))
  return naming([entered], kept?.name ?? null, enter)
}

/** Begins the next round, with the photo of its dice; `first` is what happened first in it, where only that says who leads. */
export function startRound(start: StartWish, first: RecordEvent | undefined, kept: SentPhoto | null): EditCommand {
  const begin = doEdit((record) => decideStartRound(record, roundStart(start, kept), first))
  return naming(first === undefined ? [] : [first], kept?.name ?? null, begin)
}

/** Lets other rules hold: all that differs from the preset then. */
export function changeRules(rules: RuleOverrides, from: RulesFrom): EditCommand {
  return doEdit((record) => decideRules(record, rules, from))
}
