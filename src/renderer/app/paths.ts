/** Every address of the app. */
export const paths = {
  home: '/',
  newMatch: '/new',
  rematch: (matchId: string) => `/new?rematch=${encodeURIComponent(matchId)}`,
  match: (matchId: string) => `/match/${encodeURIComponent(matchId)}`,
} as const

export const patterns = { home: '/', newMatch: '/new', match: '/match/:matchId' } as const
