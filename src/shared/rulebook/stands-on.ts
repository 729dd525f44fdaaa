import type { SettingName } from '../games/rules'

/** What the values of a rule set stand on: each setting that means something in the game is in one of the lists. Apart from the rule sets, since only the book and its pages ask. */
export interface StandsOn {
  /** Its source states them as they are. */
  readonly written: readonly SettingName[]
  /** Its source leaves them open. */
  readonly reading: readonly SettingName[]
  /** No source speaks of them. */
  readonly convention: readonly SettingName[]
  /** Whether the source says how many can play. */
  readonly players: 'written' | 'convention'
}

/** The same of the rule sets of a game, by their names. */
export type StandsOnOfGame<G extends { readonly presets: readonly string[] }> = Readonly<Record<G['presets'][number], StandsOn>>
