import type { GameId } from '../../games/rules'
import { warningSentencesOf } from '../warning-sentences'
import { gameWords } from './games'
import { nameOf } from './names'
import { counted, tileNoun } from './numbers'

const tilesOr = (tiles: number | null): string => (tiles === null ? 'tiles' : counted(tiles, tileNoun))
const fromBoneyard = (game: GameId): string => `from the ${gameWords(game).boneyard}`

export const warningSentence = warningSentencesOf({
  nameOf,
  somebody: 'Someone',
  'out-of-turn': ({ name, onTurn }) => {
    if (name === null) return onTurn === null ? 'Someone played out of turn.' : `It was ${onTurn}’s turn.`
    return onTurn === null ? `It was not ${name}’s turn.` : `It was ${onTurn}’s turn, not ${name}’s.`
  },
  'pass-with-boneyard': ({ who, found, game }) => `${who} passed but could still draw ${tilesOr(found)} ${fromBoneyard(game)}.`,
  'drew-too-many': ({ who, found, expected }) =>
    expected === 0
      ? `${who} drew before everyone had passed once.`
      : `${who} drew ${counted(found ?? 0, tileNoun)} in one turn. The limit is ${expected ?? 1}.`,
  'block-declared-early': ({ found, game }) => `The block was called while ${tilesOr(found)} could still be drawn ${fromBoneyard(game)}.`,
  'hand-size': ({ who, found, expected }) => `${who} showed ${counted(found ?? 0, tileNoun)} but should have ${expected ?? 0}.`,
  'round-unfinished': () => 'The round was not finished.',
})
