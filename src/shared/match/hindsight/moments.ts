import { emptyLine, layAt, layLead, openArms, parseArm, type Line } from '../../domino/line'
import { writtenAs } from '../../domino/notation'
import { distinctTiles } from '../../domino/set'
import { hasSuit, isDouble, type Tile } from '../../domino/tile'
import { present } from '../../kernel/assert'
import { expectOk } from '../../kernel/result'
import type { Rules } from '../../games/rules'
import { isBesidePlay, isOfHand, type LaidTile, type ScoredEvent, type Seat } from '../events'
import { dealtHands } from '../seats'
import type { ScoredRound } from '../state'
import { layAll } from '../table'

/** A pass or a draw, with what the record says of that moment. */
export interface HindsightMoment {
  /** Its place in the round, counted from 0. */
  readonly at: number
  readonly player: Seat
  /** Tiles drawn; 0 for a pass. */
  readonly drawn: number
  /** Tiles in the player's hand before it, by the count kept. */
  readonly held: number
  /** Whether a tile could have been played then. */
  readonly fitted: (tile: Tile) => boolean
}

/** A round's passes and draws in order, its line, and how many tiles each hand holds after its last event, by the count kept. */
export interface FollowedRound {
  readonly moments: readonly HindsightMoment[]
  readonly hands: readonly number[]
  /** The line as it lies then. */
  readonly line: Line
}

/**
 * Follows a round from event to event.
 *
 * The line and the counts are those that the scored events tell; nothing is scored again.
 */
export function followRound({ rules: begun, gone, events }: ScoredRound): FollowedRound {
  const moments: HindsightMoment[] = []
  let rules = begun
  let line = emptyLine(rules.layout)
  let hands = dealtHands(rules, gone)
  let untouched = true
  for (const [at, event] of events.entries()) {
    const { player } = event
    if (isMoment(event)) {
      const held = present(hands[player], 'every seat has a hand')
      moments.push({ at, player, drawn: event.type === 'draw' ? event.count : 0, held, fitted: playable(rules, line) })
    }
    switch (event.type) {
      case 'play':
        line = laidOn(line, rules, event)
        hands = hands.with(player, present(hands[player], 'every seat has a hand') - 1)
        break
      case 'draw':
        hands = hands.with(player, present(hands[player], 'every seat has a hand') + event.count)
        break
      case 'table':
        line = found(rules, event.laid)
        hands = event.hands
        break
      case 'rules':
        rules = event.rules
        // another deal, and another way in which the line lies, can only be agreed on before anything has happened
        if (untouched) {
          hands = dealtHands(rules, gone)
          line = emptyLine(rules.layout)
        }
        break
      case 'hand':
        hands = hands.with(player, event.count)
        break
      case 'leave':
        if (event.tiles === 'boneyard') hands = hands.with(player, 0)
        break
      case 'pass':
      case 'show':
      case 'set':
      case 'block':
      case 'left':
      case 'adjust':
      case 'finish':
      case 'uncalled':
        break
    }
    if (!isBesidePlay(event) || isOfHand(event) || event.type === 'leave') untouched = false
  }
  return { moments, hands, line }
}

export function isMoment(event: ScoredEvent): event is Extract<ScoredEvent, { readonly type: 'pass' | 'draw' }> {
  return event.type === 'pass' || event.type === 'draw'
}

/** What could be played on a line, or lead where nothing lies yet. */
function playable({ leadTile, completeFirstDouble }: Rules, line: Line): HindsightMoment['fitted'] {
  if (line.lead === null) return leadTile === 'double' ? isDouble : () => true
  const open = [...new Set(openArms(line, completeFirstDouble).flatMap((arm) => line.ends[arm]?.suit ?? []))]
  return (tile) => open.some((suit) => hasSuit(tile, suit))
}

function laidOn(line: Line, rules: Rules, laid: LaidTile): Line {
  return laid.arm === null ? layLead(line, writtenAs(laid), rules.arms) : layAt(line, armOf(rules, laid.arm), laid.tile, laid.outward)
}

/** The line that the table showed when the record began there. */
function found(rules: Rules, laid: readonly LaidTile[]): Line {
  const moves = laid.map((each) => ({ tile: writtenAs(each), arm: each.arm === null ? null : armOf(rules, each.arm) }))
  // as often as it lies there, the set had it (rulebook M-10)
  const before = new Array<number>(distinctTiles(rules.maxPip)).fill(-laid.length)
  return expectOk(layAll(rules, before, moves), 'a table that was scored can be laid again').line
}

function armOf({ layout, arms }: Rules, name: NonNullable<LaidTile['arm']>): number {
  return present(parseArm(layout, arms, name), 'a scored tile lies at an arm of its line')
}
