import type { MatchId } from '#shared/kernel/ids'
import type { RuleId } from '#shared/rules/rule-ids'

/** Every address of the app. */
export const paths = {
  home: '/',
  newMatch: '/new',
  /** The arbiter's page. */
  settle: '/settle',
  rematch: (matchId: MatchId) => `/new?rematch=${encodeURIComponent(matchId)}`,
  match: (matchId: MatchId) => `/match/${encodeURIComponent(matchId)}`,
  /** What devices made of a match apart from one another, to choose from. */
  versions: (matchId: MatchId) => `/match/${encodeURIComponent(matchId)}/versions`,
  /** The arbiter, with the latest round of a match told. */
  settleMatch: (matchId: MatchId) => `/match/${encodeURIComponent(matchId)}/settle`,
  /** The same for one round, counted from 1. */
  settleRound: (matchId: MatchId, round: number) => `/match/${encodeURIComponent(matchId)}/settle?round=${round}`,
  /** A match looked back at, move by move. */
  lookBack: (matchId: MatchId) => `/match/${encodeURIComponent(matchId)}/moves`,
  /** A match to be read from across the room. */
  bigScreen: (matchId: MatchId) => `/match/${encodeURIComponent(matchId)}/screen`,
  history: '/history',
  /** The part of the history that can still be gone on with. */
  unfinished: '/history?which=unfinished',
  people: '/people',
  statistics: '/statistics',
  data: '/data',
  settings: '/settings',
  about: '/about',
  /** What Caravan does, in three cards. */
  introduction: '/introduction',
  /** A match that comes with the program, move by move. */
  example: '/example',
  /** The rule book. */
  rules: '/rules',
  /** Two rule sets side by side. */
  compareRules: '/rules/compare',
  /** The rule book as one table plays it. */
  matchRules: (matchId: MatchId) => `/rules?match=${encodeURIComponent(matchId)}`,
} as const

/** One rule of the rule book; of a match, as its table plays it. */
export function rulePath(id: RuleId, matchId?: MatchId): string {
  return matchId === undefined ? `/rules/${id}` : `/rules/${id}?match=${encodeURIComponent(matchId)}`
}

export const patterns = {
  home: '/',
  newMatch: '/new',
  settle: '/settle',
  match: '/match/:matchId',
  settleMatch: '/match/:matchId/settle',
  lookBack: '/match/:matchId/moves',
  versions: '/match/:matchId/versions',
  bigScreen: '/match/:matchId/screen',
  history: '/history',
  people: '/people',
  statistics: '/statistics',
  data: '/data',
  settings: '/settings',
  about: '/about',
  introduction: '/introduction',
  example: '/example',
  compareRules: '/rules/compare',
  rules: '/rules/:ruleId?',
} as const
