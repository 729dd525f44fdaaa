import type { PageWords } from '../page-words'

export const firstStart: PageWords['firstStart'] = {
  text: 'Spielt mit euren eigenen Dominosteinen. Caravan zählt die Punkte.',
  name: 'Name',
  another: 'Noch ein Name',
  player: (seat) => `Name, Platz ${seat}`,
  games: 'Was spielt ihr?',
  bergen: 'Bergen',
  what: {
    'flower-and-scorpion': 'Ein Glücksstein und ein Unglücksstein',
    'bergen-pagat': 'Beide Enden gleich machen',
    'double-bergen': 'Vier Arme, gleiche Enden zählen',
  },
  leader: 'Wer fängt an?',
  newToIt: 'Neu dabei?',
  teach: 'Zum ersten Mal? Beim Spielen lernen',
  learn: (game) => `So spielt man ${game}`,
  restore: 'Sicherung wiederherstellen',
  nothingSent: 'Caravan schickt nichts ins Internet.',
}
