import { expect, test } from 'vitest'
import { readCases } from '../../../golden/golden-cases'
import { scoreRecord } from '../../../support/asked'
import { expectAsScored } from '../../../support/rehearsed'

const [always, never] = [() => true, () => false]

test.each([
  ['in one go', { begins: never, triesFirst: never }],
  ['in one go, with each event tried before', { begins: never, triesFirst: always }],
  ['begun anew before each event', { begins: always, triesFirst: never }],
])('each golden case that is sound comes to the same in a rehearsal: %s', (_, otherwise) => {
  const sound = readCases('tests/golden/cases.jsonl').filter(({ record }) => scoreRecord(record).ok)
  expect(sound.length).toBeGreaterThan(100)
  for (const { record } of sound) expectAsScored(record, otherwise)
})
