import { endSentence, matchSentence, nameOf, playSentence } from '../../../messages/scorer'
import { agreementTold } from '../agreement/agreement-told'
import { matchWords } from '../../../messages/page'
import { toldEvent, toldOf } from '../feed/told-event'
import type { MatchView } from './match-view'

function eventsOf({ scored }: MatchView): number {
  return scored.rounds.reduce((count, round) => count + round.events.length, 0)
}

/** What just happened, and whose turn it is now: said once, for everybody who does not see the table. */
export function announcementOf(before: MatchView, now: MatchView): string {
  const words = matchWords.announce
  const agreed = agreementTold(before, now)
  if (now.tableRevision === before.tableRevision) return agreed
  const { scored, names } = now
  const { round, winner, rules } = scored.state
  const parts: string[] = []
  const latest = scored.rounds[scored.rounds.length - 1]
  const event = latest?.events.at(-1)
  const oneMore = eventsOf(now) === eventsOf(before) + 1 && scored.rounds.length === before.scored.rounds.length
  if (latest !== undefined && scored.rounds.length > before.scored.rounds.length) {
    parts.push(words.roundBegins(scored.rounds.length, nameOf(names, latest.leader)))
  } else if (oneMore && latest !== undefined && event !== undefined) {
    const why = event.type === 'play' ? ` ${playSentence(event, { dice: latest.dice, rules })}` : ''
    parts.push(`${toldOf(event, names)} ${toldEvent(event)}.${why}`)
    if (latest.end !== null) parts.push(endSentence(latest.end, names, rules.game))
  } else {
    parts.push(words.changed)
  }
  if (winner !== null) parts.push(matchSentence(winner, scored.totals, names, rules.game))
  else if (round !== null && round.end === null) parts.push(words.turn(nameOf(names, round.turn)))
  if (agreed !== '') parts.push(agreed)
  return parts.join(' ')
}
