import { PRESETS, type LeaderAdvice } from '#shared/rules/presets'
import { counted, gameWords, inNumber, sourceNames } from '#shared/words/fr'
import type { Noun } from '#shared/words/grammar'
import { sentencesByKind } from '#shared/words/phrases'
import type { PageWords } from '../page-words'
import type { DraftProblem } from '../sentence-inputs'
import { byPlayersWords } from './rule-values'

const PLAYERS: Noun = { one: 'personne', other: 'personnes' }
const HOUSE_RULES: Noun = { one: 'règle maison', other: 'règles maison' }
const FACES = ['', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'] as const

export const newMatch: PageWords['newMatch'] = {
  title: 'Nouvelle partie',
  rematchTitle: 'Revanche',
  waiting: 'Chargement…',
  failed: 'Impossible de commencer une partie pour l’instant. Caravan réessaie.',
  rematchGone: 'La partie précédente est illisible. Voici vos derniers réglages.',
  game: {
    legend: 'Quel jeu ?',
    facts: (preset) => {
      const { players, settings } = PRESETS[preset]
      return `De ${players.min} à ${players.max} personnes · objectif : ${byPlayersWords(settings.target)}`
    },
    sets: (count) => counted(count, { one: 'variante', other: 'variantes' }),
    source: (preset) => `Source : ${sourceNames[PRESETS[preset].source]}`,
    points: (points, preset) => counted(points, gameWords(PRESETS[preset].game).points),
    summary: (target, changed) => `Objectif : ${target}, ${changed === 0 ? 'sans règle maison' : counted(changed, HOUSE_RULES)}`,
    change: 'Changer',
  },
  players: {
    heading: 'Qui joue ?',
    seat: (seat) => `Place ${seat}`,
    placeholder: 'Nom',
    remove: (who) => `Retirer ${who}`,
    seatOf: (name, seat) => (name.trim() === '' ? `place ${seat}` : name.trim()),
    add: 'Ajouter une personne',
    limits: ({ min, max }) => `De ${min} à ${counted(max, PLAYERS)} avec ces règles.`,
    moreBergen: 'Pour jouer jusqu’à 8, prenez deux jeux de dominos ou un plus grand (règles maison, plus bas).',
    moreLarger: 'Pour jouer jusqu’à 8, prenez un plus grand jeu de dominos (règles maison, plus bas).',
    moved: (who, seat) => `${who} est maintenant à la place ${seat}.`,
    free: 'Place libre',
    takeSeat: (seat) => `Place libre ${seat} : ajouter une personne`,
    tapSeat: 'Touchez la personne qui ouvre. Faites glisser pour changer de place.',
    swap: 'Changer de place',
    swapWho: 'Deux personnes échangent leurs places : choisissez l’une, puis l’autre.',
    swapWith: (who) => `${who} change de place avec qui ?`,
    swapped: 'Terminé',
    newPerson: 'Nouvelle personne',
    seated: (name) => `${name} a déjà une place.`,
    others: (count) => `${count} ${inNumber(count, { one: 'autre personne', other: 'autres personnes' })}`,
  },
  leader: {
    legend: 'Qui commence ?',
    advice: (advice, preset) => LEADER_HINT[advice](gameWords(PRESETS[preset].game).leader),
    leads: (name) => `${name} ouvre`,
  },
  dice: {
    heading: 'Dés',
    hint: 'Lancez les deux paires et touchez les nombres sortis, ou laissez Caravan lancer. C’est aussi possible après le début.',
    labels: {
      flower: 'Fleur',
      scorpion: 'Scorpion',
      flowerSign: '+1',
      scorpionSign: '−1',
      die: (kind, place) => `${kind === 'flower' ? 'Fleur' : 'Scorpion'}, ${place === 0 ? 'premier' : 'second'} dé`,
      face: (face) => FACES[face] ?? String(face),
      roll: 'Lancer pour nous',
    },
    rolled: (flower, scorpion) => `Lancer : Fleur ${flower}, Scorpion ${scorpion}.`,
  },
  rules: {
    heading: 'Règles maison et règles peu claires',
    asPreset: 'aucune changée',
    changedCount: (count) => `${count} ${inNumber(count, { one: 'changée', other: 'changées' })}`,
    intro: 'Chaque règle indique d’où elle vient. Caravan retient vos changements pour la prochaine fois.',
    groups: {
      'house-rule': { heading: 'Règles maison', hint: 'Changez ce que votre famille joue autrement.' },
      reading: { heading: 'Là où les règles ne sont pas claires', hint: 'La source peut se comprendre de plusieurs façons. Choisissez la vôtre.' },
    },
    changed: 'changée',
    usual: (value) => `Dans la variante : ${value}.`,
    reset: 'Réinitialiser',
    resetAll: 'Tout réinitialiser',
    withPlayers: (count, last) => `Pour ${counted(count, PLAYERS)}${last ? ' ou plus' : ''}`,
    on: 'Oui',
    off: 'Non',
  },
  agreement: { heading: 'Après chaque manche', not: 'aucune question', asked: 'tout le monde répond' },
  start: 'Commencer la partie',
  starting: 'La partie commence…',
  problems: {
    title: 'Avant de commencer',
    notStarted: 'La partie n’a pas commencé',
    dismiss: 'Masquer',
  },
}

const LEADER_HINT: Readonly<Record<LeaderAdvice, (leader: string) => string>> = {
  'lowest-double': () =>
    'Distribuez d’abord. Le plus petit double ouvre. Si personne n’en a, la source ne dit rien : redistribuez, ou piochez à tour de rôle jusqu’à ce que quelqu’un en ait un.',
  'highest-double': () =>
    'Distribuez d’abord. Le plus grand double ouvre. Si personne n’en a, la source ne dit rien : redistribuez, ou piochez à tour de rôle jusqu’à ce que quelqu’un en ait un.',
  'highest-double-any-tile': () =>
    'Distribuez d’abord. Le plus grand double donne l’ouverture, avec n’importe quel domino. Si personne n’a de double, redistribuez.',
  'picked-at-random': () => 'Tirez au sort la personne qui ouvre en premier.',
  'any-player': (leader) => `Choisissez la personne qui ${leader === 'ouverture' ? 'ouvre' : `est ${leader}`} en premier.`,
  'nobody-named': (leader) => `La source ne désigne personne. Choisissez la personne qui ${leader === 'ouverture' ? 'ouvre' : `est ${leader}`} en premier.`,
  'left-of-last-leader': () => 'L’ouverture passe à gauche.',
}

/** What is wrong with the table as it is set, and what would be right. */
export const problemSentence = sentencesByKind<DraftProblem>({
  'same-name': ({ name }) => `Il y a deux fois ${name}. Ajoutez une initiale ou un surnom à l’un des deux noms.`,
  'too-few-players': ({ min }) => `Ajoutez des personnes : il en faut au moins ${min} pour ce jeu.`,
  'too-many-players': ({ max }) => `Avec ces règles, on peut jouer à ${max} au plus. Retirez quelqu’un ou choisissez un plus grand jeu de dominos.`,
  'too-few-tiles': ({ players, handSize, tiles }) =>
    `Pas assez de dominos : ${counted(players, PLAYERS)} avec ${handSize} chacune, mais il n’y en a que ${tiles}. Distribuez-en moins ou choisissez un plus grand jeu.`,
  rules: ({ why }) => `Ces règles sont incompatibles : ${why}.`,
})
