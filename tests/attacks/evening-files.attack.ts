import { expect, test } from 'vitest'
import { eveningFileKind } from '#main/store/evening-file'
import { decide, type EveningCommand } from '#shared/evening/decide'
import { EVENING_FORMAT, EVENING_VERSION, USUAL_SETTINGS, type Evening, type EveningEvent } from '#shared/evening/evening'
import { joinEvenings } from '#shared/evening/join'
import { replay } from '#shared/evening/replay'
import { standings } from '#shared/evening/standings'
import { NO_EVENING } from '#shared/evening/state'
import { expectOk } from '#shared/kernel/result'
import { Random } from '../reference/random'
import { newId } from '../support/ids'
import { Tally, tries } from './house'
import { spoiltJson } from './odd-json'

const COUNT = tries('EVENINGS', 500)
const ID = '0b9f3c1e-0000-4000-8000-000000000001'
const AT = '2026-03-01T18:00:00.000Z'
const HERE = { on: 'abcdef01', computer: 'kitchen' }

/** An evening in its second round, with a result of each kind. */
function sound(): Evening {
  let state = NO_EVENING
  const events: EveningEvent[] = []
  const say = (command: EveningCommand): void => {
    const found = expectOk(decide(state, command, { at: AT, seed: 7, command: newId(), here: HERE }), command.type)
    state = found.state
    events.push(...found.events)
  }
  const people = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'].map((name, at) => ({ id: `person-000${at}`, name }))
  say({ type: 'arranged', settings: { ...USUAL_SETTINGS, size: 2, method: 'random' } })
  say({ type: 'arrived', people })
  say({ type: 'draw' })
  for (const table of state.rounds[0]?.tables.keys() ?? []) {
    const totals = state.rounds[0]?.tables[table]?.people.map((_, at) => at + 3) ?? []
    say({ type: 'handed-in', table, totals, by: 'host', agreed: true })
  }
  say({ type: 'corrected', round: 0, table: 0, totals: [8, 1, 2].slice(0, state.rounds[0]?.tables[0]?.people.length), note: 'counted again' })
  say({ type: 'draw' })
  say({ type: 'clock-started', seconds: 1500 })
  say({ type: 'left', person: 'person-0004' })
  return { format: EVENING_FORMAT, version: EVENING_VERSION, id: ID, name: 'Club', date: '2026-03-01', events, bin: { at: null, change: 2 }, updatedAt: AT }
}

const COMMANDS: readonly EveningCommand[] = [
  { type: 'draw' },
  { type: 'closed' },
  { type: 'undrawn' },
  { type: 'take-over' },
  { type: 'left', person: 'person-0000' },
  { type: 'returned', person: 'person-0004' },
  { type: 'arrived', people: [{ id: 'person-new1', name: 'Late' }] },
  { type: 'handed-in', table: 0, totals: [1, 2], by: 'host', agreed: true },
  { type: 'corrected', round: 0, table: 0, totals: [1, 2] },
  { type: 'clock-paused', seconds: 3 },
]

test(
  `${COUNT} files of an evening: each is read or refused, no command on what was read fails, and what it writes can be read again`,
  { timeout: 3_600_000 },
  () => {
    const random = new Random(20261128)
    const evening = sound()
    const answers = new Tally()
    const faults: string[] = []
    for (let at = 0; at < COUNT; at++) {
      const text = spoiltJson(evening, random.whole(1, 2), random)
      try {
        const parsed = eveningFileKind(ID).parse(JSON.parse(text))
        answers.add(parsed.ok ? 'read' : parsed.error.kind)
        if (!parsed.ok || parsed.value === null) continue
        const read = parsed.value
        const state = expectOk(replay(read.events), 'what was read can be replayed')
        standings(state)
        joinEvenings(read, evening)
        for (const command of COMMANDS) {
          const decided = decide(state, command, { at: AT, seed: 1, command: newId(), here: HERE })
          answers.add(decided.ok ? `${command.type}: done` : decided.error.code)
          if (!decided.ok) continue
          const written = eveningFileKind(ID).parse({ ...read, events: [...read.events, ...decided.value.events] })
          if (!written.ok) faults.push(`${at} ${command.type}: ${JSON.stringify(written.error)}`)
        }
      } catch (fault) {
        faults.push(`${at}: ${String(fault)}`)
      }
    }
    console.log(`${COUNT} evening files: ${String(answers)}`)
    expect(faults).toEqual([])
    expect(answers.kinds).toContain('read')
    expect(answers.kinds.length, 'kinds of answers').toBeGreaterThan(5)
  },
)
