import type { PageWords } from '../page-words'

/** What keys do. */
export const keys: PageWords['keys'] = {
  label: 'Tasten',
  button: 'Alle Tasten',
  title: 'Alle Tasten',
  intro: 'Caravan lässt sich ganz mit der Tastatur bedienen.',
  singleOff: 'Einzelne Buchstaben, Ziffern und Zeichen sind in den Einstellungen ausgeschaltet.',
  close: 'Schließen',
  titles: {
    everywhere: 'Auf jeder Seite',
    table: 'Am Tisch',
    tiles: 'Beim Wählen von Steinen',
    moves: 'Beim Rückblick auf eine Partie',
    bigScreen: 'Auf dem großen Bildschirm',
  },
  everywhere: {
    help: 'diese Liste',
    next: 'weiter zum nächsten Bedienelement',
    back: 'zurück zum vorigen',
    press: 'drücken, was den Fokus hat',
    close: 'Dialog oder Menü schließen',
  },
  table: {
    tile: 'Stein',
    tileLong: 'Stein 12-4',
    ends: 'Ende',
    arms: 'Arm, wenn es darauf ankommt',
    confirm: 'legen',
    clear: 'leeren',
    erase: 'Getipptes zurücknehmen',
    draw: 'einen ziehen',
    pass: 'passen',
    blocked: 'blockiert',
    photograph: 'fotografieren',
    question: 'Letztes anzweifeln',
    undo: 'zurück',
    redo: 'wieder vor',
    next: 'nächste Runde',
  },
  tiles: {
    type: 'der Stein 6-4',
    move: 'von Stein zu Stein',
    choose: 'den Stein nehmen oder zurücklegen',
  },
  moves: {
    step: 'einen Zug zurück, einen weiter',
    first: 'vor den ersten Zug',
    last: 'nach dem letzten Zug',
    question: 'den Zug anzweifeln',
  },
  bigScreen: {
    full: 'Vollbild und zurück',
  },
}
