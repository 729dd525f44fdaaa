import type { Standing, TrailEntry } from '#shared/match/trail'
import { counted, capitalised, listed, nameOf, plain } from '#shared/words/en'
import { dayWords, momentWords } from './dates'
import { tableAidWords } from './table-aid'

const FIELDS = { place: 'place', note: 'note', date: 'date' } as const

const QUESTIONED = { stands: 'it stands', corrected: 'it was corrected', open: 'left open' } as const

const joinedWords = { extended: 'one went on from the other', chosen: 'this one was chosen' } as const

/** What was done to a match beside playing it. */
export const trailWords = {
  heading: 'What was changed afterwards',
  nothing: 'Nothing. Corrections of a finished match, changed house rules, questions, changes of these details and the bin are noted here.',
  on: (device: string) => `on ${device}`,
  /** From a device that had joined the table of another. */
  fromTable: (by: string, device: string) => `on ${by}’s device at the table of ${device}`,
  what: (entry: TrailEntry, names: readonly string[]): string => {
    switch (entry.kind) {
      case 'corrected':
        return entry.edit.name === 'revise' ? 'Corrected after it was over' : 'Changed after it was over'
      case 'details':
        return entry.field === 'tableAid' ? tableAidWords.turned(entry.after === 'off') : detailsWords(entry.field, entry.before, entry.after)
      case 'binned':
        return 'Put into the bin'
      case 'restored':
        return 'Brought back from the bin'
      case 'imported':
        return `Brought in from the file ${entry.file}`
      case 'from-backup':
        return `Brought back from the backup of ${momentWords(entry.made)}`
      case 'mended':
        return entry.entries === 0
          ? 'Its damaged file was made sound again'
          : `Its damaged file was made sound again: ${counted(entry.entries, { one: 'entry', other: 'entries' })} taken back`
      case 'joined':
        return `Two copies became one (${entry.file}): ${joinedWords[entry.how]}`
      case 'questioned':
        return `${trailWords.place(entry.round, entry.event)} was questioned${entry.settles === undefined ? '' : ' again'}: ${QUESTIONED[entry.outcome]}${agreedWords(entry.agreed, names)}`
      case 'rules-changed':
        return `House rules changed, from ${trailWords.place(entry.round, entry.event).toLowerCase()} on`
      case 'confirmed':
        return `${nameOf(names, entry.seat)} confirmed round ${entry.round + 1}`
      case 'contested':
        return `${nameOf(names, entry.seat)} contested round ${entry.round + 1}`
      case 'withdrawn':
        return `${nameOf(names, entry.seat)} took back what was said of round ${entry.round + 1}`
      case 'confirm-rounds':
        return entry.on ? 'Each player is asked to confirm every round' : 'Rounds need not be confirmed any more'
    }
  },
  /** A place that counts from 0, as people count: `Round 2, event 5`. */
  place: (round: number, event: number) => `Round ${round + 1}, event ${event + 1}`,
  note: (note: string) => `“${note}”`,
  /** What everybody has, and would have had under the new rules from the beginning. */
  bothTotals: ({ before, after }: { readonly before: Standing | null; readonly after: Standing | null }, names: readonly string[]) =>
    `Under the rules before: ${totalsWords(before, names)}. Had the new ones held from the beginning: ${totalsWords(after, names)}.`,
  event: (round: number, event: number, before: string | null, after: string | null) => {
    const where = `Round ${round}, event ${event}`
    if (before === null) return `${where}: put in: ${after ?? ''}`
    return after === null ? `${where}: taken out: ${before}` : `${where}: ${before} → ${after}`
  },
  roundTakenOut: (round: number) => `Round ${round} taken out`,
  roundPutIn: (round: number) => `Round ${round} put in`,
  start: (round: number, before: string, after: string) => `Start of round ${round}: ${before} → ${after}`,
  leads: (name: string) => `${name} leads`,
  dice: (flower: string, scorpion: string) => `Flower ${flower}, Scorpion ${scorpion}`,
  /** Everybody's total before and after, and the winner where it is another. */
  totals: (before: Standing | null, after: Standing | null, names: readonly string[]): string => {
    const each = (after ?? before)?.totals.map((_, seat) => {
      const [was, is] = [before?.totals[seat], after?.totals[seat]].map((total) => (total === undefined ? 'unknown' : plain(total)))
      return was === is ? `${nameOf(names, seat)} ${is}` : `${nameOf(names, seat)} ${was} → ${is}`
    })
    const totals = `Totals: ${each === undefined ? 'unknown' : each.join(', ')}.`
    if (before?.winner === after?.winner) return totals
    return `${totals} Winner: ${winnerWords(before, names)} → ${winnerWords(after, names)}.`
  },
} as const

function totalsWords(standing: Standing | null, names: readonly string[]): string {
  return standing === null ? 'not possible' : standing.totals.map((total, seat) => `${nameOf(names, seat)} ${plain(total)}`).join(', ')
}

function agreedWords(seats: readonly number[], names: readonly string[]): string {
  return seats.length === 0 ? '' : ` (agreed: ${listed(seats.map((seat) => nameOf(names, seat)))})`
}

function winnerWords(standing: Standing | null, names: readonly string[]): string {
  if (standing === null) return 'unknown'
  return standing.winner === null ? 'nobody' : nameOf(names, standing.winner)
}

function detailsWords(field: keyof typeof FIELDS, before: string, after: string): string {
  const shown = (text: string): string => (field === 'date' ? dayWords(text) : `“${text}”`)
  if (before === '') return `${capitalised(FIELDS[field])}: ${shown(after)}`
  return after === '' ? `${capitalised(FIELDS[field])} taken away: ${shown(before)}` : `${capitalised(FIELDS[field])}: ${shown(before)} → ${shown(after)}`
}
