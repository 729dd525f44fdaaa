import { hostname } from 'node:os'
import { createInterface } from 'node:readline'
import { createApp } from '#main/app'
import type { StoredMatch } from '#main/store/match-file'
import type { SettingName } from '#shared/settings/settings'
import { freshId } from '../../support/chance'

/**
 * A host on a data folder that it shares with another, with a device folder of its own.
 *
 * Given a match it changes its place for ever, and says on its output each change that was acknowledged. Otherwise it reads tasks, a line of
 * JSON each, does all of a line at the time that the line names, and answers with a line of outcomes.
 */
const [dataFolder = '', deviceFolder = '', device = '', known = ''] = process.argv.slice(2)

const app = await createApp({
  dataFolder,
  deviceFolder,
  version: '0.0.0-test',
  host: 'web',
  clock: () => new Date(),
  newId: freshId,
  device: device === '' ? hostname() : device,
})

export interface Task {
  readonly does: 'enter' | 'bin' | 'restore' | 'delete' | 'undo' | 'rename' | 'initials' | 'setting' | 'bring'
  readonly id: string
  readonly revision: number
  readonly text?: string
}

export interface TaskOutcome {
  readonly ok: boolean
  readonly error?: unknown
}

async function perform({ does, id, revision, text = '' }: Task): Promise<TaskOutcome> {
  const on = { matchId: id, revision }
  switch (does) {
    case 'enter':
      return app.matches.enter(on, { type: 'pass' })
    case 'bin':
      return app.matches.bin(on)
    case 'restore':
      return app.matches.restore(on)
    case 'delete':
      return app.matches.deleteForGood(on)
    case 'undo':
      return app.matches.undo(on)
    case 'rename':
      return app.people.change({ id, name: text })
    case 'initials':
      return app.people.change({ id, initials: text })
    case 'setting': {
      const [name = '', choice = ''] = text.split('=')
      return app.settings.set(name as SettingName, choice)
    }
    case 'bring':
      return { ok: await app.matches.bring(id, (here) => (here === null ? (JSON.parse(text) as StoredMatch) : null)) }
  }
}

const say = (what: unknown): void => void process.stdout.write(`${JSON.stringify(what)}\n`)

if (known === '') {
  say('ready')
  for await (const line of createInterface({ input: process.stdin })) {
    const { at, tasks } = JSON.parse(line) as { readonly at: number; readonly tasks: readonly Task[] }
    // a timer is not exact enough: both hosts are to be as close together as they can
    while (Date.now() < at) continue
    say(await Promise.all(tasks.map((task) => perform(task).catch((error: unknown): TaskOutcome => ({ ok: false, error: String(error) })))))
  }
  await app.close()
} else {
  for (let count = 0; ; count++) {
    const first = await app.matches.live(known, undefined).next()
    if (first.done === true || first.value.kind !== 'match') continue
    const place = `${device} ${process.pid} ${count}`
    const { ok } = await app.matches.describe({ matchId: known, revision: first.value.match.revision }, { place })
    if (ok) say(place)
  }
}
