import type { Home } from '#shared/contract/lists'
import type { MatchId } from '#shared/kernel/ids'
import type { PresetId } from '#shared/rules/presets'
import type { MenuWords } from '#shared/words/menu'

/** Matches that the menu has. */
const MOST_RECENT = 8
/** Letters of a line of a menu. */
const LONGEST_MENU_LINE = 60

export interface RecentMatch {
  readonly matchId: MatchId
  readonly players: readonly string[]
  readonly preset: PresetId
}

/** The matches that were changed last. */
function recentMatches({ matches }: Pick<Home, 'matches'>): readonly RecentMatch[] {
  return [...matches]
    .sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
    .slice(0, MOST_RECENT)
    .map(({ matchId, players, preset }) => ({ matchId, players: players.map(({ name }) => name), preset }))
}

/** One as a line of a menu: `Ada, Ben · Flower & Scorpion`. */
export function recentLabel({ players, preset }: RecentMatch, { presets }: Pick<MenuWords, 'presets'>): string {
  const label = `${players.join(', ')} · ${presets[preset]}`
  const letters = [...label]
  return letters.length <= LONGEST_MENU_LINE ? label : `${letters.slice(0, LONGEST_MENU_LINE).join('')}…`
}

/** Follows them, and calls back when a menu has to show something else; until `signal` ends it. */
export async function followRecent(
  home: (signal: AbortSignal) => AsyncIterable<Home>,
  signal: AbortSignal,
  tell: (recent: readonly RecentMatch[]) => void,
): Promise<void> {
  let told = JSON.stringify([])
  for await (const now of home(signal)) {
    const recent = recentMatches(now)
    const text = JSON.stringify(recent)
    if (text !== told) tell(recent)
    told = text
  }
}
