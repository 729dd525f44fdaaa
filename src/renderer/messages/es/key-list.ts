import type { PageWords } from '../page-words'

/** What keys do. */
export const keyList: PageWords['keyList'] = {
  intro: 'Puedes usar todo Caravan con el teclado.',
  singleOff: 'Los atajos de una sola tecla están desactivados. Puedes activarlos en los ajustes.',
  close: 'Cerrar',
  titles: {
    everywhere: 'En todas las páginas',
    table: 'En la mesa',
    aloud: 'Oír lo que hay en la mesa',
    tiles: 'Al anotar las fichas de una mano',
    replay: 'Al repasar una partida',
    bigScreen: 'En el marcador',
  },
  everywhere: {
    help: 'mostrar esta lista',
    next: 'control siguiente',
    back: 'control anterior',
    press: 'activar el elemento seleccionado',
    close: 'cerrar un diálogo o un menú',
  },
  table: {
    tile: 'ficha 6-4, junto al 6',
    tileLong: 'ficha 12-4: A, B, C son 10, 11, 12',
    ends: 'elegir un extremo',
    arms: 'elegir un extremo por su número',
    confirm: 'jugarla',
    clear: 'borrar',
    erase: 'borrar el último carácter',
    draw: 'robar una',
    pass: 'pasar',
    blocked: 'cierre',
    shifted: 'cierre (si el dominó tiene un 11)',
    photo: 'hacer una foto',
    question: 'poner en duda lo último',
    undo: 'deshacer',
    redo: 'rehacer',
    next: 'ronda siguiente',
  },
  aloud: {
    ends: 'lo que está abierto',
    turn: 'de quién es el turno',
    scores: 'los puntos',
    hand: 'tus fichas, o cuántas tiene cada persona',
    last: 'la última anotación, y por qué puntúa',
  },
  tiles: {
    type: 'ficha 6-4',
    move: 'de ficha en ficha',
    choose: 'añadir o quitar la ficha',
  },
  replay: {
    step: 'paso anterior o siguiente',
    first: 'comienzo de la partida',
    last: 'final de la partida',
    question: 'poner en duda esta anotación',
  },
  bigScreen: {
    full: 'pantalla completa, sí o no',
  },
}
