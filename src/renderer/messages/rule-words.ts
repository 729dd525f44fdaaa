import type { Examples } from '#shared/rulebook/examples/index'
import type { RuleId } from '#shared/rules/rule-ids'

/** One rule in plain words, and what each of its examples is; what an example comes to is computed. */
export interface RuleWords<R extends RuleId = RuleId> {
  readonly title: string
  /** Paragraphs. */
  readonly text: readonly string[]
  readonly examples: { readonly [Name in keyof Examples[R]]: string }
}

export type RuleWordsOf<Id extends string> = { readonly [R in Extract<RuleId, Id>]: RuleWords<R> }

/** The words of a rule whose examples are asked for by name. */
export interface RuleWordsOfAny {
  readonly title: string
  readonly text: readonly string[]
  readonly examples: Readonly<Record<string, string>>
}
