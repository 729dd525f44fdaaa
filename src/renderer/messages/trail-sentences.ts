import type { TrailStanding, TrailEntry } from '#shared/match/trail'
import type { ScorerWords } from '#shared/words/languages'
import { plain } from '#shared/words/numbers'
import { phraseByKind, type PhrasesByKind } from '#shared/words/phrases'

type EntryOf<Kind extends TrailEntry['kind']> = Extract<TrailEntry, { readonly kind: Kind }>
type Field = Exclude<EntryOf<'details'>['field'], 'tableAid' | 'learningAid' | 'picture'>

/** What a language has for what was done to a match; which of it is said is the same in all. */
interface TrailPhrases extends PhrasesByKind<Exclude<TrailEntry, EntryOf<'details' | 'questioned' | 'confirmed' | 'contested' | 'withdrawn'>>> {
  readonly words: Pick<ScorerWords, 'nameOf' | 'namesOf'>

  /** With the spaces of the language. */
  readonly colon: string
  readonly tableAid: (off: boolean) => string
  readonly learningAid: (on: boolean) => string
  readonly picture: { readonly added: string; readonly replaced: string; readonly deleted: string }
  readonly fields: Readonly<Record<Field, { readonly name: string; readonly removed: string }>>
  readonly dayWords: (date: string) => string
  readonly quoted: (text: string) => string
  readonly questioned: (entry: EntryOf<'questioned'>) => string

  /** Follows what came of a question. */
  readonly agreed: (names: string) => string

  /** What someone said of a round, counted from 1. */
  readonly confirmed: (name: string, round: number) => string
  readonly contested: (name: string, round: number) => string
  readonly withdrawn: (name: string, round: number) => string
  readonly place: (round: number, event: number) => string

  /** These two follow a place. */
  readonly putIn: string
  readonly deleted: string
  readonly totals: (each: string) => string
  readonly winners: (before: string, after: string) => string
  readonly bothTotals: (before: string, after: string) => string

  /** One total, all totals and a winner that are not known, and where nobody has won. */
  readonly unknown: { readonly total: string; readonly totals: string; readonly winner: string }
  readonly nobody: string
  readonly notPossible: string
}

interface BeforeAndAfter {
  readonly before: TrailStanding | null
  readonly after: TrailStanding | null
}

/** What was done to a match beside playing it, in a language. */
export function trailSentencesOf(phrases: TrailPhrases) {
  const { colon, unknown, quoted, dayWords } = phrases
  const { nameOf, namesOf } = phrases.words

  const detailsWords = (field: Field, before: string, after: string): string => {
    const { name, removed } = phrases.fields[field]
    const shown = field === 'date' ? dayWords : quoted
    if (before === '') return `${name}${colon}${shown(after)}`

    return after === '' ? `${removed}${colon}${shown(before)}` : `${name}${colon}${shown(before)} → ${shown(after)}`
  }

  const winnerWords = (standing: TrailStanding | null, names: readonly string[]): string => {
    if (standing === null) return unknown.winner

    return standing.winner === null ? phrases.nobody : nameOf(names, standing.winner)
  }

  const totalsWords = (standing: TrailStanding | null, names: readonly string[]): string =>
    standing === null ? phrases.notPossible : standing.totals.map((total, seat) => `${nameOf(names, seat)} ${plain(total)}`).join(', ')

  return {
    what: (told: TrailEntry, names: readonly string[]): string =>
      phraseByKind<TrailEntry>(
        {
          ...phrases,
          details: ({ field, before, after }) => {
            if (field === 'tableAid') return phrases.tableAid(after === 'off')
            if (field === 'picture') return after === '' ? phrases.picture.deleted : before === '' ? phrases.picture.added : phrases.picture.replaced
            return field === 'learningAid' ? phrases.learningAid(after === 'on') : detailsWords(field, before, after)
          },
          questioned: (entry) => `${phrases.questioned(entry)}${entry.agreed.length === 0 ? '' : phrases.agreed(namesOf(names, entry.agreed))}`,
          confirmed: ({ seat, round }) => phrases.confirmed(nameOf(names, seat), round + 1),
          contested: ({ seat, round }) => phrases.contested(nameOf(names, seat), round + 1),
          withdrawn: ({ seat, round }) => phrases.withdrawn(nameOf(names, seat), round + 1),
        },
        told,
      ),
    /** An entry that a correction put in, took out or changed; its place counts from 1. */
    event: (round: number, event: number, before: string | null, after: string | null): string => {
      const where = phrases.place(round, event)
      if (before === null) return `${where} ${phrases.putIn}${colon}${after ?? ''}`

      return after === null ? `${where} ${phrases.deleted}${colon}${before}` : `${where}${colon}${before} → ${after}`
    },
    /** What everyone has, and would have had under the new rules from the beginning. */
    bothTotals: ({ before, after }: BeforeAndAfter, names: readonly string[]): string =>
      phrases.bothTotals(totalsWords(before, names), totalsWords(after, names)),
    /** Everyone's total before and after, and the winner where it is another. */
    totals: (before: TrailStanding | null, after: TrailStanding | null, names: readonly string[]): string => {
      const each = (after ?? before)?.totals.map((_, seat) => {
        const [was, is] = [before?.totals[seat], after?.totals[seat]].map((total) => (total === undefined ? unknown.total : plain(total)))
        return was === is ? `${nameOf(names, seat)} ${is}` : `${nameOf(names, seat)} ${was} → ${is}`
      })
      const totals = phrases.totals(each === undefined ? unknown.totals : each.join(', '))
      return before?.winner === after?.winner ? totals : `${totals} ${phrases.winners(winnerWords(before, names), winnerWords(after, names))}`
    },
  }
}
