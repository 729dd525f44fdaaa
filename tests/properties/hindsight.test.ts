import { describe, expect, test } from 'vitest'
import { parseTile, type Tile } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import type { Hindsight } from '#shared/match/hindsight/hindsight'
import { fitsNow, playRound, type Habits } from '../reference/hindsight-game'
import { provenBySearch } from '../reference/naive-hindsight'
import { readRecord } from '../reference/naive-record'
import { allTiles } from '../reference/naive-rules'
import { NaiveMatch } from '../reference/naive-scorer'
import { Random } from '../reference/random'
import { canonical, type SimulatedRecord } from '../reference/simulate'
import { runs, SEED, shown } from '../support/runs'
import { NAIVE_PRESETS } from '../reference/naive-rules'
import { PRESETS as RULE_SETS } from './games'
import { hindsightOf, scoreRecord } from '../support/asked'

/** Fewer would not have each kind of proof some times. */
const SMALL = runs(3000, 300).numRuns
const LARGE = runs(1500, 60).numRuns

const provenIn = (record: SimulatedRecord): readonly Hindsight[] => hindsightOf(expectOk(scoreRecord(record), 'the round is sound'))

/** Partners are always four, which is more than every deal can be tried for. */
const PRESETS = RULE_SETS.filter((preset) => NAIVE_PRESETS[preset]?.partners === false)

/** A table small enough for every deal to be tried. */
function smallTable(random: Random): Habits {
  const preset = random.pick(PRESETS)
  const bergen = preset.startsWith('bergen')
  const maxPip = random.pick([1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3])
  const copies = maxPip < 2 || (maxPip === 2 && random.chance(0.2)) ? random.whole(1, 2) : 1
  const players = random.pick([2, 2, 2, 3])
  const tiles = (((maxPip + 1) * (maxPip + 2)) / 2) * copies
  const rules = {
    target: 1000,
    maxPip,
    copies,
    handSize: random.whole(1, Math.min(3, Math.floor(tiles / players))),
    reserve: random.pick([0, 0, 1, 2]),
    draw: random.pick(['until-able', 'until-able', 'one']),
    ...(bergen ? { leadTile: random.pick(['any', 'double']), completeFirstDouble: random.chance(0.4) } : {}),
    ...(preset.startsWith('double') ? { arms: random.pick([2, 3, 4]) } : {}),
  }
  return { preset, rules, players, mostEvents: random.whole(2, 16), irregular: random.pick([0, 0.15, 0.4, 0.7]), shows: random.pick([0, 0, 0.1]) }
}

const met = { tiles: 0, counted: 0, open: 0, several: 0, draws: 0, shown: 0, played: 0, silent: 0, tables: 0, differing: 0, impossible: 0 }

function look(record: SimulatedRecord, proven: readonly Hindsight[]): void {
  if (proven.length === 0) met.silent += 1
  if (differs(record)) met.differing += 1
  if (record.rounds[0]?.events.some(({ type }) => type === 'table') === true) met.tables += 1
  for (const { drawn, proof } of proven) {
    met[proof.kind] += 1
    if (drawn > 0) met.draws += 1
    if (proof.kind !== 'tiles') continue
    if (proof.tiles.length > 1) met.several += 1
    proof.tiles.forEach(({ kind }) => (met[kind] += 1))
  }
}

describe(`what is proven of earlier passes and draws ${shown}`, () => {
  test(`is what a search of every deal finds, in ${SMALL.toLocaleString('en')} rounds with small sets`, () => {
    for (let at = 0; at < SMALL; at++) {
      const seed = (SEED + at) >>> 0
      const random = new Random(seed)
      const { record } = playRound(random, smallTable(random))
      const proven = provenIn(record)
      const searched = provenBySearch(record)
      if (searched === null) {
        met.impossible += 1
        continue
      }
      const places = proven.map(({ event }) => event - 1)
      if (places.join() !== searched.proven.join()) expect({ seed, record, proven: places }).toEqual({ seed, record, proven: searched.proven })
      look(record, proven)
    }
  })

  test('those rounds have every kind of proof, and rounds that prove nothing', () => {
    const { impossible, ...kinds } = met
    expect(Object.entries(kinds).filter(([, times]) => times < 4)).toEqual([])
    expect(impossible).toBeLessThan(SMALL / 50)
  })

  test(`is so with the tiles really held, and every tile played without a draw since is found, in ${LARGE.toLocaleString('en')} rounds with whole sets`, () => {
    let found = 0
    for (let at = 0; at < LARGE; at++) {
      const seed = (SEED + at) >>> 0
      const random = new Random(seed)
      const { record, broken } = playRound(random, {
        preset: random.pick(PRESETS),
        rules: { target: 1000, ...(random.chance(0.3) ? { draw: 'one' } : {}) },
        players: random.whole(2, 4),
        mostEvents: random.whole(5, 60),
        irregular: random.pick([0.05, 0.2, 0.5]),
      })
      const proven = provenIn(record)
      if (differs(record)) continue
      const untrue = proven.filter(({ event }) => !broken.has(event - 1))
      if (untrue.length > 0) expect({ seed, record, untrue }).toEqual({ seed, record, untrue: [] })
      for (const { at: place, tile, by } of playedWithoutDraw(record)) {
        const mark = proven.find(({ event }) => event === place + 1)
        const first = mark?.proof.kind === 'tiles' ? mark.proof.tiles : []
        if (JSON.stringify(first) !== JSON.stringify([{ tile, event: by + 1, kind: 'played' }]))
          expect({ seed, record, place, mark }).toEqual({ seed, tile, by })
        found += 1
      }
    }
    expect(found).toBeGreaterThan(LARGE / 10)
  })
})

/** Passes after which the player's first tile of those that had fitted was played before any draw; and which tile it was, and where. */
function playedWithoutDraw(record: SimulatedRecord): readonly { readonly at: number; readonly tile: Tile; readonly by: number }[] {
  const [round] = record.rounds
  const read = readRecord(record)
  if (round === undefined || !('rules' in read)) return expect.fail('the record is sound')
  const match = new NaiveMatch(read)
  match.startRound(round.leader, round.dice ?? null)
  return round.events.flatMap((event, at) => {
    const open = new Set(allTiles(match.rules).filter((tile) => fitsNow(match, tile)))
    match.take(event, at + 1)
    if (event.type !== 'pass') return []
    for (const [after, later] of round.events.slice(at + 1).entries()) {
      if (later.type === 'table' || (later.type === 'draw' && later.player === event.player)) return []
      if ((later.type !== 'play' && later.type !== 'stands') || later.player !== event.player || !open.has(canonical(later.tile ?? ''))) continue
      return [{ at, tile: expectOk(parseTile(later.tile ?? ''), 'a tile').tile, by: at + 1 + after }]
    }
    return []
  })
}

/** Whether a hand was shown with more or fewer tiles than were counted. */
function differs(record: SimulatedRecord): boolean {
  return expectOk(scoreRecord(record), 'the round is sound').warnings.some(({ code }) => code === 'hand-size')
}
