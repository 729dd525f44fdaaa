import { useMemo } from 'react'
import { photoOf } from '#shared/match/photo'
import { rulesAt } from '#shared/match/rules-at'
import type { Rules } from '#shared/rules/rules'
import { rulesOfEnd } from '#shared/rulebook/cited'
import { scorerWords } from '../../../messages/scorer'
import { steady } from '../../../app/steady'
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
  /** Opens an entry with everything about it. */
  readonly onLook: (place: Place) => void
  readonly onOpenStart: (round: number) => void
  /** Opens a round that is not agreed yet. */
  readonly onAgreement: (round: number) => void
}

interface Props extends FeedActions {
  readonly view: MatchView
}

/** Everything that happened, the newest first; each line opens its entry. */
export const Feed = steady(function Feed({ view, onLook, onOpenStart, onAgreement }: Props) {
  const feedWords = words.match.feed
  const rounds = [...useShared(useMemo(() => feedOf(view.scored, view.hindsight), [view.scored, view.hindsight]))].reverse()
  return (
    <section className={styles.feed} aria-label={feedWords.heading} data-feed>
      <h2 className={styles.heading}>{feedWords.heading}</h2>
      {rounds.map((round) => (
        <section key={round.round} className={styles.round} aria-label={words.match.table.round(round.round + 1)}>
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
                names={view.names}
                personId={view.record.players[event.scored.player]?.personId}
                rules={rulesOf(view, event.place)}
                dice={round.dice}
                event={event}
                photographed={photoAt(view, event.place) !== null}
                questions={view.questions}
                onLook={onLook}
              />
            ))}
          </ol>
          <Beginning view={view} round={round} onOpenStart={onOpenStart} />
        </section>
      ))}
    </section>
  )
})

function photoAt({ record }: MatchView, { round, event }: Place): string | null {
  const recorded = record.rounds[round]?.events[event]
  return recorded === undefined ? null : photoOf(recorded)
}

function rulesOf({ scored }: MatchView, { round, event }: Place): Rules {
  const at = scored.rounds[round]
  return at === undefined ? scored.rules : rulesAt(at, event)
}

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

/** Who led and what was rolled, with the way to correct it. */
function Beginning({ view, round, onOpenStart }: { readonly view: MatchView; readonly round: FeedRound; readonly onOpenStart: Props['onOpenStart'] }) {
  const feedWords = words.match.feed
  const recorded = view.record.rounds[round.round]
  const photo = recorded === undefined ? null : photoOf(recorded)
  const leads = feedWords.leads(scorerWords.nameOf(view.names, round.leader), view.words.leader)
  return (
    <>
      <div className={styles.beginning}>
        <button type="button" className={styles.start} onClick={() => onOpenStart(round.round)}>
          <span className="visually-hidden">{`${feedWords.correctStart} ${feedWords.ofRound(round.round + 1)}${words.colon}`}</span>
          <span className={styles.roundName}>{words.match.table.round(round.round + 1)}</span>
          <span className={styles.leads}>{leads}</span>
          {round.dice !== null && (
            <span className={styles.dice}>
              <FlowerIcon /> {scorerWords.diceTile(round.dice.flower)}
              <ScorpionIcon /> {scorerWords.diceTile(round.dice.scorpion)}
            </span>
          )}
        </button>
        {photo !== null && (
          <PhotoButton matchId={view.matchId} photo={photo} label={words.keptPhotos.start(round.round + 1)}>
            {leads}
            {round.dice !== null &&
              `. ${words.match.dice.flower} ${scorerWords.diceTile(round.dice.flower)}, ${words.match.dice.scorpion} ${scorerWords.diceTile(round.dice.scorpion)}.`}
          </PhotoButton>
        )}
      </div>
      {round.warnings.length > 0 && (
        <div className={styles.beginnings}>
          {round.warnings.map((warning) => (
            <Flag key={warning.code} text={scorerWords.warningSentence(warning, view.names, view.scored.rules.game)} />
          ))}
        </div>
      )}
    </>
  )
}
