import { useMemo } from 'react'
import { photoOf } from '#shared/match/photo'
import type { MatchRecord, RecordRound } from '#shared/match/record'
import { rulesAt } from '#shared/match/rules-at'
import type { ScoredRound } from '#shared/match/state'
import type { Rules } from '#shared/games/rules'
import { rulesOfEnd } from '#shared/rulebook/cited'
import { scorerWords } from '../../../messages/scorer'
import { steady } from '../../../app/steady'
import { FlowerIcon } from '../../../components/suit-icons/flower-icon'
import { ScorpionIcon } from '../../../components/suit-icons/scorpion-icon'
import { WholeCodes } from '../../../components/whole-codes/whole-codes'
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
import { linesOf, photoAt } from './lines'
import styles from './feed.module.css'

/** What can be opened from the feed; the same functions from one rendering to the next. */
interface FeedActions {
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
export const Feed = steady(function Feed({ view, ...actions }: Props) {
  const { record, scored, names, words: gameWords, questions, agreements, matchId } = view
  const rounds = [...useShared(useMemo(() => feedOf(scored, view.hindsight), [scored, view.hindsight]))].reverse()
  return (
    <section className={styles.feed} aria-label={words.match.feed.heading} data-feed>
      <h2 className={styles.heading}>{words.match.feed.heading}</h2>
      {rounds.map((round) => (
        <RoundSection
          key={round.round}
          round={round}
          recorded={record.rounds[round.round]}
          scored={scored.rounds[round.round]}
          rules={scored.rules}
          names={names}
          players={record.players}
          leader={gameWords.leader}
          questions={questions}
          agreements={agreements}
          matchId={matchId}
          {...actions}
        />
      ))}
    </section>
  )
})

interface RoundProps extends FeedActions, Pick<MatchView, 'names' | 'questions' | 'agreements' | 'matchId'> {
  readonly round: FeedRound
  readonly recorded: RecordRound | undefined
  readonly scored: ScoredRound | undefined
  /** What holds now. */
  readonly rules: Rules
  readonly players: MatchRecord['players']
  /** What the game calls who leads. */
  readonly leader: string
}

/** One round of it. A match has many, of which a play changes the last; the others are not told again. */
const RoundSection = steady(function RoundSection(props: RoundProps) {
  const { round, recorded, scored, rules, names, players, questions, matchId, onLook } = props
  const lines = linesOf(round, recorded, questions)
  return (
    <section className={styles.round} aria-label={words.match.table.round(round.round + 1)}>
      {round.end !== null && (
        <p className={styles.end}>
          <span className={styles.ended} title={scorerWords.endSentence(round.end, names, rules.game)}>
            <WholeCodes>{scorerWords.endSentence(round.end, names, rules.game)}</WholeCodes>
          </span>
          <RuleLinks ids={rulesOfEnd(round.end, rules.game)} matchId={matchId} />
        </p>
      )}
      {round.end !== null && <RoundState {...props} />}
      {round.events.length === 0 && <p className={styles.empty}>{words.match.feed.empty}</p>}
      <ol className={styles.events} reversed>
        {[...lines].reverse().map(({ event, told }) => (
          <EventRow
            key={event.place.event}
            told={told}
            names={names}
            personId={players[event.scored.player]?.personId}
            rules={scored === undefined ? rules : rulesAt(scored, event.place.event)}
            dice={round.dice}
            event={event}
            photographed={photoAt(recorded, event.place) !== null}
            questions={questions}
            onLook={onLook}
          />
        ))}
      </ol>
      <Beginning {...props} />
    </section>
  )
})

/** How far a round is agreed; a way to settle it, until it is. */
function RoundState({ round: { round }, names, agreements, onAgreement }: RoundProps) {
  const mark = <RoundMark view={{ names, agreements }} round={round} />
  const kind = agreements[round]?.kind
  if (kind === 'confirmed') return <p className={styles.agreed}>{mark}</p>
  if (kind !== 'waiting' && kind !== 'contested') return null
  return (
    <button type="button" className={styles.notAgreed} onClick={() => onAgreement(round)}>
      {mark}
      <span className="visually-hidden"> {words.notAgreed.openRound(round + 1)}</span>
    </button>
  )
}

/** Who led and what was rolled, with the way to correct it. */
function Beginning({ round, recorded, rules, names, leader, matchId, onOpenStart }: RoundProps) {
  const feedWords = words.match.feed
  const photo = recorded === undefined ? null : photoOf(recorded)
  const leads = feedWords.leads(scorerWords.nameOf(names, round.leader), leader)
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
          <PhotoButton matchId={matchId} photo={photo} label={words.keptPhotos.start(round.round + 1)}>
            {leads}
            {round.dice !== null &&
              `. ${words.match.dice.flower} ${scorerWords.diceTile(round.dice.flower)}, ${words.match.dice.scorpion} ${scorerWords.diceTile(round.dice.scorpion)}.`}
          </PhotoButton>
        )}
      </div>
      {round.warnings.length > 0 && (
        <div className={styles.beginnings}>
          {round.warnings.map((warning) => (
            <Flag key={warning.code} text={scorerWords.warningSentence(warning, names, rules.game)} />
          ))}
        </div>
      )}
    </>
  )
}
