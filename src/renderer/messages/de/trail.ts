import type { Standing } from '#shared/match/trail'
import { counted, listed, nameOf, plain } from '#shared/words/de'
import type { PageWords } from '../page-words'
import { dayWords, momentWords } from './dates'
import { tableAidWords } from './table-aid'

const FIELDS = { place: 'Ort', note: 'Notiz', date: 'Datum' } as const

const QUESTIONED = { stands: 'es bleibt dabei', corrected: 'es wurde berichtigt', open: 'offengelassen' } as const

const joinedWords = { extended: 'eine hat die andere fortgesetzt', chosen: 'diese wurde gewählt' } as const

/** What was done to a match beside playing it. */
export const trailWords: PageWords['trailWords'] = {
  heading: 'Was nachträglich geändert wurde',
  nothing: 'Nichts. Hier stehen Berichtigungen einer beendeten Partie, geänderte Hausregeln, Fragen, Änderungen dieser Angaben und der Papierkorb.',
  on: (device) => `auf ${device}`,
  fromTable: (by, device) => `vom Gerät von ${by} am Tisch von ${device}`,
  what: (entry, names) => {
    switch (entry.kind) {
      case 'corrected':
        return entry.edit.name === 'revise' ? 'Berichtigt, nachdem sie vorbei war' : 'Geändert, nachdem sie vorbei war'
      case 'details':
        return entry.field === 'tableAid' ? tableAidWords.turned(entry.after === 'off') : detailsWords(entry.field, entry.before, entry.after)
      case 'binned':
        return 'In den Papierkorb gelegt'
      case 'restored':
        return 'Aus dem Papierkorb zurückgeholt'
      case 'imported':
        return `Aus der Datei ${entry.file} hereingeholt`
      case 'from-backup':
        return `Aus der Sicherung vom ${momentWords(entry.made)} zurückgeholt`
      case 'mended':
        return entry.entries === 0
          ? 'Die beschädigte Datei wurde wieder heil gemacht'
          : `Die beschädigte Datei wurde wieder heil gemacht: ${counted(entry.entries, { one: 'Eintrag', other: 'Einträge' })} zurückgenommen`
      case 'joined':
        return `Aus zwei Kopien wurde eine (${entry.file}): ${joinedWords[entry.how]}`
      case 'questioned':
        return `${trailWords.place(entry.round, entry.event)} wurde ${entry.settles === undefined ? '' : 'noch einmal '}angezweifelt: ${QUESTIONED[entry.outcome]}${agreedWords(entry.agreed, names)}`
      case 'rules-changed':
        return `Hausregeln geändert, ab ${trailWords.place(entry.round, entry.event)}`
      case 'confirmed':
        return `${nameOf(names, entry.seat)} hat Runde ${entry.round + 1} bestätigt`
      case 'contested':
        return `${nameOf(names, entry.seat)} hat Runde ${entry.round + 1} bestritten`
      case 'withdrawn':
        return `${nameOf(names, entry.seat)} hat zurückgenommen, was zu Runde ${entry.round + 1} gesagt war`
      case 'confirm-rounds':
        return entry.on ? 'Alle werden nach jeder Runde gefragt' : 'Runden müssen nicht mehr bestätigt werden'
    }
  },
  place: (round, event) => `Runde ${round + 1}, Eintrag ${event + 1}`,
  note: (note) => `„${note}“`,
  bothTotals: ({ before, after }, names) =>
    `Nach den Regeln davor: ${totalsWords(before, names)}. Hätten die neuen von Anfang an gegolten: ${totalsWords(after, names)}.`,
  event: (round, event, before, after) => {
    const where = `Runde ${round}, Eintrag ${event}`
    if (before === null) return `${where}: eingefügt: ${after ?? ''}`
    return after === null ? `${where}: herausgenommen: ${before}` : `${where}: ${before} → ${after}`
  },
  roundTakenOut: (round) => `Runde ${round} herausgenommen`,
  roundPutIn: (round) => `Runde ${round} eingefügt`,
  start: (round, before, after) => `Beginn von Runde ${round}: ${before} → ${after}`,
  leads: (name) => `${name} spielt an`,
  dice: (flower, scorpion) => `Blüte ${flower}, Skorpion ${scorpion}`,
  totals: (before, after, names) => {
    const each = (after ?? before)?.totals.map((_, seat) => {
      const [was, is] = [before?.totals[seat], after?.totals[seat]].map((total) => (total === undefined ? 'unbekannt' : plain(total)))
      return was === is ? `${nameOf(names, seat)} ${is}` : `${nameOf(names, seat)} ${was} → ${is}`
    })
    const totals = `Stand: ${each === undefined ? 'unbekannt' : each.join(', ')}.`
    if (before?.winner === after?.winner) return totals
    return `${totals} Gewonnen: ${winnerWords(before, names)} → ${winnerWords(after, names)}.`
  },
}

function totalsWords(standing: Standing | null, names: readonly string[]): string {
  return standing === null ? 'nicht möglich' : standing.totals.map((total, seat) => `${nameOf(names, seat)} ${plain(total)}`).join(', ')
}

function agreedWords(seats: readonly number[], names: readonly string[]): string {
  return seats.length === 0 ? '' : ` (einverstanden: ${listed(seats.map((seat) => nameOf(names, seat)))})`
}

function winnerWords(standing: Standing | null, names: readonly string[]): string {
  if (standing === null) return 'unbekannt'
  return standing.winner === null ? 'niemand' : nameOf(names, standing.winner)
}

function detailsWords(field: keyof typeof FIELDS, before: string, after: string): string {
  const shown = (text: string): string => (field === 'date' ? dayWords(text) : `„${text}“`)
  if (before === '') return `${FIELDS[field]}: ${shown(after)}`
  return after === '' ? `${FIELDS[field]} weggenommen: ${shown(before)}` : `${FIELDS[field]}: ${shown(before)} → ${shown(after)}`
}
