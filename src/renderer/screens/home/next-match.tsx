import { useState } from 'react'
import type { MatchSummary } from '#shared/contract/lists'
import { Button, ButtonLink } from '../../components/button/button'
import { NO_DICE, type DiceChoice } from '../../components/dice/dice'
import { MAIN } from '../../actions/everywhere'
import { KeyCap } from '../../actions/key-cap'
import { useEnter } from '../../actions/use-enter'
import { leadsAgain } from '../../match/setup/leads-again'
import { startScorerWords } from '../../messages/start-scorer'
import { startWords } from '../../messages/start-page'
import { paths } from '../../navigation/paths'
import { FirstDice } from './dice-on-felt'
import { Seats } from './seats'
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
        <h2 className={styles.game}>{startScorerWords.presetNames[match.preset]}</h2>
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
