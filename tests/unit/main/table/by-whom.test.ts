import { expect, test } from 'vitest'
import { present } from '#shared/kernel/assert'
import { expectOk } from '#shared/kernel/result'
import { resultOf } from '#shared/match/agreement'
import { scoreRecord } from '#shared/match/replay'
import { ADA_AND_BEN, idOf, look, play } from '../../../support/main/apps'
import { clientOver, openTable, socketTo } from '../../../support/main/tables'

const ONE_TILE_HANDS = { ...ADA_AND_BEN, rules: { handSize: 1, target: 2 }, confirmRounds: true as const }

test('what came from a device at the table is noted with its person, and with the computer whose table it is', async () => {
  const { app, url, matchId, joinAs } = await openTable(ONE_TILE_HANDS)
  const joined = await joinAs('Ben', 1)
  expect(app.table.change(matchId, joined.self.id, { role: 'host', seat: 1 }).ok).toBe(true)
  const ben = clientOver(socketTo(url, { cookie: joined.cookie }))
  idOf(await app.matches.enter({ matchId, revision: 0 }, play('6-4')))
  const result = resultOf(present(expectOk(scoreRecord((await look(app, matchId)).record), 'it was played').rounds[0]?.end ?? undefined, 'the round is over'))
  const here = { at: expect.any(String) as unknown, device: 'the test' }

  idOf(await ben.match.confirmRound({ matchId, round: 0, seat: 1, answer: 'confirmed', note: '', result }))
  const described = { matchId, revision: 2, place: 'Bergen' }
  // nobody can send a name with it
  expect(await ben.match.describe({ ...described, ...{ by: { device: 'x', name: 'Ada' } } })).toEqual({
    ok: false,
    error: { kind: 'not-understood', field: 'by' },
  })
  idOf(await ben.match.describe(described))
  idOf(await ben.match.undo({ matchId, revision: 3 }))
  idOf(await app.matches.describe({ matchId, revision: 4 }, { place: 'Oslo' }))
  const { trail } = await look(app, matchId)
  expect(trail).toMatchObject([
    { kind: 'confirmed', ...here, by: 'Ben', seat: 1 },
    { kind: 'details', ...here, by: 'Ben', after: 'Bergen' },
    { kind: 'corrected', ...here, by: 'Ben' },
    { kind: 'details', ...here, after: 'Oslo' },
  ])
  expect(trail.at(-1)).not.toHaveProperty('by')
})
