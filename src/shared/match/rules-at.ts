import type { Rules } from '../games/rules'
import type { RuleOverrides } from './record'
import type { ScoredRound } from './state'

/** The rules an event of the round was scored by; of a change of rules, those it brought. Events count from 0. */
export function rulesAt({ rules, events }: ScoredRound, event: number): Rules {
  for (let at = Math.min(event, events.length - 1); at >= 0; at--) {
    const before = events[at]
    if (before?.type === 'rules') return before.rules
  }
  return rules
}

/** The rules that held when the round was left. */
export function rulesAtEnd(round: ScoredRound): Rules {
  return rulesAt(round, round.events.length - 1)
}

/** What the round's changes of rules name, in order. */
export function changesIn({ events }: ScoredRound): readonly RuleOverrides[] {
  return events.flatMap((event) => (event.type === 'rules' ? [event.changed] : []))
}
