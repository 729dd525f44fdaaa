import type { GameId } from '../../rules/rules'
import type { ToldWarning } from '../sentence-inputs'
import { gameWords } from './games'
import { nameOf } from './names'
import { counted, TILES } from './numbers'

/** What is irregular about an event that was kept. */
export function warningSentence(warning: ToldWarning, names: readonly string[], game: GameId = 'bergen'): string {
  const { boneyard } = gameWords(game)
  const who = warning.player === undefined ? 'Somebody' : nameOf(names, warning.player)
  switch (warning.code) {
    case 'out-of-turn':
      return `${who} was not on turn${warning.expected === undefined ? '' : `; it was the turn of ${nameOf(names, warning.expected)}`}.`
    case 'pass-with-boneyard':
      return `${who} passed although ${drawable(warning)} could be drawn from the ${boneyard}.`
    case 'drew-too-many':
      return `${who} drew ${counted(warning.found ?? 0, TILES)} in one turn; ${counted(warning.expected ?? 1, TILES)} may be drawn.`
    case 'block-declared-early':
      return `The round was declared blocked although ${drawable(warning)} could be drawn from the ${boneyard}.`
    case 'hand-size':
      return `${who} showed ${counted(warning.found ?? 0, TILES)}; by the count kept it should be ${warning.expected ?? 0}.`
    case 'round-unfinished':
      return 'The round was left unfinished.'
  }
}

function drawable(warning: ToldWarning): string {
  return warning.found === undefined ? 'tiles' : counted(warning.found, TILES)
}
