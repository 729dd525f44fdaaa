import { writtenOut } from '#shared/match/decide'
import type { Seat } from '#shared/match/events'
import { eventWords } from '../../match/correction/event-words'
import type { MatchView } from '../../match/match-view'
import { words } from '../../messages/page'

/** What a device entered last, in words, while nothing came after it; null where it can take nothing back. */
export function lastEntry(view: MatchView, device: string): { readonly seat: Seat; readonly name: string } | null {
  const recorded = view.record.rounds.at(-1)?.events.at(-1)
  const scored = view.scored.rounds.at(-1)?.events.at(-1)
  if (view.takeBack !== device || recorded === undefined || scored === undefined) return null
  const event = writtenOut(recorded, scored)
  return { seat: event.player ?? 0, name: words.join.phone.takeBack(eventWords(event, view.names)) }
}
