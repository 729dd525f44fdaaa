import { counted, signed } from '#shared/words/es'
import type { PageWords } from '../page-words'
import { dayWords } from './dates'

/** Ejercicios de partidas jugadas. */
export const puzzle: PageWords['puzzle'] = {
  title: 'Práctica',
  today: 'El reto de hoy',
  looking: 'Buscando un reto…',
  none: 'Los retos salen de tus partidas terminadas, desde el día siguiente. Todavía no hay ninguno.',
  noMore: 'Era el último reto de hoy.',
  again: 'Empezar de nuevo',
  from: (game, day) => `${game}, ${dayWords(day)}`,
  question: {
    pays: (name) => `Le toca a ${name}. ¿Qué ficha da más, y dónde?`,
    blocks: (name) => `Le toca a ${name}. ¿Con qué ficha hay cierre?`,
  },
  position: 'Posición del reto',
  tray: (name) => `Fichas que tenía ${name}`,
  choose: 'Elige una ficha.',
  where: (tile) => `¿Dónde va ${tile}?`,
  place: (arm, suit) =>
    arm === null || suit === null
      ? 'De salida'
      : typeof arm === 'number'
        ? `Brazo ${arm}, en ${suit}`
        : arm === 'left'
          ? `Izquierda, en ${suit}`
          : `Derecha, en ${suit}`,
  refused: (tile) => `${tile} no se puede jugar.`,
  right: (points) => `¡Exacto! ${signed(points)}: ninguna otra ficha da tanto.`,
  less: (points, more, noun) => `${signed(points)}. Otra jugada da ${counted(more, noun)} más.`,
  blocked: '¡Exacto! Después, nadie tiene una ficha que se pueda jugar.',
  goesOn: 'Después, alguien todavía puede jugar.',
  show: 'Mostrar la solución',
  next: 'Otro reto',
  review: 'Analizar esta ronda',
}
