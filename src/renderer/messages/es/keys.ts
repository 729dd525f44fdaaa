import type { PageWords } from '../page-words'

/** What keys do. */
export const keys: PageWords['keys'] = {
  label: 'Teclas',
  button: 'Todas las teclas',
  title: 'Todas las teclas',
  intro: 'La aplicación entera se puede usar solo con el teclado.',
  singleOff: 'Las letras, cifras y signos sueltos están desactivados en los ajustes.',
  close: 'Cerrar',
  titles: {
    everywhere: 'En todas las páginas',
    table: 'En la mesa',
    tiles: 'Al elegir fichas',
    moves: 'Al repasar una partida',
    bigScreen: 'En la pantalla grande',
  },
  everywhere: {
    help: 'esta lista',
    next: 'al control siguiente',
    back: 'al control anterior',
    press: 'pulsar lo que tiene el foco',
    close: 'cerrar un diálogo o un menú',
  },
  table: {
    tile: 'ficha',
    tileLong: 'ficha 12-4',
    ends: 'extremo',
    arms: 'brazo, cuando importa',
    confirm: 'ponerla',
    clear: 'borrar',
    erase: 'quitar lo escrito',
    draw: 'robar una',
    pass: 'pasar',
    blocked: 'cierre',
    photograph: 'hacer foto',
    question: 'cuestionar lo último',
    undo: 'deshacer',
    redo: 'rehacer',
    next: 'ronda siguiente',
  },
  tiles: {
    type: 'la ficha 6-4',
    move: 'de ficha en ficha',
    choose: 'tomar la ficha, o dejarla',
  },
  moves: {
    step: 'una jugada atrás, una adelante',
    first: 'antes de la primera jugada',
    last: 'después de la última jugada',
    question: 'cuestionar la jugada',
  },
  bigScreen: {
    full: 'pantalla completa, y volver',
  },
}
