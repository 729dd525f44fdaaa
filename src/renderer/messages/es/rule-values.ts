import { distinctTiles } from '#shared/domino/set'
import { namedSettings } from '#shared/rules/house-rules'
import type { ByPlayers } from '#shared/rules/rules'
import { capitalised, listed, plain, setWords } from '#shared/words/es'
import type { PageWords } from '../languages'
import { SETTING_WORDS } from './rules'

interface ValueWords {
  readonly label: string
  readonly means?: string
}

/** Every value of every choice. */
export const VALUE_WORDS: PageWords['VALUE_WORDS'] = {
  win: {
    immediate: { label: 'Al momento', means: 'Quien llega primero ha ganado, también en medio de una ronda.' },
    'round-end': { label: 'Después de la ronda', means: 'Gana el total más alto que llegue a ella o la pase; si dos empatan, se sigue jugando.' },
  },
  leadTile: {
    any: { label: 'Cualquier ficha' },
    double: { label: 'Solo un doble' },
  },
  draw: {
    'until-able': { label: 'Robar hasta que una ficha encaje', means: 'O hasta que solo quede la reserva.' },
    one: { label: 'Robar una ficha', means: 'Se juega si encaja; si no, se pasa.' },
  },
  blockedRule: {
    'flower-and-scorpion': { label: 'Flor, Escorpión, doble más bajo', means: 'Decide lo primero de esto que alguien tenga; si no, no gana nadie.' },
    simple: { label: 'Simple', means: 'Menos puntos en la mano. Un empate no gana nada.' },
    american: { label: 'Americana', means: 'La única mano sin dobles; si no, puntos, fichas o el doble más bajo, como los da Armanino.' },
    german: { label: 'Alemana', means: 'Ningún doble; luego menos dobles; luego menos puntos, como los da Müller.' },
    picture: { label: 'Dominó de dibujos', means: 'El doble más bajo, o menos fichas si nadie tiene dobles. Para los peques.' },
    'tiles-deducted': { label: 'Descuento por fichas', means: 'No gana nadie; todos pierden por las fichas que les quedan.' },
  },
  twoDoubles: {
    listed: { label: 'Dos', means: 'Como las enumera la fuente.' },
    all: { label: 'Cuatro', means: 'Cada mitad con cada mitad.' },
  },
  standingPair: {
    unscored: { label: 'No cuenta otra vez' },
    scored: { label: 'Cuenta cada vez como una pareja' },
  },
  doubleScorpion: {
    suit: { label: 'A todo su palo', means: 'Ningún dual ni plural en ese palo, sea cual sea la ficha que lo forme.' },
    tile: { label: 'Solo a su propia ficha', means: 'Solo la jugada del propio Escorpión no los gana.' },
  },
  payout: {
    net: { label: 'La diferencia', means: 'Se suman ganancias y pérdidas, y luego el total se detiene en cero.' },
    'losses-first': { label: 'Primero las pérdidas', means: 'Las pérdidas se detienen en cero, y luego las ganancias se pagan enteras.' },
  },
  americanGap: {
    none: { label: 'No gana nadie' },
    simple: { label: 'Gana la mano con menos puntos' },
  },
  germanTies: {
    'among-tied': { label: 'Solo quienes siguen empatados' },
    all: { label: 'Todos' },
  },
}

export const NULL_WORDS: PageWords['NULL_WORDS'] = {
  blockedPoints: { label: 'Lo habitual', means: '2, o 1 con la regla simple.' },
  floor: { label: 'Sin límite', means: 'Los totales pueden bajar de cero sin fin.' },
}

export const NUMBER_INSTEAD_WORDS: PageWords['NUMBER_INSTEAD_WORDS'] = {
  blockedPoints: 'Un número fijo',
  floor: 'Detenerse en',
}

/** How one value of a choice is called, and what it means. */
export const choiceWords: PageWords['choiceWords'] = (name, value) => {
  if (name === 'maxPip') return { label: capitalised(setWords(Number(value))), means: `${distinctTiles(Number(value))} fichas` }
  const values = (VALUE_WORDS as Readonly<Partial<Record<typeof name, Readonly<Record<string, ValueWords>>>>>)[name]
  return values?.[value] ?? { label: String(value) }
}

/** The value of a setting, in a word or two. */
export const settingValueWords: PageWords['settingValueWords'] = (name, value) => {
  if (value === null) return NULL_WORDS[name as keyof typeof NULL_WORDS].label
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  if (typeof value === 'object') return byPlayersWords(value)
  if (name === 'maxPip' || typeof value === 'string') return choiceWords(name, value).label
  return plain(value)
}

/** `15`, or `15 con 2, 10 con 3 o más personas`. */
export function byPlayersWords(value: ByPlayers): string {
  if (typeof value === 'number') return String(value)
  const steps: { readonly worth: number; readonly players: string[] }[] = []
  for (const [players, worth] of Object.entries(value)) {
    const last = steps.at(-1)
    if (last?.worth === worth) last.players.push(players)
    else steps.push({ worth, players: [players] })
  }
  if (steps.length === 1) return String(steps[0]?.worth)
  return steps
    .map(({ worth, players }, step) => (step === steps.length - 1 ? `${worth} con ${players[0]} o más personas` : `${worth} con ${listed(players, 'or')}`))
    .join(', ')
}

/** House rules in one line, in the words of the panel: `Meta: 15, Con qué se sale: Cualquier ficha`. */
export const houseRulesWords: PageWords['houseRulesWords'] = (rules, changed = namedSettings(rules)) =>
  changed.map((name) => `${SETTING_WORDS[name].name}: ${settingValueWords(name, rules[name] ?? null)}`).join(', ')

/** A change of rules as one line: `Desde aquí: Meta: 10.` */
export const changedRulesWords: PageWords['changedRulesWords'] = (changed) => `${FROM_HERE_ON} ${houseRulesWords(changed)}.`

export const FROM_HERE_ON = 'Desde aquí:'

/** Rules that became others, one line each: `Meta: 15 → 10`. */
export const rulesMovedWords: PageWords['rulesMovedWords'] = (before, after) =>
  namedSettings({ ...before, ...after }).flatMap((name) => {
    const [was, is] = [before[name], after[name]].map((value) => (value === undefined ? AS_PRESET : settingValueWords(name, value)))
    return was === is ? [] : [`${SETTING_WORDS[name].name}: ${was} → ${is}`]
  })

const AS_PRESET = 'según la modalidad'
