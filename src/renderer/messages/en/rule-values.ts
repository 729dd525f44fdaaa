import { distinctTiles } from '#shared/domino/set'
import type { RuleOverrides } from '#shared/match/record'
import { namedSettings, type SettingValue } from '#shared/rules/house-rules'
import type { ByPlayers, RuleSettings, SettingName } from '#shared/rules/rules'
import { listed, plain, setWords } from '#shared/words/en'
import { SETTING_WORDS } from './rules'

type ChoiceName = { [N in SettingName]: RuleSettings[N] extends string ? N : never }[SettingName]

interface ValueWords {
  readonly label: string
  readonly means?: string
}

/** Every value of every choice. */
export const VALUE_WORDS: { readonly [N in ChoiceName]: Readonly<Record<RuleSettings[N], ValueWords>> } = {
  win: {
    immediate: { label: 'At once', means: 'The first to reach it has won, in the middle of a round too.' },
    'round-end': { label: 'After the round', means: 'The highest total at or over it wins; if two share it, play goes on.' },
  },
  leadTile: {
    any: { label: 'Any tile' },
    double: { label: 'Only a double' },
  },
  draw: {
    'until-able': { label: 'Draw until a tile fits', means: 'Or until only the reserve is left.' },
    one: { label: 'Draw one tile', means: 'Play it if it fits, otherwise pass.' },
  },
  blockedRule: {
    'flower-and-scorpion': { label: 'Flower, Scorpion, lowest double', means: 'The first of these that somebody holds decides; otherwise nobody wins.' },
    simple: { label: 'Simple', means: 'The fewest pips in hand. A tie wins nothing.' },
    american: { label: 'American', means: 'The only one without a double; else pips, tiles or the lowest double, as Armanino gives them.' },
    german: { label: 'German', means: 'No doubles; then the fewest doubles; then the fewest pips, as Müller gives them.' },
    picture: { label: 'Picture dominoes', means: 'The lowest double, or the fewest tiles if nobody has one. For children.' },
    'tiles-deducted': { label: 'Tiles deducted', means: 'Nobody wins; everybody loses for the tiles still held.' },
  },
  twoDoubles: {
    listed: { label: 'Two', means: 'As the source lists them.' },
    all: { label: 'Four', means: 'Every half with every half.' },
  },
  standingPair: {
    unscored: { label: 'It does not count again' },
    scored: { label: 'It counts as one pair each time' },
  },
  doubleScorpion: {
    suit: { label: 'From its whole suit', means: 'No dual or plural in that suit, whichever tile makes it.' },
    tile: { label: 'From its own tile only', means: 'Only the play of the Scorpion itself earns none.' },
  },
  payout: {
    net: { label: 'The difference', means: 'Gains and losses are added up, then the total stops at zero.' },
    'losses-first': { label: 'Losses first', means: 'Losses stop at zero, then the gains are paid in full.' },
  },
  americanGap: {
    none: { label: 'Nobody wins' },
    simple: { label: 'The fewest pips win' },
  },
  germanTies: {
    'among-tied': { label: 'Only those still tied' },
    all: { label: 'Everybody' },
  },
}

export const NULL_WORDS = {
  blockedPoints: { label: 'The usual', means: '2, or 1 under the simple rule.' },
  floor: { label: 'No limit', means: 'Totals may go below zero without end.' },
} as const

export const NUMBER_INSTEAD_WORDS = {
  blockedPoints: 'A fixed number',
  floor: 'Stop at',
} as const

/** How one value of a choice is called, and what it means. */
export function choiceWords(name: SettingName, value: string | number): ValueWords {
  if (name === 'maxPip') return { label: capitalised(setWords(Number(value))), means: `${distinctTiles(Number(value))} tiles` }
  const values: Readonly<Record<string, ValueWords>> | undefined = name in VALUE_WORDS ? VALUE_WORDS[name as ChoiceName] : undefined
  return values?.[value] ?? { label: String(value) }
}

/** The value of a setting, in a word or two. */
export function settingValueWords(name: SettingName, value: SettingValue): string {
  if (value === null) return NULL_WORDS[name as keyof typeof NULL_WORDS].label
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'object') return byPlayersWords(value)
  if (name === 'maxPip' || typeof value === 'string') return choiceWords(name, value).label
  return plain(value)
}

/** `15`, or `15 with 2 players, 10 with 3 or more`. */
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
    .map(({ worth, players }, step) => (step === steps.length - 1 ? `${worth} with ${players[0]} or more` : `${worth} with ${listed(players, 'or')} players`))
    .join(', ')
}

/** House rules in one line, in the words of the panel: `Target: 15, What may be led: Any tile`. */
export function houseRulesWords(rules: RuleOverrides, changed: readonly SettingName[] = namedSettings(rules)): string {
  return changed.map((name) => `${SETTING_WORDS[name].name}: ${settingValueWords(name, rules[name] ?? null)}`).join(', ')
}

/** A change of rules as one line: `From here on: Target: 10.` */
export function changedRulesWords(changed: RuleOverrides): string {
  return `${FROM_HERE_ON} ${houseRulesWords(changed)}.`
}

export const FROM_HERE_ON = 'From here on:'

/** Rules that became others, one line each: `Target: 15 → 10`. */
export function rulesMovedWords(before: RuleOverrides, after: RuleOverrides): readonly string[] {
  return namedSettings({ ...before, ...after }).flatMap((name) => {
    const [was, is] = [before[name], after[name]].map((value) => (value === undefined ? AS_PRESET : settingValueWords(name, value)))
    return was === is ? [] : [`${SETTING_WORDS[name].name}: ${was} → ${is}`]
  })
}

const AS_PRESET = 'as the preset has it'

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
