import { join } from 'node:path'
import { createApp, type App } from '#main/app'
import type { Files } from '#main/store/files'
import { freshId } from '../../support/chance'

/** What the programs that are killed have in common: an app of their own, one match, and plays that they report once they were acknowledged. */
export interface Child {
  readonly app: App
  /** Enters passes for ever, each with what `photo` gives, and says on the output each revision that was acknowledged. */
  readonly enterForEver: (photo?: () => string) => Promise<never>
}

/** Opens the app on a data folder and goes on with the match `known`, or begins one where that is empty. */
export async function openChild(dataFolder: string, known = '', files?: Files): Promise<Child> {
  const app = await createApp({
    dataFolder,
    deviceFolder: join(dataFolder, 'device'),
    version: '0.0.0-test',
    host: 'web',
    clock: () => new Date(),
    newId: freshId,
    ...(files === undefined ? {} : { files }),
  })
  let on = await (known === '' ? begin(app) : goOn(app, known))
  const tell = (): void => void process.stdout.write(`${on.matchId} ${on.revision}\n`)
  return {
    app,
    async enterForEver(photo) {
      tell()
      for (;;) {
        const outcome = await app.matches.enter(on, { type: 'pass' }, photo?.())
        if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
        on = outcome.value
        tell()
      }
    },
  }
}

async function begin(app: App): Promise<{ readonly matchId: string; readonly revision: number }> {
  const outcome = await app.createMatch({ preset: 'bergen-game-cabinet', rules: {}, players: [{ name: 'Ada' }, { name: 'Ben' }], start: { leader: 0 } })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
  return outcome.value
}

async function goOn(app: App, matchId: string): Promise<{ readonly matchId: string; readonly revision: number }> {
  const first = await app.matches.live(matchId, undefined).next()
  if (first.done === true || first.value.kind !== 'match') throw new Error(`the match ${matchId} is gone`)
  return { matchId, revision: first.value.match.revision }
}
