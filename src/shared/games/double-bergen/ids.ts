import { choice, number } from '../setting'

/** What Double Bergen has a name for. */
export const doubleBergenIds = {
  game: 'double-bergen',
  presets: ['double-bergen', 'double-bergen-twelve'],
  sources: ['S3'],
  excerpts: [],
  rules: ['DB-1', 'DB-2', 'DB-3', 'DB-4', 'DB-5', 'DB-6'],
  reasons: { 'of-a-suit': 'DB-3' },
  capped: [],
  celebrated: [],
  pointsFrom: { 'of-a-suit': ['of-a-suit'] },
  /** Tiles are deducted in this game alone. */
  blockedRules: ['tiles-deducted'],
  blockedRulesForAll: [],
  settings: {
    /** Arms round the spinner. */
    arms: number({ place: 60, min: 2, max: 8, usual: 2, recorded: { min: 2, max: 8 } }),
    tileDeduction: number({ place: 190, min: 0, max: 10, usual: 0 }),
    /** DB-1: where the lead goes for the next round once it was passed: left of the player who laid the spinner, or who was asked first. */
    passedLead: choice({ place: 300, group: 'reading', values: ['who-led', 'who-was-first'], usual: 'who-led' }),
  },
} as const
