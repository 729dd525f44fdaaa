import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askToConfirm, confirmRound, type WordAsked } from '#main/matches/commands/confirm'
import { inTrail, binMatch, describeMatch, restoreMatch, type Happened } from '#main/matches/commands/describe'
import { doEdit, redo, undo, type EditedMatch } from '#main/matches/commands/edit'
import { MATCH_FILE_VERSION, type StoredMatch } from '#main/store/match-file'
import { present } from '#shared/kernel/assert'
import { expectOk, type Result } from '#shared/kernel/result'
import { agreementsOf, resultOf } from '#shared/match/agreement'
import { decideEnter, decideRevise, decideStartRound } from '#shared/match/decide'
import { goesOnFrom } from '#shared/match/continuation'
import { joinMatches } from '#shared/match/join'
import { newRecord } from '#shared/match/new-record'
import type { MatchRecord } from '#shared/match/record'
import { scoreRecord } from '#shared/match/replay'
import { isWord, ROUND_WORDS } from '#shared/match/trail'
import { Random } from '../reference/random'
import { runs, shown } from '../support/runs'
import { games, played, type Game } from './games'
import { asRecord } from './views'

const START = Date.UTC(2026, 10, 21, 10)
const COPY = 'match-0001.sync-conflict-20261121-100000-ABCDEFG.json'

/** How many things are done before two devices part, and on each after. */
interface Parted {
  readonly game: Game
  readonly seed: number
  readonly together: number
  readonly apart: readonly [number, number]
}

const parted = fc.record<Parted>({
  game: games({ irregular: [0], mostRounds: [2] }),
  seed: fc.nat({ max: 0x7fffffff }),
  together: fc.nat({ max: 30 }),
  apart: fc.tuple(fc.nat({ max: 6 }), fc.nat({ max: 6 })),
})

function begun({ preset, rules, players }: MatchRecord): StoredMatch {
  const at = new Date(START).toISOString()
  return {
    ...newRecord(preset, rules, players),
    fileVersion: MATCH_FILE_VERSION,
    id: 'match-0001',
    revision: 0,
    startedAt: at,
    updatedAt: at,
    updatedOn: 'the first',
    trail: [],
    edits: { done: [], undone: [] },
  }
}

/** The next thing that happened at the table, or a correction, a word on the match, the bin. */
function doSomething(match: StoredMatch, whole: MatchRecord, random: Random, here: Happened, mostlyPlays: boolean): StoredMatch {
  const stepped = (result: Result<EditedMatch, unknown>): StoredMatch | null => (result.ok ? inTrail(match, result.value, here) : null)
  const kept = (result: Result<StoredMatch, unknown>): StoredMatch | null => (result.ok ? result.value : null)
  const round = match.rounds.length - 1
  const events = match.rounds[round]?.events ?? []
  const goOn = (): StoredMatch | null => {
    const next = whole.rounds[round]?.events[events.length]
    if (next !== undefined) return stepped(doEdit((record) => decideEnter(record, next))(match))
    const start = whole.rounds[round + 1]
    return start === undefined
      ? null
      : stepped(
          doEdit((record) => decideStartRound(record, start.dice === undefined ? { leader: start.leader } : { leader: start.leader, dice: start.dice }))(match),
        )
  }
  const takeOut = (): StoredMatch | null =>
    events.length === 0
      ? null
      : stepped(doEdit((record) => decideRevise(record, { corrections: [{ round, event: events.length - 1, replacement: null }], starts: [] }))(match))
  const other = random.pick([
    () => stepped(undo(match)),
    () => stepped(redo(match)),
    takeOut,
    () => kept(describeMatch({ place: random.pick(['the kitchen', 'the garden', '']) })(match, here)),
    () => kept(describeMatch({ note: random.pick(['rain', 'a long evening']) })(match, here)),
    () => kept(confirmRound(aWord(match, random))(match, here)),
    () => kept(confirmRound(aWord(match, random))(match, here)),
    () => kept(askToConfirm(random.chance(0.6))(match, here)),
    () => kept(binMatch(match, here)),
    () => kept(restoreMatch(match, here)),
  ])
  const next = (mostlyPlays && random.chance(0.7) ? goOn() : other()) ?? match
  return next === match ? match : { ...next, revision: match.revision + 1, updatedAt: here.at, updatedOn: here.device }
}

/** What a player may say of a round that is over, in the bounds of what was played. */
function aWord(match: StoredMatch, random: Random): WordAsked {
  const { rounds } = expectOk(scoreRecord(match), 'the match was played')
  const over = rounds.flatMap(({ end }, round) => (end === null ? [] : [{ round, result: resultOf(end) }]))
  const { round, result } = over.length === 0 ? { round: 0, result: { kind: 'domino' as const, winner: null, totals: [] } } : random.pick(over)
  const answer = random.pick(ROUND_WORDS)
  return { round, result, seat: random.whole(0, match.players.length - 1), answer, note: answer === 'contested' ? random.pick(['', 'my dual']) : '' }
}

/** Asks, and says some things of the rounds that are over. */
function withWords(match: StoredMatch, random: Random, device: string): StoredMatch {
  let now = match
  for (let said = 0; said < 4; said++) {
    const at = new Date(START + 1000 * random.whole(100, 104)).toISOString()
    const next = (said === 0 ? askToConfirm(true) : confirmRound(aWord(now, random)))(now, { at, device })
    if (next.ok && next.value !== now) now = { ...next.value, revision: now.revision + 1, updatedAt: at, updatedOn: device }
  }
  return now
}

/** A match that two devices have, each having done things of its own with it. */
function copies({ game, seed, together, apart }: Parted): readonly [StoredMatch, StoredMatch, StoredMatch] {
  const whole = asRecord(played(game).record)
  const random = new Random(seed)
  let seconds = 0
  const after = (match: StoredMatch, device: string, times: number): StoredMatch => {
    let now = match
    // clocks of devices differ, and now and then say the same
    for (let done = 0; done < times; done++) {
      seconds += random.whole(-1, 2)
      now = doSomething(now, whole, random, { at: new Date(START + 1000 * seconds).toISOString(), device }, device === 'the first' || random.chance(0.6))
    }
    return now
  }
  const base = after(begun(whole), 'the first', together)
  return [base, after(base, 'the kitchen tablet', apart[0]), after(base, 'the laptop', apart[1])]
}

const check = (holds: (base: StoredMatch, one: StoredMatch, other: StoredMatch) => void): void =>
  fc.assert(
    fc.property(parted, (made) => void holds(...copies(made))),
    // fewer would seldom go on differently
    runs(800, 80),
  )

describe(`copies of a match that came apart ${shown}`, () => {
  test('give the same bytes whichever is called the first', () => {
    check((_, one, other) => expect(JSON.stringify(joinMatches(one, other, COPY))).toBe(JSON.stringify(joinMatches(other, one, COPY))))
  })

  test('stay as they are once they are joined', () => {
    check((_, one, other) => {
      expect(joinMatches(one, one, COPY)).toBe(one)
      const joined = joinMatches(one, other, COPY)
      if (joined === null) return
      expect(joinMatches(joined, one, COPY)).toBe(joined)
      expect(joinMatches(other, joined, COPY)).toBe(joined)
    })
  })

  test('lose nothing when they are joined: every event, every entry of a trail, the latest revision', () => {
    let several = 0
    check((_, one, other) => {
      const joined = joinMatches(one, other, COPY)
      if (joined === null || joined === one || joined === other) return
      several++
      for (const copy of [one, other]) {
        expect(goesOnFrom(joined, copy) || JSON.stringify(joined.rounds) === JSON.stringify(copy.rounds)).toBe(true)
        expect(joined.trail).toEqual(expect.arrayContaining([...copy.trail]))
        expect(joined.revision).toBeGreaterThan(copy.revision)
        expect(joined.updatedAt >= copy.updatedAt).toBe(true)
      }
      expect(joined.trail.filter(({ kind }) => kind === 'joined')).toHaveLength(1)
    })
    expect(several).toBeGreaterThan(10)
  })

  test('are what one device made of the match where the other did nothing and nothing was taken back', () => {
    check((base, one) => {
      const wentOn = base.edits.undone.length === 0 && base.edits.done.every((edit, index) => edit === one.edits.done[index])
      if (!wentOn) return
      const joined = present(joinMatches(base, one, COPY), 'one device did nothing')
      expect(joined.rounds).toEqual(one.rounds)
      expect([joined.place, joined.note, joined.edits]).toEqual([one.place, one.note, one.edits])
    })
  })

  test('say of each round what both devices heard, however the entries are put in order', () => {
    let heard = 0
    const random = new Random(5)
    check((_, first, second) => {
      const one = withWords(first, random, 'the kitchen tablet')
      const other = withWords(second, random, 'the laptop')
      const joined = joinMatches(one, other, COPY)
      if (joined === null) return
      expect(JSON.stringify(joinMatches(other, one, COPY))).toBe(JSON.stringify(joined))
      const scored = expectOk(scoreRecord(joined), 'what was joined was played')
      const all = [...one.trail, ...other.trail]
      expect(agreementsOf(joined, scored)).toEqual(agreementsOf({ ...joined, trail: random.shuffled(all) }, scored))
      if (one.trail.some(isWord) && other.trail.some(isWord)) heard++
    })
    expect(heard).toBeGreaterThan(0)
  })

  test('are left for a person to choose where both went on differently', () => {
    let apart = 0
    check((_, one, other) => {
      if (joinMatches(one, other, COPY) === null) apart++
    })
    expect(apart).toBeGreaterThan(10)
  })
})
