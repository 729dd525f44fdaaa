import { choice, points } from '../setting'

/** What Flower & Scorpion has a name for. */
export const flowerAndScorpionIds = {
  game: 'flower-and-scorpion',
  presets: ['flower-and-scorpion'],
  sources: ['S0'],
  excerpts: [],
  rules: ['FS-1', 'FS-2', 'FS-3', 'FS-4', 'FS-5', 'FS-6', 'FS-7', 'FS-8', 'FS-9', 'FS-10', 'FS-11'],
  reasons: {
    dual: 'FS-2',
    plural: 'FS-3',
    'short-flower': 'FS-6',
    'long-flower': 'FS-5',
    'small-scorpion': 'FS-6',
    'large-scorpion': 'FS-5',
  },
  capped: ['dual', 'plural'],
  celebrated: ['plural'],
  pointsFrom: { dual: ['dual'], plural: ['plural'], flower: ['short-flower', 'long-flower'], scorpion: ['small-scorpion', 'large-scorpion'] },
  /** It asks for dice. */
  blockedRules: ['flower-and-scorpion'],
  blockedRulesForAll: [],
  settings: {
    dual: points(110, 2),
    plural: points(120, 3),
    /** FS-4: cross pairs of two doubles, as S0 lists them (2) or all that exist (4). */
    twoDoubles: choice({ place: 220, group: 'reading', values: ['listed', 'all'], usual: 'listed' }),
    /** FS-5: whether a double Flower or Scorpion standing on an end counts again on later plays. */
    standingPair: choice({ place: 230, group: 'reading', values: ['unscored', 'scored'], usual: 'unscored' }),
    /** FS-7: what a double Scorpion takes the dual or plural from. */
    doubleScorpion: choice({ place: 240, group: 'reading', values: ['suit', 'tile'], usual: 'suit' }),
    /** FS-10: whether a play's gains and losses are summed before the floor. */
    payout: choice({ place: 250, group: 'reading', values: ['net', 'losses-first'], usual: 'net' }),
  },
} as const
