import { useMemo } from 'react'
import { words } from '../../messages/page'
import { readTold } from '../arbiter/dispute'
import { caseFromMatch } from '../arbiter/from-match'
import { SmallestChangeView, useSmallestChange } from '../arbiter/smallest-change'
import type { MatchView } from '../match-view'
import styles from './ruling-view.module.css'

interface RoundChangeProps {
  readonly view: MatchView
  /** Counted from 0; a blocked one. */
  readonly round: number
}

/** What would have given a blocked round of a match another winner. */
export function RoundChange({ view, round }: RoundChangeProps) {
  const dispute = useMemo(() => {
    const read = readTold(caseFromMatch(view, round))
    return read.ok ? read.value.dispute : null
  }, [view, round])
  const found = useSmallestChange(dispute)
  if (found === null) return null
  return (
    <section className={styles.ruling} aria-label={words.wouldChange.heading}>
      <h3 className={styles.heading}>{words.wouldChange.heading}</h3>
      <SmallestChangeView found={found} names={view.names} />
    </section>
  )
}
