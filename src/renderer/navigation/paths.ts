import type { MatchId } from '#shared/kernel/ids'
import type { PresetId } from '#shared/rules/presets'
import type { RuleId } from '#shared/games/rule-ids'
import type { GameId } from '#shared/games/rules'

/** Every address of the app. */
export const paths = {
  home: '/',
  newMatch: '/new',
  /** A new match of a rule set. */
  newMatchOf: (preset: PresetId) => `/new?preset=${preset}`,
  /** Where this game is played: the first start where nothing has been played yet, else a new match. */
  playGame: (game: GameId) => `/?game=${game}`,
  /** The page Settle a dispute. */
  settle: '/settle',
  rematch: (matchId: MatchId) => `/new?rematch=${encodeURIComponent(matchId)}`,
  match: (matchId: MatchId) => `/match/${encodeURIComponent(matchId)}`,
  /** What devices made of a match apart from one another, to choose from. */
  versions: (matchId: MatchId) => `/match/${encodeURIComponent(matchId)}/versions`,
  /** The same page, with the latest round of a match filled in. */
  settleMatch: (matchId: MatchId) => `/match/${encodeURIComponent(matchId)}/settle`,
  /** The same for one round, counted from 1. */
  settleRound: (matchId: MatchId, round: number) => `/match/${encodeURIComponent(matchId)}/settle?round=${round}`,
  replay: (matchId: MatchId) => `/match/${encodeURIComponent(matchId)}/replay`,
  /** Looking back at a match, at its last round. */
  review: (matchId: MatchId) => `/match/${encodeURIComponent(matchId)}/review`,
  /** The same at one round, counted from 1. */
  reviewRound: (matchId: MatchId, round: number) => `/match/${encodeURIComponent(matchId)}/review?round=${round}`,
  /** A match whose plays a camera over the table enters. */
  camera: (matchId: MatchId) => `/match/${encodeURIComponent(matchId)}/camera`,
  /** A match to be read from across the room. */
  bigScreen: (matchId: MatchId) => `/match/${encodeURIComponent(matchId)}/screen`,
  /** The same for a stream: over a video, with nothing behind it. */
  overlay: (matchId: MatchId) => `/match/${encodeURIComponent(matchId)}/screen?overlay`,
  matches: '/matches',
  /** The part of the history that can still be gone on with. */
  unfinished: '/matches?which=unfinished',
  /** Puzzles from the family's own matches. */
  practice: '/practice',
  /** Evenings of many tables. */
  evening: '/evening',
  oneEvening: (id: string) => `/evening/${encodeURIComponent(id)}`,
  /** Its standings, tables and clock, to be read from across the room. */
  eveningScreen: (id: string) => `/evening/${encodeURIComponent(id)}/screen`,
  /** Seasons, and one of them: its table, and how points are given. */
  seasons: '/seasons',
  season: (id: string) => `/seasons/${encodeURIComponent(id)}`,
  people: '/people',
  /** One person, by their key in the statistics: their id, or a name that nobody has claimed. */
  person: (key: string) => `/people/${encodeURI(key).replace(/[/?#]/g, encodeURIComponent)}`,
  statistics: '/statistics',
  files: '/files',
  settings: '/settings',
  settingGroup: (group: string) => `/settings/${group}`,
  about: '/about',
  /** What Caravan does, in three cards. */
  introduction: '/introduction',
  /** The replay of a match that comes with Caravan. */
  example: '/example',
  /** How to play, beginning with the first game there is. */
  learn: '/how-to-play',
  /** How a game is played, or by two against two, for people who learn it. */
  howToPlay: (lesson: GameId | 'partners') => `/how-to-play/${lesson}`,
  rules: '/rules',
  /** The rule book as a rule set has it. */
  presetRules: (preset: PresetId) => `/rules?preset=${preset}`,
  /** Two rule sets side by side. */
  compareRules: '/rules/compare',
  compareTwo: (one: PresetId, other: PresetId) => `/rules/compare?one=${one}&other=${other}`,
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
  replay: '/match/:matchId/replay',
  review: '/match/:matchId/review',
  versions: '/match/:matchId/versions',
  camera: '/match/:matchId/camera',
  bigScreen: '/match/:matchId/screen',
  matches: '/matches',
  practice: '/practice',
  evening: '/evening',
  oneEvening: '/evening/:id',
  eveningScreen: '/evening/:id/screen',
  seasons: '/seasons',
  season: '/seasons/:id',
  people: '/people',
  person: '/people/:person',
  statistics: '/statistics',
  files: '/files',
  settings: '/settings/:group?',
  about: '/about',
  introduction: '/introduction',
  example: '/example',
  howToPlay: '/how-to-play/:game?',
  compareRules: '/rules/compare',
  rules: '/rules/:ruleId?',
} as const
