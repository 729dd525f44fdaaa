import type { SettingChoice, SettingName } from '#shared/settings/settings'

/** Groups of settings, each with an address of its own. */
export const SETTING_GROUPS = ['look', 'table', 'sound', 'camera', 'keys', 'language'] as const
export type SettingGroup = (typeof SETTING_GROUPS)[number]

/** A part of a group, named by a heading; without one it is the group itself. */
interface GroupPart {
  readonly part: 'colours' | 'reading' | 'help' | 'house' | null
  readonly names: readonly SettingName[]
}

/** Every setting, in the group where it is looked for. */
export const GROUPS: Readonly<Record<SettingGroup, readonly GroupPart[]>> = {
  look: [
    { part: 'colours', names: ['theme', 'felt', 'tile-material'] },
    { part: 'reading', names: ['text-size', 'tile-faces', 'motion', 'table-side'] },
  ],
  table: [
    { part: null, names: ['score-display'] },
    { part: 'help', names: ['tiles-played', 'review'] },
    { part: 'house', names: ['confirm-rounds'] },
  ],
  sound: [{ part: null, names: ['sounds', 'spoken'] }],
  camera: [{ part: 'house', names: ['tile-print', 'camera-enters', 'keep-photographs'] }],
  keys: [{ part: null, names: ['single-keys', 'key-hints', 'tile-stops'] }],
  language: [{ part: null, names: ['language'] }],
}

interface OnAndOff {
  readonly on: SettingChoice
  readonly off: SettingChoice
}

/** Settings that are on or off, by what they are set to then. */
export const SWITCHES = {
  motion: { on: 'reduced', off: 'system' },
  'table-side': { on: 'left', off: 'right' },
  'tiles-played': { on: 'open', off: 'closed' },
  review: { on: 'shown', off: 'hidden' },
  sounds: { on: 'on', off: 'off' },
  spoken: { on: 'on', off: 'off' },
  'keep-photographs': { on: 'kept', off: 'not-kept' },
  'single-keys': { on: 'on', off: 'off' },
  'key-hints': { on: 'shown', off: 'hidden' },
  'tile-stops': { on: 'each', off: 'one' },
} as const satisfies Readonly<Partial<Record<SettingName, OnAndOff>>>

export type SwitchName = keyof typeof SWITCHES

export function isSwitch(name: SettingName): name is SwitchName {
  return Object.hasOwn(SWITCHES, name)
}
