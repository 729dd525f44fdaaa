import { counted } from '#shared/words/es/numbers'
import type { PageWords } from '../page-words'
import { seasonSentenceOf } from '../season-sentences'
import { noAnswerSentence, notSavedSentence } from './commands'
import { dateWords } from './dates'

/** Ranges of days that a family gave a name. */
export const seasons: PageWords['seasons'] = {
  filter: 'Temporada',
  allTime: 'Todas las fechas',
  season: 'Temporada',
  days: (from, to) => (from === '' ? `Hasta el ${dateWords(to)}` : to === '' ? `Desde el ${dateWords(from)}` : `${dateWords(from)} – ${dateWords(to)}`),
  others: 'Más temporadas',
  add: 'Añadir temporada',
  edit: (name) => `Cambiar ${name}`,
  name: 'Nombre',
  nameHint: 'Por ejemplo, “Verano en Bretaña”.',
  from: 'Primer día',
  to: 'Último día',
  noName: 'Escribe un nombre.',
  noDay: 'Elige un día.',
  backwards: 'El último día es anterior al primero.',
  cancel: 'Cancelar',
  save: 'Guardar temporada',
  saved: (name) => `Temporada guardada: ${name}.`,
  delete: 'Eliminar temporada',
  deleteHint: 'Una temporada eliminada va a la papelera, en la página Archivos. Sus partidas y veladas se quedan.',
  deleted: (name) => `Temporada en la papelera: ${name}. No se ha eliminado ninguna partida.`,
  problem: 'No ha funcionado',
}

export const seasonProblemSentence = seasonSentenceOf({
  commands: { noAnswerSentence, notSavedSentence },
  'no-such-season': 'Esta temporada ya no existe. Quizá se eliminó en otro dispositivo.',
  'ends-before-it-begins': 'El último día es anterior al primero. Cambia uno de los dos.',
  'name-taken': ({ name }) => `Ya hay una temporada llamada ${name}. Elige otro nombre.`,
  'too-many': ({ limit }) => `Ya tienes ${counted(limit, { one: 'temporada', other: 'temporadas' })}. Elimina una primero.`,
})
