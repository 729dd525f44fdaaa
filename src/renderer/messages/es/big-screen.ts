import type { PageWords } from '../page-words'

/** The scoreboard that is read from across the room. */
export const bigScreen: PageWords['bigScreen'] = {
  title: (names) => `Marcador: ${names}`,
  heading: 'Marcador',
  open: 'Marcador',
  openHint: 'Puntuación, turno y fichas jugadas en otra ventana, que se lee desde el otro lado de la sala.',
  overlay: 'Rótulo para transmitir en vivo',
  overlayHint: 'Para OBS: transparente, en otra ventana. Copia su dirección en una fuente de navegador.',
  overlayTitle: (names) => `Rótulo: ${names}`,
  winsWith: (points) => `gana con ${points}`,
  toPlay: 'le toca',
  controls: 'Marcador',
  fullScreen: 'Pantalla completa',
  leaveFullScreen: 'Salir de pantalla completa',
  back: 'Volver a la mesa',
  lastPlay: 'Última anotación',
  agreed: 'De acuerdo',
  contested: 'No está de acuerdo',
  toAnswer: 'Aún sin respuesta',
  rulingBy: (rule) => `Regla: ${rule}`,
}
