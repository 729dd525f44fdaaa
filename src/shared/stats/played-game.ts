import { foldedName } from '../kernel/names'
import { PRESETS, type PresetId } from '../rules/presets'

interface Played {
  readonly preset: PresetId
  readonly gameName?: string | undefined
}

/** What people are compared in: a game, or what a family calls the one whose rounds it counted. It is a key, not a name to show. */
export function playedGame({ preset, gameName }: Played): string {
  const { game } = PRESETS[preset]
  return gameName === undefined ? game : `${game}:${foldedName(gameName)}`
}
