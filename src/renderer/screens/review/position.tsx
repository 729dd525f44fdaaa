import type { ReviewedPlay } from '#shared/analysis/review'
import type { Missed } from '#shared/analysis/story'
import { present } from '#shared/kernel/assert'
import type { MatchView } from '../../match/match-view'
import { RolledDice } from '../../match/round/rolled-dice'
import { Caption } from '../../match/table/caption'
import { Felt } from '../../match/table/felt'
import { TableLine } from '../../match/table/table-line'
import { EventInFull } from '../../match/feed/event-in-full'
import { words } from '../../messages/page'
import { waysShown } from './review-model'
import styles from './review.module.css'

interface Props {
  readonly view: MatchView
  /** The match before the entry. */
  readonly before: MatchView
  readonly round: number
  /** Counted from 1. */
  readonly event: number
  /** The entry, where it is a play. */
  readonly play: ReviewedPlay | undefined
  readonly missed: Missed | null
}

/** The position before an entry, with what was played; where something better was missed, that first. */
export function Position({ view, before, round, event, play, missed }: Props) {
  const scored = present(view.scored.rounds[round], 'the round was scored')
  const happened = present(scored.events[event - 1], 'the entry was scored')
  const shown = play === undefined ? null : waysShown(before, play, missed)
  return (
    <Felt
      className={styles.felt}
      role="region"
      aria-label={words.review.position}
      {...(scored.dice === null ? {} : { dice: <RolledDice on="felt" dice={scored.dice} /> })}
      boneyard={<span className={styles.place}>{words.review.ofRounds(round + 1, view.scored.rounds.length)}</span>}
      caption={
        shown === null ? (
          <p className={styles.said}>
            <EventInFull event={happened} names={view.names} />
          </p>
        ) : (
          <Caption view={before} choices={shown.choices} selected={shown.selected} />
        )
      }
    >
      <TableLine view={before} choices={shown?.choices ?? null} selected={shown?.selected ?? null} ground={false} />
    </Felt>
  )
}
