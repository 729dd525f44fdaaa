import type { SettingChoice, SettingName } from '#shared/settings/settings'
import type { CommandProblem } from '../sentence-inputs'

interface Told<C extends string> {
  readonly legend: string
  readonly hint?: string
  readonly choices: Readonly<Record<C, string>>
}

const named: { readonly language: Told<'system'> } & { readonly [N in Exclude<SettingName, 'language'>]: Told<SettingChoice<N>> } = {
  theme: {
    legend: 'Colours',
    hint: 'High contrast is black on white, or white on black where the system is dark.',
    choices: { system: 'As the system', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  },
  language: {
    legend: 'Language',
    /* Each language is named by itself. */
    choices: { system: 'As the system' },
  },
  motion: {
    legend: 'Motion',
    choices: { system: 'As the system', reduced: 'Nothing moves' },
  },
  'tile-faces': {
    legend: 'Tiles show',
    hint: 'Pictures are for children: suits as pictures instead of pips (B-9). Blank stays blank.',
    choices: { pips: 'Pips', numerals: 'Numerals', pictures: 'Pictures' },
  },
  'tile-material': {
    legend: 'Tiles are',
    hint: 'Colours come on top of pips, numerals or pictures, never in their place.',
    choices: { ivory: 'Ivory', ebony: 'Ebony', coloured: 'Coloured by suit' },
  },
  'score-display': {
    legend: 'Chips and points',
    hint: 'Counting down, each starts with as many as the target and gives them back (B-8).',
    choices: { 'count-up': 'Count up', countdown: 'Count down' },
  },
  'key-hints': {
    legend: 'Line of keys below the tiles',
    choices: { shown: 'Shown', hidden: 'Hidden' },
  },
  'single-keys': {
    legend: 'Letters and digits that act at once',
    hint: 'Switched off, nothing is entered by a letter, a digit or a sign alone: for whoever dictates, or presses keys without meaning to.',
    choices: { on: 'On', off: 'Off' },
  },
  'table-aid': {
    legend: 'Suits seen',
    hint: 'Whether the table aid lies open beside the table. A match can go without it altogether.',
    choices: { closed: 'Closed', open: 'Open' },
  },
  introduction: {
    legend: 'What Caravan does, in three cards',
    hint: 'On the first page, for as long as there is no match.',
    choices: { offered: 'Shown', seen: 'Put away' },
  },
  sounds: {
    legend: 'Sounds',
    hint: 'A click for a tile that is laid, two tones for points: rising when they are won, falling when they are lost.',
    choices: { off: 'Off', on: 'On' },
  },
  spoken: {
    legend: 'Scores spoken aloud',
    hint: 'Each play and what it scored, said by a voice of this device. Nothing leaves the device.',
    choices: { off: 'Off', on: 'On' },
  },
  'tile-print': {
    legend: 'Your tiles have',
    hint: 'What the reader of photographs looks for.',
    choices: { pips: 'Pips', numbers: 'Numbers' },
  },
  'keep-photographs': {
    legend: 'Photographs',
    hint: 'A small copy may be kept with the play, in case it is disputed. It lies with your matches and goes nowhere else. Each time you can decide otherwise.',
    choices: { 'not-kept': 'Not kept', kept: 'Kept' },
  },
  'confirm-rounds': {
    legend: 'Does each player agree to every round?',
    hint: 'What a new match begins with.',
    choices: { 'as-last': 'As in the last match', asked: 'Ask', 'not-asked': 'Do not ask' },
  },
}

export const appSettings = {
  title: 'Settings',
  intro: 'Everything takes effect at once, in every window.',
  named,
  sections: {
    looks: { heading: 'Looks', text: 'For this device.' },
    table: { heading: 'At the table', text: 'For this device.' },
    hearing: { heading: 'Hearing', text: 'For this device.' },
    house: { heading: 'For all your matches', text: 'Kept with the matches, so that every device that shares them has the same.' },
  },
  backup: 'Settings are in every backup. Restoring one asks before it changes any here.',
  voice: {
    unsupported: 'This browser cannot speak, so nothing is heard.',
    none: 'This device has no voice of its own for the language of the page, so nothing is heard. Voices that need the internet are not used. One can be installed in the system’s settings, under speech.',
    by: (name: string) => `Spoken by the voice ${name}.`,
  },
  trySounds: 'Hear them',
  tryVoice: 'Hear it',
  /** What is heard when the voice is tried. */
  sample: 'Ben played six-four on the right: Dual, 2 chips; Ben has 7.',
  notKept: (problem: CommandProblem): string => {
    if (problem.kind === 'refused' && problem.refusal.kind === 'not-saved')
      return `This choice holds in this browser, but could not be stored (${WHY[problem.refusal.reason]}).`
    return 'This choice holds in this browser, but could not be stored.'
  },
} as const

const WHY = {
  'disk-full': 'the disk is full',
  'read-only': 'the disk is read-only',
  'not-permitted': 'Caravan may not write there',
  'input-output': 'the disk reported a fault',
  other: 'the disk refused it',
} as const
