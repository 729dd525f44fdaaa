import type { ArmName } from '#shared/domino/line'
import { toGo } from '#shared/match/made'
import { capitalised, counted, inNumber, listed, plain, tileNoun } from '#shared/words/fr'
import { withArticle } from '#shared/words/fr/articles'
import { ofName } from '#shared/words/fr/names'
import { atArm } from '#shared/words/fr/tiles'
import type { PageWords } from '../page-words'
import { corrections } from './match-corrections'
import { entry, pad, playButton, tray, ways } from './match-entry'

const END = { left: 'Bout gauche', right: 'Bout droit' } as const
const toArm = (name: ArmName): string => (name === 'left' ? 'à gauche' : name === 'right' ? 'à droite' : atArm(name))

export const match: PageWords['match'] = {
  waiting: 'Chargement de la partie…',
  gone: {
    title: 'Partie introuvable',
    text: 'Elle a peut-être été supprimée ou déplacée, ou l’adresse est erronée. Vos parties sont sur la page d’accueil.',
    home: 'Retour à l’accueil',
  },
  unreadable: {
    title: 'Impossible de calculer le score de cette partie',
    text: 'La partie est enregistrée et inchangée, mais elle contient quelque chose d’impossible :',
    replay: 'À propos de cette partie',
  },
  failed: 'Impossible de charger la partie pour l’instant. Caravan réessaie.',
  tooManyStreams: 'Cet appareil affiche déjà la partie dans trop de fenêtres. Fermez-en quelques-unes et elle apparaîtra ici.',

  table: {
    title: (game, names) => `${game} : ${listed(names)}`,
    heading: 'Table',
    round: (round) => `Manche ${round}`,
    rulesChanged: (rounds) => `règles modifiées ${inNumber(rounds.length, { one: 'à la manche', other: 'aux manches' })} ${listed(rounds.map(String))}`,
    target: (target, points) => `en ${counted(target, points)}`,
    toGiveBack: (target, points) => `${counted(target, points)} à rendre`,
    boneyard: capitalised,
    boneyardCount: (name, tiles, reserve) =>
      reserve > 0
        ? `${counted(tiles, tileNoun)} dans ${withArticle(name).the}, dont ${reserve} en réserve`
        : `${counted(tiles, tileNoun)} dans ${withArticle(name).the}`,
    reserve: (reserve) => `${reserve} en réserve`,
    sheet: 'Feuille de score',
  },

  show: {
    label: 'Réglages d’affichage',
    score: (points) => capitalised(points.other),
    countUp: 'En montant',
    countdown: 'Compte à rebours',
    countdownHint: 'Au compte à rebours, chaque personne commence avec autant de jetons que l’objectif et les rend peu à peu.',
    faces: 'Dominos',
    picturesHint: 'Pour les enfants : des images au lieu des points. Le blanc reste blanc.',
    largeSuits: 'Les nombres au-dessus de 6 gardent leurs points.',
    device: 'Sur cet appareil seulement. La partie ne change pas.',
    house: 'Pour toutes vos parties. Aussi dans les réglages.',
  },

  players: {
    label: 'Autour de la table',
    hand: (tiles) => `${counted(tiles, tileNoun)} en main`,
    leader: capitalised,
    total: (total, target, points, countdown) =>
      countdown ? `${toGo(target, total)} sur ${counted(target, points)} à rendre` : `${plain(total)} sur ${counted(target, points)}`,
    enterFor: (name) => `Saisir pour ${name}`,
  },

  dice: {
    flower: 'Fleur',
    scorpion: 'Scorpion',
    flowerSign: '+1',
    scorpionSign: '−1',
    inFull: (pair, tile, sign) => `${pair} ${tile}, ${sign}`,
    die: (pair, place) => `${pair}, ${place === 0 ? 'premier' : 'second'} dé`,
    roll: 'Lancer pour nous',
  },

  line: {
    label: (line) => capitalised(withArticle(line).the),
    labelOf: (line, of) => `${capitalised(withArticle(line).the)}, ${of}`,
    order: 'Dominos dans l’ordre où ils ont été posés',
    empty: 'Pas encore d’ouverture.',
    whole: 'Montrer toute la ligne',
    end: (name, suit, double) => `${typeof name === 'number' ? `Branche ${name}` : END[name]} à ${suit}${double ? ', un double' : ''}`,
    lay: (tile, points) => `jouer ${tile}, ${points}`,
    tile: (tile, at, player, flagged) =>
      player === ''
        ? `${tile}, déjà sur la table au début`
        : `${tile}, ${at === null ? 'ouverture' : `posé ${atArm(at)}`} par ${player}${flagged ? ', inhabituel' : ''}`,
  },

  entry,
  way: ways,
  pad,
  tray,
  play: playButton,

  edits: {
    'enter-play': 'dernier coup',
    'enter-draw': 'dominos piochés',
    'enter-pass': 'dernier tour passé',
    'enter-block': 'blocage',
    'enter-table': 'table de départ',
    'change-rules': 'changement de règles',
    'start-round': 'début de la manche',
    revise: 'correction',
  },
  undoNamed: (edit) => `Annuler : ${edit}`,
  redoNamed: (edit) => `Rétablir : ${edit}`,

  problem: { title: 'Non enregistré', unknown: 'Peut-être non enregistré', dismiss: 'Masquer' },

  feed: {
    heading: 'Ce qui s’est passé',
    empty: 'Aucune saisie pour l’instant. Jouez le premier domino.',
    leads: (name, leader) => (leader === 'ouverture' ? `${name} ouvre` : `${name} est ${leader}`),
    played: (tile, at) => (at === null ? `ouvre avec ${tile}` : `pose ${tile} ${toArm(at)}`),
    drew: (count) => `pioche ${counted(count, tileNoun)}`,
    passed: 'passe',
    showed: 'Manche bloquée, tous les dominos sont dévoilés',
    tableLay: (tiles) => `à son tour. La saisie a commencé avec ${counted(tiles, tileNoun)} sur la table`,
    correctStart: 'Corriger',
    ofRound: (round) => `le début de la manche ${round}`,
    irregular: 'Inhabituel',
  },

  correction: corrections,

  block: {
    title: 'Manche bloquée',
    hands: 'Dominos en main',
    hand: (name) => `La main ${ofName(name)}`,
    counted: (shown, expected) => (expected === null ? counted(shown, tileNoun) : `${counted(shown, tileNoun)} sur ${expected}`),
    tapToAdd: 'Touchez les dominos de cette main ou saisissez leurs nombres.',
    done: (name, count) => `${name} : ${count}`,
    removed: (tile) => `${tile} retiré`,
    missing: (name, tiles) => `Il manque ${counted(tiles, tileNoun)} ${ofName(name)}.`,
    tooMany: (name, tiles) => `${name} a ${counted(tiles, tileNoun)} de trop.`,
    marked: 'Une décision sur ces mains sera signalée comme inhabituelle.',
    enterThem: 'Les saisir',
    checkHand: 'Vérifier la main',
    ruleAnyway: 'Décider quand même',
    playable: (name, tiles) => `${name} peut encore jouer ${listed(tiles, 'or')} : la manche n’est pas bloquée.`,
    early: (tiles, boneyard) =>
      `On peut encore piocher ${counted(tiles, tileNoun)} dans ${withArticle(boneyard).the}. Un blocage maintenant sera gardé et signalé comme inhabituel.`,
    inHand: (name) => `Dominos ${ofName(name)}`,
    take: (tile) => `${tile}, dans cette main ; touchez pour le retirer`,
    table: 'posé',
    otherHand: 'dans une autre main',
    canPlay: 'peut être joué',
    back: 'Retour',
    next: 'Main suivante',
    rule: 'Décider',
  },

  ruling: {
    heading: 'Décision',
    hands: 'Dominos dévoilés',
    deciding: 'comparé',
    winner: 'gagne',
    noTiles: 'aucun domino',
  },

  round: {
    over: (round) => `La manche ${round} est finie`,
    next: 'Manche suivante',
    startTitle: (round) => `Manche ${round}`,
    leader: (leader) => (leader === 'ouverture' ? 'Qui ouvre ?' : `Qui est ${leader} ?`),
    suggested: (name) => `C’est ${name}.`,
    begin: 'Commencer la manche',
    chooseLeader: 'Choisissez qui ouvre.',
    dice: 'Le lancer',
    diceHint: 'Saisissez les 4 nombres sortis, touchez-les ou lancez ici.',
    chooseDice: 'Indiquez les 4 dés.',
  },

  end: {
    heading: 'La partie est finie',
    home: 'Retour à l’accueil',
  },

  sheet: {
    caption: 'Feuille de score',
    round: 'Manche',
    brought: 'Avant',
    total: 'Total',
    how: 'Fin de manche',
    running: 'en cours',
    unfinished: 'en cours',
    winner: 'victoire',
  },

  announce: {
    roundBegins: (round, name) => `Manche ${round}. ${name} ouvre.`,
  },
}
