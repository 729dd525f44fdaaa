import type { GameId } from '../../games/rules'
import { warningSentencesOf } from '../warning-sentences'
import { gameWords } from './games'
import { nameOf } from './names'
import { counted, tileNoun } from './numbers'

/** `se podían robar 3 fichas del pozo` */
const couldBeDrawn = (tiles: number | null, game: GameId): string =>
  `se ${tiles === 1 ? 'podía' : 'podían'} robar ${tiles === null ? 'fichas' : counted(tiles, tileNoun)} del ${gameWords(game).boneyard}`

export const warningSentence = warningSentencesOf({
  nameOf,
  somebody: 'Alguien',
  'out-of-turn': ({ name, onTurn }) =>
    onTurn === null ? `No le tocaba a ${name ?? 'quien jugó'}.` : `Le tocaba a ${onTurn}${name === null ? '' : `, no a ${name}`}.`,
  'pass-with-boneyard': ({ who, found, game }) => `${who} pasó aunque todavía ${couldBeDrawn(found, game)}.`,
  'drew-too-many': ({ who, found, expected }) =>
    expected === 0
      ? `${who} robó antes de que todos hubieran pasado una vez.`
      : `${who} robó ${counted(found ?? 0, tileNoun)} en un solo turno. Solo se ${(expected ?? 1) === 1 ? 'puede' : 'pueden'} robar ${counted(expected ?? 1, tileNoun)}.`,
  'block-declared-early': ({ found, game }) => `Se anotó el cierre aunque todavía ${couldBeDrawn(found, game)}.`,
  'hand-size': ({ who, found, expected }) => `${who} mostró ${counted(found ?? 0, tileNoun)}, pero debería tener ${expected ?? 0}.`,
  'round-unfinished': () => 'La ronda quedó sin terminar.',
})
