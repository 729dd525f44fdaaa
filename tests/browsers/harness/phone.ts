import { expect } from 'vitest'
import type { Client } from '../../e2e/harness/owner'
import type { Window } from './window'

/** How phones join a table: the address and the code, which a person types. */
export interface Invitation {
  readonly url: string
  readonly code: string
}

/** Lets phones join the table of a match, at the first address that is offered. */
export async function letPhonesJoin(owner: Client, matchId: string): Promise<Invitation> {
  let isOpen = false
  for await (const feed of await owner.table.live({ matchId })) {
    if (feed.kind === 'open') return feed
    const [first] = feed.addresses
    if (first === undefined) throw new Error('This computer is in no network')
    // each time it is opened it has another code
    if (!isOpen) expect(await owner.table.open({ matchId, address: first.address })).toMatchObject({ ok: true })
    isOpen = true
  }
  throw new Error('the stream has ended')
}

/** A phone whose owner types the code and takes a seat. */
export async function joinAs(seat: string, { page }: Window, { code }: Invitation): Promise<void> {
  await page.role('textbox', 'Code').fill(code.toLowerCase())
  await page.button('Next').click()
  await page.role('radio', seat).click()
  await page.button('Join').click()
  await page.role('list', 'Players').seen()
}
