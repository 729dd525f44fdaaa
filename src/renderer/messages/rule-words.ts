import type { Examples } from '#shared/rulebook/examples/index'
import type { Statements } from '#shared/rulebook/books'
import type { RuleId } from '#shared/games/rule-ids'

/** One rule in plain words, and what each of its examples is; what an example comes to is computed. */
export interface RuleWords<R extends RuleId = RuleId> {
  readonly title: string
  /** Its statements, by the names and in the order of `STATEMENTS`. */
  readonly text: { readonly [Name in keyof Statements[R]]: string }
  readonly examples: { readonly [Name in keyof Examples[R]]: string }
}

/** The words of a rule whose statements and examples are asked for by name. */
export interface RuleWordsOfAny {
  readonly title: string
  readonly text: Readonly<Record<string, string>>
  readonly examples: Readonly<Record<string, string>>
}
