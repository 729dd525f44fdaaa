import type { MatchId } from '#shared/kernel/ids'
import type { Dice } from '#shared/match/events'
import type { Question } from '#shared/match/questions'
import { HINDSIGHT_RULES, rulesOfPlay, rulesOfWarning } from '#shared/rulebook/cited'
import type { Rules } from '#shared/rules/rules'
import { steady } from '../../../app/steady'
import { DominoTile } from '../../../components/domino-tile/domino-tile'
import { Icon } from '../../../components/icon/icon'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { RuleLinks } from '../../../rulebook/rule-links'
import { PhotoButton } from '../evidence/photo-button'
import type { FeedEvent } from '../../../match/model/feed'
import type { Place } from '../../../match/model/revision-draft'
import { QuestionMark } from '../../../match/question/question-mark'
import { questionsAt } from '../../../match/question/questions-at'
import { Flag } from './flag'
import { laidTurned, toldEvent, toldOf } from '../../../match/feed/told-event'
import styles from './feed.module.css'

interface Props {
  readonly matchId: MatchId
  readonly names: readonly string[]
  /** What it was scored by. */
  readonly rules: Rules
  readonly dice: Dice | null
  readonly event: FeedEvent
  /** The photo kept with it. */
  readonly photo: string | null
  /** All of the match. */
  readonly questions: readonly Question[]
  readonly onOpen: (place: Place) => void
  readonly onQuestion: (place: Place) => void
}

/** One thing that happened. A long match has hundreds, of which a play changes one: nothing here may be made again without need. */
export const EventRow = steady(function EventRow(props: Props) {
  const {
    matchId,
    event: { place, scored, warnings, proven },
    rules,
    onQuestion,
  } = props
  const cited = [
    ...new Set([
      ...(scored.type === 'play' ? rulesOfPlay(scored, rules.game) : []),
      ...warnings.flatMap(rulesOfWarning),
      ...(proven === null ? [] : HINDSIGHT_RULES),
    ]),
  ]
  return (
    <li className={styles.line}>
      <EventLine {...props} />
      {/* the ways to the rules behind a play's points and behind what is irregular about it */}
      {cited.length > 0 && (
        <span className={styles.rules}>
          <RuleLinks ids={cited} matchId={matchId} />
        </span>
      )}
      <EventPhoto {...props} />
      <button
        type="button"
        className={styles.question}
        aria-label={words.questions.title(place.round + 1, place.event + 1)}
        title={words.questions.open}
        onClick={() => onQuestion(place)}
      >
        <Icon name="question" />
      </button>
    </li>
  )
})

function EventLine({ names, rules, dice, questions, event: { scored, place, warnings, proven }, onOpen }: Props) {
  return (
    <button type="button" className={styles.event} data-flagged={warnings.length > 0 || proven !== null || undefined} onClick={() => onOpen(place)}>
      <span className={styles.number} aria-hidden="true">
        {place.event + 1}
      </span>
      {scored.type === 'play' && <DominoTile className={styles.tile} tile={scored.tile} orientation="horizontal" flipped={laidTurned(scored)} />}
      <span className={styles.what}>
        <span className={styles.told}>
          <strong>{toldOf(scored, names)}</strong> {toldEvent(scored)}
        </span>
        {scored.type === 'play' && (scored.reasons.length > 0 || scored.unpaid !== undefined) && (
          <span className={styles.why}>{scorerWords.playSentence(scored, { dice, rules })}</span>
        )}
        <QuestionMark questions={questionsAt(questions, place)} />
        {warnings.map((warning, at) => (
          <Flag key={at} text={scorerWords.warningSentence(warning, names, rules.game)} />
        ))}
        {proven !== null && <Flag proven text={scorerWords.hindsightSentence(proven, names)} />}
      </span>
      {scored.type === 'play' && (
        <span className={styles.delta} data-sign={Math.sign(scored.delta)}>
          {scorerWords.signed(scored.delta)}
        </span>
      )}
      <span className="visually-hidden">{words.match.feed.opens}</span>
    </button>
  )
}

/** The way to the photo that was kept with an event, where one was. */
function EventPhoto({ matchId, names, rules, dice, photo, event: { scored, place } }: Props) {
  if (photo === null) return null
  return (
    <PhotoButton matchId={matchId} photo={photo} label={words.keptPhotos.event(place.round + 1, place.event + 1)}>
      <strong>{toldOf(scored, names)}</strong> {toldEvent(scored)}
      {scored.type === 'play' && `. ${scorerWords.playSentence(scored, { dice, rules })}`}
    </PhotoButton>
  )
}
