import { useEffect, useRef, useState } from 'react'
import type { MatchView } from '../match-view'
import { celebrationOf, type Celebration } from '../model/celebration'

/** As long as a cheer at the table. */
const CELEBRATED_MS = 1000

/** What is being celebrated on this page just now; over after a second, and at once when the table moves on. */
export function useCelebration(view: MatchView): Celebration | null {
  const [celebrated, setCelebrated] = useState<{ readonly revision: number; readonly what: Celebration } | null>(null)
  const seen = useRef(view)
  useEffect(() => {
    const before = seen.current
    seen.current = view
    const what = before.revision === view.revision ? null : celebrationOf(before, view)
    if (what !== null) setCelebrated({ revision: view.tableRevision, what })
  }, [view])
  useEffect(() => {
    if (celebrated === null) return
    const over = setTimeout(() => setCelebrated(null), CELEBRATED_MS)
    return () => clearTimeout(over)
  }, [celebrated])
  return celebrated !== null && celebrated.revision === view.tableRevision ? celebrated.what : null
}
