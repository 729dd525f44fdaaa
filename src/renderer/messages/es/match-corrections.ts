import { capitalised, counted } from '#shared/words/es'
import type { PageWords } from '../page-words'

/** A whole round where it has no event yet. */
const place = (round: number, event: number | null): string => (event === null ? `ronda ${round}` : `ronda ${round}, anotación ${event}`)

/** Putting right what was entered earlier. */
export const corrections: PageWords['corrections'] = {
  title: (round, event) => `Ronda ${round}, anotación ${event}`,
  startTitle: (round) => `Comienzo de la ronda ${round}`,
  asEntered: 'Como se anotó',
  type: 'Qué pasó',
  tableStays: 'La mesa como estaba cuando empezó el registro. Quítala para anotarla de nuevo; lo jugado desde entonces tiene que irse con ella.',
  rulesStay: 'Un cambio de reglas. Quítalo para que sigan valiendo las anteriores; para otras reglas, cámbialas de nuevo.',
  types: { play: 'Jugó una ficha', draw: 'Robó', pass: 'Pasó' },
  player: 'Quién',
  tile: 'Ficha',
  end: 'Dónde',
  count: 'Fichas robadas',
  remove: 'Quitar esta anotación',
  keep: 'Conservar esta anotación',
  insert: 'Insertar una antes',
  insertHint: 'Lo que se olvidó antes de esto:',
  insertNothing: 'No insertar nada',
  removeHint: 'Esta anotación se quitará, y todo lo que sigue se contará otra vez.',
  unchanged: 'Aún no ha cambiado nada.',
  result: 'Con esta corrección',
  totals: (name, before, after) => (before === after ? `${name} ${after}` : `${name} ${before} → ${after}`),
  wins: (name) => `Entonces ha ganado la partida ${name}.`,
  nobodyWins: 'Entonces nadie ha ganado la partida; sigue.',
  incomplete: 'Aún falta algo: una ficha, o dónde está.',
  noSuchEvent: 'Esta anotación ya no está.',
  irregular: (events) => `${counted(events, { one: 'anotación quedará marcada como irregular', other: 'anotaciones quedarán marcadas como irregulares' })}.`,
  save: 'Guardar la corrección',
  cancel: 'Cancelar',
  impossible: 'Esto no puede ser',
  conflict: 'Una anotación posterior ya no encaja',
  place: (round, event) => capitalised(place(round, event)),
  nothingChanged: 'Aún no ha cambiado nada. Tú eliges:',
  goBack: 'Dejarla como estaba',
  correctLater: (round, event) => `Corregir también la ronda ${round}, anotación ${event}`,
  dropLater: (round, event) => `Quitar la ${place(round, event)} y todo lo que sigue`,
  dropHint: 'Deshacer lo devuelve todo.',
  dropping: (round, event) => `La ${place(round, event)} y todo lo que sigue se quitará. Deshacer lo devuelve todo.`,
  alsoCorrected: 'Corregidas en común',
  removed: 'quitada',
  cannotShow: 'Lo que hay antes de esta anotación aún no está bien; corrígelo primero.',
}
