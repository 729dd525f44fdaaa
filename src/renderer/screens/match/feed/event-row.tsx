import type { Dice, ScoredEvent } from '#shared/match/events'
import type { Question } from '#shared/match/questions'
import type { PersonId } from '#shared/kernel/ids'
import type { Rules } from '#shared/games/rules'
import { steady } from '../../../app/steady'
import { Avatar } from '../../../components/avatar/avatar'
import { DominoTile } from '../../../components/domino-tile/domino-tile'
import { Icon } from '../../../components/icon/icon'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { laidTurned, toldInFull, toldOf } from '../../../match/feed/told-event'
import type { FeedEvent } from '../../../match/model/feed'
import type { Place } from '../../../match/model/revision-draft'
import { questionsAt } from '../../../match/question/questions-at'
import { shortWords } from '../../../match/feed/short-words'
import styles from './feed.module.css'

interface Props {
  readonly names: readonly string[]
  /** Whose entry it is, where that is known. */
  readonly personId: PersonId | undefined
  /** What it was scored by. */
  readonly rules: Rules
  readonly dice: Dice | null
  readonly event: FeedEvent
  /** What the line says of it; null where the next line tells of it too. */
  readonly told: ScoredEvent | null
  /** A photo is kept with it. */
  readonly photographed: boolean
  /** All of the match. */
  readonly questions: readonly Question[]
  /** Opens everything about it. */
  readonly onLook: (place: Place) => void
}

/** One thing that happened, in one line. A long match has hundreds, of which a play changes one: nothing here may be made again without need. */
export const EventRow = steady(function EventRow({
  names,
  personId,
  rules,
  dice,
  event: { place, warnings, proven },
  told: scored,
  photographed,
  questions,
  onLook,
}: Props) {
  /* It keeps its place in the list, which counts every entry of the round. */
  if (scored === null) return <li hidden />
  const name = toldOf(scored, names)
  const irregular = warnings.length > 0 || proven !== null
  const asked = questionsAt(questions, place)
  const questioned = asked.find((question) => question.open) ?? asked.at(-1)
  return (
    <li className={styles.line}>
      <button type="button" className={styles.event} data-flagged={irregular || undefined} onClick={() => onLook(place)}>
        <Avatar size="small" name={name} personId={personId} className={styles.face} />
        <span className="visually-hidden">
          {toldInFull(scored, names)}
          {scored.type === 'play' && `. ${scorerWords.playSentence(scored, { dice, rules })}`}
          {warnings.map((warning) => ` ${words.match.feed.irregular}${words.colon}${scorerWords.warningSentence(warning, names, rules.game)}`)}
          {proven !== null && ` ${scorerWords.hindsightWords.mark}${words.colon}${scorerWords.hindsightSentence(proven, names)}`}{' '}
        </span>
        {scored.type === 'play' && <DominoTile className={styles.tile} tile={scored.tile} orientation="horizontal" flipped={laidTurned(scored)} />}
        <span className={styles.what} aria-hidden="true">
          {shortWords(scored)}
        </span>
        {photographed && <Icon name="camera" className={styles.photo} />}
        {questioned !== undefined && (
          <span className={styles.questioned} data-open={questioned.open || undefined}>
            <Icon name="question" className={styles.sign} />
            <span className="visually-hidden">{words.questions.told(questioned)}</span>
          </span>
        )}
        {irregular && <Icon name={proven === null ? 'warning' : 'eye'} className={styles.sign} />}
        {scored.type === 'play' && (
          <span className={styles.delta} data-sign={Math.sign(scored.delta)}>
            {scorerWords.signed(scored.delta)}
          </span>
        )}
      </button>
    </li>
  )
})
