import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { clearLeftClaims, replaceIfStill } from '#main/store/claim'
import { diskFiles } from '#main/store/files'
import { ADA_AND_BEN, idOf, look, openApp, play, tilesOf } from '../support/main/apps'
import { temporaryFolder } from '../support/main/folder'
import { needs, type Need } from '../support/needs'

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

const HELD_UP: readonly (readonly [what: string, need: Need | null, fill: (claim: string) => void])[] = [
  ['with nothing in it', null, () => undefined],
  ['with half a match in it', null, (claim) => writeFileSync(join(claim, 'ffffffff-0123456789ab'), '{"half": ')],
  [
    'of a computer whose clock is in the year 10026',
    null,
    (claim) => (
      writeFileSync(join(claim, 'ffffffff-0123456789ab'), ''),
      utimesSync(join(claim, 'ffffffff-0123456789ab'), FUTURE, FUTURE),
      utimesSync(claim, FUTURE, FUTURE)
    ),
  ],
  ['with several tokens', null, (claim) => ['a-1', 'b-2', 'c-3'].forEach((name) => writeFileSync(join(claim, name), name))],
  [
    'with a match in it that was being deleted',
    null,
    (claim) => (mkdirSync(join(claim, 'ffffffff-1')), writeFileSync(join(claim, 'ffffffff-1', 'removed'), '{}')),
  ],
  ['with a link in it', 'links', (claim) => symlinkSync(someonesFiles(), join(claim, 'ffffffff-1'))],
]

const LEFT_ALONE: readonly (readonly [what: string, need: Need | null, make: (claim: string) => void])[] = [
  ['a file', null, (claim) => writeFileSync(claim, 'not a folder')],
  ['a link to a folder', 'links', (claim) => symlinkSync(someonesFiles(), claim)],
  ['a link that leads nowhere', 'links', (claim) => symlinkSync('/nowhere/at/all', claim)],
]

describe('a claim that someone has left on a match', () => {
  for (const [what, need, fill] of HELD_UP) {
    needs(need, () => {
      test(`${what} holds up an entry for a moment and is gone then`, async () => {
        const { app, id, matches, claim } = await house()
        mkdirSync(claim)
        fill(claim)
        idOf(await app.matches.enter({ matchId: id, revision: 0 }, play('6-4')))
        expect(readdirSync(matches)).toEqual([`${id}.json`])
      })
    })
  }

  for (const [what, need, make] of LEFT_ALONE) {
    needs(need, () => {
      test(`that is ${what} is left alone: the entry is refused with the reason, and can be made once it is gone`, async () => {
        const { app, id, matches, claim } = await house()
        make(claim)
        expect(await app.matches.enter({ matchId: id, revision: 0 }, play('6-4'))).toMatchObject({ ok: false, error: { kind: 'not-saved' } })
        expect(readdirSync(matches).sort()).toEqual([`${id}.json`, `${id}.json.claim`])
        expect(tilesOf(await look(app, id))).toEqual([])
        rmSync(claim)
        idOf(await app.matches.enter({ matchId: id, revision: 0 }, play('6-4')))
      })
    })
  }
})

describe('a claim that another computer holds', () => {
  /** Changes a file on which there is a claim, by a clock that stands still; `at` is told after each look at the claim how many there were. */
  async function looksUntilChanged(at: (looks: number, claim: string) => void): Promise<number> {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const path = join(temporaryFolder(), 'match.json')
    const claim = `${path}.claim`
    mkdirSync(claim)
    writeFileSync(join(claim, 'elsewhere-0'), '')
    let looks = 0
    const listNoLink = async (folder: string): Promise<readonly string[]> => {
      const names = await diskFiles.listNoLink(folder)
      if (folder === claim) at(++looks, claim)
      return names
    }
    await replaceIfStill(
      { files: { ...diskFiles, listNoLink }, path, owner: 'here' },
      Buffer.from('{}'),
      () => Promise.resolve(true),
      () => Promise.resolve(false),
    )
    expect(readFileSync(path, 'utf8')).toBe('{}')
    expect(existsSync(claim)).toBe(false)
    return looks
  }

  test('is waited for as long as it is not the same for more than a second, and taken for one left behind then', async () => {
    const looks = await looksUntilChanged((seen) => {
      if (seen === 3) vi.advanceTimersByTime(1000)
      if (seen === 6) vi.advanceTimersByTime(1)
    })
    expect(looks).toBe(7)
  })

  test('is waited for while it is renewed, however long that goes on', async () => {
    const looks = await looksUntilChanged((seen, claim) => {
      vi.advanceTimersByTime(900)
      if (seen <= 12) renameSync(join(claim, `elsewhere-${seen - 1}`), join(claim, `elsewhere-${seen}`))
    })
    expect(looks).toBe(15)
  })

  test('is waited for until it is given back', async () => {
    const looks = await looksUntilChanged((seen, claim) => {
      if (seen === 5) rmSync(claim, { recursive: true })
    })
    expect(looks).toBe(5)
  })
})

needs('links', () => {
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
})
