import { IDS, ofEveryGame, type Ids } from '#shared/games/ids'

/** The written form of each game that a family begins with. */
export type FirstGame = Ids['presets'][0]
export const FIRST_GAMES = ofEveryGame<FirstGame>(({ presets }) => [presets[0]])

/** The rule set with which a family begins the game of this name; undefined for what is no game. */
export function gameNamed(name: string | null): FirstGame | undefined {
  return IDS.find(({ game }) => game === name)?.presets[0]
}
