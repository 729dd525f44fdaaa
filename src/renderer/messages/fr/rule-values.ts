import { distinctTiles } from '#shared/domino/set'
import { capitalised, counted, listed, setWords, tileNoun } from '#shared/words/fr'
import type { PageWords } from '../page-words'
import { ruleValuesIn, type ChoiceValueWords } from '../rule-values-in'
import { colon } from './components'
import { ruleSettings } from './rules'

export const settingValues: ChoiceValueWords = {
  win: {
    immediate: { label: 'Dès l’objectif atteint', means: 'La première personne à l’atteindre gagne, même au milieu d’une manche.' },
    'round-end': { label: 'Après la manche', means: 'Le plus haut total qui atteint ou dépasse l’objectif gagne. S’il est partagé, la partie continue.' },
  },
  leadTile: {
    any: { label: 'N’importe quel domino' },
    double: { label: 'Seulement un double' },
  },
  draw: {
    'until-able': { label: 'Jusqu’à pouvoir jouer', means: 'Ou jusqu’à ce qu’il ne reste que la réserve. On passe alors.' },
    one: { label: 'Un domino par tour', means: 'S’il est jouable, on le joue. Sinon, on passe.' },
  },
  blockedRule: {
    'flower-and-scorpion': {
      label: 'Fleur, Scorpion, plus petit double',
      means: 'On les cherche dans cet ordre : la main qui a le premier trouvé gagne. Si personne n’en a, personne ne gagne.',
    },
    simple: { label: 'Simple', means: 'La main avec le moins de points gagne. En cas d’égalité, personne ne gagne.' },
    american: { label: 'Américaine', means: 'La seule main sans double gagne. Sinon décident les points, les dominos ou le plus petit double (Armanino).' },
    german: {
      label: 'Allemande',
      means: 'La main sans double gagne. Sinon, celle avec le moins de doubles, puis celle avec le moins de points (Müller).',
    },
    'lightest-without-doubles': {
      label: 'Moins de points sans double',
      means: 'Parmi les mains sans double, celle avec le moins de points gagne. Si tout le monde a un double, les doubles ne comptent pas.',
    },
    picture: { label: 'Dominos à images', means: 'Pour les enfants : le plus petit double gagne. Si personne n’en a, la main avec le moins de dominos gagne.' },
    'tiles-deducted': { label: 'Retrait par domino', means: 'Personne ne gagne. Tout le monde perd des points pour les dominos encore en main.' },
  },
  twoDoubles: {
    listed: { label: 'Deux', means: 'Comme dans la source.' },
    all: { label: 'Quatre', means: 'Chaque moitié avec chaque moitié de l’autre domino.' },
  },
  standingPair: {
    unscored: { label: 'Ne compte pas de nouveau' },
    scored: { label: 'Compte chaque fois pour une paire' },
  },
  doubleScorpion: {
    suit: { label: 'Tous les coups avec son nombre', means: 'Ni duo ni pluriel avec ce nombre, quel que soit le domino qui les fait.' },
    tile: { label: 'Seulement son domino', means: 'Seul le coup du Scorpion lui-même ne rapporte ni duo ni pluriel.' },
  },
  payout: {
    net: { label: 'La différence', means: 'Gains et pertes s’additionnent d’abord. Le total s’arrête à 0.' },
    'losses-first': { label: 'Les pertes d’abord', means: 'Les pertes sont retirées d’abord, jusqu’à 0 au plus. Puis tous les gains s’ajoutent.' },
  },
  americanGap: {
    none: { label: 'Personne ne gagne' },
    simple: { label: 'La main avec le moins de points' },
  },
  spinnerArms: {
    'all-first': { label: 'D’abord toutes les branches', means: 'Comme au Double Bergen.' },
    'any-time': { label: 'Dans n’importe quel ordre', means: 'On peut continuer toute branche à tout moment.' },
  },
  spinnerCount: {
    headers: { label: 'Têtes', means: 'Seulement le nombre que le coup laisse ouvert : 2 pour deux moitiés exposées, 3 pour trois ou plus.' },
    'every-number': { label: 'Tous les nombres', means: 'Comme au Double Bergen : chaque nombre ouvert deux fois ou plus rapporte autant de points.' },
  },
  passedLead: {
    'who-led': { label: 'Depuis le pivot', means: 'La personne à gauche de celle qui a posé le pivot.' },
    'who-was-first': { label: 'Depuis le premier tour passé', means: 'La personne à gauche de celle qui devait ouvrir et a passé.' },
  },
  germanTies: {
    'among-tied': { label: 'Les ex æquo seulement' },
    all: { label: 'Tout le monde' },
  },
}

export const nullValues: PageWords['nullValues'] = {
  blockedPoints: { label: 'Selon la règle', means: '2, ou 1 si seuls les points en main décident (« Simple », « Moins de points sans double »).' },
  floor: { label: 'Sans limite', means: 'Les totaux peuvent descendre sous 0.' },
}

export const numberInstead: PageWords['numberInstead'] = {
  blockedPoints: 'Nombre fixe',
  floor: 'Minimum',
}

export const fromHereOn: PageWords['fromHereOn'] = 'À partir d’ici :'

export const { settingChoiceWords, settingValueWords, byPlayersWords, houseRulesWords, changedRulesWords, rulesMovedWords } = ruleValuesIn({
  settings: ruleSettings,
  values: settingValues,
  nulls: nullValues,
  yes: 'Oui',
  no: 'Non',
  set: (maxPip) => ({ label: capitalised(setWords(maxPip)), means: counted(distinctTiles(maxPip), tileNoun) }),
  withPlayers: (worth, players, orMore) => (orMore ? `${worth} pour ${players[0]} ou plus` : `${worth} pour ${listed(players, 'or')} personnes`),
  colon,
  fromHereOn,
  asPreset: 'comme dans la variante',
})
