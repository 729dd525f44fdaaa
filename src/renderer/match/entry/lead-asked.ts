import { words } from '../../messages/page'
import type { MatchView } from '../match-view'

/** What the table is asked while nobody leads: the tile that does, by the rule that says which it is. */
export function leadAsked({ preset, scored }: MatchView): string {
  const { asks } = words.match.tray
  const later = scored.rounds.length > 1
  const advice = later ? preset.nextLeader : scored.rules.leadTile === 'highest-double' ? 'highest-double' : preset.firstLeader
  if (advice in asks) return asks[advice as keyof typeof asks]
  return scored.rules.leadTile === 'double' ? asks.double : asks.any
}
