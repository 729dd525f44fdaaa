import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rulingFile } from '#shared/arbiter/file/ruling-file'
import { toScoreJson } from '#shared/match/score-json'
import { expectOk } from '#shared/kernel/result'
import { goldenCases } from '../../golden/golden-cases'
import { randomRuling } from '../../reference/random-rulings'
import { accepts } from '../../support/json-schema'
import { runs } from '../../support/runs'
import { PUBLISHED } from '../../support/schemas'
import { spoiling } from '../shared/spoiled'

const RECORDS = goldenCases().map(({ record }) => record)
const RULINGS = Array.from({ length: 60 }, (_, seed) => expectOk(rulingFile(randomRuling(seed)), 'a ruling')).filter(
  // what is judged letter by letter has to be of a size that can be spoiled anywhere
  (file) => JSON.stringify(file).length < 4000,
)

/** Values that stand somewhere in a sound file, and some that stand nowhere. */
const VALUE = fc.constantFrom<unknown>(
  0,
  1,
  6,
  19,
  -1,
  1.5,
  null,
  true,
  '',
  '6-4',
  '4-6',
  '19-0',
  'left',
  'two-ended',
  'x'.repeat(201),
  [],
  [0, 1],
  {},
  {
    kind: 'tie',
  },
)

describe('The JSON Schema of a match record', () => {
  const { json, schema } = PUBLISHED.record
  const scores = (record: unknown): boolean => !('error' in toScoreJson(record, () => ''))

  test('takes every golden record that can be scored', () => {
    const sound = RECORDS.filter(scores)
    expect(sound.length).toBeGreaterThan(50)
    expect(sound.filter((record) => !accepts(json as never, record))).toEqual([])
  })

  test('takes and refuses what the schema in the code does, and nothing that it refuses can be scored', () => {
    alike(json, schema, spoiling(RECORDS, VALUE, ['tile', 'arm', 'player', 'rules', 'more']), (content, taken) => {
      if (!taken) expect(scores(content)).toBe(false)
    })
  })

  test('refuses a number too large to be kept exactly, which only the score command takes', () => {
    const record = RECORDS[0] as { readonly rules?: object }
    const huge = { ...record, rules: { ...record.rules, target: 1e21 } }
    expect([accepts(json as never, huge), schema.safeParse(huge).success]).toEqual([false, false])
  })
})

describe('The JSON Schema of a ruling file', () => {
  const { json, schema } = PUBLISHED.ruling

  test('takes every ruling that Caravan makes', () => {
    expect(RULINGS.length).toBeGreaterThan(20)
    expect(RULINGS.filter((file) => !accepts(json as never, file))).toEqual([])
  })

  test('takes and refuses what the schema in the code does', () => {
    alike(json, schema, spoiling(RULINGS, VALUE, ['tile', 'counted', 'seat', 'more']), () => undefined)
  })
})

/** Whether a JSON Schema and the schema it was made from take and refuse the same. Fails also where too few of either were tried. */
function alike(
  json: object,
  schema: (typeof PUBLISHED)['ruling']['schema'],
  contents: fc.Arbitrary<unknown>,
  look: (content: unknown, taken: boolean) => void,
) {
  let [taken, refused] = [0, 0]
  fc.assert(
    fc.property(contents, (spoiled) => {
      // a list with a hole is nothing that JSON can say
      const content: unknown = JSON.parse(JSON.stringify(spoiled))
      const takes = schema.safeParse(content).success
      if (accepts(json as never, content) !== takes) expect(content).toBe(takes ? 'taken by both' : 'refused by both')
      look(content, takes)
      if (takes) taken++
      else refused++
    }),
    runs(15_000, 600),
  )
  expect(Math.min(taken, refused)).toBeGreaterThan(100)
}
