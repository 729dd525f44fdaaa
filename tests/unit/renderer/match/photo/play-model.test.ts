import { describe, expect, test } from 'vitest'
import { makeTile, tileOf } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import { scoreRecord } from '#shared/match/replay'
import type { MatchState } from '#shared/match/state'
import type { TileDetection } from '#shared/recognition/detection'
import { candidateOf, NOTHING_SAID, readPlay, wayOfPlay, type PlaySaid } from '../../../../../src/renderer/match/photo/play-model'
import { withCorrection } from '../../../../../src/renderer/photo/review/found-tiles'
import { choicesFor } from '../../../../../src/renderer/match/model/choices'
import { clear, half, tileAt } from '../../../shared/recognition/detections'

/** A two-handed match of Bergen in which these were played, each at its end. */
function stateAfter(...plays: readonly string[]): MatchState {
  return stateIn({}, ...plays)
}

function stateIn(rules: Readonly<Record<string, number>>, ...plays: readonly string[]): MatchState {
  const events = plays.map((play) => {
    const [tile, arm] = play.split(' ')
    if (tile === 'set') return { type: 'set', missing: ['3-1'], extra: ['6-4', '1-1'] }
    return { type: 'play', tile, ...(arm === undefined ? {} : { arm }) }
  })
  const record = {
    format: 'caravan-record',
    version: 1,
    preset: 'bergen-game-cabinet',
    ...(Object.keys(rules).length > 0 ? { rules } : {}),
    players: [{ name: 'Ada' }, { name: 'Ben' }],
    rounds: [{ leader: 0, events }],
  }
  return expectOk(scoreRecord(record), 'the record is sound').state
}

const texts = (tiles: readonly { readonly tile: Parameters<typeof makeTile>[0] }[]): readonly string[] => tiles.map(({ tile }) => makeTile(tile))

function proposal(detections: readonly TileDetection[], state: MatchState, said: PlaySaid = NOTHING_SAID) {
  const read = readPlay(detections, state, said)
  const candidate = candidateOf(read, said.tile)
  const way = candidate === null ? null : wayOfPlay(choicesFor(state, makeTile(candidate.tile), null), candidate, said)
  return { read, tile: candidate === null ? null : makeTile(candidate.tile), arm: way?.arm ?? null, way }
}

const TABLE = [clear({ x: 300, y: 0 }, 6, 4), clear({ x: 500, y: 0 }, 4, 1)]
const state = stateAfter('6-4', '4-1 right')

describe('A play in a photo', () => {
  test('is the new tile, at the end beside which it lies', () => {
    const { tile, arm, read } = proposal([...TABLE, clear({ x: 700, y: 0 }, 1, 3)], state)
    expect({ tile, arm }).toEqual({ tile: '3-1', arm: 'right' })
    expect(read.unknown).toEqual([])
    expect(read.unseen).toEqual([])
    expect(read.tiles.map(({ look }) => look)).toEqual(['new', 'sure', 'sure'])
  })

  test('may be of a tile that the set has twice, and is none that is missing', () => {
    const other = stateAfter('6-4', '4-1 right', 'set')
    expect(proposal([...TABLE, clear({ x: 700, y: 0 }, 1, 1)], other).tile).toBe('1-1')
    const again = proposal([...TABLE, clear({ x: 100, y: 0 }, 4, 6)], other)
    expect({ tile: again.tile, unseen: again.read.unseen }).toEqual({ tile: '6-4', unseen: [] })
    expect(texts(proposal([...TABLE, clear({ x: 700, y: 0 }, 1, 3)], other).read.candidates)).not.toContain('3-1')
  })

  test('is nothing where the table is as the record has it', () => {
    const { tile, read } = proposal(TABLE, state)
    expect(tile).toBeNull()
    expect(read.nothingNew).toBe(true)
    expect(texts(read.tiles)).toEqual(['6-4', '4-1'])
  })

  test('is asked about where two tiles are as likely, and neither is marked as played', () => {
    const doubtful = tileAt({ x: 700, y: 0 }, half(1), half(3, 0.52, 2))
    const { tile, read } = proposal([...TABLE, doubtful], state)
    expect(tile).toBeNull()
    expect(texts(read.candidates).slice(0, 2)).toEqual(['3-1', '2-1'])
    expect(read.tiles.some(({ look }) => look === 'new')).toBe(false)
    expect(proposal([...TABLE, doubtful], state, { ...NOTHING_SAID, tile: tileOf(2, 1) })).toMatchObject({ tile: '2-1', arm: 'right' })
  })

  test('is asked about where it shows many pips and the set has halves that are not read', () => {
    const large = stateIn({ maxPip: 15 }, '6-4', '4-1 right')
    const many = [...TABLE, clear({ x: 700, y: 0 }, 1, 12)]
    expect(proposal(many, large).tile).toBeNull()
    const said = { ...NOTHING_SAID, corrections: withCorrection(NOTHING_SAID.corrections, 2, tileOf(14, 1)), newTile: 2 }
    expect(proposal(many, large, said)).toMatchObject({ tile: '14-1', arm: 'right' })
  })

  test('is asked for its end where a tile that fits both lies alone', () => {
    const { tile, way, read } = proposal([clear({ x: 0, y: 900 }, 6, 1)], state)
    expect(tile).toBe('6-1')
    expect(way).toBeNull()
    expect(read.unseen).toEqual([])
    expect(proposal([clear({ x: 0, y: 900 }, 6, 1)], state, { ...NOTHING_SAID, way: '6-1 left' }).arm).toBe('left')
  })

  test('needs no end where both ends of a lone double are alike', () => {
    const lead = stateAfter('2-2')
    expect(proposal([clear({ x: 300, y: 0 }, 2, 2), clear({ x: 500, y: 0 }, 2, 0)], lead)).toMatchObject({ tile: '2-0', arm: 'right' })
  })

  test('says what else lies there and what is not seen', () => {
    const longer = stateAfter('6-4', '4-1 right', '1-2 right')
    const { read } = proposal([...TABLE, clear({ x: 700, y: 0 }, 2, 3), clear({ x: 0, y: 500 }, 5, 5)], longer)
    expect(read.unknown.map(makeTile)).toEqual(['5-5'])
    expect(read.unseen.map(makeTile)).toEqual(['2-1'])
  })
})

describe('What a person says of a photo', () => {
  const detections = [...TABLE, clear({ x: 700, y: 0 }, 1, 3)]

  test('makes the new tile another one', () => {
    const said = { ...NOTHING_SAID, corrections: withCorrection(NOTHING_SAID.corrections, 2, tileOf(5, 1)), newTile: 2 }
    expect(proposal(detections, state, said)).toMatchObject({ tile: '5-1', arm: 'right' })
  })

  test('takes a detection away that is no tile', () => {
    const said = { ...NOTHING_SAID, corrections: withCorrection(NOTHING_SAID.corrections, 2, null) }
    expect(proposal(detections, state, said).read.nothingNew).toBe(true)
  })

  test('names the detection that is the tile just played', () => {
    const two = [...detections, clear({ x: 100, y: 0 }, 5, 6)]
    expect(proposal(two, state, { ...NOTHING_SAID, newTile: 3 })).toMatchObject({ tile: '6-5', arm: 'left' })
    expect(proposal(two, state, { ...NOTHING_SAID, newTile: 2 })).toMatchObject({ tile: '3-1', arm: 'right' })
  })
})
