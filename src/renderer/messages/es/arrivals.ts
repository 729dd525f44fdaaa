import { counted } from '#shared/words/es'
import type { Noun } from '#shared/words/grammar'
import type { PageWords } from '../page-words'

const RECORDS: Noun = { one: 'registro', other: 'registros' }

/** Files of records that came to the window: opened with the app, or dropped on it. */
export const arrivals: PageWords['arrivals'] = {
  title: (files) => (files === 1 ? '¿Incorporar este registro?' : '¿Incorporar estos registros?'),
  after: 'Qué ha resultado',
  safe: 'No se incorpora nada antes de que lo digas. Una partida que ya está aquí no se toma dos veces.',
  looking: 'Mirándolo…',
  match: (rounds) => (rounds === 0 ? 'ninguna ronda todavía' : counted(rounds, { one: 'ronda', other: 'rondas' })),
  won: (name) => `ganó ${name}`,
  open: 'sin terminar',
  many: (count, all) => (all ? counted(count, RECORDS) : `más de ${counted(count, RECORDS)}`),
  refused: 'Caravan rechazaría este registro:',
  gone: 'Este archivo no se ha podido leer. Puede que lo hayan movido o quitado.',
  nothing: 'No hay nada en él que incorporar.',
  bringIn: 'Incorporar',
  leave: 'Dejarlo',
  close: 'Cerrar',
  openMatch: 'Abrir la partida',
  running: (file) => `Leyendo “${file}”`,
}
