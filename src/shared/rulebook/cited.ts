import type { Refusal, RoundEnd, ScoredPlay, Warning, WarningCode } from '../match/events'
import { payoutOfPlay, type PayRules } from '../rules/payout'
import { present } from '../kernel/assert'
import { countedGame, GAMES, lineGame } from '../games/index'
import { ruleOfReason } from '../games/reasons'
import type { Unpaid } from '../games/game'
import type { RuleId } from '../games/rule-ids'
import type { GameId, Rules } from '../games/rules'

/** The rule that makes something irregular; null where the app only keeps count. */
const WARNING_RULES: Readonly<Record<WarningCode, RuleId | null>> = {
  'out-of-turn': 'C-1',
  'pass-with-boneyard': 'C-2',
  'drew-too-many': 'C-2',
  'block-declared-early': 'C-4',
  'hand-size': null,
  'more-than-the-set': 'RT-6',
  'round-unfinished': 'C-4',
  stands: null,
  'shown-first': null,
  'block-stands': null,
}

/** The rule that a pass or a draw is proven to have broken by tiles that were seen later. */
export const HINDSIGHT_RULES: readonly RuleId[] = ['C-2']

/** The same as a list, for texts that cite rules. */
export function rulesOfWarning({ code, beforeSpinner }: Pick<Warning, 'code' | 'beforeSpinner'>): readonly RuleId[] {
  const rule = beforeSpinner === true ? 'DB-1' : WARNING_RULES[code]
  return rule === null ? [] : [rule]
}

/** The rules a play's points come from, each once: its reasons', those of a cap and a floor that changed what they come to, and that which kept back what it looks like. */
export function rulesOfPlay(play: ScoredPlay, rules: Pick<Rules, 'game'> & PayRules): readonly RuleId[] {
  const { bounds, withheld } = payoutOfPlay(rules, play)
  const { cites } = lineGame(rules.game)
  const changed = bounds.map((bound) => cites[bound])
  const lost = withheld === null ? [] : (cites.withheld?.[withheld.why] ?? [])
  const kept: readonly RuleId[] = play.unpaid === undefined ? [] : [UNPAID_RULES[play.unpaid.kind]]
  return [...new Set([...play.reasons.map(({ code }) => ruleOfReason(code, rules.game)), ...changed, ...[lost].flat(), ...kept])]
}

/** Why a play did not earn what it looks like. */
const UNPAID_RULES: Readonly<Record<Unpaid['kind'], RuleId>> = { 'double-scorpion': 'FS-7', cancelled: 'FS-8' }

/** The rules by which a round ended as it did: those its ruling names, or those that pay the player who went out. */
export function rulesOfEnd(end: RoundEnd, game: GameId): readonly RuleId[] {
  switch (end.kind) {
    case 'domino':
      return [lineGame(game).cites.goingOut]
    case 'target':
      return ['C-5']
    case 'counted':
      return [handRule(game)]
    case 'stopped':
      return []
    case 'blocked':
      return [...new Set(end.ruling.steps.map(({ rule }) => rule))]
  }
}

const handRule = (game: GameId): RuleId => present(countedGame(game), 'a round that was counted is of a game that counts hands').left.cites.hand

/** The same as a list, for texts that cite rules. */
export function rulesOfRefusal(refusal: Pick<Refusal, 'code' | 'startFirst' | 'nobodyDraws'>, rules: Pick<Rules, 'layout' | 'game'>): readonly RuleId[] {
  const rule = ruleOfRefusal(refusal, rules)
  return rule === null ? [] : [rule]
}

/** The rule that makes something impossible; null where the set or the format does. */
export function ruleOfRefusal(refusal: Pick<Refusal, 'code' | 'startFirst' | 'nobodyDraws'>, { layout, game }: Pick<Rules, 'layout' | 'game'>): RuleId | null {
  switch (refusal.code) {
    case 'lead-must-be-double':
      return lineGame(game).cites.lines[layout]?.leadsDouble ?? null
    case 'does-not-match':
      return refusal.startFirst === true ? (lineGame(game).cites.lines[layout]?.startFirst ?? null) : null
    case 'boneyard-empty':
      return (refusal.nobodyDraws === true ? GAMES[game].settings.draw : null) ?? 'C-3'
    case 'match-over':
      return countedGame(game)?.left.cites.match ?? 'C-5'
    case 'round-over':
    case 'not-blocked':
      return 'C-4'
    case 'bad-record':
    case 'bad-event':
    case 'bad-tile':
    case 'tile-already-played':
    case 'end-needed':
    case 'tile-seen-twice':
    case 'hand-not-possible':
      return null
  }
}
