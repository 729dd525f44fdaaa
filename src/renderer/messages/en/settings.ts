import type { SettingChoice, SettingName } from '#shared/settings/settings'
import { agreement } from './agreement'

interface Told<C extends string> {
  readonly legend: string
  readonly hint?: string
  readonly choices: Readonly<Record<C, string>>
}

const named: { readonly language: Told<'system'> } & { readonly [N in Exclude<SettingName, 'language'>]: Told<SettingChoice<N>> } = {
  theme: {
    legend: 'Colours',
    hint: 'High contrast is black on white, or white on black if your system is dark.',
    choices: { system: 'System setting', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  },
  language: {
    legend: 'Language',
    /* Each language has its own name for itself. */
    choices: { system: 'System setting' },
  },
  motion: {
    legend: 'Motion',
    choices: { system: 'System setting', reduced: 'Reduce motion' },
  },
  'tile-faces': {
    legend: 'On the tiles',
    hint: 'Pictures are for children: a picture for each number. Blank stays blank.',
    choices: { pips: 'Pips', numerals: 'Numbers', pictures: 'Pictures' },
  },
  'tile-material': {
    legend: 'Tile style',
    hint: '“Coloured by number” gives each number its own colour. Ivory tiles above double-nine always have them.',
    choices: { ivory: 'Ivory', ebony: 'Ebony', coloured: 'Coloured by number' },
  },
  'score-display': {
    legend: 'Chips and points',
    hint: 'When counting down, everyone starts with the target and gives back what they score.',
    choices: { 'count-up': 'Count up', countdown: 'Count down' },
  },
  'table-side': {
    legend: 'Scores and buttons',
    choices: { right: 'Right', left: 'Left' },
  },
  'key-hints': {
    legend: 'Keys on buttons',
    choices: { shown: 'Shown', hidden: 'Hidden' },
  },
  'single-keys': {
    legend: 'Single-key shortcuts',
    hint: 'Turn this off if you dictate text or press keys by accident.',
    choices: { on: 'On', off: 'Off' },
  },
  'tiles-played': {
    legend: 'Tiles played',
    hint: 'Shows which tiles have been played. You can turn it off in a match.',
    choices: { closed: 'Closed', open: 'Open' },
  },
  introduction: {
    legend: 'Introduction',
    hint: 'Shown on the home page until you start your first match.',
    choices: { offered: 'Shown', seen: 'Hidden' },
  },
  sounds: {
    legend: 'Sounds',
    hint: 'A click for each tile. Two rising tones for points gained, two falling ones for points lost.',
    choices: { off: 'Off', on: 'On' },
  },
  spoken: {
    legend: 'Read scores aloud',
    hint: 'This device’s voice reads each play and its score. Nothing leaves the device.',
    choices: { off: 'Off', on: 'On' },
  },
  'tile-print': {
    legend: 'Your tiles have',
    hint: 'Helps Caravan read your photos.',
    choices: { pips: 'Pips', numbers: 'Numbers' },
  },
  'keep-photographs': {
    legend: 'Photos',
    hint: 'Save a small copy with each entry, in case you need to check it. It stays with your matches. You can change this for each photo.',
    choices: { 'not-kept': 'Don’t save', kept: 'Save' },
  },
  'confirm-rounds': {
    legend: agreement.setting.legend,
    hint: 'For new matches.',
    choices: { 'as-last': 'Same as last match', asked: 'Ask', 'not-asked': 'Don’t ask' },
  },
}

export const appSettings = {
  title: 'Settings',
  intro: 'Changes apply immediately, in every window.',
  named,
  sections: {
    looks: { heading: 'Appearance', text: 'On this device.' },
    table: { heading: 'Help and shortcuts', text: 'On this device.' },
    hearing: { heading: 'Sound', text: 'On this device.' },
    house: { heading: 'For all your matches', text: 'Saved with your matches, so every device that shares them uses the same settings.' },
  },
  backup: 'Every backup includes your settings. Caravan asks before a restore changes them.',
  voice: {
    unsupported: 'This browser can’t read aloud.',
    none: 'This device has no offline voice for this language. Install one in your system settings, under Speech.',
    by: (name: string) => `Voice: ${name}`,
  },
  trySounds: 'Play sounds',
  tryVoice: 'Play sample',
  /** What is heard when the voice is tried. */
  sample: 'Ben played six-four on the right end: Dual, 2 chips. Ben has 7.',
} as const
