/** What Block and Draw have a name for. */
export const blockAndDrawIds = {
  game: 'block-and-draw',
  presets: ['block', 'draw', 'block-partners'],
  sources: ['S15', 'S16', 'S17'],
  /** Their texts are not at hand, so their words are not quoted (rulebook, Sources). */
  excerpts: ['S15', 'S16', 'S17'],
  rules: ['BD-1', 'BD-2', 'BD-3', 'BD-4', 'BD-5', 'BD-6', 'BD-7', 'BD-8', 'BD-9'],
  reasons: {},
  capped: [],
  celebrated: [],
  pointsFrom: {},
  blockedRules: [],
  blockedRulesForAll: [],
  settings: {},
} as const
