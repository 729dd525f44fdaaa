import type { GameId } from '../../rules/rules'
import type { ToldWarning } from '../sentence-inputs'
import { withArticle } from './articles'
import { gameWords } from './games'
import { nameOf, ofName } from './names'
import { counted, TILES } from './numbers'

/** What is irregular about an event that was kept. */
export function warningSentence(warning: ToldWarning, names: readonly string[], game: GameId = 'bergen'): string {
  const { the } = withArticle(gameWords(game).boneyard)
  const who = warning.player === undefined ? 'Quelqu’un' : nameOf(names, warning.player)
  switch (warning.code) {
    case 'out-of-turn':
      return `Ce n’était pas le tour ${ofName(warning.player === undefined ? 'cette personne' : who)}${warning.expected === undefined ? '' : ` ; c’était celui ${ofName(nameOf(names, warning.expected))}`}.`
    case 'pass-with-boneyard':
      return `${who} a passé alors qu’on pouvait piocher ${drawable(warning)} dans ${the}.`
    case 'drew-too-many':
      return `${who} a pioché ${counted(warning.found ?? 0, TILES)} d’un coup ; on a droit à ${counted(warning.expected ?? 1, TILES)}.`
    case 'block-declared-early':
      return `La manche a été déclarée bloquée alors qu’on pouvait piocher ${drawable(warning)} dans ${the}.`
    case 'hand-size':
      return `${who} a montré ${counted(warning.found ?? 0, TILES)} ; d’après le compte tenu, il devrait y en avoir ${warning.expected ?? 0}.`
    case 'round-unfinished':
      return 'La manche n’a pas été terminée.'
  }
}

function drawable(warning: ToldWarning): string {
  return warning.found === undefined ? 'des dominos' : counted(warning.found, TILES)
}
