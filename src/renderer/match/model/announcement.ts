import type { ScoredEvent } from '#shared/match/events'
import { isolated } from '../../messages/isolated'
import { scorerWords } from '../../messages/scorer'
import { agreementTold } from '../agreement/agreement-told'
import { words } from '../../messages/page'
import { toldEvent, toldOf } from '../feed/told-event'
import type { MatchView } from '../match-view'

/** What is looked at to see what came since. */
export type Stage = Pick<MatchView, 'tableRevision' | 'scored'>

function eventsOf({ scored }: Stage): number {
  return scored.rounds.reduce((count, round) => count + round.events.length, 0)
}

function heard(event: ScoredEvent, { names, words: { points } }: MatchView): string {
  if (event.type !== 'play') return `${isolated(toldOf(event, names))} ${toldEvent(event)}.`
  const { player, tile, arm, reasons, delta, totals } = event
  return words.match.way.heard({
    name: scorerWords.nameOf(names, player),
    tile: scorerWords.tileWords(tile),
    arm,
    reasons,
    delta,
    points,
    total: totals[player] ?? 0,
  })
}

/** The event that came since; null where nothing or more than that changed. */
export function newEvent(before: Stage, now: Stage): ScoredEvent | null {
  if (now.tableRevision === before.tableRevision || now.scored.rounds.length !== before.scored.rounds.length) return null
  return eventsOf(now) === eventsOf(before) + 1 ? (now.scored.rounds.at(-1)?.events.at(-1) ?? null) : null
}

/** What just happened, and whose turn it is now: said once, for everyone who does not see the table. */
export function announcementOf(before: MatchView, now: MatchView): string {
  const announceWords = words.match.announce
  const agreed = agreementTold(before, now)
  if (now.tableRevision === before.tableRevision) return agreed
  const { scored, names } = now
  const { round, winner, rules } = scored.state
  const parts: string[] = []
  const latest = scored.rounds[scored.rounds.length - 1]
  const event = newEvent(before, now)
  if (latest !== undefined && scored.rounds.length > before.scored.rounds.length) {
    parts.push(announceWords.roundBegins(scored.rounds.length, scorerWords.nameOf(names, latest.leader)))
  } else if (latest !== undefined && event !== null) {
    parts.push(heard(event, now))
    if (latest.end !== null) parts.push(scorerWords.endSentence(latest.end, names, rules.game))
  } else {
    parts.push(announceWords.changed)
  }
  if (winner !== null) parts.push(scorerWords.matchSentence(winner, scored.totals, names, rules.game))
  else if (round !== null && round.end === null) parts.push(announceWords.turn(scorerWords.nameOf(names, round.turn)))
  if (agreed !== '') parts.push(agreed)
  return parts.join(' ')
}
