import type { ReactNode } from 'react'
import { scorerWords } from '../../messages/scorer'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import { LastReasons } from '../feed/last-reasons'
import type { MatchView } from '../match-view'
import { RolledDice } from '../round/rolled-dice'
import { RoundEndPanel } from '../round/round-end-panel'
import type { EventPlace } from '../model/revision-draft'
import type { ReplayStep } from './steps'
import styles from './replay.module.css'

interface ToldStepProps {
  /** The match as it stood after the move. */
  readonly view: MatchView
  readonly step: ReplayStep
  /** Said to screen readers as it changes; not while the replay plays automatically. */
  readonly said: boolean
  /** What players can do about a round that someone disagrees with; null if nothing may be changed. */
  readonly ways: ReactNode
  /** Questions an entry; left out where nothing may be changed. */
  readonly onQuestion?: ((place: EventPlace) => void) | undefined
}

/** What a move was and why it scored what it did; how the round ended with it, with the ruling of a blocked one; and who won. */
export function ToldStep({ view, step, said, ways, onQuestion }: ToldStepProps) {
  const { scored, names } = view
  const round = scored.rounds[scored.rounds.length - 1]
  const end = round?.end ?? null
  return (
    <div className={styles.told} aria-live={said ? 'polite' : 'off'}>
      {step.kind === 'begin' && round !== undefined && (
        <div className={styles.begin}>
          <p>{words.match.announce.roundBegins(step.round + 1, scorerWords.nameOf(names, round.leader))}</p>
          <RolledDice dice={round.dice} />
        </div>
      )}
      {step.kind === 'event' && <LastReasons view={view} />}
      {end !== null && <RoundEndPanel view={view} end={end} onNext={null} ways={ways} onQuestion={onQuestion} />}
      {scored.winner !== null && (
        <p className={styles.winner}>
          <Icon name="trophy" />
          {scorerWords.matchSentence(scored.winner, scored.totals, names, scored.rules.game)}
        </p>
      )}
    </div>
  )
}
