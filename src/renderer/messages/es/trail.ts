import type { Standing } from '#shared/match/trail'
import { counted, capitalised, listed, nameOf, plain } from '#shared/words/es'
import type { PageWords } from '../page-words'
import { dayWords, momentWords } from './dates'
import { tableAidWords } from './table-aid'

const FIELDS = { place: 'lugar', note: 'nota', date: 'fecha' } as const

const REMOVED = { place: 'Lugar quitado', note: 'Nota quitada', date: 'Fecha quitada' } as const

const QUESTIONED = { stands: 'vale', corrected: 'se corrigió', open: 'quedó abierta' } as const

const joinedWords = { extended: 'una continuaba la otra', chosen: 'se eligió esta' } as const

const place = (round: number, event: number): string => `ronda ${round + 1}, anotación ${event + 1}`

/** What was done to a match beside playing it. */
export const trailWords: PageWords['trailWords'] = {
  heading: 'Qué se cambió después',
  nothing:
    'Nada. Aquí se anotan las correcciones de una partida terminada, los cambios de reglas de la casa, las cuestiones, los cambios de estos datos y la papelera.',
  on: (device) => `en ${device}`,
  fromTable: (by, device) => `desde el dispositivo de ${by}, en la mesa de ${device}`,
  what: (entry, names) => {
    switch (entry.kind) {
      case 'corrected':
        return entry.edit.name === 'revise' ? 'Corregida después de terminar' : 'Cambiada después de terminar'
      case 'details':
        return entry.field === 'tableAid' ? tableAidWords.turned(entry.after === 'off') : detailsWords(entry.field, entry.before, entry.after)
      case 'binned':
        return 'Llevada a la papelera'
      case 'restored':
        return 'Recuperada de la papelera'
      case 'imported':
        return `Incorporada del archivo ${entry.file}`
      case 'from-backup':
        return `Recuperada de la copia de seguridad del ${momentWords(entry.made)}`
      case 'mended':
        return entry.entries === 0
          ? 'Se arregló su archivo dañado'
          : `Se arregló su archivo dañado y se ${entry.entries === 1 ? 'quitó' : 'quitaron'} ${counted(entry.entries, { one: 'anotación', other: 'anotaciones' })}`
      case 'joined':
        return `Dos copias pasaron a ser una (${entry.file}): ${joinedWords[entry.how]}`
      case 'questioned':
        return `Se cuestionó${entry.settles === undefined ? '' : ' otra vez'} la ${place(entry.round, entry.event)}: ${QUESTIONED[entry.outcome]}${agreedWords(entry.agreed, names)}`
      case 'rules-changed':
        return `Cambio de reglas de la casa, desde la ${place(entry.round, entry.event)}`
      case 'confirmed':
        return `${nameOf(names, entry.seat)} confirmó la ronda ${entry.round + 1}`
      case 'contested':
        return `${nameOf(names, entry.seat)} impugnó la ronda ${entry.round + 1}`
      case 'withdrawn':
        return `${nameOf(names, entry.seat)} retiró lo que dijo de la ronda ${entry.round + 1}`
      case 'confirm-rounds':
        return entry.on ? 'Se pide a cada cual que confirme todas las rondas' : 'Ya no hace falta confirmar las rondas'
    }
  },
  place: (round, event) => capitalised(place(round, event)),
  note: (note) => `“${note}”`,
  bothTotals: ({ before, after }, names) =>
    `Con las reglas de antes: ${totalsWords(before, names)}. Si las nuevas hubieran valido desde el principio: ${totalsWords(after, names)}.`,
  event: (round, event, before, after) => {
    const where = `Ronda ${round}, anotación ${event}`
    if (before === null) return `${where}: añadido: ${after ?? ''}`
    return after === null ? `${where}: quitado: ${before}` : `${where}: ${before} → ${after}`
  },
  roundTakenOut: (round) => `Ronda ${round} quitada`,
  roundPutIn: (round) => `Ronda ${round} añadida`,
  start: (round, before, after) => `Comienzo de la ronda ${round}: ${before} → ${after}`,
  leads: (name) => `sale ${name}`,
  dice: (flower, scorpion) => `Flor ${flower}, Escorpión ${scorpion}`,
  totals: (before, after, names) => {
    const each = (after ?? before)?.totals.map((_, seat) => {
      const [was, is] = [before?.totals[seat], after?.totals[seat]].map((total) => (total === undefined ? 'desconocido' : plain(total)))
      return was === is ? `${nameOf(names, seat)} ${is}` : `${nameOf(names, seat)} ${was} → ${is}`
    })
    const totals = `Totales: ${each === undefined ? 'desconocidos' : each.join(', ')}.`
    if (before?.winner === after?.winner) return totals
    return `${totals} Ganó: ${winnerWords(before, names)} → ${winnerWords(after, names)}.`
  },
}

function totalsWords(standing: Standing | null, names: readonly string[]): string {
  return standing === null ? 'no es posible' : standing.totals.map((total, seat) => `${nameOf(names, seat)} ${plain(total)}`).join(', ')
}

function agreedWords(seats: readonly number[], names: readonly string[]): string {
  return seats.length === 0 ? '' : ` (de acuerdo: ${listed(seats.map((seat) => nameOf(names, seat)))})`
}

function winnerWords(standing: Standing | null, names: readonly string[]): string {
  if (standing === null) return 'no se sabe'
  return standing.winner === null ? 'nadie' : nameOf(names, standing.winner)
}

function detailsWords(field: keyof typeof FIELDS, before: string, after: string): string {
  const shown = (text: string): string => (field === 'date' ? dayWords(text) : `“${text}”`)
  if (before === '') return `${capitalised(FIELDS[field])}: ${shown(after)}`
  return after === '' ? `${REMOVED[field]}: ${shown(before)}` : `${capitalised(FIELDS[field])}: ${shown(before)} → ${shown(after)}`
}
