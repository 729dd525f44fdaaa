import { armName, openArms, type ArmName } from '#shared/domino/line'
import { isPlayed } from '#shared/match/end-of-play'
import type { Suit, Tile } from '#shared/domino/tile'
import { laidBy } from '#shared/match/events'
import { asItLies } from '../feed/told-event'
import type { MatchView } from '../match-view'
import type { EventPlace } from './revision-draft'

/** A tile of the line of play, with the event that laid it. */
export interface LaidByEvent {
  readonly key: string
  readonly place: EventPlace
  readonly tile: Tile
  /** In the order in which it lies, where that says what lies at which end: a lead. */
  readonly text: string
  readonly arm: ArmName | null
  readonly outward: Suit
  readonly player: string
  readonly flagged: boolean
}

export interface OpenEnd {
  readonly arm: ArmName
  readonly suit: Suit
  readonly double: boolean
  /** A tile may be laid there now (round a spinner all arms are started first). */
  readonly open: boolean
}

/** The running round's tiles in the order of play. */
export function laidTiles({ scored, names }: MatchView): readonly LaidByEvent[] {
  const round = scored.rounds.length - 1
  const events = scored.rounds[round]?.events ?? []
  return events.flatMap((event, at): readonly LaidByEvent[] => {
    const player = event.type === 'play' ? (names[event.player] ?? '') : ''
    const flagged = scored.warnings.some((warning) => warning.round === round + 1 && warning.event === at + 1)
    return laidBy(event).map(({ tile, arm, outward }, nth) => ({
      key: nth === 0 ? `${round}.${at}` : `${round}.${at}.${nth}`,
      place: { round, event: at },
      tile,
      text: asItLies({ tile, arm, outward }),
      arm,
      outward,
      player,
      flagged,
    }))
  })
}

/** Every end of the line as it lies. */
export function openEnds({ scored }: MatchView): readonly OpenEnd[] {
  const { round, rules } = scored.state
  if (round === null || round.line.lead === null) return []
  const { line } = round
  const open = openArms(line, rules.completeFirstDouble)
  return line.ends.map((end, arm) => ({
    arm: armName(line.layout, arm),
    suit: end.suit,
    double: end.double,
    open: isPlayed(round) && open.includes(arm),
  }))
}
