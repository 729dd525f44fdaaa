import { describe, expect, it } from 'vitest'
import { IMPORT_LIMITS, type ImportAnswer, type ImportAsked } from '#shared/contract/exchange'
import type { Client } from '../../../../src/renderer/client/client'
import { ConnectionLost, type Connection } from '../../../../src/renderer/client/connection'
import { DiskRefused, readFiles, type RecordRead } from '../../../../src/renderer/exchange/import-run'

type Answering = (asked: ImportAsked, message: number) => ImportAnswer | Error

const adding: Answering = ({ records }) => ({ results: records.map(({ place }) => ({ kind: 'added', place, matchId: 'match-0001' })), stopped: null })

/** Reads files with a host that answers as given; gives what was sent and what was said of it. */
async function read(files: readonly File[], answering: Answering = adding, signal = new AbortController().signal) {
  const sent: ImportAsked[] = []
  const told: RecordRead[] = []
  const bytes: number[] = []
  const ask = (asked: ImportAsked): Promise<ImportAnswer> => {
    sent.push(asked)
    const answer = answering(asked, sent.length)
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }
  const connection = { client: { exchange: { import: ask } } as unknown as Client, whenOpen: () => Promise.resolve() } as unknown as Connection
  const outcome = await readFiles(files, { connection, signal, told: (reading) => told.push(reading), progress: (read) => bytes.push(read) }).then(
    () => 'read',
    (fault: unknown) => fault,
  )
  return { sent, told, bytes, outcome }
}

const lines = (count: number, each = '{}'): string => Array.from({ length: count }, () => each).join('\n')
const places = (told: readonly RecordRead[]): readonly number[] => told.map(({ place }) => place)

describe('Files that are brought in', () => {
  it('go to the host in their order, in messages that every host takes', async () => {
    const long = `{"note":"${'ü'.repeat(100_000)}"}`
    const { sent, told, bytes, outcome } = await read([new File([lines(250)], 'a.jsonl'), new File([lines(10, long)], 'b.jsonl')])
    expect(outcome).toBe('read')
    expect(sent.map(({ file, records }) => `${file} ${records.length}`)).toEqual([
      'a.jsonl 100',
      'a.jsonl 100',
      'a.jsonl 50',
      'b.jsonl 3',
      'b.jsonl 3',
      'b.jsonl 3',
      'b.jsonl 1',
    ])
    for (const message of sent) expect(new TextEncoder().encode(JSON.stringify(message)).length).toBeLessThan(1024 * 1024)
    expect(places(told)).toEqual([...Array.from({ length: 250 }, (_, at) => at + 1), ...Array.from({ length: 10 }, (_, at) => at + 1)])
    expect(bytes).toEqual([...bytes].sort((a, b) => a - b))
    expect(bytes.at(-1)).toBe(new File([lines(250)], 'a').size + new File([lines(10, long)], 'b').size)
  })

  it('are sent again after the connection was lost, and told of once', async () => {
    const { sent, told, outcome } = await read([new File([lines(3)], 'a.jsonl')], (asked, message) =>
      message < 3 ? new ConnectionLost('gone') : adding(asked, message),
    )
    expect(outcome).toBe('read')
    expect(sent).toHaveLength(3)
    expect(new Set(sent.map((message) => JSON.stringify(message))).size).toBe(1)
    expect(places(told)).toEqual([1, 2, 3])
  })

  it('stop where the disk is full, with what was taken before it told', async () => {
    const { sent, told, outcome } = await read([new File([lines(250)], 'a.jsonl')], (asked, message) =>
      message === 1 ? adding(asked, message) : { results: [], stopped: { kind: 'not-saved', reason: 'disk-full', detail: '' } },
    )
    expect(outcome).toBeInstanceOf(DiskRefused)
    expect(sent).toHaveLength(2)
    expect(told).toHaveLength(100)
  })

  it('stop when asked to: what was sent is answered, nothing more is sent', async () => {
    const stop = new AbortController()
    const { sent, told } = await read(
      [new File([lines(250)], 'a.jsonl')],
      (asked, message) => {
        stop.abort()
        return adding(asked, message)
      },
      stop.signal,
    )
    expect(sent).toHaveLength(1)
    expect(told).toHaveLength(100)
  })

  it('say of a file that is no text that it is none, whatever it is called', async () => {
    const zip = new Uint8Array([0x50, 0x4b, 3, 4, 0x14, 0, 0xff, 0xfe])
    const { sent, told } = await read([
      new File([zip], 'list.xlsx'),
      new File([zip], 'all.jsonl'),
      new File([new Uint8Array([0xff, 0xfe, 0x41, 0])], 'wide.txt'),
    ])
    expect(sent).toEqual([])
    expect(told.map((reading) => reading.kind === 'faulty' && [reading.of, reading.fault])).toEqual([
      ['file', 'no-text'],
      ['file', 'no-text'],
      ['file', 'not-utf8'],
    ])
  })

  it('tell faults in the order of the file, and hold nothing of what is too long', async () => {
    const long = `{"preset":${'x'.repeat(IMPORT_LIMITS.recordLength + 1)}`
    const bytes = `{"note":"${'\u0001'.repeat(200_000)}"}`
    const { sent, told } = await read([new File([['{}', 'text', '{}', long, bytes, '{}'].join('\n')], 'a.jsonl')])
    expect(sent.map(({ records }) => records.map(({ place }) => place))).toEqual([[1, 3, 6]])
    expect(told.map((reading) => (reading.kind === 'answered' ? reading.result.kind : reading.kind === 'faulty' ? reading.fault : reading.kind))).toEqual([
      'added',
      'no-object',
      'added',
      'too-long',
      'too-long',
      'added',
    ])
    expect(places(told)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it.each<[string, File, string]>([
    ['no UTF-8', new File([new Uint8Array([0x7b, 0x22, 0xfc, 0x22])], 'latin.json'), 'not-utf8'],
    ['UTF-8 that ends in the middle of a letter', new File([new Uint8Array([0x7b, 0x22, 0xc3])], 'cut.json'), 'not-utf8'],
    ['UTF-16', new File([new Uint8Array([0xff, 0xfe, 0x7b, 0x00])], 'notepad.json'), 'not-utf8'],
    ['a picture', new File(['\u0089PNG'], 'x.json'), 'not-records'],
    ['nothing at all', new File([], 'x.json'), 'not-records'],
  ])('say that a whole file is %s', async (_, file, fault) => {
    const { told, sent } = await read([file, new File(['{}'], 'sound.json')])
    expect(told).toMatchObject([{ kind: 'faulty', of: 'file', fault }, { kind: 'answered' }])
    expect(sent).toHaveLength(1)
  })

  it('may have lines of text, which go to the host as records', async () => {
    const text = 'bergen-pagat; Ada, Ben; 1: Ada leads: 6-6\n\nbergen-pagat; Ada\n{"a":1}\nposition bergen-pagat; Ada, Ben\n'
    const { sent, told } = await read([new File([text], 'evening.txt'), new File(['{\n"a":1}'], 'one.TXT')])
    expect(sent.map(({ records }) => records.map(({ place, text: each }) => [place, JSON.parse(each) as unknown]))).toEqual([
      [
        [
          1,
          {
            format: 'caravan-record',
            version: 1,
            preset: 'bergen-pagat',
            rules: {},
            players: [{ name: 'Ada' }, { name: 'Ben' }],
            rounds: [{ leader: 0, events: [{ type: 'play', tile: '6-6' }] }],
          },
        ],
        [4, { a: 1 }],
      ],
      [[1, { a: 1 }]],
    ])
    expect(told.map((reading) => (reading.kind === 'wrong-text' ? `${reading.of} ${reading.place} ${reading.error.kind}` : reading.kind))).toEqual([
      'answered',
      'line 3 players',
      'answered',
      'line 5 other-kind',
      'answered',
    ])
  })

  it('may begin with a byte-order mark', async () => {
    const { sent } = await read([new File(['\uFEFF{"a":1}'], 'a.json'), new File(['\uFEFF{"a":1}\n'], 'a.jsonl')])
    expect(sent.map(({ records }) => records)).toEqual([[{ place: 1, text: '{"a":1}' }], [{ place: 1, text: '{"a":1}' }]])
  })
})
