import type { PageWords } from '../page-words'

/** What keys do. */
export const keyList: PageWords['keyList'] = {
  intro: 'Du kannst Caravan ganz mit der Tastatur bedienen.',
  singleOff: 'Tastenkürzel mit einer Taste sind aus. Du kannst sie in den Einstellungen einschalten.',
  close: 'Schließen',
  titles: {
    everywhere: 'Auf jeder Seite',
    table: 'Am Tisch',
    aloud: 'Vorlesen lassen, wie es steht',
    tiles: 'Beim Eingeben der Steine auf der Hand',
    replay: 'Beim Nachspielen einer Partie',
    bigScreen: 'Auf der Anzeigetafel',
  },
  everywhere: {
    help: 'diese Liste zeigen',
    next: 'nächstes Bedienelement',
    back: 'voriges Bedienelement',
    press: 'ausgewähltes Element auslösen',
    close: 'Dialog oder Menü schließen',
  },
  table: {
    tile: 'Stein 6-4, an die 6',
    tileLong: 'Stein 12-4: A, B, C sind 10, 11, 12',
    ends: 'Ende wählen',
    arms: 'Ende nach seiner Nummer wählen',
    confirm: 'legen',
    clear: 'löschen',
    erase: 'letztes Zeichen löschen',
    draw: 'einen ziehen',
    pass: 'passen',
    blocked: 'blockiert',
    shifted: 'blockiert (in Sätzen mit einer 11)',
    photo: 'Foto aufnehmen',
    question: 'letzten Eintrag anzweifeln',
    undo: 'rückgängig',
    redo: 'wiederholen',
    next: 'nächste Runde',
  },
  aloud: {
    ends: 'was offen liegt',
    turn: 'wer dran ist',
    scores: 'der Spielstand',
    hand: 'deine Steine, oder wie viele alle haben',
    last: 'der letzte Eintrag, und wofür es Punkte gab',
  },
  tiles: {
    type: 'Stein 6-4',
    move: 'von Stein zu Stein',
    choose: 'Stein hinzufügen oder entfernen',
  },
  replay: {
    step: 'voriger oder nächster Schritt',
    first: 'Anfang der Partie',
    last: 'Ende der Partie',
    question: 'diesen Eintrag anzweifeln',
  },
  bigScreen: {
    full: 'Vollbild ein oder aus',
  },
}
