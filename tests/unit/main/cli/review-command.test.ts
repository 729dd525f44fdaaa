import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { REVIEW } from '#main/cli/review-command'
import { runCommand } from '#main/cli/command-process'
import { alone } from './alone'

/** Runs `review` on files that exist only here. */
async function review(args: readonly string[], files: Readonly<Record<string, string>>) {
  let [out, err] = ['', '']
  const status = await runCommand(REVIEW, args, {
    open: (file) => {
      const text = files[file]
      if (text === undefined) throw Object.assign(new Error(`ENOENT: ${file}`), { code: 'ENOENT', syscall: 'open' })
      return Readable.from([new TextEncoder().encode(text)])
    },
    answerer: alone(REVIEW),
    interactive: false,
    out: (text) => Promise.resolve(void (out += typeof text === 'string' ? text : new TextDecoder().decode(text))),
    err: (text) => Promise.resolve(void (err += text)),
  })
  return { status, out, err }
}

const record = {
  format: 'caravan-record',
  version: 1,
  preset: 'flower-and-scorpion',
  rules: { target: 15 },
  startedAt: '2026-03-01T19:30:00.000Z',
  players: [{ name: 'Ada' }, { name: 'Ben' }],
  rounds: [
    {
      leader: 0,
      dice: { flower: [6, 6], scorpion: [1, 2] },
      events: [
        { type: 'play', tile: '6-4' },
        { type: 'play', tile: '2-4' },
        { type: 'draw' },
        { type: 'play', tile: '6-2', arm: 'right' },
        { type: 'play', tile: '6-6', arm: 'left' },
      ],
    },
    { leader: 1, dice: { flower: [6, 6], scorpion: [1, 2] }, events: [] },
  ],
}
const impossible = { ...record, rounds: [{ ...record.rounds[0], events: [{ type: 'play', tile: '7-5' }] }] }

describe('review for people', () => {
  it('prints every play with what its player held, what was better, and how that is known', async () => {
    const { status, out, err } = await review(['game.json'], { 'game.json': JSON.stringify(record) })
    expect({ status, err }).toEqual({ status: 0, err: '' })
    expect(out).toBe(
      [
        'Flower & Scorpion, to 15 chips',
        '2026-03-01',
        'Players: Ada, Ben',
        'House rules: target: 15',
        '',
        'Round 1: Ada leads, Flower 6-6, Scorpion 2-1',
        '#  Player  Play                        chips  Held     Missed  Better',
        '1  Ada     leads 6-4                       0  6-4',
        '2  Ben     plays 4-2 on the right end      0  6-6 4-2       1  +1: 6-6 on the left end',
        '4  Ada     plays 6-2 on the right end     +3  6-2',
        '5  Ben     plays 6-6 on the left end      +6  6-6',
        '',
        'Round 2: Ben leads, Flower 6-6, Scorpion 2-1',
        'Nothing played.',
        '',
        'Missed in all: Ada 0 chips, Ben 1 chip',
        '',
        'Held lists only tiles that the player certainly had.',
        'They were played later in the round, or shown at its end, and the player drew nothing in between.',
        'There may have been better tiles that nobody saw.',
        '',
      ].join('\n'),
    )
  })

  it('says where a better tile pays alike, and every better tile', async () => {
    const lines = [
      'bergen-game-cabinet; Ada, Ben; 1: Ada leads: 6-5 5-4 6-6 6-1 4-4',
      'bergen-game-cabinet; Ada, Ben; 1: Ada leads: 6-4 4-2 6-1 1-0 6-2>',
      'double-bergen copies=2; Ada, Ben; 1: Ada leads: 6-6 6-5>2 6-4>1 6-3>3 6-5>4',
    ].join('\n')
    const { out } = await review(['evening.txt'], { 'evening.txt': lines })
    const better = out.split('\n').flatMap((line) => /\d {2}(\+.*)$/.exec(line)?.[1] ?? [])
    expect(better).toEqual(['+2: 6-6, or 4-4', '+2: 6-2 on either end', '+4: 6-5 on arms 1, 3, 4'])
  })

  it('names file, place and reason of an impossible record, and goes on', async () => {
    const { status, out, err } = await review(['bad.json', 'none.json', 'game.json'], {
      'bad.json': JSON.stringify(impossible),
      'game.json': JSON.stringify(record),
    })
    expect(status).toBe(1)
    expect(err).toBe('bad.json: Round 1, entry 1: “7-5” isn’t in a double-six set.\nnone.json: Can’t read this match: file not found.\n')
    expect(out).toContain('Missed in all: ')
  })
})

describe('review --json', () => {
  it('prints one line a record, and the error that score prints for an impossible one', async () => {
    const { status, out } = await review(['--json', 'game.json', 'bad.json'], { 'game.json': JSON.stringify(record), 'bad.json': JSON.stringify(impossible) })
    const [good, bad] = out
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line))
    expect(status).toBe(1)
    expect(good).toMatchObject({
      rounds: [{ plays: [{ event: 1 }, { event: 2, held: ['6-6', '4-2'], missed: 1 }, { event: 4 }, { event: 5 }] }, { plays: [] }],
      missed: [0, 1],
    })
    expect(bad).toEqual({ error: { code: 'bad-tile', round: 1, event: 1, message: 'Round 1, entry 1: “7-5” isn’t in a double-six set.' } })
  })
})

it('tells its usage, and reads lines of text too', async () => {
  expect((await review(['--help'], {})).out).toMatch(/^Usage: npm run --silent review -- /)
  const { out } = await review(['evening.txt'], { 'evening.txt': 'bergen-game-cabinet; Ada, Ben; 1: Ada leads: 6-5 5-4 6-6' })
  expect(out).toContain('Missed in all: ')
})
