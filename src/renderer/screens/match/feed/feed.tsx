import { type ReactNode, useMemo, useState } from 'react'
import type { Rules } from '#shared/games/rules'
import type { MatchId, PersonId } from '#shared/kernel/ids'
import type { Dice, ScoredEvent } from '#shared/match/events'
import { photoOf } from '#shared/match/photo'
import type { Question } from '#shared/match/questions'
import type { MatchRecord, RecordRound } from '#shared/match/record'
import { rulesAt } from '#shared/match/rules-at'
import type { ScoredRound } from '#shared/match/state'
import { rulesOfEnd } from '#shared/rulebook/cited'
import { steady } from '../../../app/steady'
import { steadyIn } from '../../../app/steady-in'
import { Avatar } from '../../../components/avatar/avatar'
import { Button } from '../../../components/button/button'
import { Dialog } from '../../../components/dialog/dialog'
import { DominoTile } from '../../../components/domino-tile/domino-tile'
import { Icon } from '../../../components/icon/icon'
import { FlowerIcon } from '../../../components/suit-icons/flower-icon'
import { ScorpionIcon } from '../../../components/suit-icons/scorpion-icon'
import { WholeCodes } from '../../../components/whole-codes/whole-codes'
import { useShared } from '../../../hooks/use-shared'
import { RoundMark } from '../../../match/agreement/round-mark'
import { KeptPhoto } from '../../../match/evidence/kept-photo'
import { shortWords } from '../../../match/feed/short-words'
import { isOfPlayer, laidTurned, scoredTold, tellsPoints, toldInFull, toldOf } from '../../../match/feed/told-event'
import type { MatchView } from '../../../match/match-view'
import { type FeedEvent, feedOf, type FeedRound } from '../../../match/model/feed'
import type { EventPlace } from '../../../match/model/revision-draft'
import { questionsAt } from '../../../match/question/questions-at'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { RuleLinks } from '../../../rulebook/rule-links'
import { Flag } from './flag'
import { linesOf, photoAt } from './lines'
import evidenceStyles from '../../../match/evidence/evidence.module.css'
import styles from './feed.module.css'

interface PhotoButtonProps {
  readonly matchId: MatchId
  readonly photo: string
  /** What it is of: the button's name and the heading of what it opens. */
  readonly label: string
  readonly children: ReactNode
}

/** Opens the photo kept with an entry, large, beside what was entered. */
function PhotoButton({ matchId, photo, label, children }: PhotoButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" shape="icon" className={evidenceStyles.open} aria-label={label} title={label} onClick={() => setOpen(true)}>
        <Icon name="camera" />
      </Button>
      <Dialog width="workspace" open={open} title={label} onClose={() => setOpen(false)}>
        <p>{children}</p>
        <KeptPhoto matchId={matchId} photo={photo} alt={label} />
      </Dialog>
    </>
  )
}

interface EventRowProps {
  readonly names: readonly string[]
  /** Whose entry it is, where that is known. */
  readonly personId: PersonId | undefined
  readonly rules: Rules
  readonly dice: Dice | null
  readonly event: FeedEvent
  /** What the line says of it; null where the next line tells of it too. */
  readonly told: ScoredEvent | null
  /** A photo is kept with it. */
  readonly photographed: boolean
  readonly questions: readonly Question[]
  /** Opens everything about it. */
  readonly onLook: (place: EventPlace) => void
}

/** One thing that happened, in one line. A long match has hundreds, of which a play changes one: nothing here may be made again without need. */
const EventRow = steady(function EventRow({
  names,
  personId,
  rules,
  dice,
  event: { place, warnings, proven },
  told: scored,
  photographed,
  questions,
  onLook,
}: EventRowProps) {
  /* It keeps its place in the list, which counts every entry of the round. */
  if (scored === null) return <li hidden />
  const name = toldOf(scored, names)
  const irregular = warnings.length > 0 || proven !== null
  const asked = questionsAt(questions, place)
  const questioned = asked.find((question) => question.open) ?? asked.at(-1)
  return (
    <li className={styles.line}>
      <button type="button" className={styles.event} data-flagged={irregular || undefined} onClick={() => onLook(place)}>
        {isOfPlayer(scored) ? <Avatar size="small" name={name} personId={personId} className={styles.face} /> : <Icon name="list" className={styles.nobody} />}
        <span className="visually-hidden">
          {toldInFull(scored, names)}
          {scoredTold(scored, { dice, rules })}
          {warnings.map((warning) => ` ${words.match.feed.irregular}${words.colon}${scorerWords.warningSentence(warning, names, rules.game)}`)}
          {proven !== null && ` ${scorerWords.hindsightWords.mark}${words.colon}${scorerWords.hindsightSentence(proven, names)}`}{' '}
        </span>
        {scored.type === 'play' && <DominoTile className={styles.tile} tile={scored.tile} orientation="horizontal" flipped={laidTurned(scored)} />}
        <span className={styles.what} aria-hidden="true">
          {shortWords(scored, names)}
        </span>
        {photographed && <Icon name="camera" className={styles.photo} />}
        {questioned !== undefined && (
          <span className={styles.questioned} data-open={questioned.open || undefined}>
            <Icon name="question" className={styles.sign} />
            <span className="visually-hidden">{words.questions.told(questioned)}</span>
          </span>
        )}
        {irregular && <Icon name={proven === null ? 'warning' : 'eye'} className={styles.sign} />}
        {tellsPoints(scored, rules) && (
          <span className={styles.delta} data-sign={Math.sign(scored.delta)}>
            {scorerWords.signed(scored.delta)}
          </span>
        )}
      </button>
    </li>
  )
})

/** What can be opened from the feed; the same functions from one rendering to the next. */
interface FeedActions {
  /** Opens an entry with everything about it. */
  readonly onLook: (place: EventPlace) => void
  readonly onOpenStart: (round: number) => void
  /** Opens a round that is not agreed yet. */
  readonly onAgreement: (round: number) => void
}

interface FeedProps extends FeedActions {
  readonly view: MatchView
}

/** Everything that happened, the newest first; each line opens its entry. */
export const Feed = steady(function Feed({ view, ...actions }: FeedProps) {
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
          <span className={styles.ended} title={scorerWords.endSentence(round.end, names, rules)}>
            <WholeCodes>{scorerWords.endSentence(round.end, names, rules)}</WholeCodes>
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

const beginningOf = ({ round: { round, leader: seat, dice, warnings }, recorded, rules, names, leader, matchId, onOpenStart }: RoundProps) => ({
  round: { round, leader: seat, dice, warnings },
  photo: recorded === undefined ? null : photoOf(recorded),
  rules,
  names,
  leader,
  matchId,
  onOpenStart,
})

/** Who led and what was rolled, with the way to correct it. */
const Beginning = steadyIn(beginningOf, function Beginning({ round, photo, rules, names, leader, matchId, onOpenStart }: ReturnType<typeof beginningOf>) {
  const feedWords = words.match.feed
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
})
