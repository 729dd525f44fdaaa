import { capitalised, counted } from '#shared/words/es'
import type { PageWords } from '../page-words'

/** A whole round where it has no entry yet. */
const place = (round: number, event: number | null): string => (event === null ? `la ronda ${round}` : `la anotación ${event} de la ronda ${round}`)

/** Correcting what was entered earlier. */
export const corrections: PageWords['corrections'] = {
  title: (round, event) => `Ronda ${round}, anotación ${event}`,
  startTitle: (round) => `Comienzo de la ronda ${round}`,
  asEntered: 'Anotación guardada',
  type: 'Tipo de anotación',
  tableStays: 'Las fichas que ya estaban en la mesa al empezar a anotar. Para cambiarlas, quita esta anotación y todo lo que sigue.',
  rulesStay: 'Un cambio de reglas. Quítalo para volver a las anteriores. Si quieres otras, cámbialas de nuevo.',
  types: { play: 'Jugar ficha', draw: 'Robar fichas', pass: 'Pasar' },
  player: 'Quién',
  tile: 'Ficha',
  end: 'Dónde',
  count: 'Fichas robadas',
  remove: 'Quitar esta anotación',
  keep: 'Conservar esta anotación',
  insert: 'Insertar otra antes',
  insertHint: '¿Qué se olvidó antes de esta anotación?',
  insertNothing: 'No insertar',
  removeHint: 'Esta anotación se quitará y todo lo que sigue se puntuará otra vez.',
  unchanged: 'Aún no hay cambios.',
  result: 'Después de esta corrección',
  totals: (name, before, after) => (before === after ? `${name} ${after}` : `${name} ${before} → ${after}`),
  wins: (name) => `Así ${name} gana la partida.`,
  nobodyWins: 'Así no ha ganado nadie todavía. La partida sigue.',
  incomplete: 'Elige la ficha y dónde se jugó.',
  noSuchEvent: 'Esta anotación ya no existe.',
  irregular: (events) => `${counted(events, { one: 'anotación quedará marcada como irregular', other: 'anotaciones quedarán marcadas como irregulares' })}.`,
  save: 'Guardar corrección',
  cancel: 'Cancelar',
  impossible: 'Eso no es posible',
  conflict: 'Una anotación posterior ya no es posible',
  place: (round, event) => (event === null ? `Ronda ${round}` : `Ronda ${round}, anotación ${event}`),
  nothingChanged: 'Aún no ha cambiado nada. Elige:',
  goBack: 'No corregir',
  correctLater: (round, event) => `Corregir también ${place(round, event)}`,
  dropLater: (round, event) => `Quitar ${place(round, event)} y todo lo que sigue`,
  dropHint: 'Con “Deshacer” se recupera todo.',
  dropping: (round, event) => `${capitalised(place(round, event))} y todo lo que sigue se quitarán. Con “Deshacer” se recupera todo.`,
  alsoCorrected: 'Corregidas a la vez',
  removed: 'quitada',
  cannotShow: 'Una anotación anterior tiene un error. Corrígela primero.',
}
