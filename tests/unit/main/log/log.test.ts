import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { faultLine } from '../../../../src/main/log/log'
import { Log, LOG_FILE } from '../../../../src/main/log/log'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'caravan-log-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

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

  test('holds nothing of what people wrote, also where an error does', () => {
    const log = new Log({ folder, clock })
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
    const log = new Log({ folder, clock, largest })
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
