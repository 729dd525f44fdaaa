import type { RuleWordsOf } from '../../rule-words'

/** C-1 … C-6. */
export const commonRules: RuleWordsOf<`C-${string}`> = {
  'C-1': {
    title: 'Whose turn it is',
    text: {
      turn: 'Seats go clockwise. The turn passes to the left, to the next seat.',
      turnElsewhere: 'Other sources name no direction. Caravan goes clockwise in every game.',
      outOfTurn: 'If someone plays out of turn, the play stands and is marked as irregular. The turn continues from that player.',
    },
    examples: {
      passes: 'Ada leads, Ben plays. Cleo is next.',
      'comes-round': 'After the last seat, it is the first player’s turn again.',
      'out-of-turn': 'Cleo plays before Ben has had his turn.',
    },
  },
  'C-2': {
    title: 'Cannot play: draw, then pass',
    text: {
      mustPlay: 'A player who can play must play.',
      mustElsewhere: 'Three sources only say who passes: a player who can neither play nor draw. So in Caravan a player who can play must play in every game.',
      draws: 'A player who cannot play draws tiles until one fits.',
      passes: 'A player who can neither play nor draw passes. C-3 says which tiles can be drawn.',
      drawnFits: 'A drawn tile that fits must be played.',
      drawsOne: 'A variant: draw only one tile in a turn. If it fits, play it. If not, pass.',
      unseen: 'Caravan cannot see hands. If a player passes while tiles can still be drawn, the pass stands and is marked as irregular.',
    },
    examples: {
      'draws-and-plays': 'Ben draws three tiles, and the third fits.',
      'nothing-left': 'Ben draws every tile he may draw. None fits, so he passes.',
      'passes-too-early': 'Ben passes while he could still draw.',
      'draws-one': 'House rule, one tile a turn: Ben draws one and passes.',
      'draws-two': 'House rule, one tile a turn: Ben draws two.',
    },
  },
  'C-3': {
    title: 'The reserve is never drawn',
    text: {
      keptBack: 'On pagat.com, two tiles stay in the boneyard until the round ends. They are the reserve, and nobody draws them.',
      stacked: 'The two reserve tiles can lie on top of each other.',
      noLimit: 'A hand can grow to any number of tiles.',
      bothTrue:
        'Three sources say to draw until the boneyard is empty. They also say that a round is blocked with at least 2 tiles in it. Both can be true only if 2 tiles stay in reserve, so Caravan keeps 2.',
      oasis: 'In Flower & Scorpion the boneyard is called the oasis.',
      noReserve: 'On domino-games.com and onlinedominogames.com, players can draw every tile.',
      keepsTwo: 'A variant on domino-games.com keeps 2 tiles.',
      asInMuggins: 'On puzzle-place.net players draw as in Muggins. Caravan keeps no reserve there. You can choose another.',
    },
    examples: {
      'kept-back': 'A player tries to draw from the reserve.',
      'up-to-it': 'A player draws until only the reserve is left.',
      'no-reserve': 'No reserve: players can draw the whole boneyard.',
    },
  },
  'C-4': {
    title: 'How a round ends',
    text: {
      twoWays: 'A round ends when a player goes out or when it is blocked.',
      blocked: 'It is blocked when nobody can play.',
      noneDrawable: 'Four sources add that at least 2 tiles are left. Caravan takes that to be the reserve: while tiles can be drawn, a round is not blocked.',
      target: 'A round also ends when a player reaches the target, if that wins immediately (C-5).',
      checked: 'A round is not blocked while someone still has a tile that fits. Caravan checks this when it sees the hands.',
    },
    examples: {
      'goes-out': 'Ada plays her last tile.',
      blocked: 'Nobody can play, and 2 tiles are left in the boneyard.',
      target: 'Ada reaches the target with tiles still in hand.',
      'goes-on': 'Ada has a tile left after her play.',
      'can-play': 'Ben calls a block but shows a tile that fits.',
      'too-early': 'No hand has a tile that fits, but players can still draw.',
    },
  },
  'C-5': {
    title: 'Winning the match',
    text: {
      first: 'In Flower & Scorpion and on pagat.com, the first player to reach the target wins.',
      atOnce:
        'Caravan ends the match right there, even in the middle of a round. It does so too where a Bergen source does not say when. You can choose either way in every game.',
      afterRound: 'In Bergen (onlinedominogames.com), totals are compared after the round.',
      deductionsFirst:
        'In Double Bergen, tiles left in hand cost points, so Caravan compares totals after each round. The highest total at or over the target wins.',
      shared: 'If two players share the highest total, the match continues.',
    },
    examples: {
      'at-once': 'Ada reaches the target in the middle of a round.',
      'one-short': 'Ada is 1 point short after her play.',
      'after-the-round': 'The round is over, and Ada has the highest total, over the target.',
      'not-within-the-round': 'Ada reaches the target, but the round is not over.',
      shared: 'The round is over, and two players share the highest total.',
    },
  },
  'C-6': {
    title: 'The order within one play',
    text: {
      order:
        'One play can score points and also be a player’s last tile. The play’s own points come first, then the target is checked. Then going out scores, and the target is checked again.',
      notTwice: 'So a player who reaches the target with the play itself does not also score for going out.',
    },
    examples: {
      'play-first': 'Ada’s last tile scores enough to reach the target.',
      'then-going-out': 'The tile scores nothing. Going out scores the last point.',
      'not-enough': 'The tile and going out both score, but not enough.',
    },
  },
}
