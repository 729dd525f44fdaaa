import { useState } from 'react'
import { useLocation } from 'wouter'
import type { MatchSummary } from '#shared/contract/lists'
import { MAIN } from '../../actions/everywhere'
import { KeyCap } from '../../actions/key-cap'
import { useEnter } from '../../actions/use-enter'
import { lazyScreen } from '../../app/lazy-screen'
import { useIdle } from '../../app/when-idle'
import { SeatAvatars } from '../../components/avatar/seat-avatars'
import { Button, ButtonLink } from '../../components/button/button'
import { type DiceChoice, NO_DICE } from '../../components/dice/dice'
import { NotAgreedMark } from '../../components/match-line/not-agreed-mark'
import { useNow } from '../../hooks/use-now'
import { leadsAgain } from '../../match/setup/leads-again'
import { Felt } from '../../match/table/felt'
import { startWords } from '../../messages/start-page'
import { startScorerWords } from '../../messages/start-scorer'
import { paths } from '../../navigation/paths'
import { FirstDice, Seats } from './seats'
import { Scoreboard, type SeatFacts } from './scoreboard'
import { useAgain } from './use-again'
import styles from './current-match.module.css'

/** What stands where nothing is on the table: the people of the last match on their seats, for another by the same rules. */
export function NextMatch({ match }: { readonly match: MatchSummary }) {
  const { starting, again } = useAgain()
  const [dice, setDice] = useState<DiceChoice>(NO_DICE)
  const { again: againWords, firstTo } = startWords.home
  const start = (): void => {
    if (!starting) again(match.matchId, dice)
  }
  useEnter(start)
  return (
    <section aria-label={againWords.heading} className={styles.current}>
      <div className={styles.felt}>
        <Seats players={match.players} leader={leadsAgain(match)}>
          <FirstDice preset={match.preset} dice={dice} onDice={setDice} />
        </Seats>
      </div>
      <div className={styles.head}>
        <h2 className={styles.game}>{match.gameName ?? startScorerWords.presetNames[match.preset]}</h2>
        {match.target !== undefined && <p className={styles.when}>{firstTo(match.target)}</p>}
      </div>
      <p className={styles.change}>
        <ButtonLink variant="quiet" href={paths.rematch(match.matchId)}>
          {againWords.change}
        </ButtonLink>
      </p>
      <Button variant="primary" size="bar" className={styles.go} pending={starting} onClick={start}>
        {againWords.start}
        <KeyCap of={MAIN} />
      </Button>
    </section>
  )
}

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
        <h2 className={styles.game}>{match.gameName ?? startScorerWords.presetNames[match.preset]}</h2>
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
