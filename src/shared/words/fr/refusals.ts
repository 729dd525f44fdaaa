import { refusalSentencesOf } from '../refusal-sentences'
import { withArticle } from './articles'
import { gameWords } from './games'
import { malformedWords } from './malformed'
import { nameOf, ofName } from './names'
import { capitalised, counted, numberWord, tileNoun } from './numbers'
import { settingNames } from './settings'
import { armWords, endsWords, setWords } from './tiles'

const PLAYERS = { one: 'personne', other: 'personnes' } as const

export const { faultSentence, refusalSentence, recordRefusalSentence } = refusalSentencesOf({
  malformedWords,
  nameOf,
  endsWords,
  colon: ' : ',
  thisTile: 'ce domino',
  somebody: 'quelqu’un',
  inHand: (name) => `, dans la main ${ofName(name)},`,
  place: (round, event) => (event === null ? `Manche ${round}` : `Manche ${round}, saisie ${event}`),
  faults: {
    'player-count': ({ min, max }) => `ces règles sont faites pour ${min} à ${counted(max, PLAYERS)}`,
    'no-target': ({ players }) => `il n’y a pas d’objectif pour ${counted(players, PLAYERS)}`,
    'no-hand-size': ({ players }) => `le nombre de dominos à distribuer n’est pas indiqué pour ${counted(players, PLAYERS)}`,
    'no-dice': 'cette règle de blocage demande des dés, et ce jeu n’en a pas',
    'too-few-tiles': ({ players, handSize, tiles }) =>
      `${counted(players, PLAYERS)} avec ${counted(handSize, tileNoun)} chacune, c’est plus que les ${tiles} du jeu`,
    'no-such-player': ({ player, players }) => `la place ${player + 1} n’existe pas : la partie en a ${players}`,
    'no-such-leader': ({ leader, players }) => `la place ${leader + 1} ne peut pas ouvrir : la partie en a ${players}`,
    'dice-missing': 'les dés manquent',
    'dice-wrong': 'il faut deux dés de 1 à 6 pour la Fleur et deux pour le Scorpion',
    'hand-count': ({ hands, players }) => `il y a ${counted(hands, { one: 'main', other: 'mains' })} pour ${counted(players, PLAYERS)}`,
    'set-up-rules': ({ settings }) => `cela ne peut changer qu’au début d’une manche, avant qu’on ait joué, pioché ou passé : ${settingNames(settings)}`,
    'table-too-late': 'les dominos déjà sur la table se saisissent avant le premier coup',
    'empty-hand': 'pendant la manche, chaque main a au moins un domino',
    'more-than-the-set': 'il y a plus de dominos sur la table et en main que dans le jeu',
    'totals-too-late': 'les totaux ne se saisissent que tant que personne n’a de points',
    'totals-reach': ({ target }) => `un total de ${target} ou plus aurait déjà terminé la partie`,
    'totals-below': ({ floor }) => `les totaux ne descendent pas sous ${floor}`,
  },
  'bad-record': ({ colonWhy }) => `Cette partie est illisible${colonWhy}.`,
  'match-over': 'La partie est finie. On ne peut plus rien y ajouter.',
  'round-over': 'Cette manche est finie. Commencez d’abord la suivante.',
  'bad-event': ({ colonWhy }) => `Cette saisie est illisible${colonWhy}.`,
  'bad-tile': ({ written, inHand, maxPip }) => `« ${written} »${inHand} n’est pas un domino ${maxPip === null ? 'de ce jeu' : `d’un jeu ${setWords(maxPip)}`}.`,
  'tile-already-played': ({ tile, copies }) =>
    copies === 1 ? `${capitalised(tile)} est déjà sur la table.` : `Les ${numberWord(copies)} ${tile} sont déjà sur la table.`,
  'lead-must-be-double': ({ tile }) => `On ne peut pas ouvrir avec ${tile} : le premier domino doit être un double.`,
  'does-not-match': {
    startFirst: ({ tile, ends }) =>
      `${capitalised(tile)} ne peut pas encore se poser là : il faut d’abord jouer de chaque côté du premier double.${ends === '' ? '' : ` On peut jouer sur ${ends}.`}`,
    nowhere: ({ tile }) => `${capitalised(tile)} ne peut pas se poser là.`,
    oneEnd: (tile, arm, suit) => `${capitalised(tile)} ne peut pas se poser là : ${armWords(arm)} est à ${suit}.`,
    severalEnds: ({ tile, colonEnds }) => `${capitalised(tile)} ne se pose à aucun bout ouvert${colonEnds}.`,
  },
  'end-needed': ({ tile, colonEnds }) => `${capitalised(tile)} peut se poser à plusieurs bouts${colonEnds}. Choisissez-en un.`,
  'boneyard-empty': {
    nothing: ({ game }) => `On ne peut plus rien piocher dans ${withArticle(gameWords(game).boneyard).the} (C-3).`,
    only: ({ drawable, game }) => `On ne peut piocher que ${counted(drawable, tileNoun)} dans ${withArticle(gameWords(game).boneyard).the} (C-3).`,
  },
  'tile-seen-twice': ({ tile, inHand, copies }) =>
    copies === 1
      ? `${capitalised(tile)}${inHand} est déjà sur la table ou dans une autre main.`
      : `${capitalised(tile)}${inHand} est en trop : le jeu n’en a que ${copies}.`,
  'not-blocked': ({ holder, tile, ends }) => `La manche n’est pas bloquée : ${holder} a ${tile}, ${ends === '' ? 'qui peut ouvrir' : `jouable sur ${ends}`}.`,
})
