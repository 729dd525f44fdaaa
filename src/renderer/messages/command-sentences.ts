import type { CommandRefusal } from '#shared/contract/schemas'
import { PLAIN_GAME } from '#shared/games/ids'
import { isRefusal } from '#shared/match/events'
import type { LimitName } from '#shared/match/limits'
import type { ScorerWords } from '#shared/words/languages'
import { phraseByKind, phraseFor, type Phrase, type PhrasesByKind } from '#shared/words/phrases'
import type { CommandProblem, ToldMatch } from './sentence-inputs'

type RefusalOf<Kind extends CommandRefusal['kind']> = Extract<CommandRefusal, { readonly kind: Kind }>
type NoAnswer = Exclude<CommandProblem, { readonly kind: 'refused' }>
type NotSavedReason = RefusalOf<'not-saved'>['reason']

/** Refusals of one sentence each; the others have their own phrases. */
type PlainRefusal = Exclude<CommandRefusal, RefusalOf<'impossible' | 'later-event' | 'read-only' | 'over-limit' | 'bad-photo' | 'picture-stays' | 'not-saved'>>

/** What a language has for commands that were not done; which of it is said is the same in all. */
interface CommandPhrases {
  /** What holds where no answer came. */
  readonly noAnswer: PhrasesByKind<NoAnswer>
  readonly refused: PhrasesByKind<PlainRefusal>
  /** A refusal of the scorer's that only another version has a sentence for. */
  readonly brokenRule: string
  readonly 'later-event': (round: number, event: number | null, why: string) => string
  readonly 'read-only': Readonly<Record<RefusalOf<'read-only'>['why'], string>>
  /** What a match may hold, and what can be done where it is full. */
  readonly 'over-limit': Readonly<Record<LimitName, Phrase<RefusalOf<'over-limit'>>>>
  readonly 'bad-photo': Readonly<Record<RefusalOf<'bad-photo'>['why'], string>>
  readonly 'picture-stays': Readonly<Record<RefusalOf<'picture-stays'>['why'], string>>
  /** Why the disk did not take it. */
  readonly 'not-saved': Readonly<Record<NotSavedReason, string>>
  /** Follows why the disk did not take it. */
  readonly nothingEntered: string
}

/** What is asked of no match, or of one that cannot be read, names nobody. */
const OF_NO_MATCH: ToldMatch = { names: [], game: PLAIN_GAME }

/** What a page says of commands in a language. */
export function commandSentencesOf(refusalSentence: ScorerWords['refusalSentence'], phrases: CommandPhrases) {
  const ruleSentence = (refusal: { readonly code: string }, { names, game }: ToldMatch): string =>
    isRefusal(refusal) ? refusalSentence(refusal, names, game) : phrases.brokenRule

  /** Why the disk did not take it, and what holds now. */
  const notSavedSentence = (reason: NotSavedReason): string => `${phrases['not-saved'][reason]} ${phrases.nothingEntered}`

  const commandRefusalSentence = (told: CommandRefusal, match: ToldMatch): string =>
    phraseByKind<CommandRefusal>(
      {
        ...phrases.refused,
        impossible: ({ refusal }) => ruleSentence(refusal, match),
        'later-event': ({ round, event, refusal }) => phrases['later-event'](round, event, ruleSentence(refusal, match)),
        'read-only': ({ why }) => phrases['read-only'][why],
        'over-limit': (refusal) => phraseFor(phrases['over-limit'][refusal.limit], refusal),
        'bad-photo': ({ why }) => phrases['bad-photo'][why],
        'picture-stays': ({ why }) => phrases['picture-stays'][why],
        'not-saved': ({ reason }) => notSavedSentence(reason),
      },
      told,
    )

  /** What holds where no answer came. */
  const noAnswerSentence = (problem: NoAnswer): string => phraseByKind(phrases.noAnswer, problem)

  /** Why what was asked was not done, and what holds now. */
  const commandProblemSentence = (problem: CommandProblem, match = OF_NO_MATCH): string =>
    problem.kind === 'refused' ? commandRefusalSentence(problem.refusal, match) : noAnswerSentence(problem)

  return { commandProblemSentence, noAnswerSentence, commandRefusalSentence, notSavedSentence }
}
