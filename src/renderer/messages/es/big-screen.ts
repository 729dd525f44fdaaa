import type { PageWords } from '../page-words'

/** The scoreboard that is read from across the room. */
export const bigScreen: PageWords['bigScreen'] = {
  title: (names) => `Pantalla grande: ${names}`,
  heading: 'Pantalla grande',
  open: 'Pantalla grande',
  openHint: 'Puntuación, turno y línea de juego en una ventana propia, para leerla desde el otro lado de la sala.',
  controls: 'Pantalla grande',
  fullScreen: 'Pantalla completa',
  leaveFullScreen: 'Salir de pantalla completa',
  back: 'Volver a la mesa',
  lastPlay: 'Lo último que ha pasado',
  agreed: 'De acuerdo',
  contested: 'Impugna la ronda',
  toAnswer: 'Aún no ha respondido',
  rulingBy: (rule) => `Decidido con: ${rule}`,
}
