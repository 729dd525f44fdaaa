import { textOrder } from '#shared/kernel/text-order'
import { createHash } from 'node:crypto'
import type { ScoredEvent } from '#shared/match/events'
import type { ScoredMatch } from '#shared/match/state'

/**
 * What was played, as one short text: rules, leaders, dice and events as the scorer read them.
 *
 * Names, ids, dates, notes, the order of fields and what a record left to be understood do not matter.
 */
export function fingerprintOf(match: ScoredMatch): string {
  // at once: handing over each step takes longer than the hashing
  return shortened(createHash('sha256').update(stepsOf(match).join('')).digest('base64url'))
}

/** A match as it was at an earlier moment. */
export interface Earlier {
  readonly fingerprint: string
  /** How many events had been entered. */
  readonly events: number
}

/** Every earlier state of the match, the latest first: any match with such a fingerprint is one that this goes on from. */
export function earlierStates(match: ScoredMatch): readonly Earlier[] {
  const hash = createHash('sha256')
  const states: Earlier[] = []
  let events = 0
  for (const step of stepsOf(match)) {
    hash.update(step)
    if (step.startsWith(EVENT)) events++
    states.push({ fingerprint: shortened(hash.copy().digest('base64url')), events })
  }
  return states.slice(0, -1).reverse()
}

export function eventCount({ rounds }: ScoredMatch): number {
  return rounds.reduce((sum, { events }) => sum + events.length, 0)
}

/** 132 bits tell any two matches apart. */
const shortened = (digest: string): string => digest.slice(0, 22)

const EVENT = '\n'

/** The rules, the beginning of each round, and each event. */
function stepsOf({ begunWith, rounds }: ScoredMatch): readonly string[] {
  // a list and no generator: there are millions of steps when a large house is read
  const steps = [JSON.stringify(Object.entries(begunWith).sort(([a], [b]) => textOrder(a, b)))]
  for (const { leader, dice, events } of rounds) {
    steps.push(`\r${leader} ${dice === null ? '' : [...dice.flower, ...dice.scorpion].join(' ')}`)
    for (const event of events) steps.push(`${EVENT}${eventText(event)}`)
  }
  return steps
}

function eventText(event: ScoredEvent): string {
  switch (event.type) {
    case 'play':
      return `play ${event.player} ${event.tile} ${event.arm ?? '-'} ${event.outward}${event.stands === undefined ? '' : ` ${event.stands}`}`
    case 'draw':
      return `draw ${event.player} ${event.count}`
    case 'pass':
      return `pass ${event.player}`
    case 'block':
      return `block ${event.player} ${JSON.stringify(event.hands.map((hand) => [...hand].sort((a, b) => a - b)))}${event.stands === undefined ? '' : ' stands'}`
    case 'left':
      return `left ${JSON.stringify(event.hands.map((hand) => ('pips' in hand ? hand : [...hand].sort((a, b) => a - b))))}`
    case 'table':
      return `table ${event.player} ${JSON.stringify([event.laid.map(({ tile, arm, outward }) => [tile, arm, outward]), event.hands, event.totals])}`
    case 'rules':
      return `rules ${JSON.stringify(Object.entries(event.rules).sort(([a], [b]) => textOrder(a, b)))}`
    case 'adjust':
      return `adjust ${JSON.stringify([event.asked, event.reason, event.by])}`
    case 'uncalled':
      return `uncalled ${event.player} ${event.to ?? '-'}`
    case 'finish':
      return `finish ${event.when ?? 'round'} ${event.why}`
    case 'show':
      return `show ${event.player} ${JSON.stringify([[...event.tiles].sort((a, b) => a - b), event.why, event.first === true])}`
    case 'set':
      return `set ${JSON.stringify([event.missing, event.extra].map((tiles) => [...tiles].sort((a, b) => a - b)))}`
    case 'leave':
      return `leave ${event.player} ${event.tiles}`
    case 'hand':
      return `hand ${event.player} ${event.count} ${event.why}`
  }
}
