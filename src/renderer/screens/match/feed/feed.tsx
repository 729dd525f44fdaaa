import { photoOf } from '#shared/match/photo'
import { rulesAt } from '#shared/match/rules-at'
import type { Rules } from '#shared/rules/rules'
import { rulesOfEnd, rulesOfPlay, rulesOfWarning } from '#shared/rulebook/cited'
import { diceTile, endSentence, nameOf, playSentence, signed, warningSentence } from '../../../messages/scorer'
import { paths } from '../../../app/paths'
import { Button, ButtonLink } from '../../../components/button/button'
import { DominoTile } from '../../../components/domino-tile/domino-tile'
import { Icon } from '../../../components/icon/icon'
import { FlowerIcon } from '../../../components/suit-icons/flower-icon'
import { ScorpionIcon } from '../../../components/suit-icons/scorpion-icon'
import { agreementWords, keptPhotographWords, lookBackWords, matchWords, questionWords, ruleBookWords } from '../../../messages/page'
import { RuleLinks } from '../../../rule-book/rule-links'
import { RoundMark } from '../agreement/round-mark'
import { PhotographButton } from '../evidence/photograph-button'
import { feedOf, type FeedEvent, type FeedRound } from '../model/feed'
import type { MatchView } from '../model/match-view'
import type { Place } from '../model/revision-draft'
import { QuestionMark } from '../question/question-mark'
import { questionsAt } from '../question/questions-at'
import { laidTurned, toldEvent, toldOf } from './told-event'
import styles from './feed.module.css'

interface Props {
  readonly view: MatchView
  readonly onOpen: (place: Place) => void
  readonly onOpenStart: (round: number) => void
  readonly onQuestion: (place: Place) => void
  readonly onSheet: () => void
  /** Opens a round that is not settled. */
  readonly onSettle: (round: number) => void
}

/** Everything that happened, the newest first; each line opens its event to correct it. */
export function Feed({ view, onOpen, onOpenStart, onQuestion, onSheet, onSettle }: Props) {
  const words = matchWords.feed
  const rounds = [...feedOf(view.scored)].reverse()
  return (
    <section className={styles.feed} aria-label={words.heading}>
      <header className={styles.head}>
        <h2 className={styles.heading}>{words.heading}</h2>
        <Button variant="quiet" className={styles.sheet} onClick={onSheet}>{matchWords.table.sheet}</Button>
      </header>
      {rounds.map((round) => (
        <section key={round.round} className={styles.round} aria-label={matchWords.table.round(round.round + 1)}>
          <RoundHead view={view} round={round} onOpenStart={onOpenStart} />
          {round.end !== null && (
            <p className={styles.end}>
              {endSentence(round.end, view.names, view.scored.rules.game)}<RuleLinks ids={rulesOfEnd(round.end, view.scored.rules.game)} matchId={view.matchId} />
            </p>
          )}
          {round.end !== null && <RoundState view={view} round={round.round} onSettle={onSettle} />}
          {round.events.length === 0 && <p className={styles.empty}>{words.empty}</p>}
          <ol className={styles.events} reversed>
            {[...round.events].reverse().map((event) => (
              <li key={event.place.event} className={styles.line}>
                <EventLine view={view} round={round} event={event} onOpen={onOpen} />
                <EventRules view={view} event={event} />
                <EventPhotograph view={view} round={round} event={event} />
                <button type="button" className={styles.question} aria-label={questionWords.title(event.place.round + 1, event.place.event + 1)} title={questionWords.open} onClick={() => onQuestion(event.place)}>
                  <Icon name="question" />
                </button>
              </li>
            ))}
          </ol>
        </section>
      ))}
      <ButtonLink variant="quiet" className={styles.sheet} href={paths.matchRules(view.matchId)}>{ruleBookWords.match.link}</ButtonLink>
      <ButtonLink variant="quiet" className={styles.sheet} href={paths.lookBack(view.matchId)}>{lookBackWords.linkInFull}</ButtonLink>
    </section>
  )
}

/** The ways to the rules behind a play's points and behind what is irregular about it. */
function EventRules({ view, event: { scored, warnings } }: Pick<EventProps, 'view' | 'event'>) {
  const ids = [...new Set([...(scored.type === 'play' ? rulesOfPlay(scored) : []), ...warnings.flatMap(rulesOfWarning)])]
  return ids.length === 0 ? null : <span className={styles.rules}><RuleLinks ids={ids} matchId={view.matchId} /></span>
}

/** How far a round is agreed; a way to settle it, until it is. */
function RoundState({ view, round, onSettle }: { readonly view: MatchView; readonly round: number; readonly onSettle: Props['onSettle'] }) {
  const mark = <RoundMark view={view} round={round} />
  const kind = view.agreements[round]?.kind
  if (kind === 'confirmed') return <p className={styles.agreed}>{mark}</p>
  if (kind !== 'waiting' && kind !== 'contested') return null
  return (
    <button type="button" className={styles.unsettled} onClick={() => onSettle(round)}>
      {mark}
      <span className="visually-hidden"> {agreementWords.unsettled.settleRound(round + 1)}</span>
    </button>
  )
}

function RoundHead({ view, round, onOpenStart }: { readonly view: MatchView; readonly round: FeedRound; readonly onOpenStart: Props['onOpenStart'] }) {
  const words = matchWords.feed
  const recorded = view.record.rounds[round.round]
  const photo = recorded === undefined ? null : photoOf(recorded)
  return (
    <header className={styles.roundHead}>
      <h3 className={styles.roundName}>{matchWords.table.round(round.round + 1)}</h3>
      <p className={styles.start}>
        {words.leads(nameOf(view.names, round.leader), view.words.leader)}
        {round.dice !== null && (
          <span className={styles.dice}>
            <FlowerIcon /> {matchWords.dice.flower} {diceTile(round.dice.flower)}
            <ScorpionIcon /> {matchWords.dice.scorpion} {diceTile(round.dice.scorpion)}
          </span>
        )}
      </p>
      {photo !== null && (
        <PhotographButton matchId={view.matchId} photo={photo} label={keptPhotographWords.start(round.round + 1)}>
          {words.leads(nameOf(view.names, round.leader), view.words.leader)}
          {round.dice !== null && `. ${matchWords.dice.flower} ${diceTile(round.dice.flower)}, ${matchWords.dice.scorpion} ${diceTile(round.dice.scorpion)}.`}
        </PhotographButton>
      )}
      <button type="button" className={styles.startButton} onClick={() => onOpenStart(round.round)}>
        {words.correctStart}
        <span className="visually-hidden"> {words.ofRound(round.round + 1)}</span>
      </button>
      {round.warnings.map((warning) => (
        <Flag key={warning.code} text={warningSentence(warning, view.names, view.scored.rules.game)} />
      ))}
    </header>
  )
}

interface EventProps {
  readonly view: MatchView
  readonly round: FeedRound
  readonly event: FeedEvent
  readonly onOpen: Props['onOpen']
}

function EventLine({ view, round, event, onOpen }: EventProps) {
  const { scored, place, warnings } = event
  const rules = rulesOf(view, place)
  return (
    <button type="button" className={styles.event} data-flagged={warnings.length > 0 || undefined} onClick={() => onOpen(place)}>
      <span className={styles.number} aria-hidden="true">{place.event + 1}</span>
      {scored.type === 'play' && <DominoTile className={styles.tile} tile={scored.tile} orientation="horizontal" flipped={laidTurned(scored)} />}
      <span className={styles.what}>
        <span className={styles.told}>
          <strong>{toldOf(scored, view.names)}</strong> {toldEvent(scored)}
        </span>
        {scored.type === 'play' && scored.reasons.length > 0 && (
          <span className={styles.why}>{playSentence(scored, { dice: round.dice, rules })}</span>
        )}
        <QuestionMark questions={questionsAt(view.questions, place)} />
        {warnings.map((warning, at) => (
          <Flag key={at} text={warningSentence(warning, view.names, rules.game)} />
        ))}
      </span>
      {scored.type === 'play' && (
        <span className={styles.delta} data-sign={Math.sign(scored.delta)}>{signed(scored.delta)}</span>
      )}
      <span className="visually-hidden">{matchWords.feed.opens}</span>
    </button>
  )
}

/** The way to the photograph that was kept with an event, where one was. */
function EventPhotograph({ view, round, event }: Omit<EventProps, 'onOpen'>) {
  const { scored, place } = event
  const recorded = view.record.rounds[place.round]?.events[place.event]
  const photo = recorded === undefined ? null : photoOf(recorded)
  if (photo === null) return null
  return (
    <PhotographButton matchId={view.matchId} photo={photo} label={keptPhotographWords.event(place.round + 1, place.event + 1)}>
      <strong>{toldOf(scored, view.names)}</strong> {toldEvent(scored)}
      {scored.type === 'play' && `. ${playSentence(scored, { dice: round.dice, rules: rulesOf(view, place) })}`}
    </PhotographButton>
  )
}

function rulesOf({ scored }: MatchView, { round, event }: Place): Rules {
  const at = scored.rounds[round]
  return at === undefined ? scored.rules : rulesAt(at, event)
}

function Flag({ text }: { readonly text: string }) {
  return (
    <span className={styles.flag}>
      <Icon name="warning" />
      <span>
        <strong>{matchWords.feed.irregular}:</strong> {text}
      </span>
    </span>
  )
}
