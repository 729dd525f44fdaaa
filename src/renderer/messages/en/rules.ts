import { PRESETS, type PresetId } from '#shared/rules/presets'
import type { Source } from '#shared/games/rule-ids'
import type { SettingName } from '#shared/games/rules'

/** What the panel says of one setting. */
interface SettingWords {
  readonly name: string
  readonly does: string
  /** Why the default is what it is, by the source of the preset. */
  readonly why: string | Readonly<Partial<Record<Source, string>>>
}

const NOT_SAID_WHEN = 'The source does not say when. Caravan ends the match at the target, as in the other Bergen sources.'
const SIX_OR_FIVE = '6 tiles each with 2 or 3 players, 5 with 4.'
const TWO_RESERVED =
  'The source says to draw until nothing is left. It also says that a round is blocked with 2 or more tiles left. Both can only be true with 2 in reserve.'
const TWO_OR_ONE = '2 points. Under the Simple rule and “Fewest pips, no doubles” it is 1.'
const UNTIL_IT_FITS = 'In the source, players draw until a tile fits.'
const THIS_SET = 'The rules are written for this set.'
const NO_SET = 'The source names no set. This is the one the other sources use.'

export const ruleSettings: Readonly<Record<SettingName, SettingWords>> = {
  target: {
    name: 'Target',
    does: 'The total that wins the match.',
    why: {
      S0: 'The source plays to 20 chips.',
      S1: 'The source plays to 15 with 2 players and to 10 with 3 or 4.',
      S2: 'The Game Cabinet plays to 15 with 2 players and to 10 with 3 or 4.',
      S3: 'The source plays to 100 points.',
      S4: 'The source plays to 15 with any number of players.',
      S5: 'In the source, 15 points win, with any number of players.',
      S6: 'The source plays to 15 points, with any number of players.',
    },
  },
  win: {
    name: 'When the match ends',
    does: 'Whether the match ends as soon as someone reaches the target, or after that round.',
    why: {
      S0: 'In the source, the first player with 20 chips wins.',
      S1: 'In the source, the first player to give back all their chips wins.',
      S2: NOT_SAID_WHEN,
      S3: 'Every round ends with deductions, so totals are compared after them.',
      S4: NOT_SAID_WHEN,
      S5: NOT_SAID_WHEN,
      S6: 'In the source, a player with 15 or more after a round wins.',
    },
  },
  handSize: {
    name: 'Tiles dealt',
    does: 'How many tiles each player gets before a round.',
    why: {
      S3: '6 tiles each with 2 or 3 players, 5 with 4. The source gives no numbers for more players or a double-twelve set.',
      S0: 'The source gives no numbers. These are Bergen’s: 6 tiles each with 2 or 3 players, 5 with 4.',
      S1: SIX_OR_FIVE,
      S2: SIX_OR_FIVE,
      S4: SIX_OR_FIVE,
      S5: 'In the source each player draws 6 tiles, with any number of players.',
      S6: 'The source gives no numbers. These are the same as in the other Bergen sources: 6 tiles each with 2 or 3 players, 5 with 4.',
    },
  },
  maxPip: {
    name: 'Set of dominoes',
    does: 'The highest double in your set. With a larger set, more people can play.',
    why: {
      S0: THIS_SET,
      S1: THIS_SET,
      S2: THIS_SET,
      S3: THIS_SET,
      S4: 'Usually played with this set. Larger sets may support more players.',
      S5: NO_SET,
      S6: NO_SET,
    },
  },
  copies: {
    name: 'Number of sets',
    does: 'How many whole sets you play with. With 2 sets there are two of every tile, and more than 4 can play (except in Flower & Scorpion).',
    why: 'The rules are written for one set. More sets are for larger groups.',
  },
  arms: {
    name: 'Arms',
    does: 'How many arms start at the spinner.',
    why: 'The source’s “four pairs” need a double on each arm, so a double-six spinner has 4. With a double-twelve set, it has 8.',
  },
  spinner: {
    name: 'Spinner',
    does: 'Whether the double that is led is a spinner, with 4 arms to play on.',
    why: {
      S1: 'Doubles are no spinners in the source. But with larger sets the first double is usually one, so turn it on if you play with one.',
      S2: 'Doubles are no spinners in the source.',
      S4: 'With larger sets the first double may be a spinner in the source. It does not say so of this set.',
      S5: 'The source does not speak of a spinner.',
      S6: 'The source does not speak of a spinner.',
    },
  },
  leadTile: {
    name: 'Which tile may be led',
    does: 'Whether the first tile of a round can be any tile or must be a double.',
    why: {
      S0: 'The caravan master leads any tile.',
      S1: 'In this Bergen, a round starts with a double.',
      S2: 'The Game Cabinet names no tile to lead.',
      S4: 'The source says who leads, and leads a double in its example.',
      S5: 'In the source the highest double is played first.',
      S6: 'In the source the round can start with any tile.',
    },
  },
  completeFirstDouble: {
    name: 'Both sides of the first double first',
    does: 'If the lead is a double, players must play on both its sides before any other tile.',
    why: 'A variant of the Bergen rules on pagat.com, so it’s off unless you turn it on.',
  },
  draw: {
    name: 'Drawing',
    does: 'What a player who can’t play does.',
    why: {
      S0: UNTIL_IT_FITS,
      S1: UNTIL_IT_FITS,
      S2: UNTIL_IT_FITS,
      S3: UNTIL_IT_FITS,
      S4: 'In the source, players draw until a tile fits. Drawing one tile a turn is a variant.',
      S5: 'The source says to draw as in Muggins.',
      S6: UNTIL_IT_FITS,
    },
  },
  dual: {
    name: 'Chips for a dual',
    does: 'Scored when a play makes both ends equal.',
    why: 'The source gives 2.',
  },
  plural: {
    name: 'Chips for a plural',
    does: 'Scored instead of the dual when 3 or more open halves are equal.',
    why: 'The source gives 3.',
  },
  doubleHeader: {
    name: 'Points for a double header',
    does: 'Scored when a play makes both ends equal.',
    why: 'Every Bergen source gives 2.',
  },
  tripleHeader: {
    name: 'Points for a triple header',
    does: 'Scored instead of the double header when one end equals the double on the other.',
    why: 'Every Bergen source gives 3.',
  },
  approachCap: {
    name: 'Headers score less near the target',
    does: 'With 2 points or fewer to go, a header scores only 1. With exactly 3 to go, it scores at most 2.',
    why: {
      S1: 'The source has this rule.',
      S2: 'The Game Cabinet has this rule.',
      S4: 'The source does not have it.',
      S0: 'The source has no such rule. But its comments on strategy say that only the Flower is always worth 1 point, which would fit this rule.',
      S5: 'The source does not have it.',
      S6: 'The source does not have it.',
    },
  },
  dominoPoints: {
    name: 'Going out',
    does: 'What a player scores for going out.',
    why: {
      S0: 'Going out scores 2 chips.',
      S1: 'Going out scores 2 points. A variant gives 5.',
      S2: 'Going out scores 2 points.',
      S3: 'The source gives nothing for going out. The others lose points for the tiles they hold.',
      S4: 'In the source, the player with the fewest pips gets 1 point. Caravan takes a hand without tiles to have the fewest.',
      S5: 'Going out scores 1 point.',
      S6: 'The winner of a round gets 1 point.',
    },
  },
  blockedRule: {
    name: 'Who wins a blocked round',
    does: 'How hands are compared when nobody can play.',
    why: {
      S0: 'The source asks who has the Flower, then the Scorpion, then the lowest double.',
      S1: 'The author finds the Simple rule common and easier to apply. The source also gives the American, German and picture rules.',
      S2: 'The author finds the Simple rule common and easier to apply. The source also gives the American, German and picture rules.',
      S3: 'In the source, each player only loses a point for every tile in hand.',
      S4: 'In the source, the player with the fewest pips wins.',
      S5: 'In the source a hand with a double does not count if another has none. If all have doubles, the doubles’ pips are left out.',
      S6: 'In the source, the player with the fewest pips in hand wins.',
    },
  },
  blockedPoints: {
    name: 'Winning a blocked round',
    does: 'What the winner of a blocked round scores.',
    why: {
      S0: 'The winner gets 2 chips.',
      S1: TWO_OR_ONE,
      S2: TWO_OR_ONE,
      S3: 'The source gives nothing for a blocked round. Everyone loses points for the tiles they hold.',
      S4: 'In the source, the player with the fewest pips gets 1 point.',
      S5: 'The source gives 1 point.',
      S6: 'The source gives 1 point.',
    },
  },
  tileDeduction: {
    name: 'Points lost per tile',
    does: 'At the end of a round, each player loses this for every tile in hand.',
    why: 'The source takes 1 point per tile.',
  },
  floor: {
    name: 'How low a total can go',
    does: 'Where losses stop.',
    why: {
      S0: 'Nobody owes chips, so a total stops at 0.',
      S3: 'The source sets no limit, so totals can go below 0.',
    },
  },
  reserve: {
    name: 'Reserve',
    does: 'How many of the face-down tiles nobody may draw.',
    why: {
      S0: TWO_RESERVED,
      S1: 'The source keeps 2 tiles in reserve.',
      S2: TWO_RESERVED,
      S3: TWO_RESERVED,
      S4: 'In the source you can draw every tile. A variant keeps 2 in reserve.',
      S5: 'The source says to draw as in Muggins. Caravan keeps no tiles back there.',
      S6: 'In the source players draw until the boneyard has no tile left.',
    },
  },
  twoDoubles: {
    name: 'Pairs between two doubles',
    does: 'How many pairs count when there is a double at each end.',
    why: 'The source lists 2 of these pairs, though 4 exist. Caravan follows its list.',
  },
  standingPair: {
    name: 'Double that stays on an end',
    does: 'Whether a double Flower or Scorpion from an earlier turn scores again on each later play.',
    why: 'The source is not clear. Caravan scores a pair only for the play that makes it.',
  },
  doubleScorpion: {
    name: 'Double Scorpion',
    does: 'Which plays score no dual or plural when the Scorpion is a double.',
    why: 'The source is not clear. Caravan applies this to every play with that number.',
  },
  payout: {
    name: 'Gains and losses in one play',
    does: 'What counts first when one play gains and loses chips near 0.',
    why: 'The source doesn’t say. Caravan adds up the whole play first.',
  },
  americanGap: {
    name: 'Gap in the American rule',
    does: 'What decides when Armanino’s steps leave the winner open: exactly one player has a double and two or more have none, or the last step that applies is a tie.',
    why: 'The printed rule doesn’t cover these cases, so nobody wins unless you choose otherwise.',
  },
  spinnerArms: {
    name: 'Starting the spinner’s arms',
    does: 'Whether every arm of the spinner must have a tile before any arm continues.',
    why: 'No source gives an order for Bergen. But pagat.com sends you to Double Bergen, where every arm is started first.',
  },
  spinnerCount: {
    name: 'Scoring with a spinner',
    does: 'What a play scores when there are four arms instead of two ends.',
    why: 'Caravan counts the open halves with the same number, as pagat.com explains a header. That source also sends you to Double Bergen, which counts every number.',
  },
  passedLead: {
    name: 'Next lead after a pass',
    does: 'Who leads the next round if the first leader had no double and passed.',
    why: 'The source says that the lead passes to the left of the leader. Caravan counts from the player who led the double.',
  },
  germanTies: {
    name: 'Ties in the German rule',
    does: 'Whose pips count when several players have the fewest doubles.',
    why: 'The source is not clear. A later step usually compares only the players still tied.',
  },
}

/** Why a setting has the preset's value. */
export function whySentence(name: SettingName, preset: PresetId): string {
  const { why } = ruleSettings[name]
  return typeof why === 'string' ? why : (why[PRESETS[preset].source] ?? '')
}
