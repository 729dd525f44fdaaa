import { FAMILY } from '../e2e/games'
import { AgreementPanel, startAsking } from '../e2e/pages/agreement'
import { test } from '../e2e/harness/test'
import { startMatch } from '../e2e/harness/played'
import { joinAs, PHONE, PhonePage, PhonesDialog, UNENCRYPTED } from '../e2e/pages/phones'
import { keepLight, take } from './pictures'

test('phones: a phone joins, takes its seat and plays', { timeout: 180_000 }, async ({ page, windows }) => {
  windows.faults.expect(UNENCRYPTED)
  const table = await startMatch(page, FAMILY)
  const phones = await new PhonesDialog(page).open()
  await phones.openTable()
  await take(page, 'phones', 'invitation')
  const [code, url] = [await phones.code(), await phones.url()]
  const phone = await windows.open(PHONE, url)
  const ben = new PhonePage(phone)
  await phone.getByRole('textbox', { name: 'Code' }).waitFor()
  await take(phone, 'phones', 'code', 'whole')
  await ben.giveCode(code.toLowerCase())
  await phone.getByRole('radio', { name: 'Ben', exact: true }).check()
  await take(phone, 'phones', 'seats', 'whole')
  await ben.sit('Ben')
  await phones.device('Ben').getByText('connected').waitFor()
  await take(page, 'phones', 'joined')
  await phones.close()
  await ben.says('Ada’s turn')
  await take(phone, 'phones', 'another-turn')
  const putOut = await keepLight(phone)
  await table.enter('2-2')
  await take(phone, 'phones', 'lamp-still')
  await phone.emulateMedia({ reducedMotion: 'no-preference' })
  await take(phone, 'phones', 'lamp')
  await phone.emulateMedia({ reducedMotion: 'reduce' })
  await putOut()
  await ben.says('Your turn')
  await take(phone, 'phones', 'own-turn')
  await ben.tile('2-0').click()
  await ben.play.waitFor()
  await take(phone, 'phones', 'tile-chosen')
})

test('phones: a round that is over is agreed to, and what is looked up', { timeout: 180_000 }, async ({ page, windows }) => {
  windows.faults.expect(UNENCRYPTED)
  const table = await startAsking(page)
  const { page: phone } = await joinAs('Ben', page, windows)
  await phone.emulateMedia({ reducedMotion: 'no-preference' })
  const putOut = await keepLight(phone)
  await table.enter('6-4')
  const panel = new AgreementPanel(phone)
  await panel.region.waitFor()
  await take(phone, 'phones', 'lamp-asks')
  await putOut()
  await take(phone, 'phones', 'agree')
  await panel.agree('Ben').click()
  await panel.takeBack('Ben').waitFor()
  await take(phone, 'phones', 'agreed')
  const more = phone.getByRole('button', { name: 'More', exact: true })
  for (const [name, picture] of [
    ['Rules', 'look-up-rules'],
    ['How to play', 'look-up-lesson'],
    ['Score sheet', 'look-up-sheet'],
    ['Text size and language', 'look-up-reading'],
  ] as const) {
    await more.click()
    if (name === 'Rules') await take(phone, 'phones', 'menu')
    await phone.getByRole('button', { name, exact: true }).click()
    await phone.getByRole('dialog', { name }).waitFor()
    await take(phone, 'phones', picture)
    await phone.keyboard.press('Escape')
  }
})
