import { useEffect, useRef } from 'react'
import { useAnnounce } from '../../components/announcer/announcer'
import { useSetting } from '../../settings/settings'
import { playCheer, playClick, playPoints } from '../../sound/sounds'
import { hush, speak } from '../../sound/voice'
import { announcementOf, newEvent } from '../model/announcement'
import { celebrationOf } from '../model/celebration'
import { lastMove } from '../model/last-move'
import type { MatchView } from '../match-view'

/**
 * Says every change of the match once, no matter who made it in which window; aloud and with sounds where they are switched on.
 *
 * `taught`: what the table is taught now, null where nothing; it is said once, after what brought it about.
 */
export function useAnnounced(view: MatchView, taught: string | null = null): void {
  const { say } = useAnnounce()
  const sounds = useSetting('sounds') === 'on'
  const spoken = useSetting('spoken') === 'on'
  const told = useRef({ view, taught: null as string | null })
  useEffect(() => {
    const before = told.current
    told.current = { view, taught }
    const changed = before.view.revision === view.revision ? '' : announcementOf(before.view, view)
    const text = [changed, before.taught === taught ? '' : (taught ?? '')].filter((part) => part !== '').join(' ')
    if (text === '') return
    say(text)
    if (spoken) speak(text)
    if (sounds && changed !== '') sound(before.view, view)
  }, [view, taught, say, sounds, spoken])
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
