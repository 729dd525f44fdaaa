import { flag } from '../setting'

/** What Fives and Threes has a name for. */
export const fivesAndThreesIds = {
  game: 'fives-and-threes',
  presets: ['fives-and-threes', 'fives-and-threes-teesdale'],
  sources: ['S12', 'S13'],
  /** Of these, those of which only excerpts were seen, or whose texts are not at hand (rulebook, Sources). */
  excerpts: ['S12', 'S13'],
  rules: ['FT-1', 'FT-2', 'FT-3', 'FT-4', 'FT-5', 'FT-6', 'FT-8'],
  reasons: { fives: 'FT-2', threes: 'FT-2' },
  capped: [],
  celebrated: [],
  pointsFrom: { threes: ['threes'] },
  blockedRules: [],
  blockedRulesForAll: [],
  settings: {
    /** FT-8: the lead does not win a match. */
    noWinOnLead: flag({ place: 16, usual: false }),
    /** FT-5: between partners the round goes on until both of one side are out. */
    pairOut: flag({ place: 161, under: 'partners', usual: false }),
  },
} as const
