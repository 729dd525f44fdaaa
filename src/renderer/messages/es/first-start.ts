import type { PageWords } from '../page-words'

export const firstStart: PageWords['firstStart'] = {
  text: 'Juega con tu propio dominó. Caravan lleva la puntuación.',
  name: 'Nombre',
  another: 'Otro nombre',
  player: (seat) => `Nombre, asiento ${seat}`,
  games: '¿A qué se juega?',
  bergen: 'Bergen',
  what: {
    'flower-and-scorpion': 'Una ficha de la suerte y otra de la mala suerte',
    'bergen-pagat': 'Igualar los dos extremos',
    'double-bergen': 'Cuatro brazos, muchos números iguales',
  },
  leader: '¿Quién empieza?',
  newToIt: '¿Es la primera vez?',
  teach: '¿Primera vez? Aprender jugando',
  learn: (game) => `Cómo se juega a ${game}`,
  restore: 'Restaurar una copia',
  nothingSent: 'Caravan no envía nada a internet.',
}
