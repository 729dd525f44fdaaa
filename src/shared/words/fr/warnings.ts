import type { GameId } from '../../rules/rules'
import { warningSentencesOf } from '../warning-sentences'
import { withArticle } from './articles'
import { gameWords } from './games'
import { nameOf, ofName } from './names'
import { counted, tileNoun } from './numbers'

const couldBeDrawn = (tiles: number | null, game: GameId): string =>
  `on pouvait piocher ${tiles === null ? 'des dominos' : counted(tiles, tileNoun)} dans ${withArticle(gameWords(game).boneyard).the}`

export const warningSentence = warningSentencesOf({
  nameOf,
  somebody: 'Quelqu’un',
  'out-of-turn': ({ name, onTurn }) =>
    `Ce n’était pas le tour ${ofName(name ?? 'cette personne')}${onTurn === null ? '' : ` ; c’était celui ${ofName(onTurn)}`}.`,
  'pass-with-boneyard': ({ who, found, game }) => `${who} a passé alors qu’${couldBeDrawn(found, game)}.`,
  'drew-too-many': ({ who, found, expected }) =>
    `${who} a pioché ${counted(found ?? 0, tileNoun)} d’un coup ; on a droit à ${counted(expected ?? 1, tileNoun)}.`,
  'block-declared-early': ({ found, game }) => `La manche a été déclarée bloquée alors qu’${couldBeDrawn(found, game)}.`,
  'hand-size': ({ who, found, expected }) =>
    `${who} a montré ${counted(found ?? 0, tileNoun)} ; d’après le compte tenu, il devrait y en avoir ${expected ?? 0}.`,
  'round-unfinished': () => 'La manche n’a pas été terminée.',
})
