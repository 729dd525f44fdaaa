import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { madeOf } from '#main/backup/layout'
import { diskFiles } from '#main/store/files'
import { openArchive } from '#main/backup/read-archive'
import { openApp } from '../support/main/apps'
import { bundle } from '../support/main/bundle'
import { temporaryFolder } from '../support/main/folder'
import { killsOf, untilKilled } from './support/kill'
import { Chance } from '../support/chance'

const KILLS = killsOf(2)

/** Reads every entry of a backup with its checksum, and gives the revision of the match in it. */
async function revisionIn(path: string, matchId: string): Promise<number> {
  const archive = await openArchive(diskFiles, path)
  try {
    const held = await Promise.all(archive.entries.map(async (entry) => [entry.name, await archive.read(entry)] as const))
    const match = held.find(([name]) => name === `matches/${matchId}.json`)?.[1]
    return (JSON.parse(new TextDecoder().decode(match)) as { readonly revision: number }).revision
  } finally {
    await archive.close()
  }
}

test(
  `killed ${KILLS} times while it plays and backs up: every file with the name of a backup is a whole one, also of a match that changed meanwhile`,
  { timeout: 120_000 + 6_000 * KILLS },
  async () => {
    const program = await bundle('tests/faults/support/backing-up-child.ts', temporaryFolder())
    const [data, named] = [temporaryFolder(), temporaryFolder()]
    const own = join(data, 'device', 'backups')
    const moments = new Chance('kills while it backs up')
    let matchId = ''
    let broken = 0
    let whole = 0
    let kills = 0
    // on a busy computer it gets less far before it is killed, so it is killed more often, and later
    while (kills < KILLS || (whole <= KILLS && kills < 10 * KILLS)) {
      kills++
      const heard = await untilKilled(program, [data, named, matchId], moments.next() * 150 * Math.ceil(kills / KILLS))
      matchId = heard.matchId
      for (const folder of [own, named]) {
        // killed before its first backup, it has made no folder for them
        const names = existsSync(folder) ? readdirSync(folder) : []
        broken += names.filter((name) => madeOf(name) === null).length
        for (const name of names.filter((each) => madeOf(each) !== null)) {
          expect(await revisionIn(join(folder, name), matchId), name).toBeGreaterThanOrEqual(0)
          whole++
        }
      }
    }
    console.log(`killed ${kills} times: ${whole} backups looked at, all whole; ${broken} broken-off ones under other names`)
    expect(whole, 'it got on with its backups between the kills').toBeGreaterThan(KILLS)

    const app = await openApp(data)
    await app.backups.automatic()
    const left = readdirSync(own).filter((name) => madeOf(name) === null)
    const again = (await app.backups.live(undefined).next()).value
    expect(again).toMatchObject({ work: null })
    // what was broken off is cleared away by the next backup that is made
    await app.people.add('Cleo')
    await app.backups.automatic()
    expect(
      readdirSync(own).filter((name) => madeOf(name) === null),
      `after ${left.length} were left`,
    ).toEqual([])
  },
)
