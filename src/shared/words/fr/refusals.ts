import { refusalSentencesOf } from '../refusal-sentences'
import { withArticle } from './articles'
import { gameWords } from './games'
import { nameOf, ofName } from './names'
import { capitalised, counted, numberWord, tileNoun, timesWord } from './numbers'
import { armWords, endsWords, setWords } from './tiles'

export const { refusalSentence, recordRefusalSentence } = refusalSentencesOf({
  nameOf,
  endsWords,
  colon: ' : ',
  thisTile: 'ce domino',
  somebody: 'quelqu’un',
  inHand: (name) => `, dans la main ${ofName(name)},`,
  place: (round, event) => (event === null ? `Manche ${round}` : `Manche ${round}, saisie ${event}`),
  'bad-record': ({ colonWhy }) => `L’enregistrement de la partie est illisible${colonWhy}.`,
  'match-over': 'La partie est finie ; rien ne peut suivre sa fin.',
  'round-over': 'Cette manche est finie ; la suite appartient à une nouvelle manche.',
  'bad-event': ({ colonWhy }) => `Cette saisie est illisible${colonWhy}.`,
  'bad-tile': ({ written, inHand, maxPip }) => `« ${written} »${inHand} n’est pas un domino ${maxPip === null ? 'de ce jeu' : `d’un jeu ${setWords(maxPip)}`}.`,
  'tile-already-played': ({ tile, copies }) =>
    copies === 1 ? `${capitalised(tile)} est déjà sur la table.` : `Les ${numberWord(copies)} ${tile} sont déjà sur la table.`,
  'lead-must-be-double': ({ tile }) => `On ne peut pas ouvrir avec ${tile} : le premier domino doit être un double.`,
  'does-not-match': {
    startFirst: ({ tile, ends }) =>
      `${capitalised(tile)} ne peut pas aller là tant qu’on n’a pas joué de chaque côté du premier double${ends === '' ? '' : `. On peut jouer sur ${ends}`}.`,
    nowhere: ({ tile }) => `${capitalised(tile)} ne va pas.`,
    oneEnd: (tile, arm, suit) => `${capitalised(tile)} ne va pas : ${armWords(arm)} montre ${suit}.`,
    severalEnds: ({ tile, colonEnds }) => `${capitalised(tile)} ne va avec aucun bout ouvert${colonEnds}.`,
  },
  'end-needed': ({ tile, colonEnds }) => `${capitalised(tile)} peut aller à plusieurs bouts${colonEnds}. Dites lequel.`,
  'boneyard-empty': {
    nothing: ({ game }) => `On ne peut rien piocher : il ne reste dans ${withArticle(gameWords(game).boneyard).the} que la réserve.`,
    only: ({ drawable, game }) =>
      `On ne peut piocher que ${counted(drawable, tileNoun)} avant qu’il ne reste dans ${withArticle(gameWords(game).boneyard).the} que la réserve.`,
  },
  'tile-seen-twice': ({ tile, inHand, copies }) =>
    `${capitalised(tile)}${inHand} a déjà été vu sur la table ou dans une main${copies === 1 ? '' : `, en tout plus de ${timesWord(copies)}`}.`,
  'not-blocked': ({ holder, tile, ends }) =>
    `La manche n’est pas bloquée : ${holder} a ${tile}, ${ends === '' ? 'avec quoi on peut ouvrir' : `qui va avec ${ends}`}.`,
})
