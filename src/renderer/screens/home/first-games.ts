import { ofEveryGame, type Ids } from '#shared/games/ids'
import { PRESETS } from '#shared/rules/presets'

/** The written form of each game that a family begins with. */
export type FirstGame = Ids['presets'][0]
export const FIRST_GAMES = ofEveryGame<FirstGame>(({ presets: [first] }) => (PRESETS[first].offered === 'first' ? [first] : []))

/** The rule set with which a family begins the game of this name; undefined for what is no game that it could. */
export function gameNamed(name: string | null): FirstGame | undefined {
  return FIRST_GAMES.find((id) => PRESETS[id].game === name)
}
