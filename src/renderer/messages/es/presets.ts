import type { PageWords } from '../page-words'

/** What each rule set is like, and what it lets a leader lead. */
export const presets: PageWords['presets'] = {
  'flower-and-scorpion': {
    line: 'Antes de cada ronda los dados señalan una ficha de la suerte y otra de la mala suerte; los extremos iguales dan tantos.',
    lead: 'Quien lleva la guía de la caravana puede salir con cualquier ficha.',
  },
  'bergen-pagat': {
    line: 'Se trata de igualar los dos extremos del tren. Cerca de la meta se puntúa con cuidado, y hay cuatro maneras de decidir un cierre.',
    lead: 'Sale el doble más bajo.',
  },
  'bergen-game-cabinet': {
    line: 'Las mismas cabezas, como las da The Game Cabinet; la mesa elige quién sale.',
    lead: 'Se puede salir con cualquier ficha.',
  },
  'bergen-draw': {
    line: 'El más sencillo: se pueden robar todas las fichas, y la mano más ligera se lleva un solo punto.',
    lead: 'Sale el doble más alto.',
  },
  'double-bergen': {
    line: 'De un doble crecen cuatro brazos, y puntúa cada palo que se muestra más de una vez.',
    lead: 'Se sale con un doble, que pasa a ser el doble central.',
  },
  'double-bergen-twelve': {
    line: 'Ocho brazos, noventa y una fichas y hasta ocho personas.',
    lead: 'Se sale con un doble, que pasa a ser el doble central.',
  },
}
