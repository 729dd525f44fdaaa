import { LANGUAGES } from '../words/languages'

/** Whose a setting is: this device's alone, or the family's, whose matches may lie on several devices. */
export const SETTING_OWNERS = ['device', 'house'] as const
export type SettingOwner = (typeof SETTING_OWNERS)[number]

interface Setting {
  readonly of: SettingOwner
  /** The first holds until another is chosen. */
  readonly choices: readonly [string, ...string[]]
}

/**
 * Everything that can be set, with all that it can be set to.
 *
 * What a screen, a pair of eyes or a pair of ears needs is the device's; what is agreed on once for all matches is the house's.
 */
export const SETTINGS = {
  /** Light or dark; `contrast` is either of them, as the system, with the strongest contrast. */
  theme: { of: 'device', choices: ['system', 'light', 'dark', 'contrast'] },
  /** What the table is covered with. */
  felt: { of: 'device', choices: ['petrol', 'night', 'wine'] },
  language: { of: 'device', choices: ['system', ...LANGUAGES] },
  /** How large letters are, and with them what is measured by them. */
  'text-size': { of: 'device', choices: ['usual', 'large', 'largest'] },
  motion: { of: 'device', choices: ['system', 'reduced'] },
  /** What the suits of all drawn tiles are shown as (rulebook B-9). */
  'tile-faces': { of: 'device', choices: ['pips', 'numerals', 'pictures'] },
  /** What all drawn tiles look made of; `coloured` gives each suit a colour besides its pips. */
  'tile-material': { of: 'device', choices: ['ivory', 'ebony', 'coloured'] },
  /** How chips are shown: counted up, or (rulebook B-8) as what is still to be given back. */
  'score-display': { of: 'device', choices: ['count-up', 'countdown'] },
  /** On which side of the table scores and buttons stand: left-handed people reach for them there. */
  'table-side': { of: 'device', choices: ['right', 'left'] },
  /** Keys printed on the buttons that do the same. */
  'key-hints': { of: 'device', choices: ['shown', 'hidden'] },
  /** Letters, digits and signs that act without another key (WCAG 2.1.4). */
  'single-keys': { of: 'device', choices: ['on', 'off'] },
  /** Where Tab stops among tiles: at one, from which arrow keys go on, or at each, for those who have no arrow keys, as with a switch. */
  'tile-stops': { of: 'device', choices: ['one', 'each'] },
  /** Whether the tiles played lie open; they are out of the way until someone asks for it. */
  'tiles-played': { of: 'device', choices: ['closed', 'open'] },
  /** Whether pages say what could have been played: the review, the line after a round, the puzzle of the day, luck and misses in statistics. */
  review: { of: 'device', choices: ['shown', 'hidden'] },
  sounds: { of: 'device', choices: ['off', 'on'] },
  /** Each play and what it scored, said by the device's own voice. */
  spoken: { of: 'device', choices: ['off', 'on'] },
  /** What is on the family's tiles: pips, or numbers in their place. */
  'tile-print': { of: 'house', choices: ['pips', 'numbers'] },
  /** While a camera watches the table: whether a play that was surely seen is entered by itself, and after how many seconds. */
  'camera-enters': { of: 'house', choices: ['asked', '0', '1', '2', '3', '5', '10'] },
  /** Whether a small copy of a photo is kept with the entry; what each photo begins with. Other versions on the same folder know this name. */
  'keep-photographs': { of: 'house', choices: ['not-kept', 'kept'] },
  /** Whether a new match asks that each player agrees to every round: as the last match did, or always the same. */
  'confirm-rounds': { of: 'house', choices: ['as-last', 'asked', 'not-asked'] },
} as const satisfies Readonly<Record<string, Setting>>

export type SettingName = keyof typeof SETTINGS
export type SettingChoice<N extends SettingName = SettingName> = (typeof SETTINGS)[N]['choices'][number]
export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[]

/** What was chosen. A setting that nobody has touched is not in it. */
export type Settings = { readonly [N in SettingName]?: SettingChoice<N> }

/** What another version may know more of, or less: names with what was chosen. */
export type KeptSettings = Readonly<Record<string, string>>

/** What settings were kept as before they had their names of today. */
export const FORMER_NAMES: Readonly<Partial<Record<SettingName, string>>> = { 'tiles-played': 'table-aid', review: 'round-remark' }

/** The same under the names of today; what is kept under both was chosen last under the one of today. */
export function underCurrentNames(kept: KeptSettings): KeptSettings {
  const former = Object.entries(FORMER_NAMES)
  const now = Object.entries(kept).filter(([name]) => !former.some(([, before]) => before === name))
  const before = former.flatMap(([name, before]) => (kept[before] === undefined ? [] : [[name, kept[before]] as const]))
  return Object.fromEntries([...before, ...now])
}

/** Of what was kept, the part that this version understands and that is whose it should be. */
export function understood(kept: KeptSettings, of: SettingOwner): Settings {
  return Object.fromEntries(
    Object.entries(underCurrentNames(kept)).filter(([name, choice]) => isSetting(name) && SETTINGS[name].of === of && isChoice(name, choice)),
  )
}

export function isChoice<N extends SettingName>(name: N, choice: unknown): choice is SettingChoice<N> {
  const choices: readonly unknown[] = SETTINGS[name].choices
  return choices.includes(choice)
}

export function isSetting(name: string): name is SettingName {
  return Object.hasOwn(SETTINGS, name)
}
