import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectOk } from '#shared/kernel/result'
import { decideEnter, decideRevise, decideStartRound, type EventCorrection } from '#shared/match/decide'
import { isBesidePlay } from '#shared/match/events'
import { applyEdit, invertEdit, type Edit, type RoundStart } from '#shared/match/edits'
import { newRecord } from '#shared/match/new-record'
import type { MatchRecord, RecordEvent } from '#shared/match/record'
import { scoreRecord } from '#shared/match/replay'
import { scoreJson } from '#shared/match/score-json'
import { eventMutants } from '../reference/mutate'
import { Random } from '../reference/random'
import { runs, shown } from '../support/runs'
import { games, played, type Game } from './games'
import { asRecord, placesOf, prefixOf, scored, spread } from './views'
import { isOver } from '#shared/games/outcome'

const startOf = ({ leader, dice }: MatchRecord['rounds'][number]): RoundStart => (dice === undefined ? { leader } : { leader, dice })
const finished = games({ irregular: [0], mostRounds: [2, 5], changes: [0, 0, 0.05], mistakes: [0, 0, 0.1] })

/** Points that were taken were corrected to tiles drawn, and what the points were for is gone with them. */
const POINTS_THAT_WERE_A_DRAW: Game = {
  preset: 'flower-and-scorpion',
  seed: 1384036560,
  houseRules: 0.4,
  irregular: 0,
  mostRounds: 5,
  midRound: 0,
  changes: 0,
  mistakes: 0.1,
}

/** The record entered at the table, event by event, as the app does it. */
function enteredLive(record: MatchRecord, each: (after: MatchRecord, edit: Edit) => void): MatchRecord {
  let live = newRecord(record.preset, record.rules, record.players)
  const enter = (edit: Edit) => {
    const before = live
    live = applyEdit(before, edit)
    expect(applyEdit(live, invertEdit(edit))).toEqual(before)
    each(live, edit)
  }
  for (const round of record.rounds) {
    enter(expectOk(decideStartRound(live, startOf(round)), 'a round of a legal game begins'))
    for (const event of round.events) enter(expectOk(decideEnter(live, event), 'a legal event is entered'))
  }
  return live
}

/** Fields in which a correction says what happened after all; and those of points that are given or taken, of which a name and a note are anybody's words elsewhere. */
const SAID = ['type', 'player', 'tile', 'arm', 'unpaid', 'count', 'hands', 'line', 'totals', 'rules', 'what', 'when', 'why', 'to', 'photo']
const SAID_OF_POINTS = [...SAID, 'deltas', 'reason', 'by', 'name', 'note', 'about']

/** What else the record had beside an event, such as a note: it stays when the event is corrected. */
function beside(event: RecordEvent | undefined, replacement: RecordEvent): object {
  const said = event?.type === 'adjust' || replacement.type === 'adjust' ? SAID_OF_POINTS : SAID
  return Object.fromEntries(Object.entries(event ?? {}).filter(([name]) => !said.includes(name)))
}

/** The record with one event changed; `null` takes it out. */
function corrected(record: MatchRecord, { round, event, replacement, insertBefore = [] }: EventCorrection): MatchRecord {
  const stands = replacement === null ? [] : [{ ...beside(record.rounds[round]?.events[event], replacement), ...replacement }]
  const rounds = record.rounds.map((each, r) =>
    r === round ? { ...each, events: [...each.events.slice(0, event), ...insertBefore, ...stands, ...each.events.slice(event + 1)] } : each,
  )
  return { ...record, rounds }
}

/** Some corrections a family could make: another event in its place, nothing, or one that was forgotten. */
function corrections(record: MatchRecord, seed: number): readonly EventCorrection[] {
  const random = new Random(seed)
  const places = placesOf(record)
  const events = places.map(({ it }) => it)
  const anything = (): RecordEvent => {
    const event = random.pick([...events, { type: 'pass' as const }, { type: 'draw' as const, count: random.whole(1, 3) }])
    return random.chance(0.5) ? event : { ...event, player: random.whole(0, record.players.length - 1) }
  }
  return spread(random.shuffled(places), 8).map(({ round, event, it }) => {
    if (random.chance(0.3)) return { round, event, replacement: null }
    if (random.chance(0.3)) return { round, event, replacement: it, insertBefore: [anything()] }
    return { round, event, replacement: anything() }
  })
}

describe(`everything that was entered can be taken back or corrected ${shown}`, () => {
  test('a game entered event by event scores as its record, and each step can be undone', () => {
    fc.assert(
      fc.property(finished, (game) => {
        const record = asRecord(played(game).record)
        const live = enteredLive(record, () => undefined)
        expect(scoreJson(scored(live))).toEqual(scoreJson(scored(record)))
        expect(live.rounds.every(({ events }) => events.every((event) => isBesidePlay(event) || event.type === 'left' || event.player !== undefined))).toBe(
          true,
        )
      }),
      runs(80),
    )
  })

  test('undoing everything, one step at a time, ends where it began; redoing ends where it was', () => {
    fc.assert(
      fc.property(finished, (game) => {
        const record = asRecord(played(game).record)
        const edits: Edit[] = []
        const live = enteredLive(record, (_, edit) => edits.push(edit))
        const begun = newRecord(record.preset, record.rules, record.players)
        expect([...edits].reverse().map(invertEdit).reduce(applyEdit, live)).toEqual(begun)
        expect(edits.reduce(applyEdit, begun)).toEqual(live)
        expect([...edits].reverse().map(invertEdit).map(invertEdit).reverse()).toEqual(edits)
      }),
      runs(40),
    )
  })

  test('no round begins while one is running, nor after the match', () => {
    fc.assert(
      fc.property(games({ irregular: [0], mostRounds: [2, 30] }), (game) => {
        const record = asRecord(played(game).record)
        const start = startOf(record.rounds[0] as MatchRecord['rounds'][number])
        enteredLive(record, (live) => {
          const { state } = scored(live)
          const begun = decideStartRound(live, start)
          const over = { ok: false, error: { kind: 'impossible', refusal: { code: 'match-over' } } }
          if (isOver(state)) expect(begun).toMatchObject(over)
          else if (state.round?.end === null) expect(begun).toEqual({ ok: false, error: { kind: 'round-running' } })
          else expect(begun.ok).toBe(true)
        })
      }),
      runs(25),
    )
  })

  test('an impossible event is refused with the same code whether it is entered or read', () => {
    fc.assert(
      fc.property(finished, (game) => {
        const { record } = played(game)
        for (const mutant of eventMutants(new Random(game.seed), record)) {
          if (mutant.round === null || mutant.event === null || mutant.code === 'bad-event') continue
          const spoilt = asRecord(mutant.record as typeof record)
          const [round, at] = [mutant.round - 1, mutant.event - 1]
          const tried = decideEnter(prefixOf(spoilt, round, at), spoilt.rounds[round]?.events[at] as RecordEvent)
          const { code } = mutant
          const refused = { kind: 'impossible', round: mutant.round, event: mutant.event, refusal: { code } }
          expect(tried.ok ? 'entered' : tried.error).toMatchObject(refused)
        }
      }),
      runs(150),
    )
  })

  test('a correction changes that event alone, or is refused; it can be undone', () => {
    fc.assert(
      fc.property(finished, (game) => {
        const record = asRecord(played(game).record)
        const before = structuredClone(record)
        for (const correction of corrections(record, game.seed)) {
          const wanted = corrected(record, correction)
          const decided = decideRevise(record, { corrections: [correction], starts: [] })
          expect(decided.ok).toBe(scoreRecord(wanted).ok)
          if (!decided.ok) continue
          const after = applyEdit(record, decided.value)
          expect(after).toEqual(wanted)
          expect(applyEdit(after, invertEdit(decided.value))).toEqual(record)
        }
        expect(record).toEqual(before)
      }),
      { ...runs(150), examples: [[POINTS_THAT_WERE_A_DRAW]] },
    )
  })

  test('several corrections made together are made at the places they had before', () => {
    fc.assert(
      fc.property(finished, (game) => {
        const record = asRecord(played(game).record)
        const several = corrections(record, game.seed).slice(0, 3)
        const lastFirst = [...several].sort((a, b) => b.round - a.round || b.event - a.event)
        const wanted = lastFirst.reduce(corrected, record)
        const decided = decideRevise(record, { corrections: several, starts: [] })
        expect(decided.ok).toBe(scoreRecord(wanted).ok)
        if (decided.ok) expect(applyEdit(record, decided.value)).toEqual(wanted)
      }),
      runs(200),
    )
  })

  test('a later event that no longer fits is named by its own place, and dropping from there resolves it', () => {
    fc.assert(
      fc.property(games({ mostRounds: [3, 30], changes: [0, 0.03] }), (game) => {
        const record = asRecord(played(game).record)
        for (const correction of corrections(record, game.seed)) {
          const decided = decideRevise(record, { corrections: [correction], starts: [] })
          if (decided.ok || decided.error.kind !== 'later-event') continue
          const { round, event } = decided.error
          const named = { round: round - 1, event: (event ?? 1) - 1 }
          expect(named.round > correction.round || (named.round === correction.round && named.event > correction.event)).toBe(true)
          const dropped = decideRevise(record, { corrections: [correction], starts: [], dropFrom: named })
          expect(dropped.ok ? 'resolved' : { correction, first: decided.error, then: dropped.error }).toBe('resolved')
          if (!dropped.ok) continue
          const after = applyEdit(record, dropped.value)
          // Where the match is over before the round began, the round itself goes too.
          const gone = named.event === 0 && decided.error.refusal.code === 'match-over'
          const kept = record.rounds
            .slice(0, gone ? named.round : round)
            .map((each, r) => (r === named.round ? { ...each, events: each.events.slice(0, named.event) } : each))
          expect(after).toEqual(corrected({ ...record, rounds: kept }, correction))
          expect(applyEdit(after, invertEdit(dropped.value))).toEqual(record)
        }
      }),
      runs(120),
    )
  })

  test('another leader or other dice change the start of that round alone', () => {
    fc.assert(
      fc.property(finished, fc.nat(), fc.nat(), (game, which, leader) => {
        const record = asRecord(played(game).record)
        const round = which % record.rounds.length
        const start: RoundStart = { ...startOf(record.rounds[round] as MatchRecord['rounds'][number]), leader: leader % record.players.length }
        const rounds = record.rounds.map((each, r) => (r === round ? { ...each, ...start } : each))
        const wanted = { ...record, rounds }
        const decided = decideRevise(record, { corrections: [], starts: [{ round, start }] })
        expect(decided.ok).toBe(scoreRecord(wanted).ok)
        if (!decided.ok) return
        expect(applyEdit(record, decided.value)).toEqual(wanted)
        expect(applyEdit(wanted, invertEdit(decided.value))).toEqual(record)
      }),
      runs(120),
    )
  })
})
