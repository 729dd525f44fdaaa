import type { PageWords } from '../page-words'

/** The picture of the people behind their tiles, at the end of a match. */
export const tablePicture: PageWords['tablePicture'] = {
  take: 'Hacer la foto de la mesa',
  takeHere: 'Hacer la foto con este teléfono',
  open: 'La foto de la mesa',
  hint: 'Todos detrás de sus fichas. La cámara cuenta hasta tres.',
  behind: 'La gente, con sus fichas delante.',
  stop: 'Parar',
  impossible: 'No ha salido ninguna foto. Inténtalo otra vez o elige una.',
  alt: (players) => `Foto de la mesa: ${players}`,
  shapes: { wide: 'La mesa, apaisada', upright: 'La mesa, vertical' },
  states: {
    new: 'Esta foto todavía no está guardada con la partida.',
    other: 'La partida tiene otra foto. Si guardas esta, ocupa su lugar.',
    kept: 'Guardada con la partida.',
    gone: 'La foto de esta partida falta o está dañada.',
  },
  keep: 'Guardar con la partida',
  again: 'Hacer otra',
  forget: 'Borrar la foto',
  notRestored: 'No se ha podido recuperar la foto.',
  print: 'Imprimir fotos…',
  printed: 'Fotos de la mesa',
  forgotten: 'Foto borrada.',
}
