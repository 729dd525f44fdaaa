import type { PresetId } from '#shared/rules/presets'
import type { RuleSettings } from '#shared/games/rules'
import { bothAfter, OF_A_PLAY, playOf, tellPlay, type BothScorers } from './both-scorers'
import type { Part, ScoreTable } from './score-table'
import { tileText } from './two-ended'

/** What an arm shows: nothing yet, half of an ordinary tile, or a double that lies across. */
type Arm = null | { readonly suit: number; readonly double: boolean }

const UNLIMITED = { copies: 24, handSize: 40, target: 1_000_000 }

const textOf = (arm: Arm): string => (arm === null ? '-' : arm.double ? `${arm.suit}-${arm.suit}` : `${arm.suit}`)

const to = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, each) => each)

/** Every choice of so many things, each as often as one likes, in the order of the list. */
function multisets<T>(things: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]]
  return things.flatMap((thing, at) => multisets(things.slice(at), size - 1).map((rest) => [thing, ...rest]))
}

/** The tiles of an arm as they lie outward from the spinner. */
function tilesOf(arm: Arm, spinner: number, maxPip: number): readonly string[] {
  if (arm === null) return []
  const { suit, double } = arm
  const between = to(maxPip).find((other) => other !== suit && other !== spinner) as number
  return [`${spinner}-${between}`, `${between}-${suit}`, ...(double ? [`${suit}-${suit}`] : [])]
}

/** The spinner's suit, and what each arm shows: those that are not begun first, then by suit, half before double. */
interface Position {
  readonly spinner: number
  readonly arms: readonly Arm[]
}

/** What is played round a spinner. */
interface Played {
  readonly preset: PresetId
  readonly rules: Partial<RuleSettings>
  readonly maxPip: number
  /** Any arm may be played on at any time (B-10). */
  readonly anyTime: boolean
}

function partOf({ preset, rules, maxPip, anyTime }: Played, { spinner, arms }: Position): Part {
  const text = `${spinner}-${spinner} ${arms.map(textOf).join(',')}`
  const after = (lying: readonly Arm[]): BothScorers => {
    const line = { spinner: `${spinner}-${spinner}`, arms: lying.map((arm) => tilesOf(arm, spinner, maxPip)) }
    return bothAfter({ preset, rules: { ...UNLIMITED, ...rules }, events: [{ type: 'table', line, hands: [40, 40] }] })
  }
  // DB-2: while an arm is not begun, only those that are not can be played on
  const open = arms[0] === null && !anyTime ? [null] : arms.filter((arm, at) => at === 0 || textOf(arm) !== textOf(arms[at - 1] as Arm))
  return {
    key: `${text} `,
    count: (tell) => {
      // the same arms in two orders
      const ways = [arms, [...arms].reverse()].map((lying) => ({ lying, both: after(lying) }))
      for (const arm of open) {
        for (const other of to(maxPip)) {
          const tile = tileText(arm?.suit ?? spinner, other)
          const where = textOf(arm)
          const laid = ways.map(({ lying, both }) => {
            const index = lying.findIndex((each) => textOf(each) === where)
            return { both, play: playOf(tile, { arm: index + 1, index, where }) }
          })
          tellPlay(tell, `${text} ${tile}@${where}`, laid)
        }
      }
    },
  }
}

/** The lead, which is the spinner: a line `- TILE POINTS`. */
function leadOf({ preset, rules, maxPip }: Played): Part {
  return {
    key: '- ',
    count: (tell) => {
      const both = bothAfter({ preset, rules: { ...UNLIMITED, ...rules } })
      for (const suit of to(maxPip)) tellPlay(tell, `- ${suit}-${suit}`, [{ both, play: playOf(`${suit}-${suit}`, null) }])
    },
  }
}

const NOT_BEGUN: Arm = null
const shownBy = (suits: readonly number[]): readonly Arm[] =>
  suits.flatMap((suit) => [
    { suit, double: false },
    { suit, double: true },
  ])

/** Every spinner of a double-six set with every choice of four arms: a line `SPINNER ARMS PLAY POINTS`. */
function fourArms(name: string, played: Omit<Played, 'maxPip'>): ScoreTable {
  return {
    name,
    answerers: OF_A_PLAY,
    byDay: ['6-6 -,-,2,4 ', '6-6 4,4,5-5,6 '],
    parts: () => {
      const arms = multisets([NOT_BEGUN, ...shownBy(to(6))], 4)
      const six = { ...played, maxPip: 6 }
      return [leadOf(six), ...to(6).flatMap((spinner) => arms.map((each) => partOf(six, { spinner, arms: each })))]
    },
  }
}

export const doubleBergen = fourArms('double-bergen', { preset: 'double-bergen', rules: {}, anyTime: false })

/** Bergen with a spinner under one choice of its readings. */
export function bergenSpinner(readings: Pick<RuleSettings, 'spinnerArms' | 'spinnerCount'>): ScoreTable {
  return fourArms(['bergen-spinner', ...Object.values(readings)].join('/'), {
    preset: 'bergen-pagat',
    rules: { spinner: true, ...readings },
    anyTime: readings.spinnerArms === 'any-time',
  })
}

/** How often a suit shows on the arms, as doubles and as halves of other tiles. */
type Times = readonly [doubles: number, halves: number]

const isLess = ([a, b]: Times, [c, d]: Times): boolean => a < c || (a === c && b < d)

/** Every way to give so many arms to suits that nothing tells apart: no suit shows more often than the one before it. */
function sharedOut(arms: number, most: Times): readonly (readonly Times[])[] {
  if (arms === 0) return [[]]
  return to(arms).flatMap((doubles) =>
    to(arms - doubles).flatMap((halves): readonly (readonly Times[])[] => {
      const times: Times = [doubles, halves]
      if (doubles + halves === 0 || isLess(most, times)) return []
      return sharedOut(arms - doubles - halves, times).map((rest) => [times, ...rest])
    }),
  )
}

const armsOf = (times: readonly Times[]): readonly Arm[] =>
  times.flatMap(([doubles, halves], suit) => [
    ...Array.from({ length: halves }, () => ({ suit, double: false })),
    ...Array.from({ length: doubles }, () => ({ suit, double: true })),
  ])

/**
 * Eight arms on a double-twelve set: a line `SPINNER ARMS PLAY POINTS`.
 *
 * Suits only count as equal or not, so one position stands for all that differ from it in what their suits are called. The spinner is 0-0; suit 1 shows at least
 * as often as suit 2 (doubles first, then halves), and so on.
 */
export const doubleBergenTwelve: ScoreTable = {
  name: 'double-bergen-twelve',
  answerers: OF_A_PLAY,
  byDay: ['0-0 -,-,-,0,0-0,1-1,2,2 ', '0-0 0,0,1,1-1,1-1,2,2-2,3 '],
  parts: () => {
    const positions = to(8).flatMap((begun) =>
      to(begun).flatMap((own) =>
        to(own).flatMap((doubles) =>
          sharedOut(begun - own, [8, 8]).map((others) => [
            ...Array.from({ length: 8 - begun }, () => NOT_BEGUN),
            ...armsOf([[doubles, own - doubles], ...others]),
          ]),
        ),
      ),
    )
    const played: Played = { preset: 'double-bergen-twelve', rules: {}, maxPip: 12, anyTime: false }
    return [leadOf(played), ...positions.map((arms) => partOf(played, { spinner: 0, arms }))]
  },
}
