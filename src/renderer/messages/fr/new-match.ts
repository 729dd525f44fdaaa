import { PRESETS, type LeaderAdvice } from '#shared/rules/presets'
import { counted, gameWords, inNumber, sourceNames } from '#shared/words/fr'
import type { Noun } from '#shared/words/grammar'
import { sentencesByKind } from '#shared/words/phrases'
import type { PageWords } from '../page-words'
import type { DraftProblem } from '../sentence-inputs'
import { byPlayersWords } from './rule-values'

const PLAYERS: Noun = { one: 'personne', other: 'personnes' }
const FACES = ['', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'] as const

export const newMatch: PageWords['newMatch'] = {
  title: 'Nouvelle partie',
  rematchTitle: 'Revanche',
  waiting: 'On dresse la table…',
  failed: 'Une partie ne peut pas commencer pour le moment : Caravan ne répond pas. Un nouvel essai suit.',
  rematchGone: 'La partie à rejouer n’est plus lisible ; la table est donc dressée comme la dernière fois.',
  game: {
    legend: 'Quel jeu ?',
    facts: (preset) => {
      const { players, settings } = PRESETS[preset]
      return `${players.min} à ${players.max} personnes · objectif : ${byPlayersWords(settings.target)}`
    },
    source: (preset) => `Source : ${sourceNames[PRESETS[preset].source]}`,
  },
  players: {
    heading: 'Qui joue ?',
    hint: 'Dans l’ordre des places autour de la table, dans le sens des aiguilles d’une montre : la place suivante est à gauche.',
    seat: (seat) => `Place ${seat}`,
    placeholder: 'Nom',
    up: (who) => `Monter ${who}`,
    down: (who) => `Descendre ${who}`,
    remove: (who) => `Retirer ${who}`,
    seatOf: (name, seat) => (name.trim() === '' ? `place ${seat}` : name.trim()),
    add: 'Ajouter quelqu’un',
    known: 'Les personnes avec qui vous avez joué',
    seatPerson: (name) => `Placer ${name}`,
    limits: ({ min, max }) => `De ${min} à ${counted(max, PLAYERS)} avec ce jeu et ces règles.`,
    moreBergen: 'Avec deux jeux de dominos, ou un plus grand, on peut jouer jusqu’à huit : voyez les règles maison plus bas.',
    moreLarger: 'Avec un plus grand jeu de dominos, on peut jouer jusqu’à huit : voyez les règles maison plus bas.',
    moved: (who, seat) => `${who} est maintenant à la place ${seat}.`,
  },
  leader: {
    legend: 'Qui ouvre la première manche ?',
    advice: (advice, preset) => LEADER_HINT[advice](gameWords(PRESETS[preset].game).leader),
    nameless: (seat) => `Place ${seat}`,
  },
  dice: {
    heading: 'Lancez les dés',
    hint: 'Lancez les deux paires sur la table et touchez les faces sorties, ou laissez Caravan lancer.',
    labels: {
      flower: 'Fleur',
      scorpion: 'Scorpion',
      flowerSign: '+1',
      scorpionSign: '−1',
      die: (kind, place) => `${kind === 'flower' ? 'Fleur' : 'Scorpion'}, ${place === 0 ? 'premier' : 'second'} dé`,
      face: (face) => FACES[face] ?? String(face),
      throw: 'Lancer pour nous',
    },
    thrown: (flower, scorpion) => `Lancer : Fleur ${flower}, Scorpion ${scorpion}.`,
  },
  rules: {
    heading: 'Règles maison et interprétations',
    asPreset: 'comme dans la variante',
    changedCount: (count) => `${count} ${inNumber(count, { one: 'changée', other: 'changées' })}`,
    intro: 'Chacune dit pourquoi elle est comme elle est. Ce que vous changez est retenu et proposé de nouveau la prochaine fois.',
    groups: {
      'house-rule': { heading: 'Règles maison', hint: 'Ce que les familles font autrement.' },
      reading: { heading: 'Interprétations', hint: 'Là où une source se tait ou se contredit.' },
    },
    changed: 'changée',
    usual: (value) => `Dans la variante : ${value}.`,
    reset: 'Comme dans la variante',
    resetAll: 'Toutes comme dans la variante',
    withPlayers: (count, last) => (last ? `Pour ${count} personnes ou plus` : `Pour ${count} personnes`),
    on: 'Oui',
    off: 'Non',
  },
  start: 'Commencer la partie',
  starting: 'La partie commence…',
  problems: {
    title: 'Avant que la partie puisse commencer',
    notStarted: 'La partie n’a pas commencé',
    dismiss: 'Masquer',
  },
}

const LEADER_HINT: Readonly<Record<LeaderAdvice, (leader: string) => string>> = {
  'lowest-double': () => 'Distribuez d’abord : qui a le plus petit double ouvre.',
  'highest-double': () => 'Distribuez d’abord : qui a le plus grand double ouvre.',
  'any-player': (leader) =>
    `N’importe qui peut ${leader === 'ouverture' ? 'ouvrir en premier' : `être ${leader} en premier`} ; mettez-vous d’accord. Après chaque manche, l’ouverture passe à gauche.`,
  'left-of-last-leader': () => 'L’ouverture passe à la gauche de qui a ouvert en dernier.',
}

/** What is wrong with the table as it is set, and what would be right. */
export const problemSentence = sentencesByKind<DraftProblem>({
  'no-name': 'Tapez un nom, ou retirez cette place.',
  'same-name': ({ name }) => `Il y a deux fois ${name}. Ajoutez une initiale ou un surnom, pour que tout le monde sache de qui il s’agit.`,
  'too-few-players': ({ min }) => `Il faut au moins ${counted(min, PLAYERS)} pour ce jeu.`,
  'too-many-players': ({ max }) => `Avec ce jeu et ces règles, on peut jouer à ${max} au plus. Retirez une place, ou choisissez un plus grand jeu de dominos.`,
  'no-leader': 'Touchez qui ouvre.',
  'no-dice': 'Indiquez les quatre dés, ou lancez-les.',
  'too-few-tiles': ({ players, handSize, tiles }) =>
    `${counted(players, PLAYERS)} avec ${handSize} dominos chacune, c’est plus que les ${tiles} dominos du jeu. Distribuez-en moins, ou choisissez un plus grand jeu.`,
  rules: ({ why }) => `Ces règles ne vont pas ensemble à cette table : ${why}.`,
})
