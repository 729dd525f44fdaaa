/** Every rule a reason, ruling, test or page may cite (rulebook). */
export const RULE_IDS = [
  'C-1',
  'C-2',
  'C-3',
  'C-4',
  'C-5',
  'C-6',
  'FS-1',
  'FS-2',
  'FS-3',
  'FS-4',
  'FS-5',
  'FS-6',
  'FS-7',
  'FS-8',
  'FS-9',
  'FS-10',
  'FS-11',
  'B-1',
  'B-2',
  'B-3',
  'B-4',
  'B-5',
  'B-6',
  'B-7',
  'B-8',
  'B-9',
  'B-10',
  'DB-1',
  'DB-2',
  'DB-3',
  'DB-4',
  'DB-5',
  'DB-6',
] as const
export type RuleId = (typeof RULE_IDS)[number]

/** The written sources of the rules (rulebook, Sources). */
export const SOURCES = ['S0', 'S1', 'S2', 'S3', 'S4', 'S5', 'S6'] as const
export type Source = (typeof SOURCES)[number]
