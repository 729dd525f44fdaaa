import { describe, expect, test } from 'vitest'
import { expectOk } from '#shared/kernel/result'
import { hindsightOf, type Hindsight } from '#shared/match/hindsight/hindsight'
import { scoreRecord } from '#shared/match/replay'
import { playRound, type Habits } from '../reference/hindsight-game'
import { provenBySearch } from '../reference/naive-hindsight'
import { Random } from '../reference/random'
import type { SimulatedRecord } from '../reference/simulate'
import { LONG, PRESETS, runs, SEED, shown } from './games'

const SMALL = runs(6000).numRuns
const LARGE = runs(3000).numRuns

const provenIn = (record: SimulatedRecord): readonly Hindsight[] => hindsightOf(expectOk(scoreRecord(record), 'the round is sound'))

/** A table small enough for every deal to be tried. */
function smallTable(random: Random): Habits {
  const preset = random.pick(PRESETS)
  const bergen = preset.startsWith('bergen')
  const maxPip = random.pick([1, 2, 2, 2, 2, 2, 2, 3])
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
  return { preset, rules, players, mostEvents: random.whole(2, 16), irregular: random.pick([0, 0.15, 0.4, 0.7]) }
}

const met = { tiles: 0, counted: 0, several: 0, draws: 0, shown: 0, played: 0, silent: 0, tables: 0, differing: 0, impossible: 0 }

function look(record: SimulatedRecord, proven: readonly Hindsight[]): void {
  if (proven.length === 0) met.silent += 1
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
  test(`is what a search of every deal finds, in ${SMALL.toLocaleString('en')} rounds with small sets`, LONG, () => {
    for (let at = 0; at < SMALL; at++) {
      const seed = (SEED + at) >>> 0
      const random = new Random(seed)
      const { record, broken } = playRound(random, smallTable(random))
      const proven = provenIn(record)
      const t0 = performance.now()
      const searched = provenBySearch(record)
      if (performance.now() - t0 > 500) console.log(seed, performance.now() - t0, JSON.stringify(record.rules), JSON.stringify(record.rounds[0]?.events).slice(0,700))
      if (searched === null) {
        met.impossible += 1
        continue
      }
      const places = proven.map(({ event }) => event - 1)
      if (places.join() !== searched.proven.join()) expect({ seed, record, proven: places }).toEqual({ seed, record, proven: searched.proven })
      if (!places.every((place) => broken.has(place)) && !differs(record)) expect({ seed, record, places, broken }).toEqual('only what was broken is proven')
      look(record, proven)
    }
    console.log(met)
  })
})

function differs(record: SimulatedRecord): boolean {
  return expectOk(scoreRecord(record), 'the round is sound').warnings.some(({ code }) => code === 'hand-size')
}
