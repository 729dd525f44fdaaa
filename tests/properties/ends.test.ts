import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tilesOfSet } from '#shared/domino/set'
import { makeTile, parseTile, type WrittenTile } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import { whoIsOut } from '#shared/match/end-of-play'
import { playableTiles, playOptions } from '#shared/match/preview'
import type { MatchRecord, RecordEvent } from '#shared/match/record'
import { scoreRecord } from '#shared/match/replay'
import type { ScoredMatch } from '#shared/match/state'
import { fits } from '../reference/naive-line'
import { tableBefore } from '../reference/mutate'
import { Random } from '../reference/random'
import { runs, shown } from '../support/runs'
import { games, played, type Game } from './games'
import { asRecord, openHalves, placesOf, prefixOf, scored, spread } from './views'
import { isOver } from '#shared/games/outcome'

const writtenTile = (text: string): WrittenTile => expectOk(parseTile(text), 'a tile of a legal game')
const halvesOf = (text: string) => text.split('-').map(Number) as unknown as readonly [number, number]
const withEvent = (record: MatchRecord, event: RecordEvent): MatchRecord => ({
  ...record,
  rounds: record.rounds.map((round, r) => (r === record.rounds.length - 1 ? { ...round, events: [...round.events, event] } : round)),
})

/** Moments of a game, each with the record just before and some tiles of the set. */
function moments(game: Game, most: number) {
  const { record } = played(game)
  const random = new Random(game.seed)
  return spread(placesOf(asRecord(record)), most).map(({ round, event }) => {
    const before = prefixOf(asRecord(record), round, event)
    const naive = tableBefore(record, round, event)
    const all = tilesOfSet(naive.rules.maxPip)
    return { before, state: scored(before).state, naive, all, some: spread(random.shuffled(all), 12).map(makeTile) }
  })
}

describe(`an end is asked for where it matters, and nowhere else ${shown}`, () => {
  test('a play without an end scores and leaves the same as at any other end it fits', () => {
    fc.assert(
      fc.property(games({ irregular: [0] }), (game) => {
        for (const { before, naive, some } of moments(game, 10)) {
          for (const tile of some) {
            const unsaid = scoreRecord(withEvent(before, { type: 'play', tile }))
            const atEach = naive.line.lead === null ? [] : fits(naive.line, naive.rules, halvesOf(tile))
            const outcomes = atEach.flatMap((arm) => {
              const said = scoreRecord(withEvent(before, { type: 'play', tile, arm: arm as 'left' }))
              return said.ok ? [outcomeOf(said.value)] : []
            })
            if (outcomes.length === 0) continue
            const alike = new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size === 1
            if (alike) expect(unsaid.ok && outcomeOf(unsaid.value)).toEqual(outcomes[0])
            else expect(unsaid).toMatchObject({ ok: false, error: { refusal: { code: 'end-needed' } } })
          }
        }
      }),
      runs(80),
    )
  })

  test('what is shown before a play is what the play then scores', () => {
    fc.assert(
      fc.property(games(), (game) => {
        for (const { before, state, some } of moments(game, 8)) {
          for (const tile of some) {
            const options = playOptions(state, writtenTile(tile), null)
            if (options.kind === 'refused') {
              const refused = scoreRecord(withEvent(before, { type: 'play', tile }))
              expect(refused).toMatchObject({ ok: false, error: { refusal: { code: options.refusal.code } } })
              continue
            }
            expect(options.plays.length).toBeGreaterThan(0)
            for (const { arm, delta, payout, end, winsMatch } of options.plays) {
              const after = scored(withEvent(before, { type: 'play', tile, ...(arm === null ? {} : { arm }) }))
              const round = after.rounds.at(-1)
              const { state: table } = after
              const out = table.round === null ? null : whoIsOut(table.round)
              const ended = round?.end?.kind ?? (out === null ? null : 'domino')
              const came = { ...entry(round?.events.at(-1)), end: ended, winsMatch: isOver(after) }
              const reasons = payout.reasons.map(({ allowed: _allowed, capped: _capped, counted: _counted, ...reason }) => reason)
              expect({ delta, reasons, end, winsMatch }).toEqual(came)
              expect(payout.delta).toBe(delta)
            }
            const unsaid = scoreRecord(withEvent(before, { type: 'play', tile }))
            const event = unsaid.ok ? unsaid.value.rounds.at(-1)?.events.at(-1) : undefined
            expect(event?.type === 'play' ? event.arm : null).toBe(options.implied)
          }
        }
      }),
      runs(60),
    )
  })

  test('the pad lights exactly the tiles that are left and fit', () => {
    fc.assert(
      fc.property(games(), (game) => {
        for (const { state, naive, all } of moments(game, 8)) {
          const lit = [...playableTiles(state)].map(makeTile).sort()
          const left = all.map(makeTile).filter((tile) => !naive.isExhausted(tile))
          const fitsNow = (tile: string) => fits(naive.line, naive.rules, halvesOf(tile)).length > 0
          const fitting = left.filter((tile) => naive.whoIsOut === null && (naive.line.lead === null ? naive.mayLead(tile) : fitsNow(tile)))
          expect(lit).toEqual(fitting.sort())
        }
      }),
      runs(100),
    )
  })
})

/** All that a play changes that anyone could see. */
function outcomeOf(match: ScoredMatch) {
  return { ends: match.rounds.map(({ end }) => end), totals: match.totals, open: openHalves(match) }
}

function entry(event: { readonly type: string } | undefined) {
  const { delta, reasons } = event as unknown as { delta: number; reasons: unknown }
  return { delta, reasons }
}
