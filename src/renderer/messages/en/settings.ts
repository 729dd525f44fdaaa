import type { SettingChoice, SettingName } from '#shared/settings/settings'
import { agreement } from './agreement'

interface Labelled {
  readonly legend: string
  readonly hint?: string
}

interface Told<C extends string> extends Labelled {
  readonly choices: Readonly<Record<C, string>>
}

/** Settings that are on or off, so that their name says it all. */
type Switched = 'motion' | 'table-side' | 'key-hints' | 'single-keys' | 'tile-stops' | 'tiles-played' | 'review' | 'sounds' | 'spoken' | 'keep-photographs'

const named: { readonly language: Told<'system'> } & { readonly [N in Switched]: Labelled } & {
  readonly [N in Exclude<SettingName, 'language' | Switched>]: Told<SettingChoice<N>>
} = {
  theme: {
    legend: 'Theme',
    hint: 'High contrast is black on white, or white on black if your system is dark.',
    choices: { system: 'System', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  },
  felt: {
    legend: 'Felt',
    choices: { petrol: 'Teal', night: 'Midnight', wine: 'Burgundy' },
  },
  language: {
    legend: 'Language',
    /* Each language has its own name for itself. */
    choices: { system: 'System setting' },
  },
  'text-size': {
    legend: 'Text size',
    choices: { usual: 'Usual', large: 'Large', largest: 'Largest' },
  },
  motion: {
    legend: 'Reduce motion',
    hint: 'Tiles and chips change without moving. When this is off, your system decides.',
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
    legend: 'Left-handed',
    hint: 'Scores and buttons are on the left of the table.',
  },
  'key-hints': {
    legend: 'Keys on buttons',
    hint: 'Shows the key that does the same.',
  },
  'single-keys': {
    legend: 'Single-key shortcuts',
    hint: 'Turn this off if you dictate text or press keys by accident.',
  },
  'tile-stops': {
    legend: 'Every tile is a Tab stop',
    hint: 'For people who use a switch or Tab and Enter alone: Tab goes from tile to tile. Press Enter on an open end first to reach only its tiles.',
  },
  review: {
    legend: 'Review',
    hint: 'What could have been played: Review, the sentence after a round, the puzzle of the day, luck and misses in statistics.',
  },
  'tiles-played': {
    legend: 'Show tiles played',
    hint: 'Opens the list of tiles that have been played. You can turn it off in a match.',
  },
  sounds: {
    legend: 'Sounds',
    hint: 'A click for each tile. Two rising tones for points gained, two falling ones for points lost.',
  },
  spoken: {
    legend: 'Read scores aloud',
    hint: 'This device’s voice reads each play and its score. Nothing leaves the device.',
  },
  'tile-print': {
    legend: 'Your tiles have',
    hint: 'Helps Caravan read your photos.',
    choices: { pips: 'Pips', numbers: 'Numbers' },
  },
  'camera-enters': {
    legend: 'Camera enters plays',
    hint: 'While Caravan watches the table. It always asks when it isn’t sure.',
    choices: { asked: 'When you confirm', '0': 'At once', '1': 'After 1 s', '2': 'After 2 s', '3': 'After 3 s', '5': 'After 5 s', '10': 'After 10 s' },
  },
  'keep-photographs': {
    legend: 'Save photos',
    hint: 'Keeps a small copy with each entry, in case you need to check it. You can change this for each photo.',
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
  groups: {
    look: 'Look',
    table: 'Table',
    sound: 'Sound and voice',
    camera: 'Camera',
    keys: 'Keys',
    language: 'Language',
  },
  parts: {
    colours: 'Colours',
    reading: 'Tiles and layout',
    help: 'Help',
    house: 'For all your matches',
  },
  house: 'Saved with your matches, so every device that shares them uses the same settings.',
  preview: { heading: 'Preview', hint: 'Changes as you choose' },
  undo: 'Undo changes',
  undone: 'Your changes are undone.',
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
