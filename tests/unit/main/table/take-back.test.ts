import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ADA_AND_BEN, idOf, look, play, tilesOf } from '../../../support/main/apps'
import { clientOver, openTable, socketTo } from '../../../support/main/tables'

const NOT_YOURS = { ok: false, error: { kind: 'not-yours' } }

async function twoPhones() {
  const { app, url, matchId, joinAs } = await openTable()
  const [adas, bens] = [await joinAs('Ada', 0), await joinAs('Ben', 1)]
  const [ada, ben] = [adas, bens].map(({ cookie }) => clientOver(socketTo(url, { cookie })))
  if (ada === undefined || ben === undefined) throw new Error('both have joined')
  return { app, url, matchId, ada, ben, adas, bens }
}

test('a phone takes back what itself entered last, once, however often it asks', async () => {
  const { app, matchId, ada, adas } = await twoPhones()
  await ada.match.enter({ matchId, revision: 0, event: { ...play('6-4'), player: 0 } })
  expect(await look(app, matchId)).toMatchObject({ takeBack: adas.self.id })
  const command = { matchId, revision: 1, seat: 0, command: 'command-of-ada-2' }
  const first = await ada.match.takeBack(command)
  expect(first).toMatchObject({ ok: true, value: { revision: 2 } })
  expect(await ada.match.takeBack(command)).toEqual(first)
  const after = await look(app, matchId)
  expect(tilesOf(after)).toEqual([])
  expect(after).toMatchObject({ revision: 2, redo: 'enter-play' })
  expect(after.takeBack).toBeUndefined()
  expect(await ada.match.takeBack({ matchId, revision: 2, seat: 0 })).toEqual(NOT_YOURS)
})

test('not what another device entered, though it sits in the same seat or the entry is of the own one', async () => {
  const { app, url, matchId, ada, ben, bens } = await twoPhones()
  await ada.match.enter({ matchId, revision: 0, event: { ...play('6-4'), player: 0 } })
  expect(await ben.match.takeBack({ matchId, revision: 1, seat: 1 })).toEqual(NOT_YOURS)
  app.table.change(matchId, bens.self.id, { role: 'player', seat: 0 })
  const benAgain = clientOver(socketTo(url, { cookie: bens.cookie }))
  expect(await benAgain.match.takeBack({ matchId, revision: 1, seat: 0 })).toEqual(NOT_YOURS)
  await app.matches.enter({ matchId, revision: 1 }, { ...play('4-2'), player: 0 })
  expect(await ada.match.takeBack({ matchId, revision: 2, seat: 0 })).toEqual(NOT_YOURS)
  expect(tilesOf(await look(app, matchId))).toEqual(['6-4', '4-2'])
})

test('nor once anything came after it, nor by a command made before that', async () => {
  const { app, matchId, ada, ben } = await twoPhones()
  await ada.match.enter({ matchId, revision: 0, event: { ...play('6-4'), player: 0 } })
  await ben.match.enter({ matchId, revision: 1, event: { ...play('4-2'), player: 1, arm: 'right' } })
  expect(await ada.match.takeBack({ matchId, revision: 2, seat: 0 })).toEqual(NOT_YOURS)
  expect(await ada.match.takeBack({ matchId, revision: 1, seat: 0 })).toMatchObject({ ok: false, error: { kind: 'stale' } })
  // what a scorer undid and redid is the scorer’s
  await app.matches.undo({ matchId, revision: 2 })
  await app.matches.redo({ matchId, revision: 3 })
  expect(await ben.match.takeBack({ matchId, revision: 4, seat: 1 })).toEqual(NOT_YOURS)
  expect(tilesOf(await look(app, matchId))).toEqual(['6-4', '4-2'])
})

test('nor for another seat than the own, nor as someone who only watches', async () => {
  const { app, url, matchId, ada, adas } = await twoPhones()
  await ada.match.enter({ matchId, revision: 0, event: { ...play('6-4'), player: 0 } })
  await expect(ada.match.takeBack({ matchId, revision: 1, seat: 1 })).rejects.toThrow('this device may not do that')
  app.table.change(matchId, adas.self.id, { role: 'viewer', seat: 0 })
  const watching = clientOver(socketTo(url, { cookie: adas.cookie }))
  await expect(watching.match.takeBack({ matchId, revision: 1, seat: 0 })).rejects.toThrow('this device may not do that')
})

test('also at the next match, where its seat is known by its name alone, and at the one after it, where its person is known again', async () => {
  const { app, folder, url, matchId, joinAs } = await openTable()
  const { cookie, self } = await joinAs('Ben', 1)
  /* As a match is that came from another computer: its players are names, and no people of this house. */
  const namesOnly = async (id: string): Promise<string> => {
    const file = join(folder, 'matches', `${id}.json`)
    const match = JSON.parse(readFileSync(file, 'utf8')) as { readonly players: readonly { readonly name: string }[] }
    writeFileSync(file, JSON.stringify({ ...match, players: match.players.map(({ name }) => ({ name })) }))
    app.matches.changedOutside(id)
    await expect.poll(async () => (await look(app, id)).record.players).toEqual([{ name: 'Ben' }, { name: 'Ada' }])
    return id
  }
  const rematch = { ...ADA_AND_BEN, players: ADA_AND_BEN.players.toReversed() }
  const next = await namesOnly(idOf(await app.createMatch({ ...rematch, rematchOf: matchId })))
  const afterIt = idOf(await app.createMatch({ ...rematch, rematchOf: next }))
  for (const brought of [next, afterIt]) {
    expect(await app.table.bring(brought)).toEqual({ ok: true, value: null })
    const ben = clientOver(socketTo(url, { cookie }))
    expect(await ben.match.enter({ matchId: brought, revision: 0, event: { ...play('6-4'), player: 0 } })).toMatchObject({ ok: true })
    expect(await look(app, brought)).toMatchObject({ takeBack: self.id })
    expect(await ben.match.takeBack({ matchId: brought, revision: 1, seat: 0 })).toMatchObject({ ok: true })
  }
})
