import type { BackupRefusal, Backups, BackupWork, BadBackup, FolderProblem, Restored } from '#shared/contract/backup'
import { phraseByKind, type PhrasesByKind } from '#shared/words/phrases'
import type { BackupProblem } from './sentence-inputs'

type CountedKind = Extract<BadBackup, { readonly kind: 'counts' }>['what'] | 'seasons' | 'evenings'
type RefusalOf<Kind extends BackupRefusal['kind']> = Extract<BackupRefusal, { readonly kind: Kind }>

/** What a language has for backups; which of it is said is the same in all. */
interface BackupPhrases {
  readonly work: Readonly<Record<BackupWork, string>>
  readonly progress: (work: string, done: number, total: number) => string
  readonly restored: RestoredPhrases
  readonly noAnswer: PhrasesByKind<Exclude<BackupProblem, { readonly kind: 'refused' }>>
  readonly refused: PhrasesByKind<Exclude<BackupRefusal, RefusalOf<'bad-backup' | 'folder' | 'stopped' | 'not-saved'>>>
  readonly 'bad-backup': PhrasesByKind<BadBackup>
  /** Follows what is wrong with a backup. */
  readonly nothingChanged: string
  readonly folder: Readonly<Record<FolderProblem, string>>
  /** With the spaces of the language. */
  readonly colon: string
  readonly 'not-saved': Readonly<Record<RefusalOf<'not-saved'>['reason'], string>>
  /** Follows why the disk did not take it: what was restored until then, and what to do. */
  readonly stopped: (restored: string) => string
  /** Follows why the disk did not take it. */
  readonly asBefore: (detail: string) => string
}

/** What restoring did, each part of which is left out where there is none. */
interface RestoredPhrases {
  readonly back: (count: number, what: CountedKind) => string
  /** What is as it was in the backup now. */
  readonly became: (count: number, what: CountedKind) => string
  readonly settings: string
  /** All that came back. */
  readonly came: (parts: readonly string[]) => string
  readonly nothing: string
  readonly left: (count: number) => string
  readonly overLimit: (match: Restored['overLimit'][number]) => string
  readonly unusable: (count: number) => string
  readonly before: (backup: string) => string
}

/** What a page says of backups in a language. */
export function backupSentencesOf(phrases: BackupPhrases) {
  /** What is being done, as shown on the page. */
  const workWords = ({ kind, done, total }: NonNullable<Backups['work']>): string => phrases.progress(phrases.work[kind], done, total)

  /** What restoring did. */
  const restoredSentences = ({ matches, people, seasons, evenings, photos, settings, left, unusable, overLimit, before }: Restored): readonly string[] => {
    const words = phrases.restored
    const came = [
      matches.added > 0 && words.back(matches.added, 'matches'),
      matches.replaced > 0 && words.became(matches.replaced, 'matches'),
      people.added > 0 && words.back(people.added, 'people'),
      people.replaced > 0 && words.became(people.replaced, 'people'),
      seasons.added > 0 && words.back(seasons.added, 'seasons'),
      seasons.replaced > 0 && words.became(seasons.replaced, 'seasons'),
      evenings.added > 0 && words.back(evenings.added, 'evenings'),
      evenings.replaced > 0 && words.became(evenings.replaced, 'evenings'),
      photos > 0 && words.back(photos, 'photographs'),
      settings > 0 && words.settings,
    ].filter((each) => each !== false)
    return [
      came.length === 0 ? words.nothing : words.came(came),
      left > 0 && words.left(left),
      ...overLimit.map(words.overLimit),
      unusable > 0 && words.unusable(unusable),
      before !== null && words.before(before),
    ].filter((each) => each !== false)
  }

  /** What is wrong with a folder, after its path. */
  const folderProblemSentence = (path: string, why: FolderProblem): string => `${path}${phrases.colon}${phrases.folder[why]}`

  const refusalSentence = (told: BackupRefusal): string =>
    phraseByKind<BackupRefusal>(
      {
        ...phrases.refused,
        'bad-backup': ({ bad }) => `${phraseByKind(phrases['bad-backup'], bad)} ${phrases.nothingChanged}`,
        folder: ({ path, why }) => folderProblemSentence(path, why),
        stopped: ({ why, restored }) => `${phrases['not-saved'][why.reason]} ${phrases.stopped(restoredSentences(restored).join(' '))}`,
        'not-saved': ({ reason, detail }) => `${phrases['not-saved'][reason]} ${phrases.asBefore(detail)}`,
      },
      told,
    )

  /** Why what was asked was not done, and what holds now. */
  const backupProblemSentence = (problem: BackupProblem): string =>
    problem.kind === 'refused' ? refusalSentence(problem.refusal) : phraseByKind(phrases.noAnswer, problem)

  return { workWords, restoredSentences, folderProblemSentence, backupProblemSentence }
}
