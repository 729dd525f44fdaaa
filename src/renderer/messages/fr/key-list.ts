import type { PageWords } from '../page-words'

/** What keys do. */
export const keyList: PageWords['keyList'] = {
  intro: 'Vous pouvez tout faire au clavier.',
  singleOff: 'Les raccourcis à une seule touche sont désactivés. Vous pouvez les activer dans les réglages.',
  close: 'Fermer',
  titles: {
    everywhere: 'Sur chaque page',
    table: 'Autour de la table',
    aloud: 'Entendre ce qu’il y a sur la table',
    tiles: 'Saisir les dominos d’une main',
    replay: 'Revoir une partie',
    bigScreen: 'Sur le tableau des scores',
  },
  everywhere: {
    help: 'afficher cette liste',
    next: 'élément suivant',
    back: 'élément précédent',
    press: 'activer l’élément sélectionné',
    close: 'fermer une fenêtre ou un menu',
  },
  table: {
    tile: 'domino 6-4, au 6',
    tileLong: 'domino 12-4 : A, B, C valent 10, 11, 12',
    ends: 'choisir un bout',
    arms: 'choisir un bout par son numéro',
    confirm: 'le jouer',
    clear: 'effacer',
    erase: 'effacer le dernier caractère',
    draw: 'en piocher un',
    pass: 'passer',
    blocked: 'bloqué',
    shifted: 'bloqué (dans les jeux avec un 11)',
    photo: 'prendre une photo',
    question: 'remettre en question la dernière saisie',
    undo: 'annuler',
    redo: 'rétablir',
    next: 'manche suivante',
  },
  aloud: {
    ends: 'ce qui est ouvert',
    turn: 'à qui de jouer',
    scores: 'les scores',
    hand: 'vos dominos, ou combien chaque personne en a',
    last: 'la dernière saisie, et ce qu’elle rapporte',
  },
  tiles: {
    type: 'domino 6-4',
    move: 'd’un domino à l’autre',
    choose: 'ajouter ou retirer le domino',
  },
  replay: {
    step: 'étape précédente ou suivante',
    first: 'début de la partie',
    last: 'fin de la partie',
    question: 'remettre cette saisie en question',
  },
  bigScreen: {
    full: 'activer ou quitter le plein écran',
  },
}
