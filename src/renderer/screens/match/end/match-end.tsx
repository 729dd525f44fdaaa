import type { Ref } from 'react'
import type { Seat } from '#shared/match/events'
import { usePermissions } from '../../../app/permissions'
import { scorerWords } from '../../../messages/scorer'
import { paths } from '../../../navigation/paths'
import { ButtonLink } from '../../../components/button/button'
import { Icon } from '../../../components/icon/icon'
import { words } from '../../../messages/page'
import type { MatchView } from '../../../match/match-view'
import { OutActions } from '../../../match/printing/out-actions'
import { ScoreSheet } from '../../../match/end/score-sheet'
import styles from '../match-table.module.css'

interface Props {
  readonly view: MatchView
  readonly winner: Seat
  /** Takes the focus when the match ends. */
  readonly ref: Ref<HTMLElement>
}

/** Who won, the sheet, and another match. */
export function MatchEnd({ view, winner, ref }: Props) {
  const endWords = words.match.end
  const { scored, names, matchId } = view
  const may = usePermissions()
  return (
    <section ref={ref} tabIndex={-1} className={styles.end} aria-label={endWords.heading}>
      <div className={styles.head}>
        <Icon name="trophy" className={styles.trophy} />
        <div className={styles.words}>
          <h2 className={styles.endHeading}>{endWords.heading}</h2>
          <p className={styles.winner}>{scorerWords.matchSentence(winner, scored.totals, names, scored.rules.game)}</p>
        </div>
        <div className={styles.actions}>
          <ButtonLink variant="primary" size="large" href={paths.rematch(matchId)} title={endWords.rematchHint}>
            {endWords.rematch}
          </ButtonLink>
          <ButtonLink size="large" href={paths.replay(matchId)} title={words.replay.linkHint}>
            {words.replay.link}
          </ButtonLink>
          <ButtonLink size="large" href={paths.home}>
            {endWords.home}
          </ButtonLink>
        </div>
      </div>
      <ScoreSheet view={view} />
      {may('owner') && <OutActions view={view} />}
    </section>
  )
}
