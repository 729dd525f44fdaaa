import type { Dice } from '#shared/match/events'
import type { RuleSettings } from '#shared/games/rules'
import { bothAfter, OF_A_PLAY, playOf, tellPlay, withDice, type BothScorers, type Play } from './both-scorers'
import type { Part, ScoreTable } from './score-table'

/** What shows at an end: half of an ordinary tile, or a double that lies across. */
interface Shown {
  readonly suit: number
  readonly double: boolean
}

/** A line as a table writes it, every way in which it came to lie so, and all that can be laid on it. */
interface Position {
  readonly text: string
  readonly ways: readonly (readonly unknown[])[]
  readonly plays: readonly Play[]
}

/** Much more than a set has, so that no position is refused for its tiles; and so many points to win that none is reached. */
const UNLIMITED: Partial<RuleSettings> = {
  copies: 12,
  handSize: 40,
  target: 1_000_000,
  floor: null,
  approachCap: false,
  leadTile: 'any',
  completeFirstDouble: false,
}

const to = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, each) => each)
/** A tile with its higher half first. */
export const tileText = (a: number, b: number): string => `${Math.max(a, b)}-${Math.min(a, b)}`
const textOf = ({ suit, double }: Shown): string => (double ? `${suit}-${suit}` : `${suit}`)
const play = (tile: string, arm?: 'left' | 'right') => ({ type: 'play', player: 0, tile, ...(arm === undefined ? {} : { arm }) })

/** Everything that can be laid on a line that shows these two suits. */
function playsOn(left: number, right: number, maxPip: number): readonly Play[] {
  const at = (arm: 'left' | 'right', index: number, suit: number) => to(maxPip).map((other) => playOf(tileText(suit, other), { arm, index, where: arm }))
  return [...at('left', 0, left), ...at('right', 1, right)]
}

/** The ways to a line: begun by an ordinary tile in its middle, and by each double that lies at an end. */
function waysTo(left: Shown, right: Shown, maxPip: number): Position['ways'] {
  const [a, b] = [left.suit, right.suit]
  // of a third suit, so that each end has a tile of its own
  const c = to(maxPip).find((suit) => suit !== a && suit !== b) as number
  const doubleLeft = left.double ? [play(`${a}-${a}`, 'left')] : []
  const doubleRight = right.double ? [play(`${b}-${b}`, 'right')] : []
  return [
    [play(`${a}-${c}`), play(tileText(c, b), 'right'), ...doubleLeft, ...doubleRight],
    ...(left.double ? [[play(`${a}-${a}`), play(tileText(a, c), 'right'), play(tileText(c, b), 'right'), ...doubleRight]] : []),
    ...(right.double ? [[play(`${b}-${b}`), play(tileText(b, c), 'left'), play(tileText(c, a), 'left'), ...doubleLeft]] : []),
  ]
}

/** Every position of a line with two ends: nothing, one tile as it is written, and two tiles that show any two things. */
function positionsOf(maxPip: number): readonly Position[] {
  const suits = to(maxPip)
  const leads = suits.flatMap((first) => suits.map((second) => `${first}-${second}`))
  const shown = suits.flatMap((suit) => [
    { suit, double: false },
    { suit, double: true },
  ])
  return [
    { text: '-', ways: [[]], plays: leads.map((lead) => playOf(lead, null)) },
    ...leads.map((lead) => {
      const [first, second] = lead.split('-').map(Number) as [number, number]
      return { text: lead, ways: [[play(lead)]], plays: playsOn(first, second, maxPip) }
    }),
    ...shown.flatMap((left) =>
      shown.map((right) => ({
        text: `${textOf(left)},${textOf(right)}`,
        ways: waysTo(left, right, maxPip),
        plays: playsOn(left.suit, right.suit, maxPip),
      })),
    ),
  ]
}

/** `begin` gives both scorers after the plays of a way; `throws` are null in a game without dice. */
function partsOf(maxPip: number, begin: (events: readonly unknown[]) => BothScorers, throws: readonly Throw[] | null): readonly Part[] {
  return positionsOf(maxPip).map(({ text, ways, plays }) => ({
    key: `${text} `,
    count: (tell) => {
      const begun = ways.map(begin)
      const tellAll = (lying: readonly BothScorers[], after: string) => {
        for (const each of plays)
          tellPlay(
            tell,
            `${text} ${each.text}${after}`,
            lying.map((both) => ({ both, play: each })),
          )
      }
      if (throws === null) return tellAll(begun, '')
      for (const { text: thrown, dice } of throws)
        tellAll(
          begun.map((both) => withDice(both, dice)),
          ` ${thrown}`,
        )
    },
  }))
}

/** Bergen with a set: a line `POSITION PLAY POINTS`. */
export function bergen(name: string, maxPip: number): ScoreTable {
  const begin = (events: readonly unknown[]) => bothAfter({ preset: 'bergen-game-cabinet', rules: { ...UNLIMITED, maxPip }, events })
  return { name, answerers: OF_A_PLAY, byDay: 'whole', parts: () => partsOf(maxPip, begin, null) }
}

interface Throw {
  readonly text: string
  readonly dice: Dice
}

const FACES = [1, 2, 3, 4, 5, 6]
/** What two dice can show, higher face first. */
export const THROWN: readonly (readonly [number, number])[] = FACES.flatMap((high) => FACES.filter((low) => low <= high).map((low) => [high, low] as const))
const THROWS: readonly Throw[] = THROWN.flatMap((flower) =>
  THROWN.map((scorpion) => ({ text: `${flower.join('-')} ${scorpion.join('-')}`, dice: { flower, scorpion } })),
)

/** By day two choices of the readings, which agree in none of them, have a line with a double at one end; the others a double alone, which is a quarter of the work. */
const IN_BOTH_WAYS: readonly string[] = ['listed/unscored/suit', 'all/scored/tile']

/** Flower & Scorpion under one choice of its readings: a line `POSITION PLAY FLOWER SCORPION POINTS`. */
export function flowerAndScorpion(readings: Pick<RuleSettings, 'twoDoubles' | 'standingPair' | 'doubleScorpion'>): ScoreTable {
  const begin = (events: readonly unknown[]) =>
    bothAfter({ preset: 'flower-and-scorpion', rules: { ...UNLIMITED, ...readings }, dice: { flower: [1, 1], scorpion: [1, 1] }, events })
  const chosen = Object.values(readings).join('/')
  return {
    name: `flower-and-scorpion/${chosen}`,
    answerers: OF_A_PLAY,
    byDay: [IN_BOTH_WAYS.includes(chosen) ? '4,6-6 ' : '6-6 '],
    parts: () => partsOf(6, begin, THROWS),
  }
}
