import type { ReactNode } from 'react'
import { scorerWords } from '../../messages/scorer'
import { Icon } from '../../components/icon/icon'
import { DiceShown } from '../../components/dice/dice-shown'
import { words } from '../../messages/page'
import { LastReasons } from '../feed/last-reasons'
import type { MatchView } from '../match-view'
import { diceShownLabels } from '../round/dice-labels'
import { RoundEndPanel } from '../round/round-end-panel'
import type { Move } from './moves'
import styles from './look-back.module.css'

interface Props {
  /** The match as it stood after the move. */
  readonly view: MatchView
  readonly move: Move
  /** Said to screen readers as it changes; not while the match plays by itself. */
  readonly said: boolean
  /** Ways to settle a round that somebody contests; null where nothing may be changed. */
  readonly ways: ReactNode
}

/** What a move was and why it scored what it did; how the round ended with it, with the ruling of a blocked one; and who won. */
export function MoveTold({ view, move, said, ways }: Props) {
  const { scored, names } = view
  const round = scored.rounds[scored.rounds.length - 1]
  const end = round?.end ?? null
  return (
    <div className={styles.told} aria-live={said ? 'polite' : 'off'}>
      {move.kind === 'begin' && round !== undefined && (
        <div className={styles.begin}>
          <p>{words.match.announce.roundBegins(move.round + 1, scorerWords.nameOf(names, round.leader))}</p>
          {round.dice !== null && <DiceShown value={round.dice} labels={diceShownLabels(round.dice)} />}
        </div>
      )}
      {move.kind === 'event' && <LastReasons view={view} />}
      {end !== null && <RoundEndPanel view={view} end={end} onNext={null} ways={ways} />}
      {scored.winner !== null && (
        <p className={styles.winner}>
          <Icon name="trophy" />
          {scorerWords.matchSentence(scored.winner, scored.totals, names, scored.rules.game)}
        </p>
      )}
    </div>
  )
}
