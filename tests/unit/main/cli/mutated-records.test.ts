import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { answerBatch } from '#main/cli/batches'
import { REVIEW } from '#main/cli/review-command'
import { runCommand } from '#main/cli/command-process'
import { SCORE } from '#main/cli/score-command'
import { PRESET_IDS } from '#shared/rules/presets'
import { spoiltJson } from '../../../attacks/odd-json'
import { Random } from '../../../reference/random'
import { simulate } from '../../../reference/simulate'
import { alone } from './alone'

/** How many are tried: more where CARAVAN_RECORDS asks for it. */
const COUNT = Math.max(200, Number(process.env['CARAVAN_RECORDS'] ?? 0))
const SEED = 20261122

/** Records of every preset, some as they are and most with parts replaced, left out, doubled or added; some cut anywhere. */
function mutated(count: number): readonly string[] {
  const random = new Random(SEED)
  const sound = Array.from({ length: 30 }, (_, at) => simulate(at, PRESET_IDS[at % PRESET_IDS.length] ?? PRESET_IDS[0]).record)
  return Array.from({ length: count }, (_, at) => {
    const record = sound[at % sound.length]
    const text = at % 10 === 0 ? JSON.stringify(record) : spoiltJson(record, random.whole(1, 4), random)
    return random.chance(0.1) ? text.slice(0, random.whole(1, text.length)) : text
  })
}

const COMMANDS = [SCORE, REVIEW].map((command) => [command.name, command] as const)

test.each(COMMANDS)(
  `%s answers each of ${COUNT} records that someone has spoiled, or tells what is wrong, in its place`,
  { timeout: 300_000 },
  (_name, command) => {
    const records = mutated(COUNT)
    let sound = 0
    for (const [at, record] of records.entries()) {
      const { output } = answerBatch(command, [record])
      const told = JSON.parse(new TextDecoder().decode(output)) as { readonly error?: unknown }
      if (told.error === undefined) sound++
      else expect(JSON.stringify(told.error).length, `record ${at}: ${record.slice(0, 200)}`).toBeGreaterThan(10)
    }
    expect(sound).toBeGreaterThan(COUNT / 20)
    expect(sound).toBeLessThan(COUNT)
  },
)

test.each(COMMANDS)(
  'as files of their own %s gives a page or JSON for them, with a status, and nothing is thrown',
  { timeout: 300_000 },
  async (_name, command) => {
    for (const record of mutated(60)) {
      for (const args of [['game.json'], ['--json', 'game.json']]) {
        let [out, err] = ['', '']
        const status = await runCommand(command, args, {
          open: () => Readable.from([Buffer.from(record)]),
          answerer: alone(command),
          interactive: false,
          out: (text) => Promise.resolve(void (out += String(text))),
          err: (text) => Promise.resolve(void (err += String(text))),
        })
        expect([0, 1], record.slice(0, 200)).toContain(status)
        expect((out + err).length, record.slice(0, 200)).toBeGreaterThan(10)
        expect(err, record.slice(0, 200)).not.toMatch(/\n +at /)
      }
    }
  },
)
