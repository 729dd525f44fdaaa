import type { EveningHostRefusal } from '#shared/contract/evenings'
import type { EveningCommand } from '#shared/evening/decide'

/** Thrown inside a save to leave an evening as it is. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly refusal: EveningHostRefusal

  constructor(refusal: EveningHostRefusal) {
    super(refusal.kind)
    this.refusal = refusal
  }
}

/** Thrown inside a save where the command was done before. */
export class DoneBefore extends Error {
  override readonly name = 'DoneBefore'
  readonly revision: number

  constructor(revision: number) {
    super('done before')
    this.revision = revision
  }
}

/** What is right whatever else has happened since: each is about one person or one table, and the evening's own rules judge it. */
export const ON_ANY_REVISION: ReadonlySet<EveningCommand['type']> = new Set([
  'arrived',
  'left',
  'returned',
  'opened',
  'handed-in',
  'confirmed',
  'disagreed',
  'take-over',
  'clock-started',
  'clock-paused',
])
