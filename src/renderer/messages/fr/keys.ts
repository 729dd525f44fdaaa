import type { PageWords } from '../page-words'

/** What keys do. */
export const keys: PageWords['keys'] = {
  label: 'Touches',
  button: 'Toutes les touches',
  title: 'Toutes les touches',
  intro: 'Tout peut se faire au clavier seul.',
  singleOff: 'Les lettres, chiffres et signes seuls sont désactivés dans les réglages.',
  close: 'Fermer',
  titles: {
    everywhere: 'Sur chaque page',
    table: 'À table',
    tiles: 'Choisir des dominos',
    moves: 'Revoir une partie',
    bigScreen: 'Sur le grand écran',
  },
  everywhere: {
    help: 'cette liste',
    next: 'vers l’élément suivant',
    back: 'vers l’élément précédent',
    press: 'activer l’élément courant',
    close: 'fermer une fenêtre ou un menu',
  },
  table: {
    tile: 'domino',
    tileLong: 'domino 12-4',
    ends: 'bout',
    arms: 'branche, si cela importe',
    confirm: 'le poser',
    clear: 'effacer',
    erase: 'reprendre ce qui a été tapé',
    draw: 'en piocher un',
    pass: 'passer',
    blocked: 'bloqué',
    photograph: 'photographier',
    question: 'mettre en doute la dernière saisie',
    undo: 'annuler',
    redo: 'rétablir',
    next: 'manche suivante',
  },
  tiles: {
    type: 'le domino 6-4',
    move: 'd’un domino à l’autre',
    choose: 'prendre le domino, ou le remettre',
  },
  moves: {
    step: 'un coup en arrière, un coup en avant',
    first: 'avant le premier coup',
    last: 'après le dernier coup',
    question: 'mettre le coup en doute',
  },
  bigScreen: {
    full: 'plein écran, et retour',
  },
}
