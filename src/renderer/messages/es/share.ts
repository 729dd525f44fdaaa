import { counted } from '#shared/words/es/numbers'
import type { PageWords } from '../page-words'

const ROUNDS = { one: 'ronda', other: 'rondas' }

export const share: PageWords['share'] = {
  button: 'Compartir',
  play: 'Compartir esta jugada',
  round: 'Compartir esta ronda',
  which: 'Imagen de',
  things: { result: 'El resultado', round: (round) => `Ronda ${round}`, play: (tile) => `La jugada ${tile}` },
  savePicture: 'Guardar imagen',
  sharePicture: 'Compartir imagen',
  copyPicture: 'Copiar imagen',
  copyText: 'Copiar texto',
  copyLink: 'Copiar enlace',
  linkHint: 'El enlace funciona en los dispositivos de casa que usan este Caravan.',
  print: 'Imprimir la hoja…',
  files: 'Guardar como archivo',
  kinds: {
    records: { name: 'Archivo de partida', what: 'La partida entera, para Caravan en otro dispositivo' },
    results: { name: 'Resultados', what: 'Una tabla (CSV) con una fila por persona' },
    events: { name: 'Anotaciones', what: 'Una tabla (CSV) con una fila por anotación' },
  },
  pictureCopied: 'Imagen copiada. Pégala en un mensaje.',
  textCopied: 'Texto copiado. Pégalo en un mensaje.',
  linkCopied: 'Enlace copiado. Pégalo en un mensaje.',
  notCopied: 'No se ha podido copiar. Selecciona el texto de abajo y cópialo.',
  byHand: 'Texto para copiar',
  pictureNotCopied: 'No se ha podido copiar la imagen. Puedes guardarla.',
  failed: 'No se ha podido crear la imagen. Inténtalo otra vez o imprime la hoja de puntuación.',
  notShared: 'La imagen no se ha compartido. Puedes guardarla.',
  paper: { rules: 'Reglas de la casa', made: 'Hoja de puntuación hecha con Caravan' },
  card: {
    after: (rounds) => `Después de ${counted(rounds, ROUNDS)}`,
    wonRound: (name, round) => `${name} gana la ronda ${round}`,
    round: (round) => `Ronda ${round}`,
    makes: (name, points) => `${name} hace ${points}`,
    plays: (name, tile) => `${name} juega ${tile}`,
    lastTile: 'La última ficha',
    tile: 'La ficha',
    rounds: (rounds) => counted(rounds, ROUNDS),
    length: (hours, minutes) => (hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`),
  },
}
