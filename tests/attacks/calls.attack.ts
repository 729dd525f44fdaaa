import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { ROLES } from '#shared/contract/authority'
import { ownerSocket, type Client } from '../e2e/harness/owner'
import { CALLED, mutatedCalls, type Known } from './calls'
import { Caller } from './caller'
import { openHouse, Tally, tries, type House } from './house'

const COUNT = tries('CALLS', 1000)
const WAVE = 500

/** Of each so many calls one comes from a phone at the table; phones may send only so much a second, so there are several. */
const FROM_PHONES = 5
const PHONES = 20

async function knownIn({ client, matchId, stored }: House): Promise<() => Known> {
  const { id: personId } = await client.people.add({ name: 'Ada' })
  return () => ({ matchId, revision: stored()['revision'] as number, personId })
}

/** Lets so many phones join, of every role. The code is good while someone looks at it, so the stream stays open until all are in. */
async function joinedPhones({ client, matchId }: House, count: number): Promise<readonly Caller[]> {
  let asked = false
  for await (const feed of await client.table.live({ matchId })) {
    if (feed.kind === 'open') return Promise.all(Array.from({ length: count }, (_, n) => joined(client, matchId, feed, n)))
    if (asked) continue
    asked = true
    const [address] = feed.addresses
    if (address === undefined) throw new Error('this computer has no address')
    const opened = await client.table.open({ matchId, address: address.address })
    if (!opened.ok) throw new Error(opened.error.kind)
  }
  throw new Error('the table is closed')
}

async function joined(client: Client, matchId: string, { url, code }: { readonly url: string; readonly code: string }, n: number): Promise<Caller> {
  const { origin } = new URL(url)
  const asked = { key: code, name: `Phone ${n}`, as: { kind: 'seat', seat: n % 2 }, attempt: `attempt-${String(n).padStart(8, '0')}` }
  const answered = await fetch(`${origin}/join`, { method: 'POST', headers: { origin, 'content-type': 'application/json' }, body: JSON.stringify(asked) })
  const answer = (await answered.json()) as { readonly ok: boolean; readonly value: { readonly id: string } }
  if (!answer.ok) throw new Error(`phone ${n} was not let in: ${JSON.stringify(answer)}`)
  const changed = await client.table.change({ matchId, device: answer.value.id, role: ROLES[n % ROLES.length] })
  if (!changed.ok) throw new Error(changed.error.kind)
  const [cookie = ''] = (answered.headers.get('set-cookie') ?? '').split(';')
  return new Caller(() => Promise.resolve(new WebSocket(`${origin.replace('http', 'ws')}/rpc`, { origin, headers: { cookie } })))
}

test(`${COUNT} calls of the owner’s page and of phones: each is done or refused with a reason, and the host goes on`, { timeout: 3_600_000 }, async () => {
  const house = await openHouse()
  const { owner, playOn } = house
  const known = await knownIn(house)
  const own = new Caller(() => Promise.resolve(ownerSocket(owner)))
  const phones = await joinedPhones(house, PHONES)
  const answers = new Tally()
  const faults: string[] = []
  let tried = 0
  for (const { name, payload } of mutatedCalls(20261125, COUNT, known, CALLED)) {
    const fromPhone = tried % FROM_PHONES === 0
    const caller = fromPhone ? (phones[(tried / FROM_PHONES) % PHONES] as Caller) : own
    try {
      const answer = await caller.call(payload)
      answers.add(`${fromPhone ? 'phone' : 'owner'} ${answer.kind === 'answered' ? answer.status : `closed ${answer.code}`}`)
      if (answer.kind === 'answered' && answer.status >= 500 && answer.status !== 507)
        faults.push(`${name}: ${JSON.stringify(answer.body).slice(0, 300)} for ${payload.slice(0, 300)}`)
    } catch (fault) {
      faults.push(`${name}: ${String(fault)}`)
    }
    if (++tried % WAVE === 0) await playOn()
  }
  await playOn()
  for (const caller of [own, ...phones]) caller.close()
  console.log(`${COUNT} calls: ${String(answers)}`)
  expect(faults).toEqual([])
  expect(answers.kinds).toEqual(expect.arrayContaining(['owner 200', 'owner 400', 'phone 403']))
})
