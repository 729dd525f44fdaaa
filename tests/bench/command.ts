import { spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..', '..')
const COMMAND = join(ROOT, 'scripts', 'score.mjs')

/** Writes one record a line into a temporary file, gives it to `use`, and takes it away again. */
export async function withRecordFile<T>(records: readonly unknown[], times: number, use: (file: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'caravan-bench-'))
  const file = join(folder, 'records.jsonl')
  try {
    const lines = records.map((record) => `${JSON.stringify(record)}\n`).join('')
    const open = openSync(file, 'w')
    for (let i = 0; i < times; i++) writeSync(open, lines)
    closeSync(open)
    return await use(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Runs the `score` command as a person does and gives the seconds it took, start-up included; every result must come back. */
export async function secondsToScore(args: readonly string[], results: number): Promise<number> {
  const start = performance.now()
  const child = spawn(process.execPath, [COMMAND, ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] })
  let lines = 0
  child.stdout.on('data', (chunk: Buffer) => {
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines++
  })
  const status = await new Promise((done) => child.on('close', done))
  const seconds = (performance.now() - start) / 1000
  if (status !== 0) throw new Error(`score ended with status ${String(status)}`)
  if (lines < results) throw new Error(`score printed ${lines} results, not ${results}`)
  return seconds
}
