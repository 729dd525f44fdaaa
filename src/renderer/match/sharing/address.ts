import type { MatchId } from '#shared/kernel/ids'
import { paths } from '../../navigation/paths'

/** Where other devices of the house open a match; null in the program's own window, whose pages have no address outside, and for a match of no house. */
export function addressInHouse(matchId: MatchId): string | null {
  const { protocol, origin, pathname } = window.location
  if (matchId === '' || (protocol !== 'http:' && protocol !== 'https:')) return null
  return `${origin}${pathname}#${paths.replay(matchId)}`
}
