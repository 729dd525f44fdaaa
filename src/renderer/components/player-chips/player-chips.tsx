import type { HTMLAttributes, ReactNode } from 'react'
import type { PersonId } from '#shared/kernel/ids'
import { toGo } from '#shared/match/made'
import { Avatar } from '../avatar/avatar'
import { useColour } from '../avatar/colours'
import coloured from '../avatar/person-colour.module.css'
import { classes } from '../classes'
import { FirstIcon } from '../icon/icon'
import type { Flight } from '../points-chip/flight'
import { useLanding } from '../points-chip/use-landing'
import { Camel } from './camel'
import { HandBars } from './hand-bars'
import styles from './player-chips.module.css'

interface PlayerChipsLabels {
  /** Shape and word of whose turn it is: "to play". */
  readonly toPlay: string
  /** "Caravan master", "Leader": said in full to a screen reader and on pointing, shown as a camel. */
  readonly leader: string
  /** Who won: "winner"; left out where the caller says it elsewhere. */
  readonly winner?: string
  /** Who plays with them: "with Cleo"; left out where everyone plays alone. */
  readonly partner?: string
  /** Whose device this is: "you", on that card alone. */
  readonly you?: string
  /** The hand in words: "5 tiles in hand". */
  readonly hand: string
  /** The number in words for a screen reader: "12 of 20 chips". */
  readonly total: string
}

export interface PlayerChipsProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  readonly name: string
  /** Shown where there is no room for all of it; nobody else at the table has the same. */
  readonly shortName?: string
  /** Who that is, where it is known; they are shown with their picture or initials. */
  readonly personId?: PersonId | undefined
  readonly total: number
  /** How far the track runs; empty until it is known. */
  readonly target?: number
  /** Rulebook B-8: shows the chips left to give back, target − total, never below 0. */
  readonly countdown?: boolean
  /** Tiles in hand, counted, not seen; left out between rounds. */
  readonly hand?: number
  readonly toPlay?: boolean
  readonly leader?: boolean
  readonly winner?: boolean
  /** How the chips come that the score waits for, where not from the felt of this page. */
  readonly flight?: Flight | undefined
  readonly labels: PlayerChipsLabels
  /** What else is known of the hand, beside it. */
  readonly children?: ReactNode
}

/** A name longer than this is set smaller, in two lines. */
const LONG_NAME = 11

/** One player at the table: name, tiles in hand, score with the way to the target, and whose turn it is. */
export function PlayerChips(props: PlayerChipsProps) {
  const {
    name,
    shortName = name,
    personId,
    total,
    target,
    countdown = false,
    hand,
    toPlay = false,
    leader = false,
    winner = false,
    flight,
    labels,
    children,
    className,
    ...rest
  } = props
  const colour = useColour({ name, personId })
  /* Only the figure waits for its chips; what is read out does not. */
  const landed = useLanding(total, flight)
  const shown = countdown && target !== undefined ? toGo(target, landed) : landed
  return (
    <article
      aria-label={name}
      title={name}
      {...rest}
      className={classes(coloured.coloured, styles.player, className)}
      data-colour={colour}
      data-to-play={toPlay || undefined}
      data-winner={winner || undefined}
      data-own={labels.you !== undefined || undefined}
      aria-current={toPlay || undefined}
    >
      <span className={styles.face} data-face>
        <Avatar className={styles.avatar} name={name} personId={personId} />
      </span>
      <h3 className={styles.name} data-long={name.length > LONG_NAME || undefined}>
        <span data-whole>{name}</span>
        <span aria-hidden="true" data-short>
          {shortName}
        </span>
      </h3>
      <p className={styles.facts} data-facts>
        {labels.you !== undefined && (
          <span className={styles.you} data-you>
            {labels.you}
          </span>
        )}
        {labels.partner !== undefined && (
          <span className={styles.partner} title={labels.partner} data-partner>
            {labels.partner}
          </span>
        )}
        {hand !== undefined && (
          <>
            <span className="visually-hidden">{labels.hand}</span>
            <HandBars hand={hand} />
          </>
        )}
        {children}
        {leader && (
          <>
            <span className="visually-hidden">{labels.leader}</span>
            <span className={styles.leader} title={labels.leader} data-leader>
              <Camel />
            </span>
          </>
        )}
        {toPlay && (
          <span className={styles.turn} data-turn>
            <svg viewBox="0 0 7 8" aria-hidden="true" className={styles.arrow}>
              <path d="M0 0L7 4L0 8Z" />
            </svg>
            <span data-turn-word>{labels.toPlay}</span>
          </span>
        )}
        {winner && labels.winner !== undefined && (
          <span className={styles.won}>
            <FirstIcon name="trophy" />
            <span className="visually-hidden">{labels.winner}</span>
            <span aria-hidden="true" className={styles.word} data-won-word>
              {labels.winner}
            </span>
          </span>
        )}
      </p>
      <p className={styles.score}>
        <span className="visually-hidden">{labels.total}</span>
        <span aria-hidden="true" data-score>
          {shown < 0 ? `−${-shown}` : shown}
        </span>
      </p>
      <div className={styles.track} aria-hidden="true">
        {target !== undefined && (
          <div className={styles.filled} style={{ inlineSize: `${Math.min(100, Math.max(0, (100 * total) / Math.max(1, target)))}%` }} />
        )}
      </div>
    </article>
  )
}
