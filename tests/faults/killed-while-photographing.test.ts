import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { photoName } from '#main/store/photo-store'
import { look, openApp } from '../support/main/apps'
import { bundledOnce } from '../support/main/bundle'
import { temporaryFolder } from '../support/main/folder'
import { killsOf, untilKilled } from './support/kill'
import { Chance } from '../support/chance'

const KILLS = killsOf(2)

/** A child is killed only once it has said so much: a slow computer is no reason for it to have done nothing. */
const SAID = 3
const program = bundledOnce('tests/faults/support/photographing-child.ts')
vi.setConfig({ testTimeout: 120_000 + 2_000 * KILLS })

interface Stored {
  readonly revision: number
  readonly rounds: readonly { readonly events: readonly { readonly photo?: string }[] }[]
}

/** The match as it lies on disk; each event must name a photo that is there, whole. */
function storedWithPhotos(folder: string, matchId: string): Stored {
  const match = JSON.parse(readFileSync(join(folder, 'matches', `${matchId}.json`), 'utf8')) as Stored
  for (const { photo } of match.rounds.flatMap(({ events }) => events)) {
    expect(photoName(readFileSync(join(folder, 'photos', matchId, `${photo}.jpg`)))).toBe(photo)
  }
  return match
}

test(`killed ${KILLS} times at random moments: every play it acknowledged is there, with its photo`, async () => {
  const folder = temporaryFolder()
  const moments = new Chance('kills while it photographs')
  let known = ''
  for (let kills = 0; kills < KILLS; kills++) {
    const { matchId, revision } = await untilKilled(program(), [folder, known, '', String(kills)], moments.next() * 60, SAID)
    known = matchId
    const stored = storedWithPhotos(folder, matchId)
    expect(stored.revision).toBeGreaterThanOrEqual(revision)
    expect(stored.rounds[0]?.events).toHaveLength(stored.revision)
  }
  const app = await openApp(folder)
  expect((await look(app, known)).revision, 'the child got on with its work between the kills').toBeGreaterThan(KILLS)
})

describe('killed between photo and play', () => {
  test('with the photo in place but not the play: no play names it, and the match goes on', async () => {
    const folder = temporaryFolder()
    // the match file takes its place when the match begins and at each play: the third time is the second play
    const { matchId, revision } = await untilKilled(program(), [folder, '', 'matches'])
    expect(revision).toBe(1)
    expect(storedWithPhotos(folder, matchId)).toMatchObject({ revision: 1 })
    expect(readdirSync(join(folder, 'photos', matchId)), 'one for the play, and one that nothing names').toHaveLength(2)
    const app = await openApp(folder)
    expect(await app.matches.enter({ matchId, revision }, { type: 'pass' })).toMatchObject({ ok: true })
  })

  test('with the photo not yet in place: the play is not there either', async () => {
    const folder = temporaryFolder()
    const { matchId, revision } = await untilKilled(program(), [folder, '', 'photos'])
    expect(revision).toBe(2)
    expect(storedWithPhotos(folder, matchId)).toMatchObject({ revision: 2 })
  })
})
