import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { clearLeftClaims } from '#main/store/claim'
import { diskFiles } from '#main/store/files'
import { ADA_AND_BEN, idOf, look, openApp, play, tilesOf } from '../support/main/apps'
import { temporaryFolder } from '../support/main/folder'

/** A running Caravan with a match, and where a claim on that match lies. */
async function house() {
  const folder = temporaryFolder()
  const app = await openApp(folder)
  const id = idOf(await app.createMatch(ADA_AND_BEN))
  const matches = join(folder, 'matches')
  return { folder, app, id, matches, claim: join(matches, `${id}.json.claim`) }
}

/** Someone's own files, in a folder that has nothing to do with Caravan. */
function someonesFiles(): string {
  const folder = temporaryFolder()
  for (const name of ['letter.txt', 'photo.jpg', 'removed', 'x.json.unreadable-2026']) writeFileSync(join(folder, name), 'precious')
  return folder
}

const FUTURE = new Date(Date.UTC(10026, 0, 1))

describe('a claim that someone has left on a match', () => {
  test.each<[string, (claim: string) => void]>([
    ['with nothing in it', () => undefined],
    ['with half a match in it', (claim) => writeFileSync(join(claim, 'ffffffff-0123456789ab'), '{"half": ')],
    [
      'of a computer whose clock is in the year 10026',
      (claim) => (
        writeFileSync(join(claim, 'ffffffff-0123456789ab'), ''),
        utimesSync(join(claim, 'ffffffff-0123456789ab'), FUTURE, FUTURE),
        utimesSync(claim, FUTURE, FUTURE)
      ),
    ],
    ['with several tokens', (claim) => ['a-1', 'b-2', 'c-3'].forEach((name) => writeFileSync(join(claim, name), name))],
    ['with a match in it that was being deleted', (claim) => (mkdirSync(join(claim, 'ffffffff-1')), writeFileSync(join(claim, 'ffffffff-1', 'removed'), '{}'))],
    ['with a link in it', (claim) => symlinkSync(someonesFiles(), join(claim, 'ffffffff-1'))],
  ])('%s holds up an entry for a moment and is gone then', async (_what, fill) => {
    const { app, id, matches, claim } = await house()
    mkdirSync(claim)
    fill(claim)
    idOf(await app.matches.enter({ matchId: id, revision: 0 }, play('6-4')))
    expect(readdirSync(matches)).toEqual([`${id}.json`])
  })

  test.each<[string, (claim: string) => void]>([
    ['a file', (claim) => writeFileSync(claim, 'not a folder')],
    ['a link to a folder', (claim) => symlinkSync(someonesFiles(), claim)],
    ['a link that leads nowhere', (claim) => symlinkSync('/nowhere/at/all', claim)],
  ])('that is %s is left alone: the entry is refused with the reason, and can be made once it is gone', async (_what, make) => {
    const { app, id, matches, claim } = await house()
    make(claim)
    expect(await app.matches.enter({ matchId: id, revision: 0 }, play('6-4'))).toMatchObject({ ok: false, error: { kind: 'not-saved' } })
    expect(readdirSync(matches).sort()).toEqual([`${id}.json`, `${id}.json.claim`])
    expect(tilesOf(await look(app, id))).toEqual([])
    rmSync(claim)
    idOf(await app.matches.enter({ matchId: id, revision: 0 }, play('6-4')))
  })
})

test('clearing away what interrupted writes have left takes nothing from where a link leads', async () => {
  const { folder, app, id, matches } = await house()
  await app.close()
  const [behindClaim, behindTemporary, behindToken] = [someonesFiles(), someonesFiles(), someonesFiles()]
  symlinkSync(behindClaim, join(matches, `${id}.json.claim`))
  symlinkSync(behindTemporary, join(matches, `${id}.json.0123456789ab.tmp`))
  mkdirSync(join(matches, `${id}.json.ba9876543210.tmp`))
  symlinkSync(behindToken, join(matches, `${id}.json.ba9876543210.tmp`, 'token'))
  await openApp(folder)
  // as two looks through the folder, a minute apart
  const seen = await clearLeftClaims(diskFiles, matches, readdirSync(matches), new Map())
  await clearLeftClaims(diskFiles, matches, readdirSync(matches), seen)
  for (const precious of [behindClaim, behindTemporary, behindToken]) expect(readdirSync(precious)).toHaveLength(4)
  expect(existsSync(join(matches, `${id}.json.0123456789ab.tmp`)), 'what is no folder is cleared away itself').toBe(false)
})
