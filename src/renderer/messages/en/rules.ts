import { PRESETS, type PresetId } from '#shared/rules/presets'
import type { Source } from '#shared/rules/rule-ids'
import type { SettingName } from '#shared/rules/rules'

/** What the panel says of one setting. */
interface SettingWords {
  readonly name: string
  readonly does: string
  /** Why the default is what it is, by the source of the preset. */
  readonly why: string | Readonly<Partial<Record<Source, string>>>
}

export const ruleSettings: Readonly<Record<SettingName, SettingWords>> = {
  target: {
    name: 'Target',
    does: 'The total that wins the match.',
    why: {
      S0: 'Flower & Scorpion is written for 20 chips.',
      S1: 'Celko’s Bergen is played to 15 by two players and to 10 by three or four.',
      S2: 'The Game Cabinet plays to 15 with two players and to 10 with three or four.',
      S3: 'Double Bergen is written for 100 points.',
      S4: 'The draw game is played to 15, whatever the number of players.',
    },
  },
  win: {
    name: 'When the target wins',
    does: 'Whether reaching the target ends the match at once or only when the round is over.',
    why: {
      S0: 'The first to hold 20 chips has won, in the middle of a round too.',
      S1: 'The first to reach the target has won, in the middle of a round too.',
      S2: 'The first to reach the target has won, in the middle of a round too.',
      S3: 'The deductions settle a round, so totals are compared after it.',
      S4: 'The first to reach the target has won, in the middle of a round too.',
    },
  },
  handSize: {
    name: 'Tiles dealt',
    does: 'How many tiles each player draws before a round.',
    why: {
      S3: 'Six tiles each with two or three players, five with more; the source deals as in Bergen.',
      S0: 'Six tiles each with two or three players, five with four.',
      S1: 'Six tiles each with two or three players, five with four.',
      S2: 'Six tiles each with two or three players, five with four.',
      S4: 'Six tiles each with two or three players, five with four.',
    },
  },
  maxPip: {
    name: 'Set of dominoes',
    does: 'The highest double in the box. A larger set seats more players.',
    why: 'The set this preset is written for.',
  },
  copies: {
    name: 'Sets shuffled together',
    does: 'How many whole sets are in play. Two sets seat more than four players in Bergen, and two equal doubles can then face each other.',
    why: 'The game is written for one set; more is an option for a larger company.',
  },
  arms: {
    name: 'Arms',
    does: 'How many arms grow from the spinner.',
    why: 'Four round a double-six spinner; the octagon played with a double-twelve set has eight.',
  },
  leadTile: {
    name: 'What may be led',
    does: 'Whether a round may begin with any tile or only with a double.',
    why: {
      S0: 'The caravan master leads any tile.',
      S1: 'A round of this Bergen begins with a double.',
      S2: 'The Game Cabinet lets any tile be led.',
      S4: 'The draw game begins with the highest double.',
    },
  },
  completeFirstDouble: {
    name: 'Both sides of the first double first',
    does: 'After a double is led, both its sides must be played on before any other tile is.',
    why: 'A variant of Celko’s, so it is off until you want it.',
  },
  draw: {
    name: 'Drawing',
    does: 'What a player does who cannot play.',
    why: 'The sources draw until a tile fits. Drawing one tile a turn is a variation of the draw game.',
  },
  dual: {
    name: 'Chips for a dual',
    does: 'Paid when a play makes both ends equal.',
    why: 'The source pays 2.',
  },
  plural: {
    name: 'Chips for a plural',
    does: 'Paid instead of the dual when three or more exposed halves are equal.',
    why: 'The source pays 3.',
  },
  doubleHeader: {
    name: 'Points for a double header',
    does: 'Scored when a play makes both ends equal.',
    why: 'Every source of Bergen gives 2.',
  },
  tripleHeader: {
    name: 'Points for a triple header',
    does: 'Scored instead of the double header when one end equals the double on the other.',
    why: 'Every source of Bergen gives 3.',
  },
  approachCap: {
    name: 'Slow approach to the target',
    does: 'A player two or fewer points short scores only 1 for a header, and one exactly three short at most 2.',
    why: {
      S1: 'Celko’s Bergen has this rule.',
      S2: 'The Game Cabinet has this rule.',
      S4: 'The draw game does not have it.',
    },
  },
  dominoPoints: {
    name: 'Playing the last tile',
    does: 'What the player who goes out is given.',
    why: {
      S0: 'Whoever dominoes is paid 2 chips.',
      S1: 'Going out gives 2 points; a variant gives 5.',
      S2: 'Going out gives 2 points; a variant gives 5.',
      S3: 'Going out pays nothing by itself: the others lose for the tiles they hold.',
      S4: 'The lightest hand is given 1 point, and an empty hand is the lightest.',
    },
  },
  blockedRule: {
    name: 'Who wins a blocked round',
    does: 'How hands are compared when nobody can play any more.',
    why: {
      S0: 'The source names the Flower’s holder, then the Scorpion’s, then the lowest double’s.',
      S1: 'The lightest hand is the oldest and shortest rule; the source also gives the American, German and picture rules.',
      S2: 'The lightest hand is the oldest and shortest rule; the source also gives the American and German rules.',
      S3: 'The source only takes a point for every tile held.',
      S4: 'The draw game gives the round to the lightest hand.',
    },
  },
  blockedPoints: {
    name: 'Winning a blocked round',
    does: 'What the winner of a blocked round is given.',
    why: {
      S0: 'The winner of a blocked round is paid 2 chips.',
      S1: 'Two points, or one where the lightest hand decides.',
      S2: 'Two points, or one where the lightest hand decides.',
      S3: 'A blocked round pays nothing: everybody loses for the tiles they hold.',
      S4: 'One point, since the lightest hand decides.',
    },
  },
  tileDeduction: {
    name: 'Lost for each tile held',
    does: 'When a round ends, every player loses this for each tile left in hand.',
    why: 'The source takes 1 point a tile.',
  },
  floor: {
    name: 'Lowest total',
    does: 'How far down a total can go.',
    why: {
      S0: 'Nobody owes chips: a total stops at zero.',
      S3: 'The source sets no lower bound, so totals may go below zero.',
    },
  },
  reserve: {
    name: 'Reserve',
    does: 'Tiles in the boneyard that are never drawn.',
    why: {
      S0: 'The source both draws until nothing is left and calls a round blocked with two tiles left; both hold only if two stay back.',
      S1: 'The source keeps two tiles back.',
      S2: 'The source both draws until nothing is left and calls a round blocked with two tiles left; both hold only if two stay back.',
      S3: 'The source both draws until nothing is left and calls a round blocked with two tiles left; both hold only if two stay back.',
      S4: 'The draw game draws every tile; keeping two back is its variation.',
    },
  },
  twoDoubles: {
    name: 'Pairs between two doubles',
    does: 'How many pairs are counted when a double lies on each end.',
    why: 'The source lists two such pairs, though four can be made; its list is followed.',
  },
  standingPair: {
    name: 'A double that stays on an end',
    does: 'Whether a double Flower or Scorpion that already lay on an end counts again with each later play.',
    why: 'The source is silent; a pair is counted for the play that makes it.',
  },
  doubleScorpion: {
    name: 'A double Scorpion',
    does: 'What a Scorpion with two equal faces takes the dual or plural away from.',
    why: 'The source says the suit earns none, so no play in that suit does.',
  },
  payout: {
    name: 'Gains and losses in one play',
    does: 'What is counted first when one play both wins and loses chips near zero.',
    why: 'The source is silent; the caravan master pays the difference.',
  },
  americanGap: {
    name: 'American rule: where it is silent',
    does: 'What decides when exactly one player has a double and two or more have none.',
    why: 'The printed tests do not cover it, so nobody wins unless you say otherwise.',
  },
  germanTies: {
    name: 'German rule: ties',
    does: 'Whom the last test compares when several hold the fewest doubles.',
    why: 'A later test usually only decides among those still tied.',
  },
}

/** Why a setting has the preset's value. */
export function whySentence(name: SettingName, preset: PresetId): string {
  const { why } = ruleSettings[name]
  return typeof why === 'string' ? why : (why[PRESETS[preset].source] ?? '')
}
