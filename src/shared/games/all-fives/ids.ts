import { choice, flag, number } from '../setting'

/** What All Fives has a name for. */
export const allFivesIds = {
  game: 'all-fives',
  presets: ['all-fives', 'muggins'],
  sources: ['S7', 'S9'],
  /** Of these, those of which only excerpts were seen, or whose texts are not at hand (rulebook, Sources). */
  excerpts: ['S7', 'S9'],
  rules: ['AF-2', 'AF-4', 'AF-5', 'AF-6', 'AF-7', 'AF-8', 'AF-9', 'AF-10', 'AF-11', 'AF-12', 'AF-13', 'AF-15'],
  reasons: { fives: 'AF-5' },
  capped: [],
  celebrated: [],
  pointsFrom: { fives: ['fives'] },
  blockedRules: [],
  blockedRulesForAll: [],
  settings: {
    /** AF-11: whether a sum scores as it is, or one point for each five in it. */
    scoreUnit: choice({ place: 12, values: ['points', 'fives'], usual: 'points' }),
    /** AF-11, FT-4: the target has to be met exactly. */
    exact: flag({ place: 14, usual: false }),
    /** AF-15: the first score of a player has to be as many points. */
    firstScore: number({ place: 155, min: 0, max: 50, usual: 0 }),
  },
} as const
