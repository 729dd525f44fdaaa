import { z } from 'zod'
import type { MatchId } from '#shared/kernel/ids'
import type { RoundStart } from '#shared/match/edits'
import type { Seat } from '#shared/match/events'
import { GAMES } from '#shared/games/index'
import { PRESETS, type PresetId } from '#shared/rules/presets'
import { allSet, NO_DICE, type DiceChoice } from '../../components/dice/dice'
import { diceChoiceSchema } from '../../components/dice/dice-schema'
import { keepText, keptText } from '../../hooks/window-storage'

/** A beginning as far as it is chosen. */
export interface StartDraft {
  readonly leader: Seat | null
  /** Null in games without dice. */
  readonly dice: DiceChoice | null
}

/** How a beginning is kept while it is chosen. */
export const startDraftSchema = z.object({ leader: z.int().min(0).nullable(), dice: diceChoiceSchema.nullable() })

/** A beginning of which nothing but the leader may be known. */
export function startDraft(preset: PresetId, leader: Seat | null, dice: DiceChoice = NO_DICE): StartDraft {
  return { leader, dice: GAMES[PRESETS[preset].game].usesDice ? dice : null }
}

/** The beginning, once nothing is missing. */
export function roundStart({ leader, dice }: StartDraft): RoundStart | null {
  if (leader === null) return null
  if (dice === null) return { leader }
  if (!allSet(dice)) return null
  const [a, b] = dice.flower
  const [c, d] = dice.scorpion
  return { leader, dice: { flower: [a ?? 1, b ?? 1], scorpion: [c ?? 1, d ?? 1] } }
}

const firstRoundKey = (matchId: MatchId): string => `caravan.first-round.${matchId}`

/** Keeps what was chosen of a first round before its match began, so that the table asks for the rest alone. */
export function keepFirstRound(matchId: MatchId, draft: StartDraft): void {
  keepText(firstRoundKey(matchId), JSON.stringify(draft))
}

/** What was chosen of a match's first round in this window; null where nothing was. */
export function keptFirstRound(matchId: MatchId): StartDraft | null {
  const text = keptText(firstRoundKey(matchId))
  if (text === null) return null
  const read = startDraftSchema.safeParse(JSON.parse(text))
  return read.success ? read.data : null
}
