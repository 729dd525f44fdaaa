import type { PageWords } from '../page-words'

/** Photos saved with what was entered. */
export const keptPhotos: PageWords['keptPhotos'] = {
  setting: 'Fotos',
  hint: 'Guarda una copia pequeña de cada foto con su anotación, por si hay dudas. Se queda con tus partidas.',
  notKept: 'No guardar',
  kept: 'Guardar',
  keepThis: 'Guardar la foto con esta anotación',
  keepThisHint: 'Una copia pequeña, por si hay dudas. Se queda con tus partidas.',
  willBeKept: 'La foto de los dados se guardará con esta ronda.',
  handKept: (name) => `La foto de las fichas de ${name} se guardará con el cierre.`,
  handsNotCopied: 'Las fotos no se han podido guardar, así que no se ha anotado nada. Toca “Pedir la decisión” otra vez para seguir sin ellas.',
  notCopied: 'La foto no se ha podido guardar, así que no se ha anotado nada. Desmarca “Guardar la foto con esta anotación” y anótalo otra vez.',
  event: (entry) => `Foto: ${entry}`,
  start: (round) => `Foto del comienzo de la ronda ${round}`,
  opening: 'Cargando la foto…',
  gone: 'Esta foto falta o está dañada. La anotación sigue igual.',
  remove: 'Quitar la foto',
  removing: 'La foto se quitará de esta anotación. Puedes recuperarla con “Deshacer”.',
  keep: 'Conservar la foto',
}
