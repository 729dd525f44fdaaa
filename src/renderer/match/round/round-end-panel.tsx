import type { ReactNode, Ref } from 'react'
import type { RoundEnd } from '#shared/match/events'
import { Button } from '../../components/button/button'
import { words } from '../../messages/page'
import { AgreementPanel } from '../agreement/agreement-panel'
import { RulingWays } from '../arbiter/ruling-ways'
import type { MatchView } from '../match-view'
import { RoundProven } from '../hindsight/round-proven'
import type { EventPlace } from '../model/revision-draft'
import { AfterRound } from './after-round'
import { RoundPoints, RoundRuling, RoundTold } from './round-outcome'
import styles from './round-end-panel.module.css'

interface RoundEndPanelProps {
  readonly view: MatchView
  readonly end: RoundEnd
  /** Null once the match is over: there is no next round. */
  readonly onNext: (() => void) | null
  /** What players can do about a round that someone disagrees with; null if nothing can be changed. */
  readonly ways: ReactNode
  /** Questions an entry of the round; left out where nothing can be changed. */
  readonly onQuestion?: ((place: EventPlace) => void) | undefined
  /** Takes the focus when the round ends. */
  readonly ref?: Ref<HTMLElement> | undefined
}

/** How the round ended, what it paid, for a blocked one the ruling, and whether everyone agrees. */
export function RoundEndPanel({ view, end, onNext, ways, onQuestion, ref }: RoundEndPanelProps) {
  const roundWords = words.match.round
  const round = view.scored.rounds.length - 1
  return (
    <section ref={ref} tabIndex={-1} className={styles.panel} aria-label={roundWords.over(round + 1)}>
      <div className={styles.banner}>
        <div>
          <h2 className={styles.heading}>{roundWords.over(round + 1)}</h2>
          <RoundTold view={view} end={end} />
        </div>
        {onNext !== null && (
          <Button variant="primary" size="large" onClick={onNext}>
            {roundWords.next}
          </Button>
        )}
      </div>
      <RoundPoints view={view} round={round} end={end} />
      <AfterRound view={view} round={round} />
      <AgreementPanel view={view} round={round} end={end} fixed={ways === null} ways={ways} />
      <RoundRuling view={view} round={round} end={end} />
      <RoundProven view={view} round={round} onQuestion={onQuestion} />
      {end.kind === 'blocked' && <RulingWays view={view} round={round} />}
    </section>
  )
}
