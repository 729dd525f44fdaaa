import type { SeasonRefusal } from '#shared/contract/seasons'
import { phraseByKind, type PhrasesByKind } from '#shared/words/phrases'
import type { commandSentencesOf } from './command-sentences'
import type { CommandProblem } from './sentence-inputs'

type SeasonNotSaved = Extract<SeasonRefusal, { readonly kind: 'not-saved' }>

/** What a language has for seasons that were not changed; which of it is said is the same in all. */
interface SeasonPhrases extends PhrasesByKind<Exclude<SeasonRefusal, SeasonNotSaved>> {
  readonly commands: Pick<ReturnType<typeof commandSentencesOf>, 'noAnswerSentence' | 'notSavedSentence'>
}

/** Why a season was not changed, in a language. */
export function seasonSentenceOf({ commands, ...phrases }: SeasonPhrases) {
  return (problem: CommandProblem<SeasonRefusal>): string =>
    problem.kind === 'refused'
      ? phraseByKind<SeasonRefusal>({ ...phrases, 'not-saved': ({ reason }) => commands.notSavedSentence(reason) }, problem.refusal)
      : commands.noAnswerSentence(problem)
}
