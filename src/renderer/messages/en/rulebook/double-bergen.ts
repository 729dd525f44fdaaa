import type { RuleWordsOf } from '../../rule-words'

/** DB-1 … DB-6. */
export const doubleBergenRules: RuleWordsOf<`DB-${string}`> = {
  'DB-1': {
    title: 'The spinner and who leads it',
    text: {
      spinner: 'A round starts with a double, the spinner. The arms of the line grow from it.',
      fourArms: 'The source does not count the arms. But its “four pairs” need a double on each, so with a double-six set Caravan has 4.',
      firstLeader: 'The player who begins the first round is chosen at random.',
      passes:
        'A leader without a double passes. If everyone has passed, the leader draws one tile. Then the next player draws one, and so on round the table, until someone can lead a double.',
      drawsThen: 'Nobody draws before everyone has passed once, and nobody draws more than one tile in a turn.',
      flagged: 'Caravan marks other draws as irregular.',
      nextLeader: 'For the next round, the lead passes to the player on the leader’s left.',
      afterPass:
        'If a leader passed, the source does not say who the leader was. Caravan counts from the player who led the double. You can choose the player who was first to lead.',
    },
    examples: {
      spinner: 'A double is led and becomes the spinner.',
      'leader-passes': 'Ada has no double and passes. Ben leads one.',
      'all-passed': 'Everyone has passed. Ada draws a tile and leads a double.',
      'next-leader': 'Ada led this round, so Ben leads the next.',
      'who-led': 'Ada passes and Ben leads the spinner. Cleo leads the next round.',
      'who-was-first': 'The same round, read the other way: Ben leads the next round.',
      'draws-too-soon': 'Ben draws before everyone has passed.',
      'draws-two': 'Everyone has passed, and Ada draws two tiles in one turn.',
      'not-a-double': 'The lead must be a double: this tile is not one.',
      'passes-again': 'Everyone has passed, and Ada passes again instead of drawing.',
      'six-arms': 'House rule, 6 arms: the last one is started.',
    },
  },
  'DB-2': {
    title: 'Start every arm first',
    text: {
      everyArm: 'Players must start all arms of the spinner before they continue any of them.',
      laterDoubles: 'Later doubles are played across their arm. They are not spinners, and no new arms grow from them.',
      advice: 'The source’s advice: when one arm ends in a double, play on the arms that do not. You score for that double too.',
    },
    examples: {
      'start-first': 'One arm is started. It may not continue until the others are started too.',
      'double-across': 'A double is played across an arm. The arm continues as one arm.',
      'all-started': 'All arms are started, and one continues.',
    },
  },
  'DB-3': {
    title: 'Counting numbers on the open ends',
    text: {
      count: 'After each play, count the numbers on all open ends. A number that is there 2 or more times scores that many points.',
      doubles: 'A double counts twice.',
      all: 'Every such number scores, even if this play did not add to it.',
      spinnerOpen: 'The spinner is open and counts twice until all its arms are started.',
      advice: 'The source’s advice: it can be worth holding doubles until there is more on the table.',
    },
    examples: {
      'two-of-a-suit': 'Two ends have the same number.',
      'spinner-counts': 'Only one arm is started, so the spinner still counts twice.',
      'two-suits': 'Two numbers are there twice each, and both score.',
      'double-counts-twice': 'A double and a single end have the same number: 3.',
      'one-of-each': 'Every end has a different number.',
      'spinner-covered': 'The last arm is started, so the spinner no longer counts.',
    },
  },
  'DB-4': {
    title: 'Tiles left in hand cost points',
    text: {
      deduction: 'When a round ends, each player loses 1 point for every tile in hand.',
      nothingElse: 'The source gives no points for going out and names no winner of a blocked round. So Caravan does neither.',
      belowZero: 'The source sets no limit, so totals can go below 0.',
      houseRule:
        'House rules can stop totals at 0, or let a rule for blocked rounds name a winner. The winner then scores, and everyone still loses points for their tiles.',
    },
    examples: {
      'goes-out': 'Ada goes out. The others lose points for the tiles they have.',
      blocked: 'The round is blocked, and everyone loses points.',
      'two-a-tile': 'House rule: 2 points for each tile.',
      'not-below-zero': 'House rule: totals stop at 0.',
      'round-runs': 'The round is not over, so nobody loses points yet.',
    },
  },
  'DB-5': {
    title: 'The target and the octagon',
    text: {
      hundred: 'The match is played to 100 points.',
      octagon: 'With a double-twelve set, the spinner has 8 arms (an octagon).',
      octagonScore: 'One way to score is the same count, with more equal numbers open.',
      notGood: 'The source says that it is not a good game with that set.',
      eightPlayers: 'The source gives no number of players for that set. Caravan allows 8, with 5 tiles each from 4 players on.',
    },
    examples: {
      hundred: 'The round is over, and Ada has reached 100.',
      octagon: 'All 8 arms have the same number.',
      'ninety-nine': 'The round is over, and Ada is 1 point short.',
    },
  },
  'DB-6': {
    title: 'Chips instead of points',
    text: {
      chips: 'The source also describes a game with chips. Each player starts with 10 or 15, and the first to get rid of all of them wins.',
      oneTarget:
        'It is the source’s only sentence on who wins. Caravan reads the chips as another target, shown as a countdown (B-8), not as a second way to win.',
    },
    examples: {
      'ten-chips': 'Target 10, with chips: Ada scores 2 and gives back 2.',
      'hundred-chips': 'Target 100: after 15 points the match continues.',
    },
  },
}
