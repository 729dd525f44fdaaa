import type { PageWords } from '../page-words'

/** What each rule set is called among those of its game, what differs from them, what it is like, and what it lets a leader lead. */
export const presets: PageWords['presets'] = {
  'flower-and-scorpion': {
    name: 'Flor y Escorpión',
    differs: 'Los dados dan una ficha buena y otra mala',
    line: 'Antes de cada ronda, los dados señalan una ficha de la suerte y otra de la mala suerte. Los extremos iguales dan tantos.',
    lead: 'Quien es guía de la caravana puede salir con cualquier ficha.',
  },
  'bergen-pagat': {
    name: 'Sale el doble más bajo (lo más habitual)',
    differs: '2 fichas de reserva',
    line: 'Se trata de igualar los dos extremos del tren. Cerca de la meta se puntúa menos. Hay cuatro maneras de decidir un cierre.',
    lead: 'Sale el doble más bajo.',
  },
  'bergen-game-cabinet': {
    name: 'Sale quien sea',
    differs: 'Con cualquier ficha. 2 fichas de reserva',
    line: 'La mesa decide quién sale, con cualquier ficha.',
    lead: 'Se puede salir con cualquier ficha.',
  },
  'bergen-draw': {
    name: 'Sin reserva',
    differs: 'Sale el doble más alto',
    line: 'El Bergen más sencillo: se pueden robar todas las fichas, y la mano con menos puntos recibe 1 punto.',
    lead: 'Sale el doble más alto.',
  },
  'bergen-hoyle': {
    name: 'En un cierre los dobles perjudican',
    differs: 'Sale el doble más alto. Sin reserva',
    line: 'Hacer dominó y ganar un cierre dan 1 punto cada uno. En un cierre, tener un doble en la mano perjudica.',
    lead: 'Sale el doble más alto.',
  },
  'bergen-online': {
    name: 'La ronda se juega hasta el final',
    differs: 'La meta solo cuenta al acabar la ronda',
    line: 'Sale quien tiene el doble más alto. La meta solo cuenta al acabar la ronda.',
    lead: 'Se puede salir con cualquier ficha.',
  },
  'double-bergen': {
    name: 'Doble seis',
    differs: '4 brazos. Puntúa lo que está abierto dos veces',
    line: 'De un doble crecen cuatro brazos. Puntúa cada número que aparece abierto más de una vez.',
    lead: 'Se sale con un doble, que pasa a ser el doble central.',
  },
  'double-bergen-twelve': {
    name: 'Doble doce',
    differs: '8 brazos, 91 fichas, hasta 8 personas',
    line: '8 brazos, 91 fichas, hasta 8 personas.',
    lead: 'Se sale con un doble, que pasa a ser el doble central.',
  },
}
