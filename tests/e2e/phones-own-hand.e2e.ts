import { describe, expect } from 'vitest'
import { FAMILY, FIRST_ROUND } from './games'
import { expectNoFault } from './harness/axe'
import { startMatch } from './harness/played'
import { soon } from './harness/soon'
import { tableTest } from './harness/test'
import { joinAs, UNENCRYPTED } from './pages/phones'

/** Tiles that neither lie on the table nor are played in this test. */
const HAND = ['4-4', '5-1']

describe('A hand that a player enters for themselves', () => {
  tableTest('never leaves the phone: no message and no request holds any of it, and it shows what each tile would pay', async ({ page, windows }) => {
    windows.faults.expect(UNENCRYPTED)
    const table = await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 12))
    const ben = await joinAs('Ben', page, windows)
    const { page: phone } = ben
    const left: string[] = []
    phone.on('request', (request) => left.push(`${request.url()} ${request.postData() ?? ''}`))
    // the connection is made again, so that all that goes over it is seen
    phone.on('websocket', (socket) => socket.on('framesent', ({ payload }) => left.push(String(payload))))
    await phone.reload()
    await ben.says('Ada’s turn')
    await soon(() => left.some((sent) => sent.includes('follow'))).toBe(true)

    await phone.getByRole('button', { name: /^Enter my hand/ }).tap()
    const dialog = phone.getByRole('dialog', { name: 'My hand' })
    for (const tile of HAND)
      await dialog
        .getByRole('button', { name: new RegExp(`^${tile}(,|$)`) })
        .first()
        .tap()
    await expectNoFault(phone, 'the own hand')
    await dialog.getByRole('button', { name: 'Use this hand' }).tap()
    await phone.getByRole('img', { name: '2 tiles in hand' }).waitFor()
    await phone.getByRole('button', { name: /^Show my hand/ }).tap()
    await phone.getByRole('img', { name: '4-4' }).waitFor()
    await expectNoFault(phone, 'a waiting phone')

    await table.enter('pass')
    await ben.says('Your turn, Ben')
    await phone.getByRole('list', { name: 'My hand' }).getByRole('button', { name: '4-4, pays 0' }).waitFor()
    await expectNoFault(phone, 'the own hand in the player’s turn')
    // a draw is something that the others may know, which tile it was is not
    await phone.getByRole('button', { name: 'Draw 1' }).tap()
    await phone.getByRole('button', { name: 'Add the tile you drew' }).waitFor()
    await phone.getByRole('button', { name: 'Other tile' }).tap()
    await phone.getByRole('button', { name: 'My hand', exact: true }).tap()
    await phone.getByRole('button', { name: '4-4, pays 0' }).waitFor()

    // it is still there after the page was opened again
    await phone.reload()
    await phone.getByRole('button', { name: '4-4, pays 0' }).waitFor()
    expect(left.filter((sent) => HAND.some((tile) => sent.includes(tile)))).toEqual([])
    // the draw itself was seen to leave
    expect(left.some((sent) => sent.includes('draw'))).toBe(true)
  })
})
