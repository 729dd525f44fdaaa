import { distinctTiles } from '#shared/domino/set'
import { capitalised, listed, setWords } from '#shared/words/fr'
import type { PageWords } from '../page-words'
import { ruleValuesIn, type ChoiceValueWords } from '../rule-values-in'
import { colon } from './components'
import { ruleSettings } from './rules'

export const settingValues: ChoiceValueWords = {
  win: {
    immediate: { label: 'Tout de suite', means: 'Qui l’atteint en premier a gagné, même au milieu d’une manche.' },
    'round-end': { label: 'Après la manche', means: 'Le plus haut total qui l’atteint ou le dépasse gagne ; s’il est partagé, on continue.' },
  },
  leadTile: {
    any: { label: 'N’importe quel domino' },
    double: { label: 'Seulement un double' },
  },
  draw: {
    'until-able': { label: 'Piocher jusqu’à pouvoir jouer', means: 'Ou jusqu’à ce qu’il ne reste que la réserve.' },
    one: { label: 'Piocher un seul domino', means: 'Le jouer s’il va, sinon passer.' },
  },
  blockedRule: {
    'flower-and-scorpion': {
      label: 'Fleur, Scorpion, plus petit double',
      means: 'Le premier des trois que quelqu’un a en main décide ; sinon personne ne gagne.',
    },
    simple: { label: 'Simple', means: 'Le moins de points en main. Une égalité ne rapporte rien.' },
    american: { label: 'Américaine', means: 'La seule main sans double ; sinon les points, les dominos ou le plus petit double, selon Armanino.' },
    german: { label: 'Allemande', means: 'Aucun double ; puis le moins de doubles ; puis le moins de points en main, selon Müller.' },
    picture: { label: 'Dominos à images', means: 'Le plus petit double, ou le moins de dominos si personne n’en a. Pour les enfants.' },
    'tiles-deducted': { label: 'Retrait par domino', means: 'Personne ne gagne ; tout le monde perd pour les dominos encore en main.' },
  },
  twoDoubles: {
    listed: { label: 'Deux', means: 'Comme la source les cite.' },
    all: { label: 'Quatre', means: 'Chaque moitié avec chaque moitié.' },
  },
  standingPair: {
    unscored: { label: 'Elle ne compte pas de nouveau' },
    scored: { label: 'Elle compte chaque fois pour une paire' },
  },
  doubleScorpion: {
    suit: { label: 'Pour toute sa famille', means: 'Ni duo ni pluriel dans cette famille, quel que soit le domino qui les fait.' },
    tile: { label: 'Pour son seul domino', means: 'Seul le coup du Scorpion lui-même n’en rapporte pas.' },
  },
  payout: {
    net: { label: 'La différence', means: 'Gains et pertes s’additionnent, puis le total s’arrête à zéro.' },
    'losses-first': { label: 'Les pertes d’abord', means: 'Les pertes s’arrêtent à zéro, puis les gains sont payés en entier.' },
  },
  americanGap: {
    none: { label: 'Personne ne gagne' },
    simple: { label: 'Le moins de points en main gagne' },
  },
  germanTies: {
    'among-tied': { label: 'Les ex æquo seulement' },
    all: { label: 'Tout le monde' },
  },
}

export const nullValues: PageWords['nullValues'] = {
  blockedPoints: { label: 'Comme d’habitude', means: '2, ou 1 avec la règle simple.' },
  floor: { label: 'Sans limite', means: 'Les totaux peuvent descendre sous zéro sans fin.' },
}

export const numberInstead: PageWords['numberInstead'] = {
  blockedPoints: 'Un nombre fixe',
  floor: 'S’arrêter à',
}

export const fromHereOn: PageWords['fromHereOn'] = 'À partir d’ici :'

export const { settingChoiceWords, settingValueWords, byPlayersWords, houseRulesWords, changedRulesWords, rulesMovedWords } = ruleValuesIn({
  settings: ruleSettings,
  values: settingValues,
  nulls: nullValues,
  yes: 'Oui',
  no: 'Non',
  set: (maxPip) => ({ label: capitalised(setWords(maxPip)), means: `${distinctTiles(maxPip)} dominos` }),
  withPlayers: (worth, players, orMore) => (orMore ? `${worth} pour ${players[0]} ou plus` : `${worth} pour ${listed(players, 'or')} personnes`),
  colon,
  fromHereOn,
  asPreset: 'comme dans la variante',
})
