import type { Home } from '#shared/contract/lists'
import { PRESET_NAMES } from '#shared/words/en'

/** Matches that the menu has. */
const MOST = 8
/** Letters of a line of a menu. */
const LONGEST = 60

export interface RecentMatch {
  readonly matchId: string
  /** `Ada, Ben · Flower & Scorpion`. */
  readonly label: string
}

/** The matches that were changed last, as lines of a menu. */
export function recentMatches({ matches }: Pick<Home, 'matches'>): readonly RecentMatch[] {
  return [...matches]
    .sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
    .slice(0, MOST)
    .map(({ matchId, players, preset }) => ({ matchId, label: shortened(`${players.map(({ name }) => name).join(', ')} · ${PRESET_NAMES[preset]}`) }))
}

/** Follows them, and tells when what a menu shows of them is another; until `signal` ends it. */
export async function followRecent(home: (signal: AbortSignal) => AsyncIterable<Home>, signal: AbortSignal, tell: (recent: readonly RecentMatch[]) => void): Promise<void> {
  let told = ''
  for await (const now of home(signal)) {
    const recent = recentMatches(now)
    const text = JSON.stringify(recent)
    if (text !== told) tell(recent)
    told = text
  }
}

function shortened(label: string): string {
  const letters = [...label]
  return letters.length <= LONGEST ? label : `${letters.slice(0, LONGEST).join('')}…`
}
