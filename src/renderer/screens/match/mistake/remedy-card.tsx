import { isOver } from '#shared/games/outcome'
import { decidedAbout, type Mistake } from '#shared/match/remedy'
import type { ReactNode } from 'react'
import { Button } from '../../../components/button/button'
import type { MatchView } from '../../../match/match-view'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import styles from './mistake.module.css'

interface RemedyCardProps {
  readonly view: MatchView
  readonly mistake: Mistake
  /** Null where nothing can be entered now. */
  readonly onAdjust: ((mistake: Mistake) => void) | null
  /** What is certain. */
  readonly children: ReactNode
}

/** A mistake where it is seen: what is certain, what the table decided about it or that it decides, and the way to enter that. Closing it leaves all as it is. */
export function RemedyCard({ view, mistake, onAdjust, children }: RemedyCardProps) {
  const { remedy } = words.match.mistake
  const decided = decidedAbout(view.scored, mistake)
  const open = decided.length === 0 && !isOver(view.scored)
  return (
    <section className={styles.remedy} aria-label={remedy.label}>
      <p>{children}</p>
      {decided.map((each, nth) => (
        <p key={nth}>
          {scorerWords.adjustBy(each)} {scorerWords.adjustMoves(each, view.names)}.
        </p>
      ))}
      {open && <p className={styles.quiet}>{onAdjust === null ? remedy.nextRound : remedy.decides}</p>}
      {open && onAdjust !== null && <Button onClick={() => onAdjust(mistake)}>{words.match.adjust.open}</Button>}
    </section>
  )
}
