import type { RuleId } from '../../rule-ids'
import { choice, convention, quote, reading, textNotAtHand, writtenIn, type Statement } from '../../../rulebook/statement'

/** B-1 … B-10. */
export const bergenStatements = {
  'B-1': {
    doubleHeader: writtenIn(
      [
        quote(['S1', 'S2'], 'scores 2 points when his tile makes both ends of the train equal'),
        quote('S4', 'leaving an open 2 both on the left and right, thus earning 2 points'),
      ],
      'S5',
      'S6',
    ),
    ledAlone: writtenIn(
      [quote('S1', 'the lead will always get 2 points for setting the first double'), quote('S4', 'a double-six started the game, scoring 2 points')],
      'S5',
    ),
    ledElsewhere: reading(['S2']),
    oneSet: writtenIn([quote(['S1', 'S2'], 'The game uses a double six domino set'), quote('S4', 'Normally uses a double-six set')]),
    largerSets: writtenIn([quote('S1', 'the results are poor because scoring is much harder')]),
    moreSets: writtenIn([quote('S1', 'two (or more) double six domino sets if you have more than four players')]),
    advice: writtenIn([quote(['S1', 'S2'], 'each suit appears eight times in the ends of the tiles')]),
  },
  'B-2': {
    tripleHeader: writtenIn(
      [
        quote(['S1', 'S2'], 'scores 3 points when his play makes one end of the train equal to the double on the other end'),
        quote('S4', 'This scored three points, and is referred to as a triple-header'),
      ],
      'S5',
      'S6',
    ),
    eitherTile: writtenIn([quote(['S1', 'S2'], 'He may have played either single or double tile')]),
    twoSets: convention,
    instead: writtenIn([quote('S4', 'A 2-2 was then played onto the open 2 on the right. This scored three points')]),
    insteadElsewhere: reading(['S1', 'S2']),
    across: writtenIn([
      quote('S1', 'Doubles are played across the line of the train, but are not spinners'),
      quote('S2', 'Doubles are played across, but are not spinners'),
    ]),
    advice: writtenIn([quote(['S1', 'S2'], 'you should hold them as long as possible to get a triple header')]),
  },
  'B-3': {
    approach: writtenIn([
      quote(['S1', 'S2'], 'A player within 2 points of winning scores only 1 point'),
      quote(['S1', 'S2'], 'A player within 3 points of winning scores only 2 point'),
    ]),
    headersOnly: writtenIn([
      quote(['S1', 'S2'], 'for a double header or a triple header'),
      quote(['S1', 'S2'], 'The player who dominoes or wins a blocked round scores 2 points'),
    ]),
    ledDouble: reading(['S1'], quote('S1', 'the lead will always get 2 points for setting the first double')),
    elsewhere: convention,
  },
  'B-4': {
    two: writtenIn([quote(['S1', 'S2'], 'The player who dominoes or wins a blocked round scores 2 points')]),
    five: writtenIn([quote('S1', 'the player going domino scores five points')]),
    one: textNotAtHand('S5', 'S6'),
    lightest: writtenIn([quote('S4', 'the player with the lightest hand (i.e. the fewest number of dots on their dominoes) wins one point')]),
    emptyHand: reading(['S4']),
    emptyOrBlank: convention,
  },
  'B-5': {
    ruling: writtenIn([
      quote(['S1', 'S2'], 'Special rules apply for determining the winner of a blocked round'),
      quote(['S1', 'S2'], 'there are several versions of these rules'),
    ]),
    choose: convention,
    simple: writtenIn(
      [
        quote(['S1', 'S2'], 'use the lowest total number of pips to decide the winner'),
        quote('S4', 'the player with the lightest hand (i.e. the fewest number of dots on their dominoes) wins'),
      ],
      'S6',
    ),
    simpleTie: writtenIn([quote(['S1', 'S2'], 'If two hands tie, there is no score')]),
    preferred: writtenIn([quote(['S1', 'S2'], 'common enough and easier to apply than the other options, and therefore should be preferred')]),
    american: writtenIn([
      quote(['S1', 'S2'], 'If only one player has NO doubles in his hand, he wins'),
      quote(['S1', 'S2'], 'If nobody has a double, the player with the lowest pip total in his hand wins'),
      quote(['S1', 'S2'], 'If more than one player has a double, the player with fewest number of tiles wins'),
      quote(['S1', 'S2'], 'If everyone has a double, the player with the lowest double wins'),
    ]),
    americanTies: writtenIn([quote(['S1', 'S2'], 'Rule (3) does not apply because two players have one tile each')]),
    americanGap: choice('americanGap', ['S1', 'S2']),
    german: writtenIn([
      quote(['S1', 'S2'], 'The player who has NO doubles in his hand'),
      quote(['S1', 'S2'], 'The player with the FEWEST doubles in his hand'),
      quote(['S1', 'S2'], 'The player with fewest number of pips on his tiles'),
    ]),
    germanTies: choice('germanTies', ['S1', 'S2']),
    lightest: textNotAtHand('S5'),
    ties: convention,
    points: writtenIn([quote(['S1', 'S2'], 'wins a blocked round scores 2 points')]),
    onePoint: writtenIn([quote(['S1', 'S2'], 'award a score of 1 point to that player'), quote('S4', 'wins one point')], 'S5', 'S6'),
  },
  'B-6': { bothSides: writtenIn([quote('S1', 'No tile may be played until both ends of the initial double have been played upon')]) },
  'B-7': {
    leader: writtenIn(
      [
        quote('S1', 'The player with the lowest double plays first'),
        quote('S1', 'The lead goes to the highest double, not the lowest'),
        quote('S4', 'The player with the highest double places the first domino'),
      ],
      'S5',
      'S6',
    ),
    everyRound: convention,
    unnamed: convention,
    tile: writtenIn([quote('S1', 'for setting the first double')], 'S5', 'S6'),
    tileShown: choice('leadTile', ['S4'], quote('S4', 'a double-six started the game')),
    tileUnnamed: choice('leadTile', ['S2'], quote('S2', 'One player starts a train')),
    noDouble: textNotAtHand('S6'),
    noDoubleElsewhere: convention,
  },
  'B-8': {
    countDown: writtenIn([
      quote(['S1', 'S3'], 'issuing every player 10 or 15 chips (depending on the number of players)'),
      quote(['S1', 'S3'], 'the first player to discard all of his chips is the winner'),
    ]),
    asTarget: convention,
    display: convention,
  },
  'B-9': {
    pictures: writtenIn([quote(['S1', 'S2'], 'Since the count of the pips is not used for scoring, Bergen can be played by children with picture dominoes')]),
    blocked: writtenIn([
      quote(['S1', 'S2'], 'the player holding the double with the smallest animal is winner'),
      quote(['S1', 'S2'], 'If nobody has a double, the player with the fewest tiles wins'),
    ]),
    lowest: reading(['S1', 'S2'], quote(['S1', 'S2'], 'changed to suit the pictures and the age of the children')),
    tie: convention,
  },
  'B-10': {
    spinner: writtenIn([
      quote('S1', 'The game can also be played with larger sets. In these variants, the first double is usually a spinner'),
      quote('S4', 'If played with larger sets, the initial double may be a spinned'),
    ]),
    fourSides: writtenIn([quote('S4', 'played off on all four edges')]),
    ifYouLike: convention,
    led: reading(['S1', 'S4'], quote('S1', 'the first double'), quote('S4', 'the initial double')),
    noDouble: reading(['S1'], quote('S1', 'See the rules for Double Bergen')),
    everyArm: choice('spinnerArms', ['S1', 'S4'], quote('S1', 'See the rules for Double Bergen'), quote('S4', 'played off on all four edges')),
    made: choice(
      'spinnerCount',
      ['S1'],
      quote('S1', 'because there are two exposed ends from the same suit'),
      quote('S1', 'because there are three exposed ends'),
      quote('S1', 'See the rules for Double Bergen'),
    ),
    thisPlay: reading(['S1'], quote('S1', 'when his tile makes both ends of the train equal')),
    spinnerOpen: reading(['S1'], quote('S1', 'See the rules for Double Bergen')),
    fourAlike: convention,
    whole: writtenIn([quote('S1', 'See the rules for Double Bergen')]),
  },
} as const satisfies { readonly [R in Extract<RuleId, `B-${string}`>]: Readonly<Record<string, Statement>> }
