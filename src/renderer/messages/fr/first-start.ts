import type { PageWords } from '../page-words'

export const firstStart: PageWords['firstStart'] = {
  text: 'Jouez avec vos propres dominos. Caravan tient le score.',
  name: 'Nom',
  another: 'Un autre nom',
  player: (seat) => `Nom, place ${seat}`,
  games: 'À quoi jouez-vous ?',
  bergen: 'Bergen',
  what: {
    'flower-and-scorpion': 'Un domino porte-bonheur et un autre qui porte malheur',
    'bergen-pagat': 'Rendre les deux bouts égaux',
    'double-bergen': 'Quatre branches, beaucoup de nombres égaux',
  },
  leader: 'Qui commence ?',
  newToIt: 'Première partie ?',
  teach: 'Première fois ? Apprendre en jouant',
  learn: (game) => `Comment jouer à ${game}`,
  restore: 'Restaurer une sauvegarde',
  nothingSent: 'Caravan n’envoie rien sur Internet.',
}
