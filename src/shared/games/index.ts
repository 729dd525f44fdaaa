import type { CountedGame, GameDefinition, LineGame } from './game'
import type { GameId } from './ids'
import { DEFINITIONS } from './made/definitions'
import type { Rules } from './rules'

/** Every game: the list that everything else walks (decision 58). */
export const GAMES: Readonly<Record<GameId, GameDefinition>> = DEFINITIONS

/** A game that is asked about its line of play, where there is one for certain: something was laid, or a page shows only such games. */
export function lineGame(id: GameId): LineGame {
  const game = GAMES[id]
  if (game.line === null) throw new Error(`broken invariant: ${id} keeps no line of play`)
  return game
}

/** A game whose rounds are counted by what is left in hands; null where tiles are laid. */
export function countedGame(id: GameId): CountedGame | null {
  const game = GAMES[id]
  return game.line === null ? game : null
}

/** Whether the lowest total is ahead at a table. */
export const lowestWins = (rules: Rules): boolean => countedGame(rules.game)?.left.lowestWins(rules) ?? false

/** Whether it adds up all that lies open, and pays by the sum (AF-5, FT-2). */
export function addsUp(id: GameId): boolean {
  const game = GAMES[id]
  return game.line !== null && game.addsUp === true
}

/** Whether a play may score: in Block and Draw only the end of a round does (BD-2), and where no line is kept nothing is played. */
export function playsScore(rules: Rules): boolean {
  const game = GAMES[rules.game]
  return game.line !== null && game.goodPlay(rules) > 0
}

/** Whether tiles are laid in a line of play. */
export const hasLine = (id: GameId): boolean => GAMES[id].line !== null
