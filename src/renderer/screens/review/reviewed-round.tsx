import { useMemo, useState, type ReactNode } from 'react'
import type { LikelyRound } from '#shared/analysis/likely'
import type { ReviewedRound } from '#shared/analysis/review'
import { likelyOf, marksOf, missedWith } from '#shared/analysis/story'
import { present } from '#shared/kernel/assert'
import { STEPS } from '../../actions/pages'
import { useActionKeys } from '../../actions/use-action-keys'
import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import type { MatchView } from '../../match/match-view'
import { viewBefore } from '../../match/model/view-before'
import { words } from '../../messages/page'
import { Moments } from './moments'
import { PlayCard } from './play-card'
import { Position } from './position'
import { River } from './river'
import { TryIt } from './try-it'
import styles from './review.module.css'

const KEYS = Object.values(STEPS)

interface Props {
  readonly view: MatchView
  /** Counted from 0. */
  readonly round: number
  readonly reviewed: ReviewedRound
  /** Null until it has been worked out, or where it could not be. */
  readonly likely: LikelyRound | null
  /** How far that has come, from 0 to 1; null where nothing is being worked out. */
  readonly done: number | null
  readonly luck: ReactNode
}

/** One round, step by step: the position before each entry, what was missed, who was ahead, and its moments. */
export function ReviewedRoundView({ view, round, reviewed, likely, done, luck }: Props) {
  const { events } = present(view.scored.rounds[round], 'the round was scored')
  const marks = useMemo(() => marksOf(reviewed, likely), [reviewed, likely])
  const [asked, setAsked] = useState<number | null>(null)
  const [trying, setTrying] = useState(false)
  const first = marks.find(({ kind }) => kind === 'missed') ?? marks[0]
  const event = Math.min(asked ?? first?.event ?? events.length, events.length)
  const go = (to: number): void => {
    setTrying(false)
    setAsked(Math.max(1, Math.min(events.length, to)))
  }
  useActionKeys(KEYS, trying ? null : { at: event, go })
  const before = useMemo(() => viewBefore(view, round, event - 1), [view, round, event])
  const play = reviewed.plays.find((each) => each.event === event)
  const likelyPlay = likelyOf(likely, event)
  const missed = play === undefined ? null : missedWith(play, likelyPlay)
  const mark = marks.find((each) => each.event === event) ?? null
  const canTry = play !== undefined && play.ways.length > 1
  return (
    <div className={styles.columns}>
      <div className={styles.look}>
        {trying && play !== undefined ? (
          <TryIt key={event} view={view} before={before} play={play} round={round} />
        ) : (
          <Position view={view} before={before} round={round} event={event} play={play} missed={missed} />
        )}
        <div className={styles.steps}>
          <div className={styles.stepButtons}>
            <Button shape="icon" aria-label={words.review.previous} disabled={event <= 1} onClick={() => go(event - 1)}>
              <Icon name="back" />
            </Button>
            <Button shape="icon" aria-label={words.review.next} disabled={event >= events.length} onClick={() => go(event + 1)}>
              <Icon name="forward" />
            </Button>
          </div>
          <p className={styles.step}>{words.review.step(event, events.length)}</p>
          <h2 className={styles.riverHeading}>{words.review.river.heading}</h2>
        </div>
        <River view={view} chances={likely?.chances ?? null} done={done} marks={marks} event={event} onGo={go} />
      </div>
      <div className={styles.tell}>
        {!trying && (
          <PlayCard view={view} before={before} round={round} event={event} play={play} missed={missed} mark={mark} likely={likelyPlay} done={done} />
        )}
        <div className={styles.bar}>
          <Button variant="primary" size="bar" disabled={!canTry} onClick={() => setTrying(!trying)}>
            {trying ? words.review.try.end : words.review.try.begin}
          </Button>
        </div>
        <Moments view={view} round={round} reviewed={reviewed} likely={likely} marks={marks} event={event} onGo={go} />
        {luck}
      </div>
    </div>
  )
}
