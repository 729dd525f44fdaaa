import { Avatar } from '../../components/avatar/avatar'
import { DominoTile } from '../../components/domino-tile/domino-tile'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import { shortWords } from '../../match/feed/short-words'
import { laidTurned, toldInFull, toldOf } from '../../match/feed/told-event'
import type { MatchView } from '../../match/match-view'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import styles from './camera.module.css'

/** What happened in this round, the newest at the top. */
export function Events({ view: { scored, names, record } }: { readonly view: MatchView }) {
  const round = scored.rounds.at(-1)
  const events = [...(round?.events ?? [])].reverse()
  return (
    <section aria-label={words.match.feed.heading}>
      {round?.end !== null && round?.end !== undefined && (
        <p className={styles.end}>
          <WholeCodes>{scorerWords.endSentence(round.end, names, scored.rules.game)}</WholeCodes>
        </p>
      )}
      <ol className={styles.events} reversed>
        {events.map((event, at) => (
          <li key={events.length - at} className={styles.event} data-newest={at === 0 || undefined}>
            <Avatar size="small" name={toldOf(event, names)} personId={record.players[event.player]?.personId} />
            <span className="visually-hidden">{toldInFull(event, names)}</span>
            {event.type === 'play' && <DominoTile className={styles.small} tile={event.tile} orientation="horizontal" flipped={laidTurned(event)} />}
            <span className={styles.what} aria-hidden="true">
              {shortWords(event)}
            </span>
            {event.type === 'play' && (
              <span className={styles.delta} data-sign={Math.sign(event.delta)}>
                {scorerWords.signed(event.delta)}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
