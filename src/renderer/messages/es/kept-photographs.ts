import type { PageWords } from '../page-words'

/** Photographs kept with what was entered. */
export const keptPhotographs: PageWords['keptPhotographs'] = {
  setting: 'Fotos',
  hint: 'De lo que se fotografía se puede conservar una copia pequeña con la jugada, por si se discute. Queda con tus partidas y no va a ningún otro sitio.',
  notKept: 'No conservar',
  kept: 'Conservar',
  keepThis: 'Conservar la foto con esta anotación',
  keepThisHint: 'Una copia pequeña, por si se discute. Queda con tus partidas y no va a ningún otro sitio.',
  willBeKept: 'La foto de la tirada se conservará con ella.',
  handKept: (name) => `La foto de la mano de ${name} se conservará con el cierre.`,
  handsNotCopied: 'Las fotos de las manos no se han podido copiar, así que no se ha anotado nada. Si pides la decisión otra vez, se anota sin ellas.',
  notCopied: 'No se ha podido hacer ninguna copia de esta foto, así que no se ha anotado nada. Se puede anotar sin conservar la foto.',
  event: (round, event) => `Foto de la ronda ${round}, anotación ${event}`,
  start: (round) => `Foto del comienzo de la ronda ${round}`,
  opening: 'Abriendo la foto…',
  gone: 'Esta foto falta en la carpeta de datos, o ya no es la que era. Lo anotado vale como está.',
  remove: 'Quitar la foto',
  removing: 'La foto se quitará de esta anotación. Deshacer la devuelve.',
  keep: 'Conservar la foto',
}
