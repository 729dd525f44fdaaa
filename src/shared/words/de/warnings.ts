import type { GameId } from '../../games/rules'
import { warningSentencesOf } from '../warning-sentences'
import { casesOf } from './articles'
import { gameWords } from './games'
import { nameOf } from './names'
import { counted, tileNoun } from './numbers'

/** `aus dem Vorrat noch 3 Steine gezogen werden konnten` */
const couldBeDrawn = (tiles: number | null, game: GameId): string =>
  `aus ${casesOf(gameWords(game).boneyard).dative} noch ${tiles === null ? 'Steine' : counted(tiles, tileNoun)} gezogen werden ${tiles === 1 ? 'konnte' : 'konnten'}`

export const warningSentence = warningSentencesOf({
  nameOf,
  somebody: 'Jemand',
  'out-of-turn': ({ who, name, onTurn }) => (onTurn === null ? `${who} war nicht am Zug.` : `${onTurn} war am Zug${name === null ? '' : `, nicht ${name}`}.`),
  'pass-with-boneyard': ({ who, found, game }) => `${who} hat gepasst, obwohl ${couldBeDrawn(found, game)}.`,
  'drew-too-many': ({ who, found, expected }) =>
    expected === 0
      ? `${who} hat gezogen, bevor alle einmal gepasst hatten.`
      : `${who} hat auf einmal ${counted(found ?? 0, tileNoun)} gezogen. Erlaubt ${(expected ?? 1) === 1 ? 'ist' : 'sind'} ${counted(expected ?? 1, tileNoun)}.`,
  'block-declared-early': ({ found, game }) => `„Blockiert“ wurde gemeldet, obwohl ${couldBeDrawn(found, game)}.`,
  'hand-size': ({ who, found, expected }) => `${who} hat ${counted(found ?? 0, tileNoun)} aufgedeckt, müsste aber ${expected ?? 0} haben.`,
  'round-unfinished': () => 'Die Runde wurde nicht zu Ende gespielt.',
})
