import { useId } from 'react'
import type { MatchSummary } from '#shared/contract/lists'
import { startScorerWords } from '../../messages/start-scorer'
import { paths } from '../../navigation/paths'
import { MatchLine } from '../../components/match-line/match-line'
import { useNow } from '../../hooks/use-now'
import { startWords } from '../../messages/start-page'
import styles from './home.module.css'

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
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.list}>
        {matches.map((match) => {
          const players = startScorerWords.listed(match.players.map((player) => player.name))
          return (
            <MatchLine
              key={match.matchId}
              match={match}
              when={
                <>
                  <time dateTime={match.updatedAt} suppressHydrationWarning>
                    {startWords.whenWords(match.updatedAt, now)}
                  </time>{' '}
                  · {startWords.home.finished.rounds(match.rounds)}
                </>
              }
              href={paths.match(match.matchId)}
              opens={match.readOnly === true ? startWords.home.lookAt(players) : openWords(players)}
            />
          )
        })}
      </ul>
    </section>
  )
}
