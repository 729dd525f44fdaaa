import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Dated, KEPT_LATEST, toRemove, weekOf } from '#main/backup/automatic'

const DAY = 24 * 60 * 60 * 1000
const HALF_HOUR = DAY / 48
const NOW = Date.UTC(2026, 10, 21, 10)

const backups = fc
  .uniqueArray(fc.integer({ min: NOW - 1000 * DAY, max: NOW + 100 * DAY }), { maxLength: 200 })
  .map((times) => times.map((at): Dated => ({ name: `b${at}`, at })))

const keptOf = (all: readonly Dated[], now = NOW): readonly Dated[] => {
  const gone = new Set(toRemove(all, now))
  return all.filter((backup) => !gone.has(backup))
}

describe('rotation of automatic backups', () => {
  test('the latest ten are always kept', () => {
    fc.assert(
      fc.property(backups, (all) => {
        const latest = all
          .filter(({ at }) => at <= NOW)
          .sort((a, b) => b.at - a.at)
          .slice(0, KEPT_LATEST)
        expect(keptOf(all)).toEqual(expect.arrayContaining(latest))
      }),
    )
  })

  test('every week that had a backup keeps one', () => {
    const weeksOf = (all: readonly Dated[]): ReadonlySet<number> => new Set(all.map(({ at }) => weekOf(at)))
    fc.assert(
      fc.property(backups, (all) => {
        expect(weeksOf(keptOf(all))).toEqual(weeksOf(all))
      }),
    )
  })

  test('beyond the latest ten no week keeps two, and what it keeps is its last', () => {
    fc.assert(
      fc.property(backups, (all) => {
        const latest = new Set(
          all
            .filter(({ at }) => at <= NOW)
            .sort((a, b) => b.at - a.at)
            .slice(0, KEPT_LATEST),
        )
        const older = keptOf(all).filter((backup) => !latest.has(backup))
        const weeks = older.map(({ at }) => weekOf(at))
        expect(new Set(weeks).size).toBe(weeks.length)
        for (const { at } of older) {
          const others = all.filter((other) => !latest.has(other) && weekOf(other.at) === weekOf(at))
          expect(at).toBe(Math.max(...others.map((other) => other.at)))
        }
      }),
    )
  })

  test('what is kept is kept again: rotating twice removes nothing more, in whatever order the folder is listed', () => {
    fc.assert(
      fc.property(
        backups.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray([...all], { minLength: all.length }))),
        ([all, shuffled]) => {
          expect(toRemove(keptOf(all), NOW)).toEqual([])
          expect(new Set(keptOf(shuffled))).toEqual(new Set(keptOf(all)))
        },
      ),
    )
  })

  test('made every half hour for a year, there are the last ten and about one for each week before', () => {
    let kept: readonly Dated[] = []
    for (let at = NOW; at < NOW + 365 * DAY; at += HALF_HOUR) {
      const all = [...kept, { name: `b${at}`, at }]
      kept = keptOf(all, at)
      expect(kept.at(-1)?.at, 'the one just made').toBe(at)
    }
    expect(kept.length).toBeGreaterThanOrEqual(KEPT_LATEST + 52)
    expect(kept.length).toBeLessThanOrEqual(KEPT_LATEST + 54)
  })

  test('backups that a wrong clock dated into the future push no real one out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (many) => {
        const real = Array.from({ length: KEPT_LATEST }, (_, i): Dated => ({ name: `real${i}`, at: NOW - i * HALF_HOUR }))
        const future = Array.from({ length: many }, (_, i): Dated => ({ name: `future${i}`, at: NOW + (i + 1) * DAY }))
        expect(keptOf([...future, ...real])).toEqual(expect.arrayContaining(real))
      }),
    )
  })
})
