import { describe, expect, test } from 'vitest'
import { highOf, lowOf, makeTile } from '#shared/domino/tile'
import type { Point, TileDetection } from '#shared/recognition/detection'
import { half } from '../recognition/detections'
import { FakeTable, HEIGHT, LENGTH, recordOf, tile, WIDTH } from './fake-table'

const NEAR = Math.PI
const FAR = 0

let once: FakeTable | null = null

/** Two players of Bergen; 6-4 and 4-1 lie there, as the record has it. They are laid once, for all tests. */
function begun(): FakeTable {
  once ??= withTwoTiles()
  return once.copy()
}

function withTwoTiles(): FakeTable {
  const table = new FakeTable(recordOf('bergen-game-cabinet', 2))
  table.wait(2000)
  lay(table, '6-4', null)
  lay(table, '4-1', 'right', FAR)
  expect(table.events).toEqual(['6-4', '4-1 right'])
  return table
}

function lay(table: FakeTable, text: string, arm: 'left' | 'right' | null, from = NEAR): void {
  table.reach(from, () => table.lying.push(table.place(tile(text), arm)))
  table.wait(2000)
}

let onceDrawing: FakeTable | null = null

/** A match of two in which 6-4 was led, with 16 tiles face down in the frame; laid once, as above. */
function drawing(): FakeTable {
  onceDrawing ??= withFaceDown()
  return onceDrawing.copy()
}

function withFaceDown(): FakeTable {
  const table = new FakeTable(recordOf('bergen-game-cabinet', 2))
  table.faceDown = Array.from({ length: 16 }, (_, at) => 80 + 70 * at)
  table.wait(2000)
  lay(table, '6-4', null)
  return table
}

describe('A play', () => {
  test('is entered once the tile lies still and the hand has gone, for whose turn it is', () => {
    const table = begun()
    const players = table.record.rounds[0]?.events.map(({ player }) => player)
    expect(players).toEqual([0, 1])
  })

  test('is entered within 1.5 seconds of the hand’s leaving, where nothing is to be waited for', () => {
    const table = begun()
    table.reach(NEAR, () => table.lying.push(table.place(tile('6-3'), 'left')))
    const gone = table.at
    while (table.events.length < 3 && table.at - gone < 5000) table.wait(200)
    expect(table.at - gone).toBeLessThanOrEqual(1500)
    expect(table.events.at(-1)).toBe('6-3 left')
  })

  test('waits as long as the table chose, and can be held', () => {
    const table = begun()
    table.pace = 3
    lay(table, '6-3', 'left')
    expect(table.state).toMatchObject({ phase: 'entering', pending: { play: { written: '6-3', arm: 'left' }, player: 0 } })
    expect(table.events).toHaveLength(2)
    table.wait(3000)
    expect(table.events).toHaveLength(3)
  })

  test('is asked about where the table wants that, and entered by the answer', () => {
    const table = begun()
    table.pace = null
    lay(table, '6-3', 'left')
    const { question } = table.state
    expect(question).toMatchObject({ kind: 'play', why: 'always', plays: [{ written: '6-3' }] })
    if (question?.kind === 'play' && question.plays[0] !== undefined) table.answer({ kind: 'play', play: question.plays[0], player: 0 })
    expect(table.events.at(-1)).toBe('6-3 left')
  })

  test('is not entered as soon as the hand rests, but once it has rested for a while or gone', () => {
    const table = begun()
    table.reach(NEAR, () => {
      table.lying.push(table.place(tile('6-3'), 'left'))
      table.wait(1000)
      expect(table.events).toHaveLength(2)
    })
    table.wait(2000)
    expect(table.events).toHaveLength(3)
  })

  test('that is taken back by hand is undone', () => {
    const table = begun()
    lay(table, '6-3', 'left')
    table.reach(NEAR, () => table.lying.pop())
    table.wait(4000)
    expect(table.events).toEqual(['6-4', '4-1 right'])
    lay(table, '6-2', 'left')
    expect(table.events.at(-1)).toBe('6-2 left')
  })

  test.each([
    ['and lies there no more', () => undefined, []],
    ['and laid at the other end', (table: FakeTable) => table.lying.push(table.place(tile('6-1'), 'right')), ['6-1 right']],
  ])('whose tile is taken up before the host has taken the entry, %s, is undone all the same', (_, then, left) => {
    const table = begun()
    table.meanwhile = () =>
      table.reach(NEAR, () => {
        table.lying.pop()
        then(table)
      })
    lay(table, '6-1', 'left')
    table.wait(4000)
    expect(table.events).toEqual(['6-4', '4-1 right', ...left])
  })

  test('of a tile that is then laid at the other end is put right', () => {
    const table = begun()
    const right = table.place(tile('6-1'), 'right')
    lay(table, '6-1', 'left')
    expect(table.events.at(-1)).toBe('6-1 left')
    table.reach(NEAR, () => {
      table.lying.pop()
      table.lying.push(right)
    })
    table.wait(4000)
    expect(table.events).toEqual(['6-4', '4-1 right', '6-1 right'])
  })

  test('is not taken for one that was set down on the edge of the picture and taken up again', () => {
    const table = begun()
    table.reach(NEAR, () => table.lying.push({ x: 20, y: HEIGHT - 700, turn: 0, first: 6, second: 3 }))
    table.wait(2000)
    expect(table.state.seen?.tiles).toHaveLength(3)
    table.reach(NEAR, () => table.lying.pop())
    table.wait(2000)
    expect(table.state.seen?.tiles).toHaveLength(2)
  })

  test('that leads, and is then turned round, is entered as it lies', () => {
    const table = new FakeTable(recordOf('bergen-game-cabinet', 2))
    table.wait(2000)
    lay(table, '6-4', null)
    table.reach(NEAR, () => table.lying.splice(0, 1, { x: WIDTH / 2 + 0.8 * LENGTH, y: HEIGHT / 2, turn: Math.PI, first: 6, second: 4 }))
    table.wait(3000)
    expect(table.events).toEqual(['4-6'])
  })

  test('that is undone by a tap is not entered again while it lies there, but asked about', () => {
    const table = begun()
    lay(table, '6-3', 'left')
    table.undoByTap({ written: '6-3', arm: 'left' })
    table.wait(4000)
    expect(table.events).toHaveLength(2)
    expect(table.state.question).toMatchObject({ kind: 'play', why: 'refused' })
  })

  test('of a tile that is not clearly read is asked about, with what it may be', () => {
    const table = begun()
    table.blur = (detection, { first, second }) => (first === 6 && second === 3 ? { ...detection, second: half(3, 0.55, 2) } : detection)
    lay(table, '6-3', 'left')
    table.wait(4000)
    expect(table.events).toHaveLength(2)
    const { question } = table.state
    expect(question?.kind === 'play' ? question.plays.map(({ written }) => written) : question).toEqual(['6-3', '6-2'])
  })
})

describe('Who played', () => {
  test('is asked where the hand came from another side, and a skipped turn can be a pass', () => {
    const table = begun()
    lay(table, '6-3', 'left', FAR)
    expect(table.events).toHaveLength(2)
    expect(table.state.question).toMatchObject({ kind: 'who', turn: 0, hand: 1, play: { written: '6-3' } })
    table.answer({ kind: 'passed' })
    expect(table.events).toEqual(['6-4', '4-1 right', 'pass', '6-3 left'])
    expect(table.record.rounds[0]?.events.at(-1)?.player).toBe(1)
  })

  test('is not asked where the player’s own hand was there too', () => {
    const table = begun()
    table.reach(FAR, () => undefined)
    lay(table, '6-3', 'left')
    expect(table.events).toHaveLength(3)
  })
})

describe('The table and the record', () => {
  test('are found to agree again after a bump, within 3 seconds', () => {
    const table = begun()
    table.bump(700, -300, 0.2)
    table.wait(3000)
    expect(table.state.phase).toBe('watching')
    expect(table.acts.filter(({ kind }) => kind === 'undo')).toEqual([])
    lay(table, '6-3', 'left')
    expect(table.events.at(-1)).toBe('6-3 left')
  })

  test('two tiles that could each be next are asked about in their order', () => {
    const table = begun()
    table.reach(NEAR, () => table.lying.push(table.place(tile('6-3'), 'left'), table.place(tile('5-1'), 'right')))
    table.wait(5000)
    expect(table.events).toHaveLength(2)
    expect(table.state.question).toMatchObject({ kind: 'play', why: 'order' })
  })

  test('two tiles one behind the other are a missed play and the next, and both are entered', () => {
    const table = begun()
    table.reach(NEAR, () => {
      const one = table.place(tile('6-3'), 'left')
      table.lying.push(one, { ...one, x: one.x - LENGTH, first: 3, second: 2 })
    })
    table.wait(5000)
    expect(table.events).toEqual(['6-4', '4-1 right', '6-3 left', '3-2 left'])
  })

  test('another tile in the place of a recorded one is said, and corrected once the person agrees', () => {
    const table = new FakeTable(recordOf('bergen-game-cabinet', 2, ['6-4', '4-1 right', '6-3 left']))
    const [x, y] = [WIDTH / 2, 2400]
    table.lying.push(
      { x, y, turn: 0, first: 6, second: 4 },
      { x: x + LENGTH, y, turn: 0, first: 4, second: 1 },
      { x: x - LENGTH, y, turn: Math.PI, first: 6, second: 3 },
    )
    table.wait(3000)
    expect(table.state.question).toBeNull()
    table.reach(NEAR, () => table.lying.splice(2, 1, { x: x - LENGTH, y, turn: Math.PI, first: 6, second: 2 }))
    table.wait(5000)
    expect(table.state.question).toMatchObject({ kind: 'wrong', at: 2, recorded: tile('6-3'), seen: tile('6-2') })
    table.answer({ kind: 'correct' })
    expect(table.events).toEqual(['6-4', '4-1 right', '6-2 left'])
  })

  test('a tile that is gone from the middle of the line is asked about, not undone', () => {
    const table = begun()
    lay(table, '6-3', 'left')
    table.reach(NEAR, () => table.lying.splice(1, 1))
    table.wait(6000)
    expect(table.events).toHaveLength(3)
    expect(table.state.question).toMatchObject({ kind: 'missing', tiles: [tile('4-1')] })
  })

  test('a tile that fits nowhere is named, and waved aside for as long as it lies there', () => {
    const table = begun()
    const at = table.place(tile('6-3'), 'left')
    table.reach(NEAR, () => table.lying.push({ ...at, first: 5, second: 3 }))
    table.wait(5000)
    const { question } = table.state
    expect(question?.kind === 'strange' ? question.tiles.map(makeTile) : question).toEqual(['5-3'])
    table.answer({ kind: 'leave' })
    table.reach(FAR, () => undefined)
    table.wait(5000)
    expect(table.state.question).toBeNull()
  })

  test('a tile that fits nowhere and is said to stand is one of the line, and play goes on beyond it', () => {
    const table = begun()
    const at = table.place(tile('6-3'), 'left')
    table.reach(NEAR, () => table.lying.push({ ...at, first: 5, second: 3 }))
    table.wait(5000)
    expect(table.state.question?.kind).toBe('strange')
    table.tap({ type: 'stands', player: 0, tile: '5-3', arm: 'left' })
    table.wait(5000)
    expect(table.state.question).toBeNull()
    lay(table, '3-2', 'left', FAR)
    expect(table.events.at(-1)).toBe('3-2 left')
  })

  test('fewer face-down tiles are a draw of whose turn it is', () => {
    const table = drawing()
    table.reach(FAR, () => table.faceDown?.pop())
    table.wait(3000)
    expect(table.events).toEqual(['6-4', 'draw'])
    expect(table.state.boneyard?.lying).toBe(15)
  })
})

describe('Arms round a spinner', () => {
  /** Tiles laid in a ring round 0-0, all as far from its middle, with so much of their length between it and their near edges. */
  function ring(preset: string, arms: number, apart: number): FakeTable {
    const table = new FakeTable(recordOf(preset, 2))
    table.wait(2000)
    lay(table, '0-0', null)
    for (let arm = 1; arm <= arms; arm++) {
      const turn = (2 * Math.PI * (arm - 1)) / arms
      const far = (apart + 0.5) * LENGTH
      const lying = { x: WIDTH / 2 + far * Math.cos(turn), y: HEIGHT / 2 + far * Math.sin(turn), turn, first: 0, second: arm }
      table.reach(arm % 2 === 1 ? FAR : NEAR, () => table.lying.push(lying))
      table.wait(2500)
    }
    return table
  }

  test('are entered in their order where eight of them leave no room close to it', () => {
    const eight = Array.from({ length: 8 }, (_, at) => `${at + 1}-0 ${at + 1}`)
    expect(ring('double-bergen-twelve', 8, 0.7).events).toEqual(['0-0', ...eight])
    expect(ring('double-bergen-twelve', 8, 0.85).events).toEqual(['0-0', ...eight])
  })

  test('are not where they lie further off than eight would need to, nor as far as those where they are four', () => {
    expect(ring('double-bergen-twelve', 1, 1.2).events).toEqual(['0-0'])
    expect(ring('double-bergen', 1, 0.85).events).toEqual(['0-0'])
    expect(ring('double-bergen', 4, 0.5).events).toEqual(['0-0', '1-0 1', '2-0 2', '3-0 3', '4-0 4'])
  })

  test('that are begun have no more room for their next tiles than elsewhere', () => {
    const eight = ring('double-bergen-twelve', 8, 0.7)
    const after = (apart: number): readonly string[] => {
      const table = eight.copy()
      table.reach(FAR, () => table.lying.push({ x: WIDTH / 2 + (2.2 + apart) * LENGTH, y: HEIGHT / 2, turn: 0, first: 1, second: 9 }))
      table.wait(2500)
      return table.events.slice(9)
    }
    expect([after(0), after(0.3), after(0.6)]).toEqual([['9-1 1'], ['9-1 1'], []])
  })

  test('are eight and lie at eight angles: each that is taken up again is undone, and none covers another', () => {
    const table = new FakeTable(recordOf('double-bergen-twelve', 2))
    table.wait(2000)
    lay(table, '0-0', null)
    for (let arm = 1; arm <= 8; arm++) {
      const own = arm % 2 === 1 ? FAR : NEAR
      const before = table.events
      table.reach(own, () => table.lying.push(table.place(tile(`${arm}-0`), arm)))
      table.until(() => table.events.length > before.length)
      expect(table.events).toEqual([...before, `${arm}-0 ${arm}`])
      if (arm < 5) continue
      table.reach(own, () => table.lying.pop())
      table.until(() => table.events.length === before.length)
      expect(table.events).toEqual(before)
      table.reach(own, () => table.lying.push(table.place(tile(`${arm}-0`), arm)))
      table.until(() => table.events.length > before.length)
    }
    expect(table.events).toHaveLength(9)
    expect(table.state.question).toBeNull()
  })
})

describe('A tile that lies on another', () => {
  /** 6-3 with its middle on 6-4: halfway from its end to where it would be laid beside it, or so far beyond. */
  const onLead = (table: FakeTable, beyond = 0): void => {
    table.reach(NEAR, () => table.lying.push({ ...table.place(tile('6-3'), 'left'), x: WIDTH / 2 - (0.45 + beyond) * LENGTH }))
    table.wait(5000)
  }
  const stacked = { kind: 'play', why: 'stacked', plays: [{ written: '6-3', arm: 'left' }] }

  test('is asked about, and entered where a person says that it was played', () => {
    const table = begun()
    onLead(table)
    expect(table.events).toHaveLength(2)
    const { question } = table.state
    expect(question).toMatchObject(stacked)
    if (question?.kind === 'play' && question.plays[0] !== undefined) table.answer({ kind: 'play', play: question.plays[0], player: 0 })
    table.wait(5000)
    expect(table.events).toEqual(['6-4', '4-1 right', '6-3 left'])
    expect(table.state.question).toBeNull()
  })

  test('is left where a person says that it was not, and entered once it is laid beside it', () => {
    const table = begun()
    onLead(table)
    table.answer({ kind: 'leave' })
    table.reach(NEAR, () => undefined)
    table.wait(5000)
    expect(table.events).toHaveLength(2)
    expect(table.state.question).toBeNull()
    table.reach(NEAR, () => table.lying.pop())
    lay(table, '6-3', 'left')
    expect(table.events).toEqual(['6-4', '4-1 right', '6-3 left'])
  })

  test('is asked about again once it was taken away and lies there anew', () => {
    const table = begun()
    onLead(table)
    table.answer({ kind: 'leave' })
    table.reach(NEAR, () => table.lying.pop())
    table.wait(3000)
    onLead(table)
    expect(table.state.question).toMatchObject(stacked)
  })

  test('is entered at once where it is pushed off it, also by less than to its place', () => {
    const table = begun()
    table.reach(NEAR, () => table.lying.push({ ...table.place(tile('6-3'), 'left'), x: WIDTH / 2 - 0.45 * LENGTH }))
    table.wait(1000)
    table.reach(NEAR, () => {
      const pushed = table.lying.pop()
      if (pushed !== undefined) table.lying.push({ ...pushed, x: WIDTH / 2 - 0.9 * LENGTH })
    })
    table.wait(2000)
    expect(table.events).toEqual(['6-4', '4-1 right', '6-3 left'])
  })

  test('is asked about too where it covers the other so far that it is not read', () => {
    const table = begun()
    table.blur = (detection, { first, second }) => (first === 6 && second === 4 && table.lying.length > 2 ? null : detection)
    onLead(table)
    expect(table.events).toHaveLength(2)
    expect(table.state.question).toMatchObject(stacked)
  })

  test('is asked about where neither is clearly read: with what the upper one may be', () => {
    const table = begun()
    table.blur = (detection, { first, second }) => {
      if (table.lying.length === 2) return detection
      return first === 6 && second === 4 ? null : second === 3 ? { ...detection, second: half(3, 0.6, 2), found: 0.7 } : detection
    }
    onLead(table)
    expect(table.events).toHaveLength(2)
    const { question } = table.state
    expect(question).toMatchObject({ kind: 'play', why: 'stacked' })
    expect(question?.kind === 'play' ? question.plays.map(({ written }) => written) : question).toEqual(['6-3', '6-2'])
  })

  test('whose middle is on the other’s middle is another tile in its place, and can be corrected', () => {
    const table = begun()
    table.blur = (detection, { first, second }) => (first === 6 && second === 4 && table.lying.length > 2 ? null : detection)
    onLead(table, -0.35)
    expect(table.events).toHaveLength(2)
    expect(table.state.question).toMatchObject({ kind: 'wrong', at: 0, recorded: tile('6-4'), seen: tile('6-3') })
  })

  test('and cannot be played now is named', () => {
    const table = begun()
    const at = table.place(tile('6-3'), 'left')
    table.reach(NEAR, () => table.lying.push({ ...at, x: WIDTH / 2, first: 5, second: 3 }))
    table.wait(5000)
    expect(table.events).toHaveLength(2)
    expect(table.state.question).toMatchObject({ kind: 'strange', tiles: [tile('5-3')] })
  })

  test('is none where the reader finds one tile twice, whatever it makes of it the second time', () => {
    const table = begun()
    table.blur = (detection, { first, second }) => {
      const aside = (by: number, again: Partial<TileDetection>): TileDetection => {
        const [a, b, c, d] = detection.corners
        const right = ({ x, y }: Point): Point => ({ x: x - by * LENGTH, y })
        return { ...detection, ...again, corners: [right(a), right(b), right(c), right(d)] }
      }
      /* Once as it is, and once as what could be laid beside it. */
      return first === 6 && second === 4 ? [detection, aside(0.1, {}), aside(0.45, { second: half(3, 0.8, 4) })] : detection
    }
    table.reach(NEAR, () => undefined)
    table.wait(5000)
    expect(table.state.seen?.tiles).toHaveLength(4)
    expect(table.state.question).toBeNull()
    lay(table, '6-2', 'left')
    expect(table.events).toEqual(['6-4', '4-1 right', '6-2 left'])
  })

  test('is none where a tile was taken up, laid elsewhere, and the next one lies where it lay', () => {
    const table = begun()
    const [left, right] = [table.place(tile('6-1'), 'left'), table.place(tile('6-1'), 'right')]
    lay(table, '6-1', 'left')
    table.reach(NEAR, () => table.lying.splice(2, 1, right))
    table.wait(4000)
    table.reach(FAR, () => table.lying.push({ ...left, first: 6, second: 2 }))
    table.wait(3000)
    expect(table.events).toEqual(['6-4', '4-1 right', '6-1 right', '6-2 left'])
    expect(table.state.question).toBeNull()
  })

  test('is none where the camera is bumped while a tile is laid', () => {
    const table = begun()
    table.reach(NEAR, () => {
      table.bump(0.5 * LENGTH, -LENGTH, 0.1)
      table.lying.push(table.place(tile('6-3'), 'left'))
    })
    table.wait(4000)
    expect(table.events).toEqual(['6-4', '4-1 right', '6-3 left'])
    expect(table.state.question).toBeNull()
  })

  test('is none where the line is pushed along by the tile that is laid', () => {
    const table = begun()
    table.reach(NEAR, () => {
      table.lying.push(table.place(tile('6-3'), 'left'))
      table.lying = table.lying.map((lying) => ({ ...lying, x: lying.x + 0.3 * LENGTH }))
    })
    table.wait(4000)
    expect(table.events).toEqual(['6-4', '4-1 right', '6-3 left'])
    expect(table.state.question).toBeNull()
  })

  test('is none where a hand holds it over the line for a while', () => {
    const table = begun()
    table.reach(NEAR, () => {
      table.lying.push({ ...table.place(tile('6-3'), 'left'), x: WIDTH / 2 - 0.45 * LENGTH })
      table.wait(2500)
      table.lying.pop()
      expect(table.state.question).toBeNull()
    })
    table.wait(3000)
    expect(table.events).toHaveLength(2)
    expect(table.state.question).toBeNull()
  })
})

describe('A draw', () => {
  test('that is seen only together with the play after it is entered before it', () => {
    const table = drawing()
    table.reach(FAR, () => {
      table.faceDown?.splice(3, 2)
      table.lying.push(table.place(tile('4-1'), 'right'))
    })
    table.wait(3000)
    expect(table.record.rounds[0]?.events.slice(1)).toMatchObject([
      { type: 'draw', player: 1, count: 2 },
      { type: 'play', player: 1, tile: '4-1' },
    ])
  })

  test('is of tiles that are no part of the line, whatever the reader makes of their backs', () => {
    const table = new FakeTable(recordOf('bergen-game-cabinet', 2))
    table.faceDown = Array.from({ length: 16 }, (_, at) => 80 + 70 * at)
    const back = { x: WIDTH / 2, y: 0.9 * HEIGHT, turn: 0, first: 0, second: 0 }
    table.lying.push(back)
    table.wait(2000)
    table.reach(NEAR, () => table.lying.unshift(table.place(tile('6-4'), null)))
    table.wait(2000)
    expect(table.events).toEqual(['6-4'])
    expect(table.state.question).toBeNull()
  })

  test('that was tapped before it was made is not entered again', () => {
    const table = drawing()
    table.tap({ type: 'draw', player: 1, count: 1 })
    table.wait(1000)
    table.reach(FAR, () => table.faceDown?.pop())
    table.wait(3000)
    expect(table.events).toEqual(['6-4', 'draw'])
    expect(table.state.boneyard?.lying).toBe(15)
  })

  test('that was undone by hand is not entered again', () => {
    const table = drawing()
    table.reach(FAR, () => table.faceDown?.pop())
    table.wait(3000)
    expect(table.events).toEqual(['6-4', 'draw'])
    table.undo()
    table.wait(3000)
    table.reach(FAR, () => table.lying.push(table.place(tile('4-1'), 'right')))
    table.wait(3000)
    expect(table.events).toEqual(['6-4', '4-1 right'])
  })

  test('is none where a tile was only pushed', () => {
    const table = drawing()
    table.reach(FAR, () => (table.faceDown = (table.faceDown ?? []).map((left, at) => (at === 13 ? left + 100 : left))))
    table.wait(3000)
    expect(table.events).toEqual(['6-4'])
  })

  test('from the side of somebody else is asked about', () => {
    const table = drawing()
    table.reach(NEAR, () => table.faceDown?.pop())
    table.wait(5000)
    expect(table.events).toEqual(['6-4'])
    expect(table.state.question).toEqual({ kind: 'drew', player: 1, counts: [1] })
    table.answer({ kind: 'drew', count: 1 })
    expect(table.events).toEqual(['6-4', 'draw'])
  })

  test('that could not be counted before the next play is asked about, of who played', () => {
    const table = drawing()
    const lying = table.faceDown ?? []
    // one is pushed under another: how many lie there cannot be said
    table.reach(FAR, () => (table.faceDown = lying.map((left, at) => (at === 13 ? left - 60 : left)).filter((_, at) => at > 0)))
    table.wait(3000)
    expect(table.state.boneyard?.lying).toBeNull()
    lay(table, '4-1', 'right', FAR)
    expect(table.events).toEqual(['6-4', '4-1 right'])
    table.reach(NEAR, () => (table.faceDown = lying.slice(1)))
    table.wait(5000)
    expect(table.state.question).toEqual({ kind: 'drew', player: 1, counts: [1] })
  })

  test('is seen after the camera was bumped too, and counted from there', () => {
    const table = drawing()
    lay(table, '4-1', 'right', FAR)
    lay(table, '6-1', 'left', NEAR)
    table.bump(60, 20, 0.01)
    table.wait(4000)
    table.reach(NEAR, () => table.faceDown?.pop())
    table.wait(3000)
    expect(table.events).toEqual(['6-4', '4-1 right', '6-1 left', 'draw'])
  })
})

describe('A blocked round', () => {
  const blocked = (): FakeTable => {
    const table = new FakeTable({ ...recordOf('bergen-game-cabinet', 2), rules: { handSize: 2, reserve: 24 } })
    table.wait(2000)
    lay(table, '6-6', null)
    table.tap({ type: 'pass', player: 1 }, { type: 'pass', player: 0 })
    table.wait(1000)
    expect(table.state).toMatchObject({ phase: 'hands', shown: [{ tiles: [] }, { tiles: [] }] })
    return table
  }
  const show = (table: FakeTable, from: number, y: number, ...texts: readonly string[]): void => {
    table.reach(from, () =>
      texts.forEach((text, at) =>
        table.lying.push({ x: WIDTH / 2 + 0.6 * LENGTH * at, y, turn: Math.PI / 2, first: highOf(tile(text)), second: lowOf(tile(text)) }),
      ),
    )
    table.wait(2000)
  }

  test('is entered with the hands that were turned over, each read on its own side and kept once it is taken away', () => {
    const table = blocked()
    show(table, NEAR, HEIGHT - 500, '5-4')
    expect(table.state.shown).toEqual([
      { tiles: [tile('5-4')], sure: true },
      { tiles: [], sure: true },
    ])
    table.answer({ kind: 'hands' })
    expect(table.events.at(-1)).toBe('pass')
    table.reach(NEAR, () => table.lying.pop())
    show(table, FAR, 500, '3-2', '2-1')
    expect(table.state.shown.map(({ tiles }) => tiles)).toEqual([[tile('5-4')], [tile('3-2'), tile('2-1')]])
    table.answer({ kind: 'hands' })
    expect(table.record.rounds[0]?.events.at(-1)).toMatchObject({ type: 'block', hands: [['5-4'], ['3-2', '2-1']] })
    expect(table.scored.state.round?.end).toMatchObject({ kind: 'blocked' })
  })

  test('and one in which somebody is out where the tiles left pay: only the other hands are read', () => {
    const table = new FakeTable({ ...recordOf('block', 2), rules: { handSize: 2 } })
    table.wait(2000)
    lay(table, '6-6', null)
    lay(table, '6-5', 'right', FAR)
    lay(table, '6-4', 'left', NEAR)
    expect(table.state).toMatchObject({ phase: 'hands', shown: [{ tiles: [] }, { tiles: [] }] })
    table.answer({ kind: 'hands' })
    expect(table.events.at(-1)).toBe('6-4 left')
    show(table, FAR, 500, '3-2')
    table.answer({ kind: 'hands' })
    expect(table.record.rounds[0]?.events.at(-1)).toMatchObject({ type: 'left', hands: [[], ['3-2']] })
    expect(table.scored.state.round?.end).toMatchObject({ kind: 'domino', winner: 0, deltas: [5, 0] })
  })

  test('is not entered while a hand is not surely read', () => {
    const table = blocked()
    table.blur = (detection, { first }) => (first === 3 ? { ...detection, second: half(2, 0.5, 1) } : detection)
    show(table, NEAR, HEIGHT - 500, '5-4')
    show(table, FAR, 500, '3-2', '4-1')
    expect(table.state.shown.map(({ sure }) => sure)).toEqual([true, false])
    table.answer({ kind: 'hands' })
    expect(table.events.at(-1)).toBe('pass')
  })
})

describe('Dominoes that are printed on the table', () => {
  const EDGE = 0.8 * HEIGHT
  const board = [0, 1, 2, 3, 4].map((at) => ({ x: 1000 + 900 * at, y: 0.9 * HEIGHT, turn: 0, first: 5, second: at }))

  /** A table on which five tiles are printed at the near edge, as all of it was read once; they may be real as far as it is known. */
  function withPrint(): FakeTable {
    const table = new FakeTable(recordOf('bergen-game-cabinet', 2))
    table.blur = (detection, { y }) => (y > EDGE ? { ...detection, found: 0.5, printed: 0.99 } : detection)
    table.lying.push(...board)
    table.wait(2000)
    expect(table.state.prints).toMatchObject({ answer: null, count: board.length })
    return table
  }

  const seenAtEdge = (table: FakeTable): number => (table.state.seen?.tiles ?? []).filter(({ corners: [{ y }] }) => y > EDGE).length

  test('are left out with one answer, and what is laid beside them is entered', () => {
    const table = withPrint()
    table.sayOfPrinted('leaveOut')
    table.wait(2000)
    expect(seenAtEdge(table)).toBe(0)
    lay(table, '6-4', null)
    lay(table, '4-1', 'right', FAR)
    expect(table.events).toEqual(['6-4', '4-1 right'])
    expect(table.state).toMatchObject({ question: null, prints: { answer: 'leaveOut', count: board.length } })
  })

  test('count as tiles where a person says that they are real, and again where another answer follows', () => {
    const table = withPrint()
    table.sayOfPrinted('real')
    table.wait(2000)
    expect(table.state.seen?.tiles.map(({ found, printed }) => [found, printed])).toEqual(board.map(() => [0.99, undefined]))
    table.sayOfPrinted('leaveOut')
    table.wait(2000)
    expect(seenAtEdge(table)).toBe(0)
  })

  test('are those beside them where a person says so, and what is laid later is real', () => {
    const table = new FakeTable(recordOf('bergen-game-cabinet', 2))
    table.blur = (detection, { y }) => (y > EDGE ? detection : { ...detection, found: 0.5, printed: 0.99 })
    table.lying.push(...board, { x: WIDTH / 2, y: 0.1 * HEIGHT, turn: 0, first: 2, second: 2 })
    table.wait(2000)
    table.sayOfPrinted('others')
    table.wait(2000)
    expect(table.state.seen?.tiles.map(({ first, found }) => [first.indexOf(Math.max(...first)), found])).toEqual([[2, 0.99]])
  })

  test('are asked about again once the camera sees them elsewhere, and no more once none is seen', () => {
    const table = withPrint()
    table.sayOfPrinted('leaveOut')
    table.wait(2000)
    table.lying = table.lying.map((lying) => ({ ...lying, x: lying.x + 400 }))
    table.bump(40, 0, 0)
    table.wait(4000)
    expect(table.state.prints).toMatchObject({ answer: null, count: board.length })
    table.lying = []
    table.bump(0, 0, 0)
    table.wait(4000)
    expect(table.state.prints.count).toBe(0)
  })
})
