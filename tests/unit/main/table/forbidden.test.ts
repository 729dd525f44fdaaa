import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AUDIENCES, ROLES, type Audience, type Role } from '#shared/contract/authority'
import { contract } from '#shared/contract/contract'
import { present } from '#shared/kernel/assert'
import { openTable, socketTo } from '../../../support/main/tables'

interface Procedure {
  readonly '~orpc': { readonly meta: { readonly who?: Audience } }
}

/** Every procedure with the roles that may not call it. */
const FORBIDDEN = Object.entries(contract).flatMap(([part, its]) =>
  Object.entries(its as Readonly<Record<string, Procedure>>).map(([name, procedure]) => {
    const { who = 'owner' } = procedure['~orpc'].meta
    return { address: `/${part}/${name}`, roles: who === 'owner' || who === 'guest' ? ROLES : ROLES.filter((_, at) => at < AUDIENCES.indexOf(who)) }
  }),
)

/** Everything in the data folder, byte for byte. */
const everything = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(join(folder, 'device')))
    .map((entry) => `${entry.name} ${readFileSync(join(entry.parentPath, entry.name), 'latin1')}`)
    .sort()

test('no device gets an answer to what its role may not do, over a real connection, and nothing is changed', async () => {
  const { app, folder, url, matchId, joinAs } = await openTable()
  const before = everything(folder)
  let refused = 0
  for (const role of ROLES) {
    // one device after another: none may send so much
    const forbidden = FORBIDDEN.filter(({ roles }) => roles.includes(role))
    for (let from = 0; from < forbidden.length; from += 20) {
      const { cookie, self } = await joinAs(role, 1)
      expect(app.table.change(matchId, self.id, { role }).ok).toBe(true)
      const answers = await asked(url, cookie, forbidden.slice(from, from + 20), { matchId, revision: 0, seat: 1, device: self.id })
      for (const [address, status] of answers) expect([role, address, status]).toEqual([role, address, 403])
      refused += answers.length
    }
  }
  expect(refused).toBeGreaterThan(94)
  expect(everything(folder)).toEqual(before)
})

/** The status of each answer: that of an error, 200 for any other. */
async function asked(url: string, cookie: string, calls: readonly { readonly address: string; readonly roles: readonly Role[] }[], input: object) {
  const socket = socketTo(url, { cookie })
  const statuses = new Map<string, number>()
  socket.on('message', (data: Buffer) => {
    const { i, t, p } = JSON.parse(data.toString()) as { readonly i: string; readonly t?: number; readonly p?: { readonly s?: number } }
    if (t === undefined) statuses.set(i, p?.s ?? 200)
  })
  await once(socket, 'open')
  for (const { address } of calls) socket.send(JSON.stringify({ i: address, p: { u: address, b: { json: input } } }))
  await expect.poll(() => statuses.size).toBe(calls.length)
  socket.terminate()
  return calls.map(({ address }) => [address, present(statuses.get(address), 'each is answered')] as const)
}
