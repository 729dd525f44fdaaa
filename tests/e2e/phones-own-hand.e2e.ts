import { describe, expect, test } from 'vitest'
import { FAMILY, FIRST_ROUND } from './games'
import { expectNoFault } from './harness/axe'
import { startMatch } from './harness/played'
import { soon } from './harness/soon'
import { tableTest } from './harness/test'
import { joinAs, UNENCRYPTED } from './pages/phones'

/** Tiles that neither lie on the table nor are played in this test. */
const HAND = ['4-4', '5-1']

/** One of them in what was sent, and not the same characters within a name made at random (a UUID, a key), which has at least three more on one side. */
const HELD = new RegExp(`(?<![\\w-]{3})(?:${HAND.join('|')})(?![\\w-]{3})`)

describe('A hand that a player enters for themselves', () => {
  test.each(['{"hand":["4-4"]}', '["6-2","5-1"]', 'https://table.example/hand?tiles=%5B%224-4%22%5D', 'draw 5-1', '4-4 5-1'])('would be seen in %s', (sent) => {
    expect(sent).toMatch(HELD)
  })

  test.each(['{"id":"a0b1c2d4-4e5f-4a4b-9c55-1d2e3f405162"}', '00000004-4004-4005-1005-100000000000', '{"key":"x4-4yT0_5-1zQw"}'])(
    'is not taken for part of %s',
    (sent) => {
      expect(sent).not.toMatch(HELD)
    },
  )

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
    await phone.getByRole('button', { name: /^See my hand/ }).tap()
    await phone.getByRole('img', { name: '4-4' }).waitFor()
    await expectNoFault(phone, 'a waiting phone')

    await table.enter('pass')
    await ben.says('Your turn, Ben')
    await phone.getByRole('list', { name: 'My hand' }).getByRole('button', { name: '4-4, scores 0' }).waitFor()
    await expectNoFault(phone, 'the own hand in the player’s turn')
    // a draw is something that the others may know, which tile it was is not
    await phone.getByRole('button', { name: 'Draw 1' }).tap()
    await phone.getByRole('button', { name: 'Add the tile you drew' }).waitFor()
    await phone.getByRole('button', { name: 'Other tile' }).tap()
    await phone.getByRole('button', { name: 'My hand', exact: true }).tap()
    await phone.getByRole('button', { name: '4-4, scores 0' }).waitFor()

    // it is still there after the page was opened again
    await phone.reload()
    await phone.getByRole('button', { name: '4-4, scores 0' }).waitFor()
    expect(left.filter((sent) => HELD.test(sent))).toEqual([])
    // the draw itself was seen to leave
    expect(left.some((sent) => sent.includes('draw'))).toBe(true)
  })
})
