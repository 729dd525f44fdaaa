import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ORPCError } from '@orpc/server'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { faultLine } from '../../../../src/main/log/log'
import { Log, LOG_FILE } from '../../../../src/main/log/log'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'caravan-log-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** So that each line is written that is meant. */
function eachMinute(): () => number {
  let now = 0
  return () => (now += 60_000)
}

const clock = (): Date => new Date('2024-05-03T18:00:00.000Z')
const written = (): string =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('')

/** Words that only people write. */
const PRIVATE = ['Zwetlana', 'Ørsted', 'Café Oriente', 'she cheated']

describe('the log', () => {
  test('tells of a start, a fault with its place in the program, and an end, a line each', () => {
    const log = new Log({ folder, clock })
    log.started({ host: 'web', version: '1.2.3' })
    log.fault(Object.assign(new Error('disk full'), { code: 'ENOSPC' }))
    log.ended()
    const [started, fault, ended, ...rest] = written().trimEnd().split('\n')
    expect(started).toMatch(/^2024-05-03T18:00:00\.000Z started web 1\.2\.3, /)
    expect(fault).toMatch(/^2024-05-03T18:00:00\.000Z fault Error ENOSPC at log\.test\.ts:\d+:\d+/)
    expect(ended).toBe('2024-05-03T18:00:00.000Z ended')
    expect(rest).toEqual([])
    expect(log.recent).toEqual([started, fault, ended])
  })

  test('has a line once a minute, however often it is meant; a call that was refused is counted, and no fault', () => {
    let now = 0
    const log = new Log({ folder, clock, elapsed: () => now })
    const refused = new ORPCError('FORBIDDEN', { message: 'this device may not do that' })
    const fault = new Error('disk full')
    expect([log.fault(refused), log.fault(fault)]).toEqual([false, true])
    for (let again = 0; again < 500; again++) expect([log.fault(refused), log.fault(fault)]).toEqual([false, false])
    expect(log.recent).toHaveLength(2)
    now = 59_999
    expect(log.fault(fault)).toBe(false)
    now = 60_000
    expect([log.fault(refused), log.fault(fault)]).toEqual([false, true])
    expect(log.recent.map((line) => line.slice(25).replace(/ at .*?(?= \(|$)/u, ''))).toEqual([
      'refused a call',
      'fault Error',
      'refused a call (and 500 times more before)',
      'fault Error (and 501 times more before)',
    ])
    // what the program itself could not do is a fault, whoever asked for it
    expect(log.fault(new ORPCError('INTERNAL_SERVER_ERROR'))).toBe(true)
  })

  test('counts no more lines than it may', () => {
    const log = new Log({ folder, clock, elapsed: () => 0 })
    const faultAt = (line: number): Error => Object.assign(new Error('x'), { stack: `Error: x\n    at a.js:${line}:1` })
    for (let line = 0; line < 201; line++) expect(log.fault(faultAt(line))).toBe(true)
    expect(log.fault(faultAt(200))).toBe(false)
    expect(log.fault(faultAt(0))).toBe(true)
  })

  test('holds nothing of what people wrote, also where an error does', () => {
    const log = new Log({ folder, clock, elapsed: eachMinute() })
    for (const words of PRIVATE) {
      const fault = new Error(`no seat for ${words}\n    at ${words} (${words}.js:1:1)`, { cause: new TypeError(words) })
      fault.name = words
      log.fault(fault)
      log.crash(Object.assign(new Error(words), { code: words, player: words }))
      log.fault(words)
      log.fault({ note: words })
    }
    expect(written().split('\n').length).toBe(4 * PRIVATE.length + 1)
    for (const words of PRIVATE) expect(written()).not.toContain(words)
  })

  test('holds no folder of anyone, whose name is often in it', () => {
    const log = new Log({ folder, clock })
    const home = join(folder, 'home', 'Zwetlana')
    try {
      readFileSync(join(home, 'matches', 'evening.json'))
    } catch (missing) {
      log.fault(missing)
    }
    const fault = new TypeError('x')
    fault.stack =
      'TypeError: x\n    at file:///home/zwetlana/caravan/out/main/chunks/store.js:12:3\n    at C:\\Users\\Zwetlana\\caravan\\out\\main\\electron.js:4:5'
    log.crash(fault)
    expect(written()).toMatch(/ fault Error ENOENT/)
    expect(written()).toMatch(/ crash TypeError at store\.js:12:3 at electron\.js:4:5\n$/)
    expect(written()).not.toMatch(/zwetlana|users|home/i)
  })

  test('is no longer than its two files may be, whatever happens', () => {
    const largest = 2_000
    const log = new Log({ folder, clock, largest, elapsed: eachMinute() })
    for (let i = 0; i < 200; i++) log.fault(new Error(`fault ${i}`))
    expect(readdirSync(folder).sort()).toEqual(['caravan.1.log', LOG_FILE])
    for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(largest)
  })

  test("stands in nobody's way where it cannot be written", () => {
    writeFileSync(join(folder, 'a file'), '')
    const log = new Log({ folder: join(folder, 'a file', 'inside'), clock })
    log.fault(new RangeError('deep'))
    expect(log.recent.join()).toContain('fault RangeError')
  })

  test('takes no page that went away for a fault', () => {
    const log = new Log({ folder, clock })
    log.fault(new DOMException('gone', 'AbortError'))
    expect(log.recent).toEqual([])
  })
})

test('a fault is told in one line without its message, whatever that is', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 4, unit: 'grapheme' }), (message) => {
      const line = faultLine(new Error(message))
      expect(line).toMatch(/^Error( at [\w.-]+:\d+:\d+)*$/)
    }),
  )
})
