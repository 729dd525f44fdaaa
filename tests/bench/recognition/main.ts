import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { benchDice } from './dice'
import { benchHands } from './hands'
import type { Outcome } from './outcome'
import { benchOwn } from './own'
import { writeSheet } from './sheet'
import { benchTiles } from './tiles'

/**
 * How well photos are read, one core, warm. Each `DIR` holds photos of tiles, `--numerals DIR` of tiles with numbers,
 * `--dice DIR` of dice; each has a labels.json. `--game` also plays each photo of a line of play, every tile in turn as the
 * one just laid; `--beside DIR` has other networks for pips (detector.onnx,
 * reader.onnx, fit.json) read the same photos in the same run; `--own` reads those of each set as a set that is known from two photos of it.
 * `--hands` plays an evening of hands that lie apart in one photo, made from photos of hands in all DIR, and counts taps; `--seed` takes other rounds.
 * `--each 2` reads each second photo of tiles alone. `--floors` fails below what was reached before, with `--hard` on photos of games from a seat; `--sheet` draws the photos with a wrong reading.
 */
const USAGE =
  'npm run bench:recognition -- (DIR… [--game] [--each N] [--beside DIR] [--own] | DIR… --hands [--seed N] | --numerals DIR | --dice DIR) [--json] [--floors [--hard]] [--sheet FILE.jpg]'

const from = (path: string): string => resolve(process.env.INIT_CWD ?? '.', path)

function refuse(why: string): never {
  process.stderr.write(`${why} Usage: ${USAGE}\n`)
  process.exit(2)
}

function flags() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        numerals: { type: 'string' },
        dice: { type: 'string' },
        game: { type: 'boolean', default: false },
        beside: { type: 'string' },
        own: { type: 'boolean', default: false },
        hands: { type: 'boolean', default: false },
        seed: { type: 'string', default: '1' },
        each: { type: 'string', default: '1' },
        json: { type: 'boolean', default: false },
        floors: { type: 'boolean', default: false },
        hard: { type: 'boolean', default: false },
        sheet: { type: 'string' },
      },
    })
  } catch (fault) {
    return refuse(fault instanceof Error ? `${fault.message.split(/\. |\n/)[0]?.replace(/\.$/, '') ?? ''}.` : String(fault))
  }
}

const { values, positionals } = flags()
const { numerals, dice } = values
const each = Number(values.each)
if (!Number.isInteger(each) || each < 1) refuse(`--each ${values.each} is no whole number from 1.`)
const folders = [...positionals, numerals, dice].filter((named) => named !== undefined)
if (folders.length === 0 || (folders.length > 1 && positionals.length < folders.length)) refuse('Name a folder of photographs, or several of tiles with pips.')

function bench(named: string): Promise<Outcome> {
  if (dice !== undefined) return benchDice(named)
  if (values.own) return benchOwn(named)
  const beside = values.beside === undefined ? undefined : from(values.beside)
  return benchTiles(named, { prints: numerals === undefined ? 'pips' : 'numerals', game: values.game, hard: values.hard, beside, each })
}

const outcomes: Outcome[] = []
for (const folder of values.hands ? [''] : folders) {
  const outcome = values.hands ? await benchHands(folders.map(from), Number(values.seed)) : await bench(from(folder))
  outcomes.push(outcome)
  const heading = folders.length > 1 && !values.hands ? `${folder}\n\n` : ''
  process.stdout.write(values.json ? `${JSON.stringify(outcome.json)}\n` : `${heading}${outcome.text}`)
}
if (values.sheet !== undefined)
  await writeSheet(
    from(values.sheet),
    outcomes.flatMap(({ failed }) => failed),
  )
const short = values.floors ? outcomes.flatMap(({ below }) => below) : []
for (const reason of short) process.stderr.write(`${reason}\n`)
process.exit(short.length > 0 ? 1 : 0)
