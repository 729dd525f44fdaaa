import type { ArmName } from '#shared/domino/line'
import { capitalised, counted, inNumber, listed, plain, tileNoun } from '#shared/words/fr'
import { withArticle } from '#shared/words/fr/articles'
import { ofName } from '#shared/words/fr/names'
import { atArm } from '#shared/words/fr/tiles'
import type { PageWords } from '../page-words'
import { corrections } from './match-corrections'
import { entry, pad, ways } from './match-entry'

const END = { left: 'Bout gauche', right: 'Bout droit' } as const
const toArm = (name: ArmName): string => (name === 'left' ? 'à gauche' : name === 'right' ? 'à droite' : atArm(name))

export const match: PageWords['match'] = {
  waiting: 'On dresse la table…',
  gone: {
    title: 'Cette partie n’est pas ici',
    text: 'Elle a peut-être été supprimée ou mise de côté, ou son adresse est fausse. Les parties lisibles sont sur la page d’accueil.',
    home: 'Vers l’accueil',
  },
  unreadable: {
    title: 'Cette partie ne peut pas être comptée',
    text: 'Son enregistrement est gardé et inchangé, mais quelque chose y est impossible :',
    lookBack: 'À propos de cette partie',
  },
  failed: 'Cette partie n’arrive pas en ce moment. Un nouvel essai suit.',
  tooManyStreams: 'Cet appareil affiche déjà la partie dans trop de fenêtres. Fermez-en quelques-unes et elle apparaîtra ici.',

  table: {
    title: (game, names) => `${game} : ${listed(names)}`,
    heading: 'Table',
    round: (round) => `Manche ${round}`,
    rulesChanged: (rounds) => `règles changées ${inNumber(rounds.length, { one: 'à la manche', other: 'aux manches' })} ${listed(rounds.map(String))}`,
    target: (target, points) => `en ${counted(target, points)}`,
    boneyard: capitalised,
    boneyardCount: (name, tiles, reserve) =>
      reserve > 0
        ? `${counted(tiles, tileNoun)} dans ${withArticle(name).the}, dont ${reserve} qu’on ne pioche jamais`
        : `${counted(tiles, tileNoun)} dans ${withArticle(name).the}`,
    reserve: (reserve) => `${reserve} en réserve`,
    sheet: 'Feuille de score',
  },

  show: {
    button: 'Affichage',
    label: 'Affichage : jetons et dominos',
    score: (points) => capitalised(points.other),
    countUp: 'En montant',
    countdown: 'À rebours',
    countdownHint: 'À rebours, chaque personne commence avec autant que l’objectif et les rend (B-8).',
    faces: 'Dominos',
    picturesHint: 'Pour les enfants : les familles en images au lieu de points (B-9). Le blanc reste blanc.',
    largeSuits: 'Les familles au-dessus de 6 gardent leurs points.',
    device: 'Sur cet appareil seulement ; cela ne change rien à la partie.',
    house: 'Pour toutes vos parties, aussi dans les réglages.',
  },

  players: {
    label: 'À table',
    turn: 'À jouer',
    hand: (tiles) => `${counted(tiles, tileNoun)} en main`,
    toGiveBack: 'à rendre',
    leaderInShort: (leader) => (leader === 'ouverture' ? 'Ouverture' : 'Chef'),
    leader: capitalised,
    total: (total, target, points, countdown) =>
      countdown ? `${Math.max(0, target - total)} sur ${counted(target, points)} à rendre` : `${plain(total)} sur ${counted(target, points)}`,
    enterFor: (name) => `Saisir pour ${name}`,
  },

  dice: {
    flower: 'Fleur',
    scorpion: 'Scorpion',
    flowerSign: '+1',
    scorpionSign: '−1',
    inFull: (pair, tile, sign) => `${pair} ${tile}, ${sign}`,
    die: (pair, place) => `${pair}, ${place === 0 ? 'premier' : 'second'} dé`,
    throw: 'Lancer les dés ici',
  },

  line: {
    label: (line) => capitalised(withArticle(line).the),
    labelOf: (line, of) => `${capitalised(withArticle(line).the)}, ${of}`,
    empty: 'Personne n’a encore ouvert.',
    end: (name, suit, double) => `${typeof name === 'number' ? `Branche ${name}` : END[name]} : ${suit}${double ? ', un double' : ''}`,
    lay: (tile, points) => `poser ${tile} pour ${points}`,
    tile: (tile, at, player, flagged) =>
      player === ''
        ? `${tile}, sur la table au début de l’enregistrement`
        : `${tile}, ${at === null ? 'ouverture' : `posé ${atArm(at)}`} par ${player}${flagged ? ', irrégulier' : ''}`,
  },

  entry,
  way: ways,
  pad,

  edits: {
    'enter-play': 'le dernier coup',
    'enter-draw': 'la dernière pioche',
    'enter-pass': 'le dernier passage',
    'enter-block': 'la manche bloquée',
    'enter-table': 'la table telle qu’elle était',
    'change-rules': 'le changement de règles',
    'start-round': 'le début de la manche',
    revise: 'la correction',
  },
  undoNamed: (edit) => `Annuler ${edit}`,
  redoNamed: (edit) => `Rétablir ${edit}`,

  problem: { title: 'Pas saisi', unknown: 'Peut-être pas saisi', dismiss: 'Masquer' },

  feed: {
    heading: 'Ce qui s’est passé',
    empty: 'Rien encore. L’ouverture est la première saisie.',
    leads: (name, leader) => (leader === 'ouverture' ? `${name} ouvre` : `${name} est ${leader}`),
    played: (tile, at) => (at === null ? `ouvre avec ${tile}` : `${tile} ${toArm(at)}`),
    drew: (count) => `pioche ${counted(count, tileNoun)}`,
    passed: 'passe',
    showed: 'bloqué, mains montrées',
    tableLay: (tiles) => `joue ensuite ; l’enregistrement commence avec ${counted(tiles, tileNoun)} sur la table`,
    opens: ' Corriger ou retirer.',
    correctStart: 'Corriger',
    ofRound: (round) => `le début de la manche ${round}`,
    irregular: 'Irrégulier',
  },

  correction: corrections,

  block: {
    title: 'Manche bloquée',
    hands: 'Mains',
    hand: (name) => `La main ${ofName(name)}`,
    counted: (shown, expected) => (expected === null ? counted(shown, tileNoun) : `${shown} sur ${counted(expected, tileNoun)}`),
    tapToAdd: 'Touchez les dominos de cette main, ou tapez leurs moitiés.',
    differs: (shown, expected) => `Le compte tenu dit ${expected}, cette main en montre ${shown}. Elle peut être gardée ; elle sera signalée.`,
    playable: (name, tiles) => `${name} peut encore jouer ${listed(tiles, 'or')} : la manche n’est pas bloquée.`,
    early: (tiles, boneyard) =>
      `On peut encore piocher ${counted(tiles, tileNoun)} dans ${withArticle(boneyard).the}. Un blocage maintenant sera gardé et signalé.`,
    inHand: (name) => `Dominos ${ofName(name)}`,
    take: (tile) => `${tile}, dans cette main ; toucher pour le remettre`,
    table: 'posé',
    otherHand: 'dans une autre main',
    canPlay: 'pouvait être joué',
    back: 'Retour',
    next: 'Main suivante',
    rule: 'Rendre la décision',
  },

  ruling: {
    heading: 'La décision',
    hands: 'Mains montrées',
    deciding: 'regardé',
    notLooked: 'pas comparée',
    winner: 'gagne',
    measure: {
      'holds-tile': 'l’a en main',
      doubles: 'doubles',
      'lowest-double': 'plus petit double',
      pips: 'points en main',
      tiles: 'dominos',
    },
    yes: 'oui',
    no: 'non',
    none: 'aucun',
    noTiles: 'aucun domino',
  },

  round: {
    over: (round) => `La manche ${round} est finie`,
    points: 'Points de la fin de manche',
    next: 'Manche suivante',
    startTitle: (round) => `Manche ${round}`,
    leader: (leader) => (leader === 'ouverture' ? 'Qui ouvre ?' : `Qui est ${leader} ?`),
    suggested: (name) => `C’est ${name}.`,
    begin: 'Commencer la manche',
    chooseLeader: 'Choisissez qui ouvre.',
    dice: 'Le lancer',
    diceHint: 'Touchez les faces qui sont sorties, ou lancez ici.',
    chooseDice: 'Indiquez les quatre dés.',
  },

  end: {
    heading: 'La partie est finie',
    rematch: 'Revanche',
    rematchHint: 'Même table, mêmes règles ; l’ouverture passe à la personne suivante.',
    home: 'Vers l’accueil',
  },

  sheet: {
    caption: 'Feuille de score',
    round: 'Manche',
    total: 'Total',
    how: 'Comment elle a fini',
    running: 'en cours',
    unfinished: 'pas terminée',
    winner: 'victoire',
  },

  announce: {
    roundBegins: (round, name) => `Manche ${round}. ${name} ouvre.`,
    changed: 'La partie a été changée.',
    turn: (name) => `Au tour ${ofName(name)}.`,
  },
}
