import type { SettingName } from '#shared/settings/settings'

/** Every setting, in the section where it is looked for. */
export const SECTIONS = {
  looks: ['language', 'theme', 'motion', 'tile-faces', 'tile-material', 'score-display'],
  table: ['table-aid', 'key-hints', 'single-keys', 'introduction'],
  hearing: ['sounds', 'spoken'],
  house: ['confirm-rounds', 'keep-photographs', 'tile-print'],
} as const satisfies Readonly<Record<'looks' | 'table' | 'hearing' | 'house', readonly SettingName[]>>
