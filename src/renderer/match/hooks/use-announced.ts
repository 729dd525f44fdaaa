import { useEffect, useRef } from 'react'
import type { Seat } from '#shared/match/events'
import { useAnnounce } from '../../components/announcer/announcer'
import { useSetting } from '../../settings/settings'
import { playCheer, playClick, playPoints } from '../../sound/sounds'
import { hush, speak } from '../../sound/voice'
import { announcementsOf, newEvent } from '../model/announcement'
import { celebrationOf } from '../model/celebration'
import { lastMove } from '../model/last-move'
import type { MatchView } from '../match-view'

/**
 * Says every change of the match once, no matter who made it in which window; aloud and with sounds where they are switched on.
 *
 * @param own whose device this is; null where it is everyone's
 * @param taught what the table is taught now, null where nothing; it is said once, after what brought it about
 */
export function useAnnounced(view: MatchView, own: Seat | null = null, taught: string | null = null): void {
  const { say } = useAnnounce()
  const sounds = useSetting('sounds') === 'on'
  const spoken = useSetting('spoken') === 'on'
  const told = useRef({ view, taught: null as string | null })
  useEffect(() => {
    const before = told.current
    told.current = { view, taught }
    const changed = before.view.revision === view.revision ? [] : announcementsOf(before.view, view, own)
    for (const text of taught === null || before.taught === taught ? changed : [...changed, taught]) {
      say(text)
      if (spoken) speak(text)
    }
    if (sounds && changed.length > 0) sound(before.view, view)
  }, [view, own, taught, say, sounds, spoken])
  /* When a person switches it off or leaves the table, it stops. */
  useEffect(() => (spoken ? hush : undefined), [spoken])
}

function sound(before: MatchView, now: MatchView): void {
  const event = newEvent(before, now)
  if (event === null) return
  if (event.type === 'play') playClick()
  if (celebrationOf(before, now) !== null) {
    playCheer()
    return
  }
  const deltas = lastMove(now.scored)?.deltas ?? []
  playPoints(deltas[event.type === 'rules' ? 0 : event.player] ?? 0)
}
