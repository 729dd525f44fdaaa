import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { scoreOf } from '../reference/compare'
import { naiveScore } from '../reference/naive-scorer'
import { answered } from '../support/answered'
import { differences } from './golden-cases'

const GIVEN = new URL('../../../shared/rulebook-games-examples.jsonl', import.meta.url)

/** A counted example as the rule book of the other games gives it, as far as Block and Draw have it. */
interface GivenExample {
  readonly id: string
  readonly game: string
  readonly rules: readonly string[]
  readonly settings: Readonly<Record<string, unknown>>
  readonly players: number
  readonly totals?: readonly number[]
  /** Tiles face down before the first play. */
  readonly boneyard?: number
  readonly plays: readonly {
    readonly p: number
    readonly tile?: string
    readonly at?: string
    readonly draw?: number
    readonly pass?: true
    readonly refused?: string
  }[]
  readonly end?: {
    readonly kind: 'domino' | 'blocked'
    readonly hands: readonly (readonly string[])[]
    readonly points?: readonly number[]
    readonly refused?: string
  }
  readonly expected: { readonly totals: readonly number[]; readonly winner: number | null }
}

/** Partners and exact targets are no part of Block and Draw here. */
const LEFT_OUT = ['partners', 'exact']

const SUITS = [0, 1, 2, 3, 4, 5, 6] as const

const hasHalf = (tile: string, suit: number): boolean => tile.split('-').includes(String(suit))

/** A line of one tile that no hand fits, so that the round is blocked, and the tile that lies there. */
function lineForABlock(held: readonly string[]): string {
  const free = SUITS.filter((suit) => held.every((tile) => !hasHalf(tile, suit)))
  const [low = 0, high = low] = free
  return `${high}-${low}`
}

/** A tile that lies on the table and another that is played on it, neither of them in a hand: the last of the player who goes out. */
function lastPlay(held: readonly string[]): { readonly laid: string; readonly tile: string } {
  const isHeld = (tile: string) => held.includes(tile)
  for (const suit of SUITS) {
    const [laid, tile] = SUITS.map((other) => `${Math.max(suit, other)}-${Math.min(suit, other)}`).filter((each) => !isHeld(each))
    if (laid !== undefined && tile !== undefined) return { laid, tile }
  }
  throw new Error('the hands hold nearly the whole set')
}

/** The record of an example: its plays as they are, or a table as it lay just before its end. */
function recordOf({ game, settings, players, totals, boneyard, plays, end }: GivenExample): unknown {
  const events: unknown[] = []
  const laid = { ...(totals === undefined ? {} : { totals }) }
  const sizes = end?.hands.map((hand) => hand.length) ?? []
  const held = end?.hands.flat() ?? []
  const [lead] = plays
  if (lead !== undefined) {
    const dealt = boneyard === undefined || boneyard === 28 - 7 * players
    if (dealt) events.push({ type: 'play', player: lead.p, tile: lead.tile })
    else
      events.push({
        type: 'table',
        line: [lead.tile],
        hands: Array.from({ length: players }, () => (28 - 1 - (boneyard ?? 0)) / players),
        player: (lead.p + 1) % players,
      })
    for (const { p, draw } of plays.slice(1)) events.push(draw === undefined ? { type: 'pass', player: p } : { type: 'draw', player: p, count: draw })
    if (end !== undefined) events.push({ type: 'block', hands: end.hands })
  } else if (end?.kind === 'blocked') {
    events.push({ type: 'table', line: [lineForABlock(held)], hands: sizes, ...laid }, { type: 'block', hands: end.hands })
  } else if (end !== undefined) {
    const out = sizes.indexOf(0)
    const { laid: lies, tile } = lastPlay(held)
    const before = sizes.map((size, seat) => (seat === out ? 1 : size))
    events.push(
      { type: 'table', line: [lies], hands: before, player: out, ...laid },
      { type: 'play', player: out, tile, arm: armFor(lies, tile) },
      { type: 'left', hands: end.hands },
    )
  }
  const names = ['Ada', 'Ben', 'Cleo', 'Dan'].slice(0, players)
  return {
    format: 'caravan-record',
    version: 1,
    preset: game,
    rules: settings,
    players: names.map((name) => ({ name })),
    rounds: [{ leader: 0, events }],
  }
}

/** The end of a line of one tile, its higher half at the left, that another tile joins. */
const armFor = (laid: string, tile: string): 'left' | 'right' => (hasHalf(tile, Number(laid.split('-')[0])) ? 'left' : 'right')

/** What both scorers have to say of it. */
function expectedOf({ plays, end, expected }: GivenExample): Readonly<Record<string, unknown>> {
  const refused = plays.findIndex((play) => play.refused !== undefined)
  if (refused >= 0) return { error: { code: plays[refused]?.refused, round: 1, event: refused + 1 } }
  if (end?.refused !== undefined) return { error: { code: end.refused, round: 1, event: plays.length + 1 } }
  const ends = end === undefined ? {} : { rounds: [{ end: { kind: end.kind, deltas: end.points, totals: expected.totals } }] }
  return { totals: expected.totals, winner: expected.winner, ...ends }
}

if (existsSync(GIVEN)) {
  const all = readFileSync(GIVEN, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as GivenExample)
    .filter(({ game }) => game === 'block' || game === 'draw')
  const ours = all.filter(({ settings }) => LEFT_OUT.every((name) => settings[name] === undefined))

  describe('the counted examples of Block and Draw', () => {
    test.each(ours.map((each) => [each.id, each.rules.join(' '), each] as const))('%s (%s): both scorers say what it says', (_id, _rules, example) => {
      const record = recordOf(example)
      const expected = expectedOf(example)
      expect(
        differences(
          expected,
          answered(() => scoreOf(record)),
        ),
      ).toEqual([])
      expect(differences(expected, naiveScore(record))).toEqual([])
    })

    test('are all there but those of partners and of an exact target', () => {
      expect(all.filter((each) => !ours.includes(each)).map(({ id }) => id)).toEqual(['BD-06', 'BD-07', 'BD-08', 'BD-09', 'BD-10', 'BD-16'])
      expect(ours).toHaveLength(10)
    })
  })
} else {
  test('NOT COMPARED with the counted examples of Block and Draw: ../shared is not beside this checkout; golden.jsonl of the game stands alone', () => {
    expect(existsSync(GIVEN)).toBe(false)
  })
}
