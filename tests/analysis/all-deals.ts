import { tilesOfSet } from '#shared/domino/set'
import { hasSuit, isDouble, makeTile, writtenTile, type Tile } from '#shared/domino/tile'
import { openArms, parseArm } from '#shared/domino/line'
import { beginRound, initialState } from '#shared/match/begin'
import type { MatchEvent, ScoredEvent } from '#shared/match/events'
import { evolve } from '#shared/match/evolve'
import type { MatchState, ScoredRound } from '#shared/match/state'
import type { Rules } from '#shared/games/rules'

/** One whole deal: what each was dealt, and the boneyard in the order in which it is drawn. */
interface WholeDeal {
  readonly hands: readonly (readonly Tile[])[]
  readonly order: readonly Tile[]
}

/**
 * All deals that fit the first `to` events of a round, by dealing every hand and every tile that is drawn, and playing the round with them. Returned are the
 * hands as they are before event `at`, each as often as there are deals that lead to it. All of them are equally likely; what nobody draws is one heap.
 */
export function allHandsAt(round: ScoredRound, to: number, at = to): ReadonlyMap<string, number> {
  const { rules } = round
  const events = round.events.slice(0, to)
  const drawn = events.reduce((sum, event) => sum + (event.type === 'draw' ? event.count : 0), 0)
  const found = new Map<string, number>()
  const tables = tablesOf(round, events)
  for (const deal of dealsOf(tilesOfSet(rules.maxPip), rules, drawn)) {
    const hands = handsAt(deal, events, tables, at)
    if (hands === null) continue
    const name = nameOf(hands)
    found.set(name, (found.get(name) ?? 0) + 1)
  }
  return found
}

export const nameOf = (hands: readonly (readonly Tile[])[]): string =>
  hands
    .map((hand) =>
      [...hand]
        .sort((a, b) => b - a)
        .map(makeTile)
        .join(' '),
    )
    .join(' | ')

function tablesOf(round: ScoredRound, events: readonly ScoredEvent[]): readonly MatchState[] {
  let state = beginRound(initialState(round.rules), round.leader, round.dice)
  return events.map((event) => {
    const before = state
    const step = evolve(state, asGiven(event, round.rules))
    if (!step.ok) throw new Error('it was scored')
    state = step.value.state
    return before
  })
}

function asGiven(event: ScoredEvent, { layout, arms }: Rules): MatchEvent {
  switch (event.type) {
    case 'play':
      return {
        type: 'play',
        player: event.player,
        tile: writtenTile(makeTile(event.tile)) ?? { text: '' },
        arm: event.arm === null ? null : parseArm(layout, arms, event.arm),
      }
    case 'draw':
      return { type: 'draw', player: event.player, count: event.count }
    case 'pass':
      return { type: 'pass', player: event.player }
    case 'block':
    case 'left':
    case 'table':
    case 'rules':
    case 'adjust':
    case 'finish':
    case 'show':
    case 'hand':
    case 'uncalled':
    case 'set':
    case 'leave':
      throw new Error('not in these rounds')
  }
}

/** The hands before event `at`, if the deal fits all events. */
function handsAt(deal: WholeDeal, events: readonly ScoredEvent[], tables: readonly MatchState[], at: number): readonly (readonly Tile[])[] | null {
  const held = deal.hands.map((hand) => hand.slice())
  let then: readonly (readonly Tile[])[] | null = null
  let next = 0
  for (const [place, event] of events.entries()) {
    if (place === at) then = held.map((hand) => hand.slice())
    const own = held[event.player] as Tile[]
    const fits = (tile: Tile): boolean => canLay(tables[place] as MatchState, tile)
    if (event.type === 'play') {
      if (!own.includes(event.tile)) return null
      own.splice(own.indexOf(event.tile), 1)
    } else {
      if (own.some(fits)) return null
      if (event.type !== 'draw') continue
      const came = deal.order.slice(next, next + event.count)
      if (came.slice(0, -1).some(fits)) return null
      own.push(...came)
      next += event.count
    }
  }
  return then ?? held
}

function canLay({ rules, round }: MatchState, tile: Tile): boolean {
  const line = round?.line
  if (line === undefined || line.lead === null) return rules.leadTile !== 'double' || isDouble(tile)
  return openArms(line, rules.completeFirstDouble).some((arm) => hasSuit(tile, line.ends[arm]?.suit ?? -1))
}

/** Every way to deal the hands and to draw so many tiles one after another. */
function* dealsOf(set: readonly Tile[], { players, handSize }: Rules, drawn: number): Generator<WholeDeal> {
  function* hands(left: readonly Tile[], more: number): Generator<{ readonly hands: readonly (readonly Tile[])[]; readonly left: readonly Tile[] }> {
    if (more === 0) yield { hands: [], left }
    else
      for (const hand of chosen(left, handSize)) {
        for (const rest of hands(
          left.filter((tile) => !hand.includes(tile)),
          more - 1,
        ))
          yield { hands: [hand, ...rest.hands], left: rest.left }
      }
  }
  for (const { hands: dealt, left } of hands(set, players)) for (const order of ordered(left, drawn)) yield { hands: dealt, order }
}

function* chosen(from: readonly Tile[], count: number): Generator<readonly Tile[]> {
  if (count === 0) yield []
  else
    for (const [at, first] of from.entries()) {
      for (const rest of chosen(from.slice(at + 1), count - 1)) yield [first, ...rest]
    }
}

function* ordered(from: readonly Tile[], count: number): Generator<readonly Tile[]> {
  if (count === 0) yield []
  else
    for (const first of from) {
      for (const rest of ordered(
        from.filter((tile) => tile !== first),
        count - 1,
      ))
        yield [first, ...rest]
    }
}
