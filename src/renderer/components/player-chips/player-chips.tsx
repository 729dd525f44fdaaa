import type { HTMLAttributes } from 'react'
import type { PersonId } from '#shared/kernel/ids'
import { Avatar } from '../avatar/avatar'
import { classes } from '../classes'
import { Icon } from '../icon/icon'
import { Camel } from './camel'
import styles from './player-chips.module.css'

export interface PlayerChipsLabels {
  /** Beside the number: "chips", "points", or in a countdown "to give back". */
  readonly unit: string
  /** Shape and word of whose turn it is: "to play". */
  readonly toPlay: string
  /** "Caravan master", "Leader" */
  readonly leader: string
  /** What is written where the whole word has no room: "Master". It is read out in full all the same. */
  readonly leaderInShort?: string
  /** Who won: "winner"; left out where the caller says it elsewhere. */
  readonly winner?: string
  /** The hand in words: "5 tiles in hand". */
  readonly hand: string
  /** The number in words for a screen reader, where it needs more than number and unit: "12 of 20 chips". */
  readonly total?: string
}

export interface PlayerChipsProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  readonly name: string
  /** Who that is, where it is known; they are shown with their picture or initials. */
  readonly personId?: PersonId | undefined
  readonly total: number
  /** Shown as "12 of 20" in small; null or left out where nothing is to be reached. */
  readonly target?: number | null
  /** Rulebook B-8: shows the chips left to give back, target − total, never below 0. */
  readonly countdown?: boolean
  /** Tiles in hand, counted, not seen; left out between rounds. */
  readonly hand?: number
  readonly toPlay?: boolean
  readonly leader?: boolean
  readonly winner?: boolean
  /** What the total has just moved by; a new `key` flashes it again. */
  readonly delta?: { readonly key: string | number; readonly points: number } | null
  readonly labels: PlayerChipsLabels
}

const MOST_BACKS = 12

function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'
}

/** One player at the table: name, chips, tiles in hand, and whose turn it is. */
export function PlayerChips(props: PlayerChipsProps) {
  const {
    name,
    personId,
    total,
    target = null,
    countdown = false,
    hand,
    toPlay = false,
    leader = false,
    winner = false,
    delta = null,
    labels,
    className,
    ...rest
  } = props
  const counting = countdown && target !== null
  const shown = counting ? Math.max(0, target - total) : total
  return (
    <article
      aria-label={name}
      {...rest}
      className={classes(styles.player, className)}
      data-to-play={toPlay || undefined}
      data-winner={winner || undefined}
      aria-current={toPlay || undefined}
    >
      <header className={styles.head}>
        <div className={styles.who}>
          <Avatar className={styles.avatar} name={name} personId={personId} />
          <h3 className={styles.name}>{name}</h3>
        </div>
        {leader && (
          <span className={styles.leader} title={labels.leader}>
            <Camel />
            {labels.leaderInShort === undefined || labels.leaderInShort === labels.leader ? (
              <span>{labels.leader}</span>
            ) : (
              <>
                <span className="visually-hidden">{labels.leader}</span>
                <span aria-hidden="true">{labels.leaderInShort}</span>
              </>
            )}
          </span>
        )}
      </header>
      <p className={styles.score}>
        {labels.total !== undefined && <span className="visually-hidden">{labels.total}</span>}
        <span aria-hidden={labels.total !== undefined || undefined} className={styles.number} data-score>
          {shown < 0 ? `−${-shown}` : shown}
        </span>
        <span aria-hidden={labels.total !== undefined || undefined} className={styles.unit}>
          {!counting && target !== null && <span className={styles.target}>/ {target}</span>}
          {labels.unit}
        </span>
      </p>
      <div className={styles.foot}>
        {hand !== undefined && (
          <p className={styles.hand}>
            <span className="visually-hidden">{labels.hand}</span>
            {hand > 0 && (
              <span aria-hidden="true" className={styles.backs}>
                {Array.from({ length: Math.min(hand, MOST_BACKS) }, (_, place) => (
                  <span key={place} className={styles.back} />
                ))}
              </span>
            )}
            <span aria-hidden="true" className={styles.count}>
              {hand}
            </span>
          </p>
        )}
        <p className={styles.moved}>
          {delta !== null && delta.points !== 0 && (
            <span key={delta.key} className={styles.delta} data-way={delta.points > 0 ? 'gain' : 'loss'}>
              {signed(delta.points)}
            </span>
          )}
        </p>
      </div>
      {winner && labels.winner !== undefined && (
        <p className={styles.winner}>
          <Icon name="trophy" />
          <span className={styles.word}>{labels.winner}</span>
        </p>
      )}
      {toPlay && (
        <p className={styles.turn}>
          <svg viewBox="0 0 10 10" aria-hidden="true" className={styles.arrow}>
            <path d="M2 1L9 5L2 9Z" />
          </svg>
          {labels.toPlay}
        </p>
      )}
    </article>
  )
}
