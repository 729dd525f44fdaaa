import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decide, type EveningCommand } from '#shared/evening/decide'
import { EVENING_FORMAT, EVENING_VERSION, USUAL_SETTINGS, type Evening } from '#shared/evening/evening'
import { NO_EVENING } from '#shared/evening/state'
import { expectOk } from '#shared/kernel/result'

/** The evening that `putEvening` puts there. */
export const EVENING_ID = 'evening-of-the-tests'

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Elsa', 'Finn', 'Gus', 'Hal', 'Ida'] as const
const AT = '2026-11-26T19:00:00.000Z'

/** An evening in its second round: a round is played, a table has its result, one has someone who disagrees, and one came late. */
export async function putEvening(dataFolder: string, names: readonly string[] = NAMES): Promise<void> {
  let state = NO_EVENING
  const events: Evening['events'] = []
  const run = (command: EveningCommand): void => {
    const decided = expectOk(decide(state, command, { at: AT, seed: 7 }), command.type)
    events.push(...decided.events)
    state = decided.state
  }
  const [late, ...first] = [...names, ...NAMES].slice(0, 9).map((name, at) => ({ id: `person-${at}-of-the-evening`, name }))
  run({
    type: 'arranged',
    settings: USUAL_SETTINGS,
  })
  run({ type: 'arrived', people: first })
  for (const round of [0, 1]) {
    run({ type: 'draw' })
    for (const table of [0, 1]) run({ type: 'handed-in', table, totals: [20, 12, 7, 3 + round], by: 'host', agreed: true })
  }
  run({ type: 'disagreed', round: 1, table: 1, by: 'host' })
  run({ type: 'clock-paused', seconds: 1120 })
  if (late !== undefined) run({ type: 'arrived', people: [late] })
  const evening: Evening = { format: EVENING_FORMAT, version: EVENING_VERSION, id: EVENING_ID, name: 'Club evening', date: '2026-11-26', events, updatedAt: AT }
  await mkdir(join(dataFolder, 'evenings'), { recursive: true })
  await writeFile(join(dataFolder, 'evenings', `${EVENING_ID}.json`), JSON.stringify(evening))
}
