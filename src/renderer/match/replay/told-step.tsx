import type { ReactNode, Ref } from 'react'
import type { RoundEnd } from '#shared/match/events'
import type { Hindsight } from '#shared/match/hindsight/hindsight'
import { HINDSIGHT_RULES, rulesOfPlay, rulesOfWarning } from '#shared/rulebook/cited'
import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { RuleLinks } from '../../rulebook/rule-links'
import { AgreementPanel } from '../agreement/agreement-panel'
import { RulingWays } from '../arbiter/ruling-ways'
import { EventInFull } from '../feed/event-in-full'
import { scoredTold, tellsPoints } from '../feed/told-event'
import { provenBy } from '../hindsight/proven-at'
import { RoundProven } from '../hindsight/round-proven'
import type { MatchView } from '../match-view'
import { lastEvent } from '../model/feed'
import type { EventPlace } from '../model/revision-draft'
import { AfterRound } from '../round/after-round'
import { RolledDice } from '../round/rolled-dice'
import { RoundPoints, RoundRuling, RoundTold } from '../round/round-outcome'
import type { ReplayStep } from './steps'
import lastReasonsStyles from '../feed/last-reasons.module.css'
import roundEndPanelStyles from '../round/round-end-panel.module.css'
import styles from './replay.module.css'
import { isOver } from '#shared/games/outcome'

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
function RoundEndPanel({ view, end, onNext, ways, onQuestion, ref }: RoundEndPanelProps) {
  const roundWords = words.match.round
  const round = view.scored.rounds.length - 1
  return (
    <section ref={ref} tabIndex={-1} className={roundEndPanelStyles.panel} aria-label={roundWords.over(round + 1)}>
      <div className={roundEndPanelStyles.banner}>
        <div>
          <h2 className={roundEndPanelStyles.heading}>{roundWords.over(round + 1)}</h2>
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

/** The last entry of the round and why it scored what it did, large, where everyone is looking. */
function LastReasons({ view }: { readonly view: MatchView }) {
  const { scored, names } = view
  const last = lastEvent(scored, view.hindsight)
  if (last === null) return null
  const { scored: event, warnings, proven } = last
  const dice = scored.rounds[last.place.round]?.dice ?? null
  return (
    <div className={lastReasonsStyles.last}>
      <p className={lastReasonsStyles.told}>
        {tellsPoints(event, scored.rules) && (
          <strong className={lastReasonsStyles.delta} data-sign={Math.sign(event.delta)}>
            {scorerWords.signed(event.delta)}
          </strong>
        )}
        <span>
          <EventInFull event={event} names={names} />
          <WholeCodes>{scoredTold(event, { dice, rules: scored.rules }) || '.'}</WholeCodes>
          {event.type === 'play' && <RuleLinks ids={rulesOfPlay(event, scored.rules)} matchId={view.matchId} />}
        </span>
      </p>
      {warnings.map((warning, at) => (
        <p key={at} className={lastReasonsStyles.flag}>
          <Icon name="warning" />
          <span>
            {words.match.feed.irregular}
            {words.colon}
            <WholeCodes>{scorerWords.warningSentence(warning, names, scored.rules.game)}</WholeCodes>
            <RuleLinks ids={rulesOfWarning(warning)} matchId={view.matchId} />
          </span>
        </p>
      ))}
      {proven !== null && <Proven view={view} proven={proven} mark={scorerWords.hindsightWords.mark} />}
      {provenBy(view.hindsight, last.place).map((each) => (
        <Proven key={each.event} view={view} proven={each} mark={scorerWords.hindsightWords.now(each.event)} />
      ))}
    </div>
  )
}

/** What is proven of the entry, or by it of an earlier one. */
function Proven({ view, proven, mark }: { readonly view: MatchView; readonly proven: Hindsight; readonly mark: string }) {
  return (
    <p className={lastReasonsStyles.flag}>
      <Icon name="eye" />
      <span>
        {mark}
        {words.colon}
        <WholeCodes>{scorerWords.hindsightSentence(proven, view.names)}</WholeCodes>
        <RuleLinks ids={HINDSIGHT_RULES} matchId={view.matchId} />
      </span>
    </p>
  )
}

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
      {isOver(scored) && (
        <p className={styles.winner}>
          <Icon name="trophy" />
          {scorerWords.matchSentence(scored, names)}
        </p>
      )}
    </div>
  )
}
