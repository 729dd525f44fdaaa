import { useState } from 'react'
import { useLocation } from 'wouter'
import type { MatchSummary } from '#shared/contract/lists'
import { lazyScreen } from '../../app/lazy-screen'
import { useIdle } from '../../app/when-idle'
import { SeatAvatars } from '../../components/avatar/seat-avatars'
import { ButtonLink } from '../../components/button/button'
import { NotAgreedMark } from '../../components/match-line/not-agreed-mark'
import { useNow } from '../../hooks/use-now'
import { MAIN } from '../../actions/everywhere'
import { KeyCap } from '../../actions/key-cap'
import { useEnter } from '../../actions/use-enter'
import { Felt } from '../../match/table/felt'
import { startScorerWords } from '../../messages/start-scorer'
import { startWords } from '../../messages/start-page'
import { paths } from '../../navigation/paths'
import { Scoreboard, type SeatFacts } from './scoreboard'
import styles from './current-match.module.css'

/** The line as it lies: it takes the scorer and all that draws, which the page does not wait for. */
const { Screen: DrawnTable } = lazyScreen(async () => (await import('./drawn-table')).DrawnTable, EmptyTable, EmptyTable)

/** The match that is still on the table, as it lies there, with its scores and the way to go on. */
export function CurrentMatch({ match }: { readonly match: MatchSummary }) {
  const now = useNow()
  const idle = useIdle()
  const [, navigate] = useLocation()
  const [seats, setSeats] = useState<readonly SeatFacts[] | null>(null)
  const { firstTo, rounds, inProgress, continueMatch } = startWords.home
  useEnter(() => navigate(paths.match(match.matchId)))
  return (
    <section aria-label={inProgress} className={styles.current}>
      <div className={styles.felt}>{idle ? <DrawnTable matchId={match.matchId} onSeats={setSeats} /> : <EmptyTable />}</div>
      <div className={styles.head}>
        <h2 className={styles.game}>{startScorerWords.presetNames[match.preset]}</h2>
        {/* host and browser may not write a time alike to the letter */}
        <p className={styles.when} suppressHydrationWarning>
          {[rounds(match.rounds), match.target === undefined ? '' : firstTo(match.target), startWords.whenWords(match.updatedAt, now)]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
        <NotAgreedMark match={match} />
      </div>
      <div className={styles.scores}>
        <SeatAvatars players={match.players}>
          <Scoreboard match={match} seats={seats} />
        </SeatAvatars>
      </div>
      <ButtonLink href={paths.match(match.matchId)} variant="primary" size="bar" className={styles.go}>
        {continueMatch}
        <KeyCap of={MAIN} />
      </ButtonLink>
    </section>
  )
}

/** The felt until the line is drawn. */
function EmptyTable(_props: { readonly matchId?: string }) {
  return <Felt>{null}</Felt>
}
