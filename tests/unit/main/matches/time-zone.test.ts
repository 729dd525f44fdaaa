import { rmSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import type { App } from '#main/app'
import { TIME_ZONE } from '../../../support/time-zone'
import { deviceFolderOf, openApp, steppingClock } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'
import { begin, homeOf, search } from '../../../support/main/matches'
import { exported, importAll, RECORD } from '../exchange/support'

/* The zone of a process can be changed while it runs, and tests of this kind have one to themselves or take turns in it. */
const moveTo = (zone: string): void => void (process.env['TZ'] = zone)
afterEach(() => moveTo(TIME_ZONE))

/** Half past midnight on 28 November in Berlin, which is still the 27th in New York. */
const HALF_PAST_MIDNIGHT = Date.UTC(2026, 10, 27, 23, 30)

/** Everything that says on which day the only match was played, in whichever zone this runs. */
async function daysIn(app: App): Promise<unknown> {
  const [found] = (await search(app)).matches
  const onDay = await search(app, { from: '2026-11-28', to: '2026-11-28' })
  return [found?.date, onDay.total, (await homeOf(app)).matches[0]?.date, (await exported(app, 'results')).split('\r\n')[1]?.split(',')[1]]
}

const THE_28TH = ['2026-11-28', 1, '2026-11-28', '2026-11-28']

test.each(['Europe/Berlin', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'a match that began in Berlin keeps its day where the same folder is opened in %s, also when everything is read anew',
  async (zone) => {
    moveTo('Europe/Berlin')
    const folder = temporaryFolder()
    const there = await openApp(folder, { clock: steppingClock(HALF_PAST_MIDNIGHT) })
    await begin(there, { players: ['Ada', 'Ben'], won: true })
    expect(await daysIn(there)).toEqual(THE_28TH)
    await there.close()
    rmSync(deviceFolderOf(folder), { recursive: true })
    moveTo(zone)
    expect(await daysIn(await openApp(folder))).toEqual(THE_28TH)
  },
)

test('a record whose beginning says how far it was from UTC brings its day with it; one that does not keeps the day where it came in', async () => {
  moveTo('America/New_York')
  const app = await openApp(temporaryFolder())
  await importAll(app, [JSON.stringify({ ...RECORD, startedAt: '2026-11-28T00:30:00+01:00' })])
  expect(await daysIn(app)).toEqual(THE_28TH)

  moveTo('Europe/Berlin')
  const folder = temporaryFolder()
  const there = await openApp(folder)
  await importAll(there, [JSON.stringify({ ...RECORD, startedAt: '2026-11-27T23:30:00Z' })])
  expect(await daysIn(there)).toEqual(THE_28TH)
  await there.close()
  rmSync(deviceFolderOf(folder), { recursive: true })
  moveTo('America/New_York')
  expect(await daysIn(await openApp(folder))).toEqual(THE_28TH)
})
