import type { GameId } from '../../games/rules'
import { warningSentencesOf } from '../warning-sentences'
import { withArticle } from './articles'
import { gameWords } from './games'
import { nameOf } from './names'
import { counted, tileNoun } from './numbers'

const couldBeDrawn = (tiles: number | null, game: GameId): string =>
  `on pouvait encore piocher ${tiles === null ? 'des dominos' : counted(tiles, tileNoun)} dans ${withArticle(gameWords(game).boneyard).the}`

export const warningSentence = warningSentencesOf({
  nameOf,
  somebody: 'Quelqu’un',
  'out-of-turn': ({ name, onTurn }) => {
    const notTheirs = name === null ? null : `pas à ${name}`
    if (onTurn === null) return notTheirs === null ? 'Quelqu’un a joué hors de son tour.' : `Ce n’était ${notTheirs} de jouer.`
    return `C’était à ${onTurn} de jouer${notTheirs === null ? '' : `, ${notTheirs}`}.`
  },
  'pass-with-boneyard': ({ who, found, game }) => `${who} a passé alors qu’${couldBeDrawn(found, game)}.`,
  'drew-too-many': ({ who, found, expected }) =>
    expected === 0
      ? `${who} a pioché avant que tout le monde ait passé une fois.`
      : `${who} a pioché ${counted(found ?? 0, tileNoun)} en un tour. La limite est de ${expected ?? 1}.`,
  'block-declared-early': ({ found, game }) => `Le blocage a été annoncé alors qu’${couldBeDrawn(found, game)}.`,
  'hand-size': ({ who, found, expected }) => `${who} a dévoilé ${counted(found ?? 0, tileNoun)}, mais devrait en avoir ${expected ?? 0}.`,
  'round-unfinished': () => 'La manche n’a pas été terminée.',
})
