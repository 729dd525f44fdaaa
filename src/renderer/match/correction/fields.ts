import type { ArmName } from '#shared/domino/line'
import type { Seat } from '#shared/match/events'
import type { RecordEvent } from '#shared/match/record'
import { parseTile } from '#shared/domino/tile'
import type { MatchState } from '#shared/match/state'
import { everyWay, type Choice, type Choices } from '../model/choices'
import type { Hands } from '../model/blocked-hands'
import { blockEvent, drawEvent, passEvent, playEvent } from '../model/record-events'

/** An event while it is being corrected: what each kind of event needs, kept while the kind is tried out. */
export interface Fields {
  readonly type: RecordEvent['type']
  readonly player: Seat
  readonly written: string | null
  readonly arm: ArmName | null
  readonly count: number
  readonly hands: Hands
  /** A table shown at the beginning or a change of rules, which is taken out or left as it is. */
  readonly kept: Extract<RecordEvent, { readonly type: 'table' | 'rules' }> | null
}

/** A forgotten event, about which nothing is known but whose turn it was. */
export function forgottenBy(player: Seat, players: number): Fields {
  return { ...fieldsOf({ type: 'pass', player }, players), type: 'play' }
}

export function fieldsOf(event: RecordEvent, players: number): Fields {
  const blank = { player: event.player ?? 0, written: null, arm: null, count: 1, hands: Array.from({ length: players }, () => []), kept: null }
  switch (event.type) {
    case 'play':
      return { ...blank, type: 'play', written: event.tile, arm: event.arm ?? null }
    case 'draw':
      return { ...blank, type: 'draw', count: event.count }
    case 'pass':
      return { ...blank, type: 'pass' }
    case 'table':
    case 'rules':
      return { ...blank, type: event.type, kept: event }
    case 'block':
      return { ...blank, type: 'block', hands: event.hands.map((hand) => hand.flatMap((text) => tileOf(text))) }
  }
}

function tileOf(text: string) {
  const parsed = parseTile(text)
  return parsed.ok ? [parsed.value.tile] : []
}

/** What the chosen tile could do at the table as it was before the event. */
export function choicesOf(fields: Fields, before: MatchState): Choices | null {
  return fields.type === 'play' && fields.written !== null ? everyWay(before, fields.written, fields.player) : null
}

/** The way the fields mean: the end that was named, else the one that is implied. */
export function chosenWay({ arm, written }: Fields, choices: Choices | null): Choice | null {
  if (choices?.kind !== 'ways') return null
  const named = choices.ways.find((way) => way.arm === arm && (arm !== null || way.written === written))
  return named ?? choices.implied
}

/**
 * The event the fields make, or null while a tile or an end is missing.
 *
 * A tile that does not fit makes an event all the same: the scorer then says why not.
 */
export function eventOf(fields: Fields, choices: Choices | null): RecordEvent | null {
  switch (fields.type) {
    case 'play': {
      if (fields.written === null || choices === null) return null
      if (choices.kind === 'refused') return playEvent(fields.player, fields.written, null)
      const way = chosenWay(fields, choices)
      return way === null ? null : playEvent(fields.player, way.written, way.arm)
    }
    case 'draw':
      return drawEvent(fields.player, fields.count)
    case 'pass':
      return passEvent(fields.player)
    case 'block':
      return blockEvent(fields.player, fields.hands)
    case 'table':
    case 'rules':
      return fields.kept
  }
}
