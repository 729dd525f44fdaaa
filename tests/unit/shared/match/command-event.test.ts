import { expect, test } from 'vitest'
import { commandEvent as command, commandEventSchema, replaced } from '#shared/match/command-event'
import type { RecordEvent } from '#shared/match/record'
import { answering } from '../../../support/answered'

const commandEvent = answering(command)
const photo = 'a'.repeat(32)
const EVENTS: readonly RecordEvent[] = [
  { type: 'play', player: 0, tile: '6-4', arm: 'left', photo },
  { type: 'play', tile: '6-4' },
  { type: 'draw', player: 1, count: 2 },
  { type: 'pass', player: 1 },
  { type: 'block', player: 0, hands: [['6-6'], ['1-0', '2-0']], photo },
  { type: 'table', player: 0, line: ['6-4', '4-2'], hands: [5, 6], photo },
  { type: 'table', player: 0, line: { spinner: '6-6', arms: [['6-4'], [], [], []] }, hands: [5, 6], totals: [0, 3] },
  { type: 'rules', rules: { target: 12, handSize: { '2': 5 } } },
]

test.each(EVENTS)('what the app enters is taken as it is: $type', (event) => {
  expect(commandEvent(event)).toEqual(event)
  expect(commandEventSchema.parse(event)).toEqual(event)
})

test.each(EVENTS)('what else a record has beside an event is not sent, and stays: $type', (event) => {
  const noted: RecordEvent = {
    ...event,
    said: { loud: true },
    ...(event.photo === undefined ? { photo: 'IMG_1.jpg' } : {}),
    ...(event.type === 'table' && !Array.isArray(event.line) ? { line: { ...event.line, drawn: 'by hand' } } : {}),
  }
  expect(commandEventSchema.safeParse(noted).success).toBe(false)
  expect(commandEvent(noted)).toEqual(event)
  expect(replaced(noted, commandEvent(noted))).toEqual(noted)
})

test('what else a line has beside its tiles stays only where the same line is found again', () => {
  const line = { spinner: '6-6', arms: [['6-4'], [], [], []], drawn: 'by hand' }
  const table: RecordEvent = { type: 'table', line, hands: [5, 6] }
  const otherLine = { spinner: '5-5', arms: [[], [], [], []] }
  const pass: RecordEvent = { type: 'pass', player: 1 }
  const after = answering(replaced)
  expect(after(table, { ...table, line: { spinner: '6-6', arms: [['6-4'], [], [], []] }, hands: [4, 6] })).toEqual({ ...table, hands: [4, 6] })
  expect(after(table, { ...table, line: otherLine })).toEqual({ ...table, line: otherLine })
  expect([after(table, pass), after(pass, table)]).toStrictEqual([pass, table])
})

test('what is left out of an event is left out of a command', () => {
  expect(commandEvent({ type: 'play', player: undefined, tile: '6-4', arm: undefined })).toStrictEqual({ type: 'play', tile: '6-4' })
})
