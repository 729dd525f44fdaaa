import type { LikelyRound } from '#shared/analysis/likely'
import type { ReviewedRound } from '#shared/analysis/review'
import { likelyOf, missedWith, type Mark } from '#shared/analysis/story'
import { makeTile } from '#shared/domino/tile'
import { Avatar } from '../../components/avatar/avatar'
import { Icon } from '../../components/icon/icon'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import type { MatchView } from '../../match/match-view'
import { words } from '../../messages/page'
import { MARK_ICONS } from './mark-icons'
import styles from './review.module.css'

interface Props {
  readonly view: MatchView
  readonly round: number
  readonly reviewed: ReviewedRound
  readonly likely: LikelyRound | null
  readonly marks: readonly Mark[]
  readonly event: number
  readonly onGo: (event: number) => void
}

/** The moments of a round that are worth a look, each a way to it. */
export function Moments({ view, round, reviewed, likely, marks, event, onGo }: Props) {
  const momentWords = words.review.moments
  return (
    <div className={styles.moments}>
      {marks.length === 0 && <p className={styles.quiet}>{momentWords.none}</p>}
      <ul className={styles.list} aria-label={momentWords.heading}>
        {marks.map((mark) => (
          <li key={mark.event}>
            <button type="button" className={styles.moment} aria-current={mark.event === event ? 'step' : undefined} onClick={() => onGo(mark.event)}>
              <span className={styles.mark} data-kind={mark.kind}>
                <Icon name={MARK_ICONS[mark.kind]} />
              </span>
              <Avatar size="small" name={view.names[mark.player] ?? ''} personId={view.record.players[mark.player]?.personId} />
              <span className={styles.momentText}>
                <span className="visually-hidden">{momentWords.heard(momentWords.kinds[mark.kind], view.names[mark.player] ?? '')}</span>
                <WholeCodes>{toldMark({ view, round, reviewed, likely }, mark)}</WholeCodes>
              </span>
              <span className={styles.at}>{mark.event}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function toldMark({ view, round, reviewed, likely }: Pick<Props, 'view' | 'round' | 'reviewed' | 'likely'>, mark: Mark): string {
  const momentWords = words.review.moments
  const play = reviewed.plays.find(({ event }) => event === mark.event)
  switch (mark.kind) {
    case 'great':
      return play === undefined ? '' : momentWords.great(makeTile(play.play.tile), play.play.delta)
    case 'missed': {
      const missed = play === undefined ? null : missedWith(play, likelyOf(likely, mark.event))
      return missed === null ? '' : momentWords.missed(makeTile(missed.better.tile), missed.kind === 'certain' ? missed.play.missed : 0)
    }
    case 'turn': {
      const event = view.scored.rounds[round]?.events[mark.event - 1]
      return momentWords.turn(event?.type === 'play' ? makeTile(event.tile) : event?.type === 'draw' ? momentWords.draw : momentWords.pass)
    }
  }
}
