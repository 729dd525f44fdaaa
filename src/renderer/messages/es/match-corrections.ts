import { capitalised, counted } from '#shared/words/es'
import { sentencesByKind } from '#shared/words/phrases'
import type { PageWords } from '../page-words'
import type { NamedEntry } from '../sentence-inputs'

export const entryName = sentencesByKind<NamedEntry>({
  play: ({ name, tile }) => `el ${tile} de ${name}`,
  draw: ({ name }) => `lo que robó ${name}`,
  pass: ({ name }) => `el pase de ${name}`,
  block: 'el cierre',
  rules: 'el cambio de reglas',
  table: 'las fichas de la mesa',
})
export const roundName = (round: number): string => `la ronda ${round}`
export const entryTitle = (entry: string): string => capitalised(entry)

/** Correcting what was entered earlier. */
export const corrections: PageWords['corrections'] = {
  title: (entry) => `Cambiar ${entry}`,
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
  nothingChanged: 'Aún no ha cambiado nada. Elige:',
  goBack: 'Dejarlo así',
  correctLater: (entry) => `Cambiar también ${entry}`,
  dropLater: (what) => `Quitar ${what} y todo lo que sigue`,
  dropHint: 'Con “Deshacer” se recupera todo.',
  dropping: (what) => `${capitalised(what)} y todo lo que sigue se quitarán. Con “Deshacer” se recupera todo.`,
  alsoCorrected: 'Corregidas a la vez',
  removed: 'quitada',
  cannotShow: 'Una anotación anterior tiene un error. Corrígela primero.',
}
