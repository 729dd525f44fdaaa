import type { GameId } from '../../rules/rules'
import { warningSentencesOf } from '../warning-sentences'
import { gameWords } from './games'
import { nameOf } from './names'
import { counted, tileNoun } from './numbers'

const couldBeDrawn = (tiles: number | null, game: GameId): string =>
  `${tiles === null ? 'tiles' : counted(tiles, tileNoun)} could be drawn from the ${gameWords(game).boneyard}`

export const warningSentence = warningSentencesOf({
  nameOf,
  somebody: 'Somebody',
  'out-of-turn': ({ who, onTurn }) => `${who} was not on turn${onTurn === null ? '' : `; it was the turn of ${onTurn}`}.`,
  'pass-with-boneyard': ({ who, found, game }) => `${who} passed although ${couldBeDrawn(found, game)}.`,
  'drew-too-many': ({ who, found, expected }) => `${who} drew ${counted(found ?? 0, tileNoun)} in one turn; ${counted(expected ?? 1, tileNoun)} may be drawn.`,
  'block-declared-early': ({ found, game }) => `The round was declared blocked although ${couldBeDrawn(found, game)}.`,
  'hand-size': ({ who, found, expected }) => `${who} showed ${counted(found ?? 0, tileNoun)}; by the count kept it should be ${expected ?? 0}.`,
  'round-unfinished': () => 'The round was left unfinished.',
})
