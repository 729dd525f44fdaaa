import type { Steps } from '../kernel/in-steps'
import { textOrder } from '../kernel/text-order'
import type { MatchFacts } from './facts'
import type { Who } from './person'
import { instant, type AskedMatch } from './question'
import { standings } from './standing'

/** Matches put in order at once: a few milliseconds. */
const MATCHES_SORTED_AT_ONCE = 1000

/** What was worked out of single matches, for one `Who`. */
export type KnownMatches = WeakMap<MatchFacts, AskedMatch>

/**
 * All matches, the earliest first, with who sat where; matches of one instant in the order of their ids.
 *
 * It is the same for every question. What is `known` of a match is taken as it is, so a timeline in which one match is new costs little.
 */
export function* timelineOf(facts: readonly MatchFacts[], who: Who, known: KnownMatches = new WeakMap()): Steps<readonly AskedMatch[]> {
  const all: AskedMatch[] = []
  for (const each of facts) {
    const match = known.get(each) ?? askedMatchOf(each, who)
    known.set(each, match)
    if (all.push(match) % MATCHES_SORTED_AT_ONCE === 0) yield
  }
  return all.sort(earlier)
}

function askedMatchOf(facts: MatchFacts, who: Who): AskedMatch {
  const people = facts.players.map(who)
  return { facts, at: instant(facts.startedAt), people, standing: facts.kind === 'decided' ? standings(facts, people) : [] }
}

function earlier(a: AskedMatch, b: AskedMatch): number {
  if (a.at !== b.at) return a.at < b.at ? -1 : 1
  return textOrder(a.facts.matchId, b.facts.matchId)
}
