import { choice, flag, points } from '../setting'

/** What Bergen has a name for. */
export const bergenIds = {
  game: 'bergen',
  presets: ['bergen-pagat', 'bergen-game-cabinet', 'bergen-draw', 'bergen-hoyle', 'bergen-online'],
  sources: ['S1', 'S2', 'S4', 'S5', 'S6'],
  /** Of these, those of which only excerpts were seen: their words are not quoted (rulebook, Sources). */
  excerpts: ['S5', 'S6'],
  rules: ['B-1', 'B-2', 'B-3', 'B-4', 'B-5', 'B-6', 'B-7', 'B-8', 'B-9', 'B-10'],
  reasons: { 'double-header': 'B-1', 'triple-header': 'B-2' },
  capped: ['double-header', 'triple-header'],
  celebrated: ['triple-header'],
  pointsFrom: { 'double-header': ['double-header'], 'triple-header': ['triple-header'] },
  blockedRules: [],
  /** They look at hands alone (B-5, B-9). */
  blockedRulesForAll: ['american', 'german', 'simple', 'lightest-without-doubles', 'picture'],
  settings: {
    /** B-10: the double that is led is a spinner with four arms. */
    spinner: flag({ place: 70, usual: false }),
    completeFirstDouble: flag({ place: 90, usual: false }),
    doubleHeader: points(130, 2),
    tripleHeader: points(140, 3),
    /** B-10: whether every arm of a spinner in Bergen is started before any is extended. */
    spinnerArms: choice({ place: 280, group: 'reading', under: 'spinner', values: ['all-first', 'any-time'], usual: 'all-first' }),
    /** B-10: what a play scores round a spinner in Bergen: a header that it makes, or every number that lies open as in Double Bergen. */
    spinnerCount: choice({ place: 290, group: 'reading', under: 'spinner', values: ['headers', 'every-number'], usual: 'headers' }),
  },
} as const
