import { counted } from '#shared/words/es'
import type { Noun } from '#shared/words/grammar'
import type { PageWords } from '../page-words'

const MATCHES: Noun = { one: 'partida', other: 'partidas' }

/** Files of records that came to the window: opened with the app, or dropped on it. */
export const arrivals: PageWords['arrivals'] = {
  title: (files) => (files === 1 ? '¿Importar este archivo?' : '¿Importar estos archivos?'),
  after: 'Resultado',
  safe: 'No se importa nada sin tu permiso. Las partidas repetidas se omiten.',
  looking: 'Comprobando el archivo…',
  match: (rounds) => (rounds === 0 ? 'ninguna ronda todavía' : counted(rounds, { one: 'ronda', other: 'rondas' })),
  won: (name) => `ganó ${name}`,
  open: 'sin terminar',
  many: (count, all) => (all ? counted(count, MATCHES) : `más de ${counted(count, MATCHES)}`),
  refused: 'Esta partida no se puede importar:',
  gone: 'No se puede leer este archivo. Puede que se haya movido o borrado.',
  nothing: 'En este archivo no hay nada que importar.',
  importMatches: 'Importar',
  leave: 'No importar',
  close: 'Cerrar',
  openMatch: 'Abrir la partida',
  running: (file) => `Importando “${file}”…`,
}
