import type { GameId } from '../../rules/rules'
import type { ToldWarning } from '../sentence-inputs'
import { casesOf } from './articles'
import { gameWords } from './games'
import { nameOf } from './names'
import { counted, TILES } from './numbers'

/** What is irregular about an event that was kept. */
export function warningSentence(warning: ToldWarning, names: readonly string[], game: GameId = 'bergen'): string {
  const from = casesOf(gameWords(game).boneyard).dative
  const who = warning.player === undefined ? 'Jemand' : nameOf(names, warning.player)
  switch (warning.code) {
    case 'out-of-turn':
      return `${who} war nicht dran${warning.expected === undefined ? '' : `; dran war ${nameOf(names, warning.expected)}`}.`
    case 'pass-with-boneyard':
      return `${who} hat gepasst, obwohl aus ${from} noch ${drawable(warning)} gezogen werden ${could(warning)}.`
    case 'drew-too-many':
      return `${who} hat auf einmal ${counted(warning.found ?? 0, TILES)} gezogen; erlaubt ${warning.expected === undefined || warning.expected === 1 ? 'ist' : 'sind'} ${counted(warning.expected ?? 1, TILES)}.`
    case 'block-declared-early':
      return `Die Runde wurde für blockiert erklärt, obwohl aus ${from} noch ${drawable(warning)} gezogen werden ${could(warning)}.`
    case 'hand-size':
      return `${who} hat ${counted(warning.found ?? 0, TILES)} gezeigt; mitgezählt ${warning.expected === 1 ? 'wurde' : 'wurden'} ${warning.expected ?? 0}.`
    case 'round-unfinished':
      return 'Die Runde wurde nicht zu Ende gespielt.'
  }
}

function drawable(warning: ToldWarning): string {
  return warning.found === undefined ? 'Steine' : counted(warning.found, TILES)
}

function could(warning: ToldWarning): string {
  return warning.found === 1 ? 'konnte' : 'konnten'
}
