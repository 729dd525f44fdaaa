import type { Lesson, ScoringName } from '#shared/rulebook/how-to-play/teaching'
import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { PointsChip } from '../../components/points-chip/points-chip'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import type { MatchView } from '../match-view'
import { taughtOf } from './lesson-sentence'
import type { Teaching, LessonTold } from './use-teaching'
import styles from './teaching-strip.module.css'

interface TeachingStripProps {
  readonly view: MatchView
  readonly teaching: Teaching
  readonly told: LessonTold
  /** Opens what asks for the beginning of the round. */
  readonly onBegin: () => void
}

/** One sentence for what the table does next, with the one thing to tap. The page reads the sentence out. */
export function TeachingStrip({ view, teaching, told, onBegin }: TeachingStripProps) {
  const teachingWords = words.teaching
  return (
    <section className={styles.strip} aria-label={teachingWords.label} data-lesson={told.lesson.kind}>
      <p className={styles.sentence} data-stamp={told.lesson.kind === 'over' || undefined}>
        <WholeCodes>{told.sentence}</WholeCodes>
        <Why view={view} lesson={told.lesson} />
      </p>
      <SeenScoring view={view} scoring={told.scoring} />
      <div className={styles.acts}>
        <Acts view={view} teaching={teaching} lesson={told.lesson} onBegin={onBegin} />
      </div>
      <Button className={styles.leave} variant="quiet" shape="icon" aria-label={teachingWords.leave} title={teachingWords.leave} onClick={teaching.leave}>
        <Icon name="close" />
      </Button>
    </section>
  )
}

/** What the card says, where there is no room for one. */
function Why({ view, lesson }: { readonly view: MatchView; readonly lesson: Lesson }) {
  if (lesson.kind !== 'scored') return null
  return <span className={styles.why}>{` ${lesson.fresh.map((name) => `${taughtOf(view.scored.rules.game, name).text}.`).join(' ')}`}</span>
}

/** A tick for each thing that scores, filled in once it was seen. */
function SeenScoring({ view, scoring }: { readonly view: MatchView; readonly scoring: LessonTold['scoring'] }) {
  return (
    <ul className={styles.seen} aria-label={words.teaching.learned}>
      {scoring.map(({ name, seen }) => {
        const text = words.teaching.seen(titleOf(view, name), seen)
        return (
          <li key={name} className={styles.tick} data-seen={seen || undefined} title={text}>
            {seen && <Icon name="check" />}
            <span className="visually-hidden">{text}</span>
          </li>
        )
      })}
    </ul>
  )
}

function Acts({ view, teaching, lesson, onBegin }: Omit<TeachingStripProps, 'told'> & { readonly lesson: Lesson }) {
  const teachingWords = words.teaching
  switch (lesson.kind) {
    case 'deal':
      return lesson.call === null ? <Act onClick={teaching.dealt}>{teachingWords.done}</Act> : <Names view={view} teaching={teaching} />
    case 'roll-call':
      return <Names view={view} teaching={teaching} />
    case 'begin':
      return <Act onClick={onBegin}>{lesson.dice ? teachingWords.dice : teachingWords.leader}</Act>
    case 'no-double':
      return <Act onClick={teaching.dealAgain}>{teachingWords.again}</Act>
    case 'scored':
      return <Act onClick={teaching.goOn}>{teachingWords.goOn}</Act>
    case 'over':
      return <Act onClick={teaching.finish}>{teachingWords.done}</Act>
    case 'lead':
    case 'turn':
    case 'blocked':
      return null
  }
}

function Act({ onClick, children }: { readonly onClick: () => void; readonly children: string }) {
  return (
    <Button className={styles.act} variant="primary" onClick={onClick}>
      {children}
    </Button>
  )
}

/** Who has the double that is asked for. */
function Names({ view, teaching: { answer } }: Pick<TeachingStripProps, 'view' | 'teaching'>) {
  return (
    <>
      {view.names.map((name, seat) => (
        <Button key={seat} className={styles.act} onClick={() => answer(seat)}>
          {name}
        </Button>
      ))}
      <Button className={styles.act} variant="quiet" onClick={() => answer(null)}>
        {words.teaching.nobody}
      </Button>
    </>
  )
}

/** What of How to play a play showed first: it lies at the felt’s edge until it is tapped, or something else is played. */
export function TeachingCard({ view, told, goOn }: Pick<TeachingStripProps, 'view' | 'told'> & Pick<Teaching, 'goOn'>) {
  if (told.lesson.kind !== 'scored') return null
  const { fresh, points, by } = told.lesson
  return (
    <button type="button" className={styles.card} onClick={goOn}>
      {fresh.map((name) => (
        <span key={name} className={styles.thing}>
          <strong>{titleOf(view, name)}</strong>
          <span>{taughtOf(view.scored.rules.game, name).text}</span>
        </span>
      ))}
      {by !== 'play-of-nothing' && <PointsChip className={styles.chip} points={points} text={scorerWords.signed(points)} />}
    </button>
  )
}

const titleOf = (view: MatchView, name: ScoringName): string => taughtOf(view.scored.rules.game, name).title
