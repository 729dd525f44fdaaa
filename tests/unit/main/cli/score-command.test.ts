import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { runCommand } from '#main/cli/command-process'
import { SCORE } from '#main/cli/score-command'
import { alone } from './alone'

interface Ran {
  readonly status: number
  readonly out: string
  readonly err: string
}

function bytesOf(text: string): Readable {
  return Readable.from([new TextEncoder().encode(text)])
}

function missing(file: string): never {
  throw Object.assign(new Error(`ENOENT: ${file}`), { code: 'ENOENT', syscall: 'open' })
}

/** Runs `score` on files that exist only here. */
async function score(args: readonly string[], files: Readonly<Record<string, string>> = {}, interactive = false): Promise<Ran> {
  let out = ''
  let err = ''
  const status = await runCommand(SCORE, args, {
    open: (file) => (file in files ? bytesOf(files[file] ?? '') : missing(file)),
    answerer: alone(SCORE),
    interactive,
    out: (text) => Promise.resolve(void (out += typeof text === 'string' ? text : new TextDecoder().decode(text))),
    err: (text) => Promise.resolve(void (err += text)),
  })
  return { status, out, err }
}

const flower = {
  format: 'caravan-record',
  version: 1,
  preset: 'flower-and-scorpion',
  rules: { target: 15, reserve: 2 },
  startedAt: '2026-03-01T19:30:00.000Z',
  players: [{ name: 'Ada' }, { name: 'Ben' }],
  rounds: [
    {
      leader: 0,
      dice: { flower: [6, 6], scorpion: [1, 2] },
      events: [
        { type: 'play', tile: '6-4' },
        { type: 'play', tile: '4-2', arm: 'right' },
        { type: 'draw', player: 0, count: 2 },
        { type: 'play', tile: '2-6', arm: 'right' },
        { type: 'pass', player: 1 },
        { type: 'play', player: 1, tile: '6-6', arm: 'right' },
      ],
    },
  ],
}
const won = {
  format: 'caravan-record',
  version: 1,
  preset: 'bergen-draw',
  rules: { target: 2 },
  players: [{ name: 'Ada' }, { name: 'Ben' }],
  rounds: [{ leader: 0, events: [{ type: 'play', tile: '0-0' }] }],
}
const impossible = { ...flower, rounds: [{ ...flower.rounds[0], events: [{ type: 'play', tile: '7-5' }] }] }
const text = (record: unknown) => JSON.stringify(record)

describe('score for people', () => {
  it('prints every entry with its reasons, warnings and totals', async () => {
    const { status, out, err } = await score(['game.json'], { 'game.json': text(flower) })
    expect(err).toBe('')
    expect(status).toBe(0)
    expect(out).toBe(
      [
        'Flower & Scorpion, to 15 chips',
        '2026-03-01',
        'Players: Ada, Ben',
        'House rules: target: 15',
        '',
        'Round 1: Ada leads, Flower 6-6, Scorpion 2-1',
        '#  Player  Entry                       chips  Ada  Ben  Why',
        '1  Ada     leads 6-4                       0    0    0',
        '2  Ben     plays 4-2 on the right end      0    0    0',
        '3  Ada     draws 2                              0    0',
        '4  Ada     plays 6-2 on the right end     +3    3    0  Dual +2: both ends show 6. Long Flower +1: one pair makes 6-6.',
        '5  Ben     passes                               3    0',
        '6  Ben     plays 6-6 on the right end     +6    3    6  Plural +3: all open halves show 6. Short Flower +1: 6-6 is the Flower. ' +
          'Long Flower +2: 2 pairs make 6-6.',
        'Caravan: 6-4* 4-2 2-6 6-6 (* is the lead)',
        '! Entry 5: Ben passed but could still draw 12 tiles from the oasis.',
        '! Entry 6: It was Ada’s turn, not Ben’s.',
        '! Entry 5: proven: Ben passed but could have played 6-6. Ben played it in entry 6 without drawing in between.',
        '',
        'No winner yet: Ada 3, Ben 6',
        '',
      ].join('\n'),
    )
  })

  it('says who won', async () => {
    const { out } = await score(['game.json'], { 'game.json': text(won) })
    expect(out).toContain('Ada reaches the target with 2 points.\nTotals: Ada 2, Ben 0\n\nAda wins the match with 2 points.\n')
  })

  it('has what partners have together before what each has', async () => {
    const players = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name }))
    const { out } = await score(['game.json'], { 'game.json': text({ ...won, rules: { target: 3, partners: true }, players }) })
    expect(out).toMatch(/chips +Ada and Cleo +Ben and Dan +Ada +Ben +Cleo +Dan|points +Ada and Cleo +Ben and Dan +Ada +Ben +Cleo +Dan/)
    expect(out).toContain('No winner yet: Ada and Cleo 2, Ben and Dan 0 (Ada 2, Ben 0, Cleo 0, Dan 0)')
  })

  it('names file, place and reason of an impossible record, and goes on', async () => {
    const { status, out, err } = await score(['bad.json', 'none.json', 'torn.json', 'good.json'], {
      'bad.json': text(impossible),
      'torn.json': text(flower).slice(0, 50),
      'good.json': text(flower),
    })
    expect(status).toBe(1)
    expect(err).toBe(
      'bad.json: Round 1, entry 1: “7-5” isn’t in a double-six set.\n' +
        'none.json: Can’t read this match: file not found.\n' +
        'torn.json: Can’t read this match: this is not JSON; look near “:1,"preset":"f”.\n',
    )
    expect(out).toContain('No winner yet: Ada 3, Ben 6')
  })
})

describe('score of a file of text', () => {
  const lines = [
    'bergen-pagat target=3; Ada, Ben; 1: Ada leads: 6-6 6-4',
    '',
    'bergen-pagat; Ada, Ben; 1: Cleo leads',
    'bergen-pagat; Ada, Ben; 1: Ada leads: 7-7\r',
    'position bergen-pagat; Ada, Ben',
  ].join('\n')

  it('prints a sheet for each line, and says where a line is wrong', async () => {
    const { status, out, err } = await score(['evening.txt'], { 'evening.txt': lines })
    expect(status).toBe(1)
    expect(out).toContain('Round 1')
    expect(out).toContain('Ada 2, Ben 0')
    expect(err).toBe(
      'evening.txt, line 3: Column 28: The line doesn’t name exactly one player “Cleo”. You can write “seat 1” instead.\n' +
        'evening.txt, line 4: Round 1, entry 1: “7-7” isn’t in a double-six set.\n' +
        'evening.txt, line 5: Column 1: This is a position, not a match.\n',
    )
  })

  it('prints one line of JSON for each with --json', async () => {
    const { status, out } = await score(['--json', 'evening.TXT'], { 'evening.TXT': lines })
    expect(status).toBe(1)
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual([
      expect.objectContaining({ totals: [2, 0], winner: null }),
      { error: expect.objectContaining({ code: 'bad-record', round: null, event: null }) as unknown },
      { error: expect.objectContaining({ code: 'bad-tile', round: 1, event: 1 }) as unknown },
      { error: expect.objectContaining({ code: 'bad-record' }) as unknown },
    ])
  })

  it('still reads a record as JSON from it, and no line of text from any other file', async () => {
    expect(await score(['--json', 'game.txt'], { 'game.txt': text(flower) })).toEqual(await score(['--json', 'game.json'], { 'game.json': text(flower) }))
    const { err } = await score(['empty.txt', 'lines.json', '-'], { 'empty.txt': ' \n', 'lines.json': lines, '-': lines })
    expect(err).toBe(
      'empty.txt: Column 1: There’s no text here.\n' +
        'lines.json: Can’t read this match: this is not JSON; look near “bergen-pagat”.\n' +
        'standard input: Can’t read this match: this is not JSON; look near “bergen-pagat”.\n',
    )
  })
})

describe('score --json', () => {
  it('prints one line of JSON a record, from files or standard input', async () => {
    const fromFile = await score(['--json', 'game.json'], { 'game.json': `\uFEFF${text(flower)}\n` })
    const fromInput = await score(['--json'], { '-': text(flower) })
    expect(fromFile).toMatchObject({ status: 0, err: '' })
    expect(fromFile.out).toMatch(/^[^\n]+\n$/)
    expect(fromInput).toEqual(fromFile)
    expect(JSON.parse(fromFile.out)).toMatchObject({
      totals: [3, 6],
      winner: null,
      warnings: [
        { code: 'pass-with-boneyard', round: 1, event: 5 },
        { code: 'out-of-turn', round: 1, event: 6 },
      ],
    })
  })

  it('prints an error for what cannot be scored, in its place', async () => {
    const { status, out } = await score(['--json', 'none.json', 'bad.json', 'game.json'], { 'bad.json': text(impossible), 'game.json': text(flower) })
    const [none, bad, good] = out
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line))
    expect(status).toBe(1)
    expect(none).toEqual({
      error: { code: 'bad-record', round: null, event: null, message: 'Can’t read this match: file not found.' },
    })
    expect(bad).toEqual({ error: { code: 'bad-tile', round: 1, event: 1, message: 'Round 1, entry 1: “7-5” isn’t in a double-six set.' } })
    expect(good).toMatchObject({ totals: [3, 6] })
  })

  it('words a refusal with the names and the game of the record', async () => {
    const events = [
      { type: 'play', tile: '6-4' },
      { type: 'block', hands: [['6-4'], ['1-1']] },
    ]
    const twice = { ...flower, rounds: [{ ...flower.rounds[0], events }] }
    const { out } = await score(['--json', 'game.json'], { 'game.json': text(twice) })
    expect(out).toContain('6-4 in Ada’s hand is already on the table or in another hand.')
    const dry = { ...flower, rounds: [{ ...flower.rounds[0], events: [{ type: 'draw', count: 20 }] }] }
    expect((await score(['--json', 'game.json'], { 'game.json': text(dry) })).out).toContain(' can be drawn from the oasis (C-3).')
  })

  it.each(['null', '[]', '3', '"text"', '{}', '{"players":[null,{"name":3}],"preset":"__proto__"}', ''])('refuses %s as a bad record', async (content) => {
    const { status, out } = await score(['--json', '-'], { '-': content })
    expect(status).toBe(1)
    expect(JSON.parse(out)).toMatchObject({ error: { code: 'bad-record', round: null, event: null } })
  })
})

describe('score --jsonl', () => {
  it('prints one result a line, in order, whatever is wrong with some', async () => {
    const input = [text(flower), '', text(impossible), '   \r', '{', `${text(flower)}\r`].join('\n')
    const { status, out } = await score(['--jsonl', 'many.jsonl'], { 'many.jsonl': input })
    const results = out
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line))
    expect(status).toBe(1)
    expect(results).toMatchObject([{ totals: [3, 6] }, { error: { code: 'bad-tile' } }, { error: { code: 'bad-record' } }, { totals: [3, 6] }])
  })

  it('is content when every record is sound', async () => {
    const { status, out } = await score(['--jsonl'], { '-': `${text(flower)}\n${text(flower)}\n` })
    expect(status).toBe(0)
    expect(out.trimEnd().split('\n')).toHaveLength(2)
  })

  it('reports a file that is not there and goes on to the next', async () => {
    const { status, out } = await score(['--jsonl', 'none.jsonl', 'many.jsonl'], { 'many.jsonl': text(flower) })
    expect(status).toBe(1)
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line): unknown => JSON.parse(line)),
    ).toMatchObject([{ error: { code: 'bad-record' } }, { totals: [3, 6] }])
  })
})

describe('usage', () => {
  it('is told by --help', async () => {
    const { status, out } = await score(['--help'])
    expect(status).toBe(0)
    expect(out).toMatch(/^Usage: npm run --silent score -- /)
  })

  it.each([
    [['--xml', 'game.json'], /^score: .*--xml.*\n$/],
    [['--json', '--jsonl', 'game.json'], /^score: use either --json or --jsonl, not both\. .*\n$/],
    [['--json=yes', 'game.json'], /^score: .*--json.*\n$/],
  ] as const)('%o is refused in one line', async (args, line) => {
    const { status, out, err } = await score(args)
    expect(status).toBe(2)
    expect(out).toBe('')
    expect(err).toMatch(line)
  })

  it('asks a person at a terminal for a file', async () => {
    const { status, err } = await score([], {}, true)
    expect(status).toBe(2)
    expect(err).toMatch(/^score: no file given; name a file, or use - for standard input\. .*\n$/)
  })
})
