/** What a person who has no matches yet is told about Caravan, and the match that they may look at. */
export const introduction = {
  title: 'What Caravan does',
  cards: {
    enter: {
      heading: 'Lay a tile, and enter it',
      text: 'Tap it on the pad, type its two halves, or photograph it. Before you confirm, Caravan shows where it can go and what it would score.',
    },
    reasons: {
      heading: 'Every count has its reason',
      text: 'Each play says what it scored and why, with the number of the rule. Whoever doubts a count is shown everything that was looked at.',
    },
    rules: {
      heading: 'Rules settle disputes',
      text: 'When a round is blocked, Caravan goes through the written rules, test by test, and says who wins. Everything can be questioned, corrected and undone.',
    },
  },
  card: (card: number, cards: number) => `Card ${card} of ${cards}`,
  back: 'Back',
  next: 'Next',
  done: 'To the table',
  dismiss: 'Put the cards away',
  look: 'Look at the three cards',
  /** In the pictures. */
  pictures: {
    wins: 'wins',
  },
  example: {
    title: 'An example match',
    open: 'Look at an example match',
    text: (game: string, target: number) =>
      `Ada, Ben and Cleo play ${game} to ${target} chips. Go through it with the arrows: what was laid, what it scored and why, how a blocked round was decided, and who won.`,
    kept: 'It comes with Caravan. It is not one of your matches, and no statistics count it.',
  },
} as const
