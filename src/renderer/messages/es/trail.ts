import { counted, nameOf, namesOf } from '#shared/words/es'
import type { PageWords } from '../page-words'
import { trailSentencesOf } from '../trail-sentences'
import { dayWords, momentWords } from './dates'
import { learningAid } from './learning-aid'
import { tilesPlayed } from './tiles-played'

const QUESTIONED = { stands: 'está bien', corrected: 'corregida', open: 'pendiente' } as const

const JOINED = { extended: 'una continuaba la otra', chosen: 'se conservó esta' } as const

const place = (round: number, event: number): string => `Ronda ${round}, anotación ${event}`

/** A place that counts from 0, with its article. */
const thePlace = (round: number, event: number): string => `la anotación ${event + 1} de la ronda ${round + 1}`
const quoted = (text: string): string => `“${text}”`

const sentences = trailSentencesOf({
  words: { nameOf, namesOf },
  colon: ': ',
  corrected: ({ edit }) => (edit.name === 'revise' ? 'Corregida después de la partida' : 'Cambiada después de la partida'),
  tableAid: tilesPlayed.turned,
  learningAid: learningAid.turned,
  picture: { added: 'Foto de la mesa añadida', replaced: 'Foto de la mesa cambiada', deleted: 'Foto de la mesa borrada' },
  fields: {
    place: { name: 'Lugar', removed: 'Lugar quitado' },
    note: { name: 'Nota', removed: 'Nota quitada' },
    date: { name: 'Fecha', removed: 'Fecha quitada' },
  },
  dayWords,
  quoted,
  binned: 'Movida a la papelera',
  restored: 'Restaurada desde la papelera',
  imported: ({ file }) => `Importada de ${file}`,
  'from-backup': ({ made }) => `Restaurada desde la copia de seguridad del ${momentWords(made)}`,
  mended: ({ entries }) =>
    entries === 0 ? 'Archivo dañado reparado' : `Archivo dañado reparado: ${counted(entries, { one: 'anotación quitada', other: 'anotaciones quitadas' })}`,
  joined: ({ file, how }) => `Dos versiones unidas (${file}): ${JOINED[how]}`,
  questioned: ({ round, event, settles, outcome }) =>
    `Duda sobre ${thePlace(round, event)}${settles === undefined ? '' : ', otra vez'}: ${QUESTIONED[outcome]}`,
  agreed: (names) => ` (de acuerdo: ${names})`,
  'rules-changed': ({ round, event }) => `Cambio de reglas de la casa desde ${thePlace(round, event)}`,
  confirmed: (name, round) => `${name} estuvo de acuerdo con la ronda ${round}`,
  contested: (name, round) => `${name} no estuvo de acuerdo con la ronda ${round}`,
  withdrawn: (name, round) => `${name} retiró su respuesta sobre la ronda ${round}`,
  'confirm-rounds': ({ on }) => (on ? 'Se pregunta a todos si están de acuerdo con cada ronda' : 'Ya no se pregunta si todos están de acuerdo'),
  place,
  putIn: 'insertada',
  deleted: 'quitada',
  totals: (each) => `Totales: ${each}.`,
  winners: (before, after) => `Ganó: ${before} → ${after}.`,
  bothTotals: (before, after) => `Reglas de antes: ${before}. Reglas nuevas desde el principio: ${after}.`,
  unknown: { total: 'desconocido', totals: 'desconocidos', winner: 'no se sabe' },
  nobody: 'nadie',
  notPossible: 'no es posible',
})

/** What was done to a match beside playing it. */
export const trail: PageWords['trail'] = {
  heading: 'Cambios',
  nothing: 'Aún no hay cambios. Aquí aparecen las correcciones posteriores, los cambios de reglas, las dudas, los detalles editados y la papelera.',
  on: (device) => `en ${device}`,
  fromTable: (by, device) => `en el dispositivo de ${by}, conectado a ${device}`,
  what: sentences.what,
  note: quoted,
  bothTotals: sentences.bothTotals,
  event: sentences.event,
  roundDeleted: (round) => `Ronda ${round} quitada`,
  roundPutIn: (round) => `Ronda ${round} insertada`,
  start: (round, before, after) => `Comienzo de la ronda ${round}: ${before} → ${after}`,
  leads: (name) => `sale ${name}`,
  dice: (flower, scorpion) => `Flor ${flower}, Escorpión ${scorpion}`,
  totals: sentences.totals,
}
