import { openChild } from './child'
import type { App } from '#main/app'
import type { EveningOutcome } from '#shared/contract/evenings'
import type { EveningCommand } from '#shared/evening/decide'
import { USUAL_SETTINGS } from '#shared/evening/evening'

/**
 * Runs an evening of fifty tables for ever: draws, takes results from all tables at once, corrects them. Says on its output each revision that
 * was acknowledged. At its start it sends the last command that is on the disk once more.
 */
const [dataFolder = '', known = ''] = process.argv.slice(2)

/** How its commands begin; the host names others. */
const NAME = 'evening-command-'

const { app } = await openChild(dataFolder)
const id = known === '' ? await begin(app) : known
let sent = 0

const stored = await eventsOf(app)
const last = stored.findLast(({ command }) => command?.startsWith(NAME))?.command
if (last !== undefined) {
  sent = Number(last.slice(-9))
  const before = stored.length
  await doOne({ type: 'undrawn' }, last)
  if ((await eventsOf(app)).length !== before) throw new Error(`${last} was done twice`)
}

for (;;) {
  await doOne({ type: 'draw' }).catch(() => undefined)
  await Promise.all(
    Array.from({ length: 50 }, (_, table) =>
      doOne({ type: 'handed-in', table, totals: [20, table % 7, 3, 5], by: 'host', agreed: true }).catch(() =>
        doOne({ type: 'confirmed', table, by: 'host' }).catch(() => undefined),
      ),
    ),
  )
}

async function doOne(wish: EveningCommand, command = `${NAME}${String(++sent).padStart(9, '0')}`): Promise<void> {
  const revision = (await eventsOf(app)).length
  told(await app.evenings.do({ id, revision, wish, command }))
}

function told(outcome: EveningOutcome): number {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
  process.stdout.write(`${outcome.value.id} ${outcome.value.revision}\n`)
  return outcome.value.revision
}

async function begin({ evenings }: App): Promise<string> {
  const settings = { ...USUAL_SETTINGS, method: 'random', rounds: 100, minutes: null, preset: 'bergen-game-cabinet' } as const
  const created = await evenings.create({ name: 'Club', settings })
  if (!created.ok) throw new Error(JSON.stringify(created.error))
  const people = Array.from({ length: 200 }, (_, at) => ({ name: `Person ${at}` }))
  told(await evenings.checkIn({ ...created.value, people }))
  return created.value.id
}

async function eventsOf({ evenings }: App): Promise<readonly { readonly command?: string | undefined }[]> {
  const stream = evenings.live(id, undefined)
  const { value } = await stream.next()
  await stream.return()
  if (value?.kind !== 'evening') throw new Error('the evening is gone')
  return value.evening.events
}
