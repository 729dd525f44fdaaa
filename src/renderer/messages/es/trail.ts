import { counted, nameOf, namesOf } from '#shared/words/es'
import type { PageWords } from '../page-words'
import { trailSentencesOf } from '../trail-sentences'
import { dayWords, momentWords } from './dates'
import { tableAid } from './table-aid'

const QUESTIONED = { stands: 'vale', corrected: 'se corrigió', open: 'quedó abierta' } as const

const JOINED = { extended: 'una continuaba la otra', chosen: 'se eligió esta' } as const

const place = (round: number, event: number): string => `Ronda ${round}, anotación ${event}`
/** A place that counts from 0, with its article. */
const thePlace = (round: number, event: number): string => `la ronda ${round + 1}, anotación ${event + 1}`
const quoted = (text: string): string => `“${text}”`

const sentences = trailSentencesOf({
  words: { nameOf, namesOf },
  colon: ': ',
  corrected: ({ edit }) => (edit.name === 'revise' ? 'Corregida después de terminar' : 'Cambiada después de terminar'),
  tableAid: tableAid.turned,
  fields: {
    place: { name: 'Lugar', removed: 'Lugar quitado' },
    note: { name: 'Nota', removed: 'Nota quitada' },
    date: { name: 'Fecha', removed: 'Fecha quitada' },
  },
  dayWords,
  quoted,
  binned: 'Llevada a la papelera',
  restored: 'Recuperada de la papelera',
  imported: ({ file }) => `Incorporada del archivo ${file}`,
  'from-backup': ({ made }) => `Recuperada de la copia de seguridad del ${momentWords(made)}`,
  mended: ({ entries }) =>
    entries === 0
      ? 'Se arregló su archivo dañado'
      : `Se arregló su archivo dañado y se ${entries === 1 ? 'quitó' : 'quitaron'} ${counted(entries, { one: 'anotación', other: 'anotaciones' })}`,
  joined: ({ file, how }) => `Dos copias pasaron a ser una (${file}): ${JOINED[how]}`,
  questioned: ({ round, event, settles, outcome }) =>
    `Se cuestionó${settles === undefined ? '' : ' otra vez'} ${thePlace(round, event)}: ${QUESTIONED[outcome]}`,
  agreed: (names) => ` (de acuerdo: ${names})`,
  'rules-changed': ({ round, event }) => `Cambio de reglas de la casa, desde ${thePlace(round, event)}`,
  confirmed: (name, round) => `${name} confirmó la ronda ${round}`,
  contested: (name, round) => `${name} impugnó la ronda ${round}`,
  withdrawn: (name, round) => `${name} retiró lo que dijo de la ronda ${round}`,
  'confirm-rounds': ({ on }) => (on ? 'Se pide a cada cual que confirme todas las rondas' : 'Ya no hace falta confirmar las rondas'),
  place,
  putIn: 'añadido',
  takenOut: 'quitado',
  totals: (each) => `Totales: ${each}.`,
  winners: (before, after) => `Ganó: ${before} → ${after}.`,
  bothTotals: (before, after) => `Con las reglas de antes: ${before}. Si las nuevas hubieran valido desde el principio: ${after}.`,
  unknown: { total: 'desconocido', totals: 'desconocidos', winner: 'no se sabe' },
  nobody: 'nadie',
  notPossible: 'no es posible',
})

/** What was done to a match beside playing it. */
export const trail: PageWords['trail'] = {
  heading: 'Qué se cambió después',
  nothing:
    'Nada. Aquí se anotan las correcciones de una partida terminada, los cambios de reglas de la casa, las cuestiones, los cambios de estos datos y la papelera.',
  on: (device) => `en ${device}`,
  fromTable: (by, device) => `desde el dispositivo de ${by}, en la mesa de ${device}`,
  what: sentences.what,
  note: quoted,
  bothTotals: sentences.bothTotals,
  event: sentences.event,
  roundTakenOut: (round) => `Ronda ${round} quitada`,
  roundPutIn: (round) => `Ronda ${round} añadida`,
  start: (round, before, after) => `Comienzo de la ronda ${round}: ${before} → ${after}`,
  leads: (name) => `sale ${name}`,
  dice: (flower, scorpion) => `Flor ${flower}, Escorpión ${scorpion}`,
  totals: sentences.totals,
}
