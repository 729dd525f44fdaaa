import { useMemo } from 'react'
import { photoOf } from '#shared/match/photo'
import { rulesAt } from '#shared/match/rules-at'
import type { Rules } from '#shared/rules/rules'
import { rulesOfEnd } from '#shared/rulebook/cited'
import { scorerWords } from '../../../messages/scorer'
import { paths } from '../../../navigation/paths'
import { steady } from '../../../app/steady'
import { Button, ButtonLink } from '../../../components/button/button'
import { FlowerIcon } from '../../../components/suit-icons/flower-icon'
import { ScorpionIcon } from '../../../components/suit-icons/scorpion-icon'
import { useShared } from '../../../hooks/use-shared'
import { words } from '../../../messages/page'
import { RuleLinks } from '../../../rulebook/rule-links'
import { RoundMark } from '../../../match/agreement/round-mark'
import { PhotoButton } from '../evidence/photo-button'
import { feedOf, type FeedRound } from '../../../match/model/feed'
import type { MatchView } from '../../../match/match-view'
import type { Place } from '../../../match/model/revision-draft'
import { EventRow } from './event-row'
import { Flag } from './flag'
import styles from './feed.module.css'

/** What can be opened from the feed; the same functions from one rendering to the next. */
export interface FeedActions {
  readonly onOpen: (place: Place) => void
  readonly onOpenStart: (round: number) => void
  readonly onQuestion: (place: Place) => void
  readonly onSheet: () => void
  /** Opens a round that is not agreed yet. */
  readonly onAgreement: (round: number) => void
}

interface Props extends FeedActions {
  readonly view: MatchView
}

/** Everything that happened, the newest first; each line opens its event to correct it. */
export const Feed = steady(function Feed({ view, onOpen, onOpenStart, onQuestion, onSheet, onAgreement }: Props) {
  const feedWords = words.match.feed
  const rounds = [...useShared(useMemo(() => feedOf(view.scored, view.hindsight), [view.scored, view.hindsight]))].reverse()
  return (
    <section className={styles.feed} aria-label={feedWords.heading}>
      <header className={styles.head}>
        <h2 className={styles.heading}>{feedWords.heading}</h2>
        <Button variant="quiet" className={styles.sheet} onClick={onSheet}>
          {words.match.table.sheet}
        </Button>
      </header>
      {rounds.map((round) => (
        <section key={round.round} className={styles.round} aria-label={words.match.table.round(round.round + 1)}>
          <RoundHead view={view} round={round} onOpenStart={onOpenStart} />
          {round.end !== null && (
            <p className={styles.end}>
              {scorerWords.endSentence(round.end, view.names, view.scored.rules.game)}
              <RuleLinks ids={rulesOfEnd(round.end, view.scored.rules.game)} matchId={view.matchId} />
            </p>
          )}
          {round.end !== null && <RoundState view={view} round={round.round} onAgreement={onAgreement} />}
          {round.events.length === 0 && <p className={styles.empty}>{feedWords.empty}</p>}
          <ol className={styles.events} reversed>
            {[...round.events].reverse().map((event) => (
              <EventRow
                key={event.place.event}
                matchId={view.matchId}
                names={view.names}
                rules={rulesOf(view, event.place)}
                dice={round.dice}
                event={event}
                photo={photoAt(view, event.place)}
                questions={view.questions}
                onOpen={onOpen}
                onQuestion={onQuestion}
              />
            ))}
          </ol>
        </section>
      ))}
      <ButtonLink variant="quiet" className={styles.sheet} href={paths.matchRules(view.matchId)}>
        {words.ruleBook.match.link}
      </ButtonLink>
      <ButtonLink variant="quiet" className={styles.sheet} href={paths.replay(view.matchId)}>
        {words.replay.linkInFull}
      </ButtonLink>
    </section>
  )
})

/** How far a round is agreed; a way to settle it, until it is. */
function RoundState({ view, round, onAgreement }: { readonly view: MatchView; readonly round: number; readonly onAgreement: Props['onAgreement'] }) {
  const mark = <RoundMark view={view} round={round} />
  const kind = view.agreements[round]?.kind
  if (kind === 'confirmed') return <p className={styles.agreed}>{mark}</p>
  if (kind !== 'waiting' && kind !== 'contested') return null
  return (
    <button type="button" className={styles.notAgreed} onClick={() => onAgreement(round)}>
      {mark}
      <span className="visually-hidden"> {words.agreement.notAgreed.openRound(round + 1)}</span>
    </button>
  )
}

function RoundHead({ view, round, onOpenStart }: { readonly view: MatchView; readonly round: FeedRound; readonly onOpenStart: Props['onOpenStart'] }) {
  const feedWords = words.match.feed
  const recorded = view.record.rounds[round.round]
  const photo = recorded === undefined ? null : photoOf(recorded)
  return (
    <header className={styles.roundHead}>
      <h3 className={styles.roundName}>{words.match.table.round(round.round + 1)}</h3>
      <p className={styles.start}>
        {feedWords.leads(scorerWords.nameOf(view.names, round.leader), view.words.leader)}
        {round.dice !== null && (
          <span className={styles.dice}>
            <FlowerIcon /> {words.match.dice.flower} {scorerWords.diceTile(round.dice.flower)}
            <ScorpionIcon /> {words.match.dice.scorpion} {scorerWords.diceTile(round.dice.scorpion)}
          </span>
        )}
      </p>
      {photo !== null && (
        <PhotoButton matchId={view.matchId} photo={photo} label={words.keptPhotos.start(round.round + 1)}>
          {feedWords.leads(scorerWords.nameOf(view.names, round.leader), view.words.leader)}
          {round.dice !== null &&
            `. ${words.match.dice.flower} ${scorerWords.diceTile(round.dice.flower)}, ${words.match.dice.scorpion} ${scorerWords.diceTile(round.dice.scorpion)}.`}
        </PhotoButton>
      )}
      <button type="button" className={styles.startButton} onClick={() => onOpenStart(round.round)}>
        {feedWords.correctStart}
        <span className="visually-hidden"> {feedWords.ofRound(round.round + 1)}</span>
      </button>
      {round.warnings.map((warning) => (
        <Flag key={warning.code} text={scorerWords.warningSentence(warning, view.names, view.scored.rules.game)} />
      ))}
    </header>
  )
}

function photoAt({ record }: MatchView, { round, event }: Place): string | null {
  const recorded = record.rounds[round]?.events[event]
  return recorded === undefined ? null : photoOf(recorded)
}

function rulesOf({ scored }: MatchView, { round, event }: Place): Rules {
  const at = scored.rounds[round]
  return at === undefined ? scored.rules : rulesAt(at, event)
}
