import { distinctTiles } from '#shared/domino/set'
import { namedSettings } from '#shared/rules/house-rules'
import { capitalised, listed, plain, setWords } from '#shared/words/fr'
import type { PageWords } from '../languages'
import { SETTING_WORDS } from './rules'

/** Every value of every choice. */
export const VALUE_WORDS: PageWords['VALUE_WORDS'] = {
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
    'flower-and-scorpion': { label: 'Fleur, Scorpion, plus petit double', means: 'Le premier des trois que quelqu’un a en main décide ; sinon personne ne gagne.' },
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

export const NULL_WORDS: PageWords['NULL_WORDS'] = {
  blockedPoints: { label: 'Comme d’habitude', means: '2, ou 1 avec la règle simple.' },
  floor: { label: 'Sans limite', means: 'Les totaux peuvent descendre sous zéro sans fin.' },
}

export const NUMBER_INSTEAD_WORDS: PageWords['NUMBER_INSTEAD_WORDS'] = {
  blockedPoints: 'Un nombre fixe',
  floor: 'S’arrêter à',
}

/** How one value of a choice is called, and what it means. */
export const choiceWords: PageWords['choiceWords'] = (name, value) => {
  if (name === 'maxPip') return { label: capitalised(setWords(Number(value))), means: `${distinctTiles(Number(value))} dominos` }
  const values: Readonly<Record<string, ReturnType<PageWords['choiceWords']>>> | undefined = name in VALUE_WORDS ? VALUE_WORDS[name as keyof typeof VALUE_WORDS] : undefined
  return values?.[value] ?? { label: String(value) }
}

/** The value of a setting, in a word or two. */
export const settingValueWords: PageWords['settingValueWords'] = (name, value) => {
  if (value === null) return NULL_WORDS[name as keyof typeof NULL_WORDS].label
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non'
  if (typeof value === 'object') return byPlayersWords(value)
  if (name === 'maxPip' || typeof value === 'string') return choiceWords(name, value).label
  return plain(value)
}

/** `15`, or `15 pour 2 personnes, 10 pour 3 ou plus`. */
export const byPlayersWords: PageWords['byPlayersWords'] = (value) => {
  if (typeof value === 'number') return String(value)
  const steps: { readonly worth: number; readonly players: string[] }[] = []
  for (const [players, worth] of Object.entries(value)) {
    const last = steps.at(-1)
    if (last?.worth === worth) last.players.push(players)
    else steps.push({ worth, players: [players] })
  }
  if (steps.length === 1) return String(steps[0]?.worth)
  return steps
    .map(({ worth, players }, step) => (step === steps.length - 1 ? `${worth} pour ${players[0]} ou plus` : `${worth} pour ${listed(players, 'or')} personnes`))
    .join(', ')
}

/** House rules in one line, in the words of the panel: `Objectif : 15, Ouverture : N’importe quel domino`. */
export const houseRulesWords: PageWords['houseRulesWords'] = (rules, changed = namedSettings(rules)) =>
  changed.map((name) => `${SETTING_WORDS[name].name} : ${settingValueWords(name, rules[name] ?? null)}`).join(', ')

/** A change of rules as one line: `À partir d’ici : Objectif : 10.` */
export const changedRulesWords: PageWords['changedRulesWords'] = (changed) => `${FROM_HERE_ON} ${houseRulesWords(changed)}.`

export const FROM_HERE_ON: PageWords['FROM_HERE_ON'] = 'À partir d’ici :'

/** Rules that became others, one line each: `Objectif : 15 → 10`. */
export const rulesMovedWords: PageWords['rulesMovedWords'] = (before, after) =>
  namedSettings({ ...before, ...after }).flatMap((name) => {
    const [was, is] = [before[name], after[name]].map((value) => (value === undefined ? AS_PRESET : settingValueWords(name, value)))
    return was === is ? [] : [`${SETTING_WORDS[name].name} : ${was} → ${is}`]
  })

const AS_PRESET = 'comme dans la variante'
