import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decide, type EveningCommand } from '#shared/evening/decide'
import { EVENING_FORMAT, EVENING_VERSION, USUAL_SETTINGS, type Evening } from '#shared/evening/evening'
import { NO_EVENING } from '#shared/evening/state'
import { expectOk } from '#shared/kernel/result'
import { SEASON_FORMAT, SEASON_VERSION, USUAL_LEAGUE } from '#shared/league/rules'

/** The evening that `putEvening` puts there. */
export const EVENING_ID = 'evening-of-the-tests'

/** The season that it puts beside it. */
export const SEASON = {
  format: SEASON_FORMAT,
  version: SEASON_VERSION,
  id: 'season-of-the-tests',
  name: 'Autumn 2026',
  from: '2026-09-01',
  to: '2026-11-30',
  league: { ...USUAL_LEAGUE, counting: { kind: 'best', count: 2, of: 'match' }, handicap: 50 },
  changedAt: { name: '', days: '', league: '', bin: '' },
  updatedAt: '2026-11-26T19:00:00.000Z',
} as const

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Elsa', 'Finn', 'Gus', 'Hal', 'Ida'] as const
const AT = '2026-11-26T19:00:00.000Z'

/** A season, and an evening of it in its second round: a round is played, a table has its result, one has someone who disagrees, and one came late. */
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
  await put(join(dataFolder, 'evenings'), evening)
  await put(join(dataFolder, 'seasons'), SEASON)
}

/** Written beside its place, then renamed: a host that is quick reads no half of it. */
async function put(folder: string, content: { readonly id: string }): Promise<void> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${content.id}.json`)
  await writeFile(`${file}.incoming`, JSON.stringify(content))
  await rename(`${file}.incoming`, file)
}
