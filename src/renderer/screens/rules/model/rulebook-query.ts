import type { MatchId } from '#shared/kernel/ids'
import { PRESET_IDS, type PresetId } from '#shared/rules/presets'
import type { RuleId } from '#shared/games/rule-ids'
import { paths, rulePath } from '../../../navigation/paths'

/** What is asked of the rule book: words, a rule set, or the table of a match. */
export interface RulebookQuery {
  readonly text: string
  readonly preset: PresetId | null
  readonly matchId: MatchId | null
}

export function askedIn(search: string): RulebookQuery {
  const asked = new URLSearchParams(search)
  return {
    text: asked.get('text') ?? '',
    preset: PRESET_IDS.find((id) => id === asked.get('preset')) ?? null,
    matchId: asked.get('match'),
  }
}

/** As the address has it; empty for the whole book. */
function searchOf({ text, preset, matchId }: RulebookQuery): string {
  const asked = new URLSearchParams()
  if (matchId !== null) asked.set('match', matchId)
  if (preset !== null) asked.set('preset', preset)
  if (text !== '') asked.set('text', text)
  return asked.toString()
}

export function bookPath(asked: RulebookQuery): string {
  const search = searchOf(asked)
  return search === '' ? paths.rules : `${paths.rules}?${search}`
}

/** One rule, with the way back to what was asked of the book. */
export function ruleInBook(id: RuleId, asked: RulebookQuery): string {
  const search = searchOf(asked)
  return search === '' ? rulePath(id) : `${rulePath(id)}?${search}`
}
