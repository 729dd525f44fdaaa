import type { RuleId, Source } from '../games/rule-ids'
import type { RuleSettings } from '../games/rules'
import type { Statement } from './statement'

/** What a rule moves a total by: gained, or lost where it is below 0. `each`: for each of what the rule counts (a pair, a tile, an open half). */
export interface Points {
  readonly points: number
  readonly each: boolean
}

export const once = (points: number): Points => ({ points, each: false })
export const forEach = (points: number): Points => ({ points, each: true })

/** What people ask about, in the order in which it comes up at a table. */
export const TOPICS = ['lead', 'turn', 'scores', 'end', 'winning', 'table'] as const
export type Topic = (typeof TOPICS)[number]

/** What the rule book knows of a rule of a game beside its words. */
export interface RuleOfGame {
  readonly topic: Topic
  /** Whether a table with these settings plays by it; left out, every table of its games does. */
  readonly plays?: (
    settings: Pick<
      RuleSettings,
      | 'partners'
      | 'blockedBy'
      | 'approachCap'
      | 'completeFirstDouble'
      | 'blockedRule'
      | 'spinner'
      | 'counted'
      | 'limit'
      | 'draw'
      | 'doublesInHand'
      | 'endWorth'
      | 'exact'
      | 'scoreUnit'
      | 'firstScore'
      | 'noWinOnLead'
    >,
  ) => boolean
  /** It goes with another rule: a table that does not play by it has no use for it. */
  readonly onlyPlayed?: true
  /** A way to decide a blocked round: a house can play by it in any other game that leaves that to choose, once `plays` is true. */
  readonly anywhere?: true
  /** What it pays; left out, it pays nothing by itself. */
  readonly pays?: (settings: RuleSettings) => readonly Points[]
}

/** The rules of one game, as the rule book knows them. */
export interface BookOfGame<G extends { readonly rules: readonly RuleId[]; readonly sources: readonly Source[] }> {
  readonly statements: { readonly [R in G['rules'][number]]: Readonly<Record<string, Statement>> }
  readonly rules: Readonly<Record<G['rules'][number], RuleOfGame>>
  /** Where each of its sources stands, as short as it can be named beside a statement; the same in every language. */
  readonly places: Readonly<Record<G['sources'][number], string>>
  /** Rules of other games that belong to it too. */
  readonly shares: readonly RuleId[]
}
