import { describe } from 'vitest'
import { FAMILY, FIRST_ROUND } from '../e2e/games'
import { photoPath } from '../e2e/harness/pictures'
import { EVERY } from '../every'
import { joinAs, letPhonesJoin } from './harness/phone'
import { tapTwice } from './harness/table'
import { ENGINE, PHONE, test } from './harness/test'

/** Usually a photo is read in the engine of iPhones alone, and in Chromium by other tests; at night in Firefox too. */
const READS = EVERY || ENGINE === 'webkit'

describe('A phone', () => {
  test(`joins by the code on a page that came unencrypted, plays by two taps, takes that back${READS ? ', and plays from a photo' : ''}`, async ({
    owner,
    match,
    open,
  }) => {
    const matchId = await match.begin(FAMILY)
    await match.play(FIRST_ROUND.slice(0, 1))
    const invitation = await letPhonesJoin(owner, matchId)
    const phone = await open(PHONE)
    const { page } = phone
    await phone.goTo(invitation.url)
    await joinAs('Ben', phone, invitation)

    await tapTwice(phone, '2-0', 'right')
    await page.says(/Cleo’s turn/)
    await page.button(/^Undo: /).click()
    await page.says(/Your turn/)

    if (!READS) return
    await page.button('Take photo').click()
    const photo = page.role('dialog', /^Photo of .*’s tile$/)
    await photo.button(/^Choose picture/).files(photoPath('table-02'))
    await photo.button(/^Enter 2-0, right end/i).click()
    await photo.gone()
    await page.says(/Cleo’s turn/)
  })
})
