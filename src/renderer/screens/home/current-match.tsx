import { useId } from 'react'
import type { MatchSummary } from '#shared/contract/lists'
import { startScorerWords } from '../../messages/start-scorer'
import { paths } from '../../navigation/paths'
import { Avatar } from '../../components/avatar/avatar'
import { ButtonLink } from '../../components/button/button'
import { Card } from '../../components/card/card'
import { Icon } from '../../components/icon/icon'
import { NotAgreedMark } from '../../components/match-line/not-agreed-mark'
import { useNow } from '../../hooks/use-now'
import { startWords } from '../../messages/start-page'
import { standingOf } from './standing'
import styles from './current-match.module.css'

/** The match that is still on the table, as large as what it is for. */
export function CurrentMatch({ match }: { readonly match: MatchSummary }) {
  const heading = useId()
  const now = useNow()
  const { ahead, margin } = standingOf(match)
  const everybody = ahead.length === match.players.length
  const leaders = ahead.map((seat) => match.players[seat]?.name ?? '')
  return (
    <Card tone="felt" aria-labelledby={heading} className={styles.card}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.heading}>
          {startWords.home.inProgress}
        </h2>
        <p>
          {startScorerWords.presetNames[match.preset]} · {startWords.home.rounds(match.rounds)}
        </p>
      </div>
      <ul className={styles.players}>
        {match.players.map((player, seat) => (
          <li key={seat} className={styles.player} data-ahead={(!everybody && ahead.includes(seat)) || undefined}>
            <span className={styles.who}>
              <Avatar size="small" name={player.name} personId={player.personId} />
              <span className={styles.name}>{player.name}</span>
            </span>
            <span className={styles.total}>{startScorerWords.plain(match.totals[seat] ?? 0)}</span>
          </li>
        ))}
      </ul>
      <NotAgreedMark match={match} />
      <div className={styles.foot}>
        {/* host and browser may not write a time alike to the letter */}
        <p suppressHydrationWarning>
          <strong>{startWords.home.standing(leaders, margin, everybody)}</strong>
          <br />
          {startWords.home.lastPlayed(startWords.whenWords(match.updatedAt, now))}
        </p>
        <ButtonLink href={paths.match(match.matchId)} variant="primary" size="large">
          {startWords.home.continueMatch}
          <Icon name="forward" />
        </ButtonLink>
      </div>
    </Card>
  )
}
