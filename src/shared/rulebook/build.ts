import type { ArmName } from '../domino/line'
import { present } from '../kernel/assert'
import { RECORD_FORMAT, RECORD_VERSION, type MatchRecord, type RecordEvent, type RecordRound, type RuleOverrides } from '../match/record'
import type { PresetId } from '../rules/presets'
import type { SettingName } from '../games/rules'
import type { Claim, Example } from './example'

/** Who plays in the examples. */
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana']

type Play = Extract<RecordEvent, { readonly type: 'play' }>
type Dice = NonNullable<RecordRound['dice']>

export const play = (tile: string, arm?: ArmName): Play => ({ type: 'play', tile, ...(arm === undefined ? {} : { arm }) })
export const by = (player: number, event: Play): Play => ({ ...event, player })
export const drawEvent = (count: number): RecordEvent => ({ type: 'draw', count })
export const pass: RecordEvent = { type: 'pass' }
export const block = (...hands: readonly (readonly string[])[]): RecordEvent => ({ type: 'block', hands: hands.map((hand) => [...hand]) })

/** What is left in each hand: its tiles, or a number. */
export const left = (...hands: readonly (readonly string[] | number)[]): RecordEvent => ({
  type: 'left',
  hands: hands.map((hand) => (typeof hand === 'number' ? { pips: hand } : [...hand])),
})

interface Table {
  readonly hands: readonly number[]
  readonly totals?: readonly number[]
  readonly player?: number
}

/** A line that lies already, tiles parted by blanks from left to right. */
export const lies = (line: string, { hands, totals, player }: Table): RecordEvent => ({
  type: 'table',
  line: line.split(' '),
  hands: [...hands],
  ...(totals === undefined ? {} : { totals: [...totals] }),
  ...(player === undefined ? {} : { player }),
})

/** The same round a spinner: each arm outward, empty text for one that nothing lies on. */
export const liesRound = (spinner: string, arms: readonly string[], { hands, totals, player }: Table): RecordEvent => ({
  type: 'table',
  line: { spinner, arms: arms.map((arm) => (arm === '' ? [] : arm.split(' '))) },
  hands: [...hands],
  ...(totals === undefined ? {} : { totals: [...totals] }),
  ...(player === undefined ? {} : { player }),
})

export const rolls = (flower: Dice['flower'], scorpion: Dice['scorpion']): Dice => ({ flower, scorpion })

interface Setting {
  readonly preset: PresetId
  readonly players?: number
  readonly rules?: RuleOverrides
  readonly dice?: Dice
}

/** A record of one round, led by Ada. */
export function oneRound({ dice, ...setting }: Setting, ...events: readonly RecordEvent[]): MatchRecord {
  return rounds(setting, { leader: 0, ...(dice === undefined ? {} : { dice }), events })
}

export function rounds({ preset, players = 2, rules = {} }: Omit<Setting, 'dice'>, ...played: readonly RecordRound[]): MatchRecord {
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    preset,
    rules,
    players: Array.from({ length: players }, (_, seat) => ({ name: present(NAMES[seat], 'examples seat at most eight') })),
    rounds: played,
  }
}

/** An example that speaks of the last thing in its record. */
export function yes(record: MatchRecord, ...claims: readonly Claim[]): Example {
  return { says: 'yes', record, at: lastPlace(record), claims }
}

export function no(record: MatchRecord, ...claims: readonly Claim[]): Example {
  return { says: 'no', record, at: lastPlace(record), claims }
}

/** The same, of a house rule or reading. */
export const under = (reading: SettingName, example: Example): Example => ({ ...example, reading })

function lastPlace({ rounds }: MatchRecord): Example['at'] {
  const round = rounds.length - 1
  const events = rounds[round]?.events.length ?? 0
  return { round, event: events === 0 ? null : events - 1 }
}
