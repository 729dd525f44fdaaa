import type { EveningHostRefusal } from '#shared/contract/evenings'
import type { EveningRefusal } from '#shared/evening/state'
import type { commandSentencesOf } from './command-sentences'
import type { CommandProblem } from './sentence-inputs'

/** What a language has for what could not be done on an evening; which of it is said is the same in all. */
interface EveningPhrases {
  readonly commands: Pick<ReturnType<typeof commandSentencesOf>, 'noAnswerSentence' | 'notSavedSentence'>
  readonly 'no-such-evening': string
  readonly stale: string
  readonly 'no-match': string
  readonly 'same-device': string
  readonly 'too-many': (refusal: { readonly limit: number }) => string
  readonly impossible: Readonly<Record<EveningRefusal['code'], string>>
}

/** Why something could not be done on an evening, in a language. */
export function eveningSentencesOf({ commands, ...phrases }: EveningPhrases) {
  const refused = (refusal: EveningHostRefusal): string => {
    switch (refusal.kind) {
      case 'no-such-evening':
      case 'stale':
      case 'no-match':
      case 'same-device':
        return phrases[refusal.kind]
      case 'too-many':
        return phrases['too-many'](refusal)
      case 'impossible':
        return Object.hasOwn(phrases.impossible, refusal.refusal.code)
          ? phrases.impossible[refusal.refusal.code as EveningRefusal['code']]
          : refusal.refusal.code
      case 'not-saved':
        return commands.notSavedSentence(refusal.reason)
    }
  }
  return (problem: CommandProblem<EveningHostRefusal>): string => (problem.kind === 'refused' ? refused(problem.refusal) : commands.noAnswerSentence(problem))
}
