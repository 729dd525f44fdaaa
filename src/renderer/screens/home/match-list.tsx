import { useId } from 'react'
import { Link } from 'wouter'
import type { MatchSummary } from '#shared/contract/schemas'
import { listed, plain, PRESET_NAMES } from '#shared/words/en'
import { paths } from '../../app/paths'
import { Icon } from '../../components/icon/icon'
import { useNow } from '../../hooks/use-now'
import { whenWords } from '../../messages/en/dates'
import { homeWords as words } from '../../messages/en/home'
import styles from './match-list.module.css'

interface Props {
  readonly heading: string
  readonly matches: readonly MatchSummary[]
  /** What following a line does, for those who cannot see where it lies. */
  readonly openWords: (players: string) => string
}

export function MatchList({ heading, matches, openWords }: Props) {
  const id = useId()
  const now = useNow()
  if (matches.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>
        {matches.map((match) => (
          <li key={match.matchId} className={styles.match}>
            <div className={styles.what}>
              <span className={styles.preset}>{PRESET_NAMES[match.preset]}</span>
              <span className={styles.when}>
                <time dateTime={match.updatedAt}>{whenWords(match.updatedAt, now)}</time> · {words.finished.rounds(match.rounds)}
              </span>
            </div>
            <ul className={styles.players}>
              {match.players.map((player, seat) => (
                <li key={seat} className={styles.player} data-winner={match.winner === seat || undefined}>
                  {match.winner === seat && <Icon name="trophy" className={styles.trophy} />}
                  <span className={styles.name}>{player.name}</span>
                  <span className={styles.total}>{plain(match.totals[seat] ?? 0)}</span>
                  {match.winner === seat && <span className={styles.won}>{words.finished.won}</span>}
                </li>
              ))}
            </ul>
            <Link href={paths.match(match.matchId)} className={styles.open} aria-label={openWords(listed(match.players.map((player) => player.name)))}>
              <Icon name="forward" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
