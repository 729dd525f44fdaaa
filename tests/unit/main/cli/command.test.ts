import { spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build } from 'vite'
import { answerBatch } from '#main/cli/batches'
import type { RecordCommand } from '#main/cli/record-command'
import { REVIEW } from '#main/cli/review-command'
import { SCORE } from '#main/cli/score-command'
import { simulate } from '../../../reference/simulate'
import { needs } from '../../../support/needs'

const folder = mkdtempSync(join(tmpdir(), 'caravan-score-'))
const root = resolve(import.meta.dirname, '..', '..', '..', '..')

beforeAll(async () => {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: ['zod'] },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: 'node20.19',
      minify: false,
      rolldownOptions: { input: ['src/main/cli/score.ts', 'src/main/cli/review.ts'], output: { entryFileNames: '[name].mjs' } },
    },
  })
})

afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the built command with its output where a shell would put it. */
function runInto(file: string, args: readonly string[], command: 'score' | 'review' = 'score'): Promise<Omit<Ran, 'out'>> {
  return new Promise((done) => {
    const into = openSync(file, 'w')
    const child = spawn(process.execPath, [join(folder, `${command}.mjs`), ...args], { cwd: folder, stdio: ['ignore', into, 'pipe'] })
    let err = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (err += text))
    child.on('close', (status) => {
      closeSync(into)
      done({ status, err })
    })
  })
}

interface Ran {
  readonly status: number | null
  readonly out: string
  readonly err: string
}

/** Runs the built command as a process of its own; `stopAfter` closes its output once so many bytes have come. */
function run(args: readonly string[], { input = '', stopAfter = Infinity, command = 'score' } = {}): Promise<Ran> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(folder, `${command}.mjs`), ...args], { cwd: folder })
    let out = ''
    let err = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text
      if (out.length > stopAfter) child.stdout.destroy()
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
    child.stdin.on('error', () => undefined).end(input)
    child.on('close', (status) => done({ status, out, err }))
  })
}

/** Of others' data, which the commands pass over, each has much: so few records make a file of several parts. */
const OTHERS = 'x'.repeat(50_000)
const RECORDS = Array.from({ length: 20 }, (_, seed) => JSON.stringify({ ...simulate(seed, 'double-bergen-twelve').record, others: OTHERS }))
const TIMES = 2

/** A file large enough that the command scores it on several threads: the same records over and over. */
const MANY_RECORDS: readonly string[] = Array.from({ length: TIMES }, () => RECORDS).flat()

/** What one thread answers to all of them. */
const answered = (command: RecordCommand): string => new TextDecoder().decode(answerBatch(command, RECORDS).output).repeat(TIMES)

describe('the score command', () => {
  it('gives a large file back in order, as one thread would score it', async () => {
    const lines = MANY_RECORDS
    writeFileSync(join(folder, 'many.jsonl'), lines.map((line) => `${line}\n`).join(''))
    expect(lines.join().length).toBeGreaterThan(8 * (1 << 18))
    const { status, out, err } = await run(['--jsonl', 'many.jsonl'])
    expect({ status, err }).toEqual({ status: 0, err: '' })
    expect(out === answered(SCORE)).toBe(true)
  })

  it('says nothing when the reader of its output stops early', async () => {
    writeFileSync(join(folder, 'many.jsonl'), MANY_RECORDS.map((line) => `${line}\n`).join(''))
    const { err } = await run(['--jsonl', 'many.jsonl'], { stopAfter: 1000 })
    expect(err).toBe('')
  })

  it('reads standard input, goes on after what is wrong, and ends with status 1', async () => {
    const [line = ''] = MANY_RECORDS
    const { status, out } = await run(['--jsonl', '-', 'not-there.jsonl'], { input: `${line}\n{\n${line}` })
    expect(status).toBe(1)
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((result) => 'error' in (JSON.parse(result) as object)),
    ).toEqual([false, true, false, true])
  })

  it('ends with status 2 and one line for bad usage', async () => {
    const { status, out, err } = await run(['--xml'])
    expect({ status, out }).toEqual({ status: 2, out: '' })
    expect(err).toMatch(/^score: [^\n]+\n$/)
  })

  it('has a sister that reviews a large file on several threads in order too, and speaks in its own name', async () => {
    const lines = MANY_RECORDS
    writeFileSync(join(folder, 'many.jsonl'), lines.map((line) => `${line}\n`).join(''))
    const { status, out, err } = await run(['--jsonl', 'many.jsonl'], { command: 'review' })
    expect({ status, err }).toEqual({ status: 0, err: '' })
    expect(out === answered(REVIEW)).toBe(true)
    expect((await run(['--xml'], { command: 'review' })).err).toMatch(/^review: [^\n]+\n$/)
  })

  needs('full-device', () => {
    it('says in one line that its output could not be written, and ends with status 1', async () => {
      const file = join(folder, 'some.jsonl')
      writeFileSync(file, `${JSON.stringify(simulate(1, 'double-bergen-twelve').record)}\n`)
      for (const args of [['--jsonl', file], ['--json', file], [file], ['--help']]) {
        expect(await runInto('/dev/full', args), args.join(' ')).toEqual({ status: 1, err: 'score: cannot write the output: no space left\n' })
      }
    })
  })
})
