import type { RuleWordsOf } from '../../rule-words'

/** C-1 … C-6. */
export const commonRules: RuleWordsOf<`C-${string}`> = {
  'C-1': {
    title: 'Whose turn it is',
    text: [
      'Seats are counted clockwise, and the turn passes to the left, to the next seat.',
      'If somebody plays who was not on turn, the play stands and is marked; the turn goes on from whoever played.',
    ],
    examples: {
      passes: 'Ada leads, Ben plays: Cleo is next.',
      'comes-round': 'After the last seat it is the first player’s turn again.',
      'out-of-turn': 'Cleo plays before Ben had his turn.',
    },
  },
  'C-2': {
    title: 'When nothing fits: draw, then pass',
    text: [
      'A player who cannot play draws from the boneyard, tile by tile, until one fits or only the reserve is left, and then passes.',
      'As a house rule only one tile is drawn in a turn: play it if it fits, otherwise pass.',
      'The app does not see hands. It marks a pass while tiles could still be drawn, and lets it stand.',
    ],
    examples: {
      'draws-and-plays': 'Ben draws three tiles, and the third fits.',
      'nothing-left': 'Ben draws all that may be drawn, finds nothing that fits, and passes.',
      'passes-too-early': 'Ben passes while tiles could be drawn.',
      'draws-one': 'Where one tile is drawn in a turn: Ben draws it and passes.',
      'draws-two': 'Where one tile is drawn in a turn: Ben takes two.',
    },
  },
  'C-3': {
    title: 'The reserve is never drawn',
    text: [
      'Some tiles stay in the boneyard to the end of the round: the reserve.',
      'One source keeps two back. Three others say two things at once: that one draws until nothing is left, and that a round is blocked with at least two tiles in the boneyard. Both can be true only if two tiles are held back, so that is how they are read. The draw game holds none back.',
    ],
    examples: {
      'kept-back': 'A draw that would reach into the reserve.',
      'up-to-it': 'A draw down to the reserve, and no further.',
      'no-reserve': 'Without a reserve the whole boneyard can be drawn.',
    },
  },
  'C-4': {
    title: 'How a round ends',
    text: [
      'A round ends in one of three ways. Somebody plays their last tile. Or it is blocked: nobody can play, and the boneyard is down to its reserve. Or, where the target wins at once, somebody reaches it.',
      'A round in which somebody still holds a tile that fits is not blocked; the app refuses to call it so once it sees the hands.',
    ],
    examples: {
      'goes-out': 'Ada plays her last tile.',
      blocked: 'Nobody’s tiles fit, and two tiles are left in the boneyard.',
      target: 'Ada reaches the target with tiles still in hand.',
      'goes-on': 'Ada has a tile left after her play.',
      'can-play': 'Ben says the round is blocked, and shows a tile that fits.',
      'too-early': 'Nothing in the hands fits, but tiles could still be drawn.',
    },
  },
  'C-5': {
    title: 'Winning the match',
    text: [
      'In Flower & Scorpion and Bergen the first to reach the target wins there and then, in the middle of a round too.',
      'In Double Bergen totals are compared after each round, when the tiles left in hand have been paid for: the highest total at or over the target wins. If two share it, play goes on.',
      'Either way of winning can be chosen as a house rule in every game.',
    ],
    examples: {
      'at-once': 'Ada reaches the target while the round is running.',
      'one-short': 'Ada is one point short after her play.',
      'after-the-round': 'The round is over, and Ada is ahead at or over the target.',
      'not-within-the-round': 'Ada reaches the target, but the round is still running.',
      shared: 'The round is over, and two players share the highest total.',
    },
  },
  'C-6': {
    title: 'The order within one play',
    text: [
      'One play can bring points of its own and be somebody’s last tile too. The play’s own points come first; then it is asked whether the target is reached. Only then is going out paid, and the target asked again.',
      'So whoever reaches the target by the play itself is not paid for going out as well.',
    ],
    examples: {
      'play-first': 'Ada’s last tile reaches the target by what it scores itself.',
      'then-going-out': 'The tile scores nothing; going out brings the last point.',
      'not-enough': 'The tile scores and going out is paid, and it is still not enough.',
    },
  },
}
