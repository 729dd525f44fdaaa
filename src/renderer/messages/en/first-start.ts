/** What a family finds that has played nothing yet: who plays, and which game. */
export const firstStart = {
  text: 'Play with your own dominoes. Caravan keeps the score.',
  name: 'Name',
  another: 'Another name',
  player: (seat: number) => `Name of player ${seat}`,
  games: 'What do you play?',
  bergen: 'Bergen',
  what: {
    'flower-and-scorpion': 'A lucky tile and an unlucky one',
    'bergen-pagat': 'Make both ends match',
    'double-bergen': 'Four arms, equal ends score',
  },
  leader: 'Who plays first?',
  newToIt: 'New to it?',
  teach: 'First time? Teach us as we play',
  learn: (game: string) => `How to play ${game}`,
  restore: 'Restore a backup',
  nothingSent: 'Caravan sends nothing to the internet.',
} as const
