import { counted } from '#shared/words/en/numbers'
/** What a person without matches reads about Caravan, and the match that they may look at. */
export const introduction = {
  title: 'What Caravan does',
  cards: {
    enter: {
      heading: 'Play a tile, then enter it',
      text: 'Tap it, type its two numbers, or take a photo. Before you confirm, Caravan shows where it fits and what it scores.',
    },
    reasons: {
      heading: 'Every point has a reason',
      text: 'Each play shows what it scored, why, and by which rule. In doubt? See everything Caravan checked.',
    },
    rules: {
      heading: 'Rules settle disputes',
      text: 'When a round is blocked, Caravan goes through the rules step by step and says who wins. You can question, correct and undo everything.',
    },
  },
  card: (card: number, cards: number) => `Card ${card} of ${cards}`,
  back: 'Back',
  next: 'Next',
  done: 'Start',
  dismiss: 'Skip',
  look: 'Show introduction',
  /** In the pictures. */
  pictures: {
    wins: 'wins',
  },
  example: {
    title: 'Example match',
    text: (game: string, target: number) =>
      `Ada, Ben and Cleo play ${game} to ${counted(target, { one: 'chip', other: 'chips' })}. Use the arrows to see each play, what it scored and why. You also see how a blocked round was decided, and who won.`,
    kept: 'This example comes with Caravan. It doesn’t count in your matches or statistics.',
  },
} as const
