// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MatchSnapshot } from '#shared/contract/schemas'
import { expectOk } from '#shared/kernel/result'
import { viewOf } from '../../../../../src/renderer/match/match-view'
import { edgePoint, seatTurn } from '../../../../../src/renderer/match/model/seat-edge'
import { ChipFlight } from '../../../../../src/renderer/match/table/chip-flight'
import { FakeMatch, MATCH_ID, play } from '../../fake-match'
import { ofFlights } from '../../flights'

const FELT = { x: 100, y: 50, width: 600, height: 400 }

describe('The edge of the felt towards a seat', () => {
  test.each([
    // the first sits at the top, and the others follow clockwise, as in the picture of the seats
    [0, 2, 400, 50],
    [1, 2, 400, 450],
    [1, 4, 700, 250],
    [2, 4, 400, 450],
    [3, 4, 100, 250],
  ])('of seat %i of %i is at %i, %i', (seat, players, x, y) => {
    const point = edgePoint(FELT, seatTurn(seat, players), 0)
    expect([Math.round(point.x), Math.round(point.y)]).toEqual([x, y])
  })

  test('lies on an edge for every seat, and as far beyond as is asked', () => {
    for (let players = 2; players <= 8; players++)
      for (let seat = 0; seat < players; seat++) {
        const turn = seatTurn(seat, players)
        const { x, y } = edgePoint(FELT, turn, 0)
        const [across, down] = [Math.abs(x - 400) / 300, Math.abs(y - 250) / 200]
        expect(Math.max(across, down), `seat ${seat} of ${players}`).toBeCloseTo(1, 6)
        const beyond = edgePoint(FELT, turn, 24)
        expect(Math.hypot(beyond.x - x, beyond.y - y)).toBeCloseTo(24, 6)
      }
  })
})

describe('Chips that are won', () => {
  const match = () => new FakeMatch({ preset: 'flower-and-scorpion', rules: { handSize: 3 }, start: { leader: 0, dice: { flower: [6, 4], scorpion: [5, 2] } } })
  const viewed = ({ record, revision }: FakeMatch) => {
    const snapshot = { matchId: MATCH_ID, revision, record, trail: [], startedAt: '2026-11-28T18:00:00.000Z', redo: null }
    return expectOk(viewOf(snapshot as unknown as MatchSnapshot), 'the record is scored')
  }
  const box = (x: number, y: number, width: number, height: number) => DOMRect.fromRect({ x, y, width, height })

  beforeEach(() => {
    document.documentElement.dataset['motion'] = 'full'
    vi.stubGlobal(
      'requestAnimationFrame',
      vi.fn((paint: () => void) => paint()),
    )
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
    delete document.documentElement.dataset['motion']
  })

  /** Where chips go that Ada wins with the lead, on a page with a felt, the tile and a score. */
  function flown(props: Omit<Parameters<typeof ChipFlight>[0], 'view'>) {
    const flights = ofFlights()
    const began = match()
    const page = (view: ReturnType<typeof viewed>) => (
      <>
        <div data-felt ref={(felt) => void (felt !== null && (felt.getBoundingClientRect = () => box(FELT.x, FELT.y, FELT.width, FELT.height)))}>
          <i data-latest ref={(tile) => void (tile !== null && (tile.getBoundingClientRect = () => box(380, 240, 40, 20)))} />
        </div>
        <p data-seat="0">
          <i data-score ref={(score) => void (score !== null && (score.getBoundingClientRect = () => box(800, 60, 20, 20)))} />
        </p>
        <ChipFlight view={view} {...props} />
      </>
    )
    const { rerender } = render(page(viewed(began)))
    rerender(page(viewed(began.enter(play('2-2')))))
    return flights.map(({ from, to }) => [from, to])
  }
  const TILE = { x: 400, y: 250 }

  test('fly to the score of who won them', () => {
    expect(flown({})).toEqual([
      [TILE, { x: 810, y: 70 }],
      [TILE, { x: 810, y: 70 }],
    ])
    expect(flown({ phones: new Set([1]) })[0]).toEqual([TILE, { x: 810, y: 70 }])
  })

  test('leave the felt towards the seat of someone with a phone', () => {
    // Ada sits at the top
    const [from, to] = flown({ phones: new Set([0]) })[0] ?? []
    expect(from).toEqual(TILE)
    expect(to?.x).toBeCloseTo(400, 6)
    expect(to?.y).toBeCloseTo(50 - 24, 6)
  })

  test('do not fly on the felt in the hand of who won them', () => {
    expect(flown({ own: 0 })).toEqual([])
    // what measures the page before its next frame has the browser lay it out twice
    expect(requestAnimationFrame).not.toHaveBeenCalled()
    expect(flown({ own: 1 })).toHaveLength(2)
    expect(requestAnimationFrame).toHaveBeenCalledOnce()
  })
})
