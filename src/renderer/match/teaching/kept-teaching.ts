import type { MatchId } from '#shared/kernel/ids'
import { NOTHING_TAUGHT, type TeachingProgress } from '#shared/rulebook/how-to-play/teaching'

/*
 * How far a table has come with its lesson. It is kept in this browser alone, beside the match and not in it: a match that was taught is one like any
 * other.
 */

export interface KeptTeaching extends TeachingProgress {
  /** It was left for now, and can be taken up again. */
  readonly left: boolean
}

export const NEW_TEACHING: KeptTeaching = { ...NOTHING_TAUGHT, left: false }

const teachingKey = (matchId: MatchId): string => `caravan.teaching.${matchId}`

/** The lesson of a match; null where there is none, or it is over. */
export function keptTeaching(matchId: MatchId): KeptTeaching | null {
  try {
    return readTeaching(JSON.parse(window.localStorage.getItem(teachingKey(matchId)) ?? 'null'))
  } catch {
    return null
  }
}

function readTeaching(kept: unknown): KeptTeaching | null {
  const { dealt, called, read, left } = (kept ?? {}) as Partial<KeptTeaching>
  const counts = [called, read].every((count) => Number.isInteger(count) && (count ?? -1) >= 0)
  return counts && typeof dealt === 'boolean' && typeof left === 'boolean' ? { dealt, called: called ?? 0, read: read ?? 0, left } : null
}

/** Keeps a lesson; null forgets it. */
export function keepTeaching(matchId: MatchId, teaching: KeptTeaching | null): void {
  try {
    if (teaching === null) window.localStorage.removeItem(teachingKey(matchId))
    else window.localStorage.setItem(teachingKey(matchId), JSON.stringify(teaching))
  } catch {
    // storage may be switched off: the lesson then lasts as long as the page is shown
  }
}
