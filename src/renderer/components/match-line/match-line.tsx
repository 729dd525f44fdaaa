import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { MatchSummary } from '#shared/contract/lists'
import { startScorerWords } from '../../messages/start-scorer'
import { startWords } from '../../messages/start-page'
import { Avatar } from '../avatar/avatar'
import { SeatAvatars } from '../avatar/seat-avatars'
import { Icon } from '../icon/icon'
import { NotAgreedMark } from './not-agreed-mark'
import styles from './match-line.module.css'
import { firstOf } from '#shared/games/outcome'

interface MatchLineProps {
  readonly match: MatchSummary
  /** When it was, and what else belongs in small beside it. */
  readonly when: ReactNode
  /** Where following the line leads; left out, it leads nowhere. */
  readonly href?: string
  /** What following it does, for those who cannot see where it lies. */
  readonly opens?: string
  /** More about it, below its players. */
  readonly children?: ReactNode
  /** Buttons in place of the way to it. */
  readonly actions?: ReactNode
}

/** One match of a list: the game, when, who played and what came of it. The whole line follows its link. */
export function MatchLine({ match, when, href, opens, children, actions }: MatchLineProps) {
  const first = firstOf(match)
  return (
    <li className={styles.item}>
      <div className={styles.match} data-leads={href !== undefined || undefined}>
        <div className={styles.what}>
          <span className={styles.preset}>{match.gameName ?? startScorerWords.presetNames[match.preset]}</span>
          <span className={styles.when}>{when}</span>
        </div>
        <div className={styles.told}>
          <SeatAvatars players={match.players}>
            <ul className={styles.players}>
              {match.players.map((player, seat) => (
                <li key={seat} className={styles.player} data-winner={first.includes(seat) || undefined}>
                  {first.includes(seat) && <Icon name="trophy" className={styles.trophy} />}
                  <Avatar size="small" name={player.name} personId={player.personId} />
                  <span className={styles.name}>{player.name}</span>
                  <span className={styles.total}>{startScorerWords.plain(player.total)}</span>
                  {first.includes(seat) && <span className={styles.won}>{startWords.matchLine.won}</span>}
                </li>
              ))}
            </ul>
          </SeatAvatars>
          {children}
          <NotAgreedMark match={match} />
          {match.readOnly === true && (
            <p className={styles.readOnly}>
              <Icon name="info" />
              {startWords.matchLine.readOnly}
            </p>
          )}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        {href !== undefined && (
          <Link href={href} className={styles.open} aria-label={opens}>
            <Icon name="forward" />
          </Link>
        )}
      </div>
    </li>
  )
}
