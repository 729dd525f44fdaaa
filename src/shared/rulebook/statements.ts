import type { RuleId, Source } from '../rules/rule-ids'
import type { SettingName } from '../rules/rules'

/** What a sentence of the book stands on: a source says it, a source leaves it open and a choice fills it, or no source speaks of it (rulebook, top). */
export const STATEMENT_KINDS = ['written', 'reading', 'convention'] as const
export type StatementKind = (typeof STATEMENT_KINDS)[number]

/** A few of a source's own words, letter by letter. */
interface Quote {
  readonly source: Source
  readonly text: string
}

/** One statement of a rule, without its words. */
export interface Statement {
  readonly kind: StatementKind
  /** Where it is written, or who leaves it open; none where no source speaks of it. */
  readonly sources: readonly Source[]
  /** The choices that a reading leaves to the family. */
  readonly settings?: readonly SettingName[]
  readonly quote?: Quote
}

const written = (...sources: readonly Source[]): Statement => ({ kind: 'written', sources })
const reading = (setting: SettingName, ...sources: readonly Source[]): Statement => ({ kind: 'reading', sources, settings: [setting] })
const convention: Statement = { kind: 'convention', sources: [] }
const quoting = (statement: Statement, source: Source, text: string): Statement => ({ ...statement, quote: { source, text } })

const everySource: readonly Source[] = ['S0', 'S1', 'S2', 'S3', 'S4', 'S5', 'S6']
const everyBergen: readonly Source[] = ['S1', 'S2', 'S4', 'S5', 'S6']

/** Every statement of every rule, in the order in which the book says them (rulebook). The words are the renderer's, by the same names. */
export const STATEMENTS = {
  'C-1': { turn: written('S4'), outOfTurn: convention },
  'C-2': {
    mustPlay: quoting(written('S0', 'S6'), 'S0', 'have to add … if they are able'),
    draws: written('S0', 'S1', 'S2', 'S3', 'S4', 'S6'),
    drawnFits: written('S6'),
    drawsOne: written('S4'),
    unseen: convention,
  },
  'C-3': {
    keptBack: written('S1'),
    stacked: written('S1'),
    bothTrue: quoting(reading('reserve', 'S0', 'S2', 'S3'), 'S3', 'until the boneyard is empty'),
    noReserve: written('S4', 'S6'),
  },
  'C-4': { threeWays: written(...everySource), checked: convention },
  'C-5': { atOnce: written('S0', 'S1', 'S2'), afterRound: written('S6'), deductionsFirst: reading('win', 'S3'), shared: convention },
  'C-6': { order: convention, notTwice: convention },
  'FS-1': { dice: written('S0'), master: written('S0'), bowl: written('S0') },
  'FS-2': { dual: written('S0'), ledAlone: written('S0') },
  'FS-3': { plural: written('S0'), instead: written('S0'), across: written('S0') },
  'FS-4': { pairs: written('S0'), twoDoubles: reading('twoDoubles', 'S0') },
  'FS-5': { long: written('S0'), ownHalves: written('S0'), standing: reading('standingPair', 'S0') },
  'FS-6': { ownTile: written('S0') },
  'FS-7': {
    doubleFlower: written('S0'),
    doubleScorpion: quoting(reading('doubleScorpion', 'S0'), 'S0', 'If the Scorpion is a double, then it is not counted as a dual or a plural when played'),
  },
  'FS-8': { neither: written('S0'), decides: written('S0') },
  'FS-9': { goesOut: written('S0'), blocked: written('S0'), sameTile: convention },
  'FS-10': { floor: written('S0'), order: reading('payout', 'S0') },
  'FS-11': { approach: quoting(reading('approachCap', 'S0'), 'S0', 'unlike dual and plural points, … is always worth one point') },
  'B-1': {
    doubleHeader: written(...everyBergen),
    ledAlone: written('S1', 'S4', 'S5'),
    largerSets: quoting(written('S1'), 'S1', 'the results are poor because scoring is much harder'),
  },
  'B-2': { tripleHeader: written(...everyBergen), instead: written(...everyBergen), across: written('S1', 'S2') },
  'B-3': { approach: written('S1', 'S2'), headersOnly: written('S1', 'S2') },
  'B-4': { two: written('S1', 'S2'), five: written('S1'), one: written('S4', 'S5', 'S6'), lightest: written('S4') },
  'B-5': {
    ruling: written(...everyBergen),
    simple: quoting(written('S1', 'S2', 'S4', 'S6'), 'S1', 'common enough and easier to apply'),
    american: written('S1', 'S2'),
    americanGap: reading('americanGap', 'S1', 'S2'),
    german: written('S1', 'S2'),
    germanTies: reading('germanTies', 'S1', 'S2'),
    lightest: written('S5'),
    lightestTie: convention,
    points: written(...everyBergen),
  },
  'B-6': { bothSides: written('S1') },
  'B-7': {
    tile: written(...everyBergen),
    leader: written('S1', 'S4', 'S5', 'S6'),
    unnamed: convention,
    noDouble: written('S6'),
    noDoubleElsewhere: convention,
  },
  'B-8': { countDown: written('S1', 'S3'), display: convention },
  'B-9': { pictures: written('S1', 'S2'), blocked: written('S1', 'S2') },
  'DB-1': {
    spinner: written('S3'),
    firstLeader: quoting(written('S3'), 'S3', 'picked at random'),
    passes: written('S3'),
    drawsThen: written('S3'),
    nextLeader: quoting(reading('passedLead', 'S3'), 'S3', "will pass to the player on the leader's left"),
  },
  'DB-2': { everyArm: written('S3'), laterDoubles: written('S3') },
  'DB-3': { count: written('S3'), spinnerOpen: written('S3') },
  'DB-4': { deduction: written('S3'), belowZero: written('S3'), houseRule: convention },
  'DB-5': { hundred: written('S3'), octagon: quoting(written('S3'), 'S3', 'it is not a good game'), eightPlayers: convention },
  'DB-6': { chips: quoting(written('S3'), 'S3', '10 or 15 … the first player to discard all … is the winner'), oneTarget: convention },
} as const satisfies Readonly<Record<RuleId, Readonly<Record<string, Statement>>>>

export type Statements = typeof STATEMENTS
