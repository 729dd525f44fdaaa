import { listed } from '#shared/words/es'
import type { PageWords } from '../page-words'

/** What a table is taught while it plays its first round. A sentence has at most 15 words: it is read out with the play. */
export const teaching: PageWords['teaching'] = {
  label: 'Lección',
  teach: 'Aprender jugando',
  leave: 'Dejar la lección',
  done: 'Listo',
  goOn: 'Seguir',
  nobody: 'Nadie',
  dice: 'Poner los dados',
  leader: 'Elegir quién sale',
  again: 'Repartir de nuevo',
  learned: 'Lo que ya has visto puntuar',
  seen: (title, seen) => (seen ? `${title}, visto` : `${title}, aún no`),
  say: {
    deal: (each) => `Pon todas las fichas boca abajo y mezcla. Cada persona toma ${each}.`,
    whoHas: (tile) => `¿Quién tiene ${tile}?`,
    rollDice: 'Tira las dos parejas de dados. Verde es la Flor; rojo, el Escorpión.',
    agree: 'Elige quién sale.',
    noDouble: 'Nadie tiene un doble. Mezcla todas las fichas y reparte de nuevo.',
    lead: { double: (name) => `${name} sale con un doble.`, any: (name) => `${name} sale con cualquier ficha.` },
    open: {
      double: 'Elige quién sale y toca cualquier doble.',
      any: 'Elige quién sale y toca cualquier ficha.',
    },
    cannot: { draw: '¿Ninguna? Roba.', pass: '¿Ninguna? Pasa.' },
    across: 'Ponla atravesada.',
    ringed: (points) => `Cuentan las mitades con anillo: ${points}.`,
    noPoints: 'Sin puntos, como casi siempre.',
    noneThisTime: 'Esta vez, sin puntos.',
    turn: (name, open) => `${name}: pon una ficha con ${listed(open.map(String), 'or')}.`,
    most: (name) => `${name}: pon una ficha en un extremo abierto.`,
    blocked: 'Nadie puede jugar. Se enseñan todas las fichas: toca “Cierre”.',
    over: (game) => `Ya sabes jugar a ${game}`,
  },
}
