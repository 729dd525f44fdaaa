import { useEffect, useRef } from 'react'
import { useAnnounce } from '../../../components/announcer/announcer'
import { announcementOf } from '../model/announcement'
import type { MatchView } from '../model/match-view'

/** Says every change of the match once, whoever made it and in whichever window. */
export function useAnnounced(view: MatchView): void {
  const { say } = useAnnounce()
  const told = useRef(view)
  useEffect(() => {
    const before = told.current
    told.current = view
    if (before.revision !== view.revision) say(announcementOf(before, view))
  }, [view, say])
}
