import type { ArmName } from '#shared/domino/line'
import type { ScoredEvent } from '#shared/match/events'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'

/** What happened, in a few words beside the tile and the points: what it scored for, or else where it was played. */
export function shortWords(event: ScoredEvent, names: readonly string[]): string {
  const feedWords = words.match.feed
  switch (event.type) {
    case 'play':
      return event.reasons.length > 0 ? words.match.way.names(event.reasons) : whereWords(event.arm)
    case 'draw':
      return words.live.drew(event.count)
    case 'pass':
      return feedWords.passed
    case 'block':
      return feedWords.showed
    case 'left':
      return feedWords.counted
    case 'table':
      return words.live.tableLay(event.laid.length)
    case 'rules':
      return words.houseRulesWords(event.changed)
    case 'adjust':
      return scorerWords.adjustMoves(event, names)
    case 'finish':
      return scorerWords.finishWhat(event)
    case 'show':
    case 'hand':
    case 'leave':
      return scorerWords.handTold(event)
    case 'uncalled':
      return scorerWords.uncalledTo(event, names)
    case 'set':
      return scorerWords.setTold(event)
  }
}

function whereWords(arm: ArmName | null): string {
  return arm === null ? words.live.led : words.match.way.at(arm)
}
