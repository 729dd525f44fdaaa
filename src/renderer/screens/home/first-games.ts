import { PRESETS } from '#shared/rules/presets'

/** The written form of each game that a family begins with. */
export const FIRST_GAMES = ['flower-and-scorpion', 'bergen-pagat', 'double-bergen'] as const
export type FirstGame = (typeof FIRST_GAMES)[number]

/** The rule set with which a family begins the game of this name; undefined for what is no game. */
export function gameNamed(game: string | null): FirstGame | undefined {
  return FIRST_GAMES.find((preset) => PRESETS[preset].game === game)
}
