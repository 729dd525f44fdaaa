/** Every address of the app. */
export const paths = {
  home: '/',
  newMatch: '/new',
  rematch: (matchId: string) => `/new?rematch=${encodeURIComponent(matchId)}`,
  match: (matchId: string) => `/match/${encodeURIComponent(matchId)}`,
  /** What devices made of a match apart from one another, to choose from. */
  versions: (matchId: string) => `/match/${encodeURIComponent(matchId)}/versions`,
  /** A match looked back at, move by move. */
  lookBack: (matchId: string) => `/match/${encodeURIComponent(matchId)}/moves`,
  history: '/history',
  /** The part of the history that can still be gone on with. */
  unfinished: '/history?which=unfinished',
  people: '/people',
  statistics: '/statistics',
  data: '/data',
} as const

export const patterns = {
  home: '/',
  newMatch: '/new',
  match: '/match/:matchId',
  lookBack: '/match/:matchId/moves',
  versions: '/match/:matchId/versions',
  history: '/history',
  people: '/people',
  statistics: '/statistics',
  data: '/data',
} as const
