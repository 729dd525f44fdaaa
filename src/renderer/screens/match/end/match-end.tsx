import type { ReactNode, Ref } from 'react'
import type { Seat } from '#shared/match/events'
import { usePermissions } from '../../../app/permissions'
import { Button, ButtonLink } from '../../../components/button/button'
import { Icon } from '../../../components/icon/icon'
import { ScoreCurve } from '../../../match/end/score-curve'
import { RematchCard } from '../../../match/end/rematch-card'
import { ShortSheet } from '../../../match/end/short-sheet'
import { WinnerFelt } from '../../../match/end/winner-felt'
import type { MatchView } from '../../../match/match-view'
import { ShareButton } from '../../../match/sharing/share-button'
import { words } from '../../../messages/page'
import { paths } from '../../../navigation/paths'
import { WithReview } from '../../../settings/with-review'
import styles from './match-end.module.css'

interface MatchEndProps {
  readonly view: MatchView
  readonly winner: Seat
  /** The game, its rounds and its menu, where the page has them; then what is still to be settled. */
  readonly head?: ReactNode
  readonly notices?: ReactNode
  /** The whole score sheet. */
  readonly onSheet: () => void
  /** The last round: who agrees, the ruling, what its tiles prove. */
  readonly onRound: () => void
  readonly onUndo: () => void
  /** Takes the focus when the match ends. */
  readonly ref?: Ref<HTMLElement>
}

/** A match that is over fills the page: the winner on the felt; beside it the sheet, how the score went, and the next match. */
export function MatchEnd({ view, winner, head, notices, onSheet, onRound, onUndo, ref }: MatchEndProps) {
  const endWords = words.moments.end
  const may = usePermissions()
  return (
    <section ref={ref} tabIndex={-1} className={styles.end} aria-label={words.match.end.heading}>
      <div className={styles.felt}>
        <WinnerFelt view={view} winner={winner} />
      </div>
      <div className={styles.rail}>
        <div className={styles.head}>{head}</div>
        <div className={styles.told}>
          {notices}
          <ShortSheet view={view} />
          <ScoreCurve view={view} />
        </div>
        <div className={styles.actions}>
          <Button className={styles.action} onClick={onSheet}>
            <Icon name="sheet" />
            {endWords.sheet}
          </Button>
          <ButtonLink className={styles.action} href={paths.replay(view.matchId)} title={words.replay.linkHint}>
            <Icon name="play" />
            {words.replay.link}
          </ButtonLink>
          <WithReview>
            <ButtonLink className={styles.action} href={paths.review(view.matchId)}>
              <Icon name="eye" />
              {words.review.link}
            </ButtonLink>
          </WithReview>
          <ShareButton className={styles.action} view={view} />
          <Button className={styles.action} onClick={onRound}>
            <Icon name="info" />
            {endWords.round}
          </Button>
          <Button className={styles.action} disabled={view.undo === null} onClick={onUndo}>
            <Icon name="undo" />
            {endWords.undo}
          </Button>
        </div>
        {may('owner') && (
          <div className={styles.again}>
            <RematchCard view={view} />
          </div>
        )}
        <div className={styles.ways}>
          {may('owner') && (
            <ButtonLink className={styles.way} variant="quiet" href={paths.rematch(view.matchId)}>
              {words.moments.again.change}
            </ButtonLink>
          )}
          <ButtonLink className={styles.way} variant="quiet" href={paths.home}>
            {words.match.end.home}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
