import type { PeopleRefusal } from '#shared/contract/people'
import { phraseByKind, type PhrasesByKind } from '#shared/words/phrases'
import type { commandSentencesOf } from './command-sentences'
import type { CommandProblem } from './sentence-inputs'

type RefusalOf<Kind extends PeopleRefusal['kind']> = Extract<PeopleRefusal, { readonly kind: Kind }>

/** What a language has for people who were not changed; which of it is said is the same in all. */
interface PeoplePhrases extends PhrasesByKind<Exclude<PeopleRefusal, RefusalOf<'no-such-person' | 'bad-picture' | 'not-saved'>>> {
  readonly commands: Pick<ReturnType<typeof commandSentencesOf>, 'noAnswerSentence' | 'notSavedSentence'>
  readonly 'no-such-person': (name: string) => string
  readonly 'bad-picture': Readonly<Record<RefusalOf<'bad-picture'>['why'], string>>
}

/** Why a person was not changed, in a language; `name` is that person's, or the one that was wished for. */
export function peopleSentencesOf({ commands, ...phrases }: PeoplePhrases) {
  return (problem: CommandProblem<PeopleRefusal>, name: string): string =>
    problem.kind === 'refused'
      ? phraseByKind<PeopleRefusal>(
          {
            ...phrases,
            'no-such-person': phrases['no-such-person'](name),
            'bad-picture': ({ why }) => phrases['bad-picture'][why],
            'not-saved': ({ reason }) => commands.notSavedSentence(reason),
          },
          problem.refusal,
        )
      : commands.noAnswerSentence(problem)
}
