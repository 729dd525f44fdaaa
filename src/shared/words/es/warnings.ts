import type { GameId } from '../../rules/rules'
import type { ToldWarning } from '../sentence-inputs'
import { gameWords } from './games'
import { nameOf } from './names'
import { counted, TILES } from './numbers'

/** What is irregular about an event that was kept. */
export function warningSentence(warning: ToldWarning, names: readonly string[], game: GameId = 'bergen'): string {
  const { boneyard } = gameWords(game)
  const who = warning.player === undefined ? 'Alguien' : nameOf(names, warning.player)
  switch (warning.code) {
    case 'out-of-turn':
      return `A ${warning.player === undefined ? 'alguien' : who} no le tocaba jugar${warning.expected === undefined ? '' : `; le tocaba a ${nameOf(names, warning.expected)}`}.`
    case 'pass-with-boneyard':
      return `${who} pasó aunque ${drawable(warning)} del ${boneyard}.`
    case 'drew-too-many':
      return `${who} robó ${counted(warning.found ?? 0, TILES)} en un solo turno; se ${warning.expected === undefined || warning.expected === 1 ? 'puede' : 'pueden'} robar ${counted(warning.expected ?? 1, TILES)}.`
    case 'block-declared-early':
      return `Se declaró el cierre aunque ${drawable(warning)} del ${boneyard}.`
    case 'hand-size':
      return `${who} mostró ${counted(warning.found ?? 0, TILES)}; según la cuenta llevada ${warning.expected === 1 ? 'debería' : 'deberían'} ser ${warning.expected ?? 0}.`
    case 'round-unfinished':
      return 'La ronda quedó sin terminar.'
  }
}

/** `se podían robar 3 fichas` */
function drawable(warning: ToldWarning): string {
  if (warning.found === undefined) return 'se podían robar fichas'
  return `se ${warning.found === 1 ? 'podía' : 'podían'} robar ${counted(warning.found, TILES)}`
}
