import type { RuleOverrides } from '#shared/match/record'
import { LINE_PRESETS, type PresetId } from '#shared/rules/presets'
import { allTiles, forPlayers, NAIVE_PRESETS, type NaiveRules } from '../../reference/naive-rules'
import { Random } from '../../reference/random'
import { playMatch, type SimulatedRecord } from '../../reference/simulate'

/** A whole match with real tiles in real hands, short enough to be played in seconds. */
export interface ShortMatch {
  readonly preset: PresetId
  readonly names: readonly string[]
  /** House rules that make it short. */
  readonly changed: RuleOverrides
  readonly rules: NaiveRules
  readonly record: SimulatedRecord
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan']
/** Every play names its end, nobody does what a table would not let stand. */
const HABITS = { houseRules: 0, irregular: 0, explicit: 1, mostRounds: 12 }

/** Where what is left in the other hands pays, a round ends in a dialog that this player does not know. */
const PRESETS = LINE_PRESETS.filter((preset) => NAIVE_PRESETS[preset]?.endWorth === 'fixed')

/** Every third match, the first among them, has a blocked round: all that is not dealt is in reserve, so that nobody draws. */
const EACH_BLOCKED = 3

/** All rule sets take turns, so that each is played at the computer alone and with a phone as often. */
export const hasPhone = (at: number): boolean => (at + Math.floor(at / PRESETS.length)) % 2 === 1

/**
 * The match of a number: all rule sets take turns, with two to four players.
 *
 * @param mostEntries of the whole match, which ends with a winner
 */
export function shortMatch(seed: number, at: number, mostEntries: number): ShortMatch {
  const preset = PRESETS[at % PRESETS.length] ?? 'bergen-pagat'
  const usual = NAIVE_PRESETS[preset]
  if (usual === undefined) throw new Error(`no rules of ${preset}`)
  const players = 2 + (Math.floor(at / PRESETS.length) % 3)
  const blocked = at % EACH_BLOCKED === 0
  const random = new Random(seed + at)
  for (;;) {
    const short = { target: usual.game === 'double-bergen' ? random.whole(6, 14) : random.whole(2, 5), handSize: random.whole(3, 5) }
    const changed = blocked ? { ...short, reserve: allTiles(usual).length - players * short.handSize } : short
    const rules = { ...usual, ...changed }
    const record = playMatch(random, { preset, players, changed, rules }, HABITS)
    const totalsReach = forPlayers(rules.target, players) !== null
    const tells = (!blocked || hasBlock(record)) && (usual.game === 'double-bergen' || usual.leadTile === 'double' || hasTurnedLead(record))
    if (totalsReach && isWhole(record, mostEntries) && tells) return { preset, names: NAMES.slice(0, players), changed, rules, record }
  }
}

const hasBlock = ({ rounds }: SimulatedRecord): boolean => rounds.some(({ events }) => events.at(-1)?.type === 'block')

/** A lead that lies with its lower half at the left, and is no blank, which is said first anyway: who hears it the other way round takes one end for the other. */
const hasTurnedLead = ({ rounds }: SimulatedRecord): boolean =>
  rounds.some(({ events }) => {
    const [left = 0, right = 0] =
      events
        .find(({ type }) => type === 'play')
        ?.tile?.split('-')
        .map(Number) ?? []
    return left > 0 && left < right
  })

/** A match of one tile has nothing to tell. */
const LEAST_ENTRIES = 4

/** Won before its rounds were used up, and short enough. */
function isWhole({ rounds }: SimulatedRecord, mostEntries: number): boolean {
  const entries = rounds.reduce((sum, { events }) => sum + events.length, 0)
  return rounds.length < HABITS.mostRounds && entries >= LEAST_ENTRIES && entries <= mostEntries
}
