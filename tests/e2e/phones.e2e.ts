import { describe, expect } from 'vitest'
import { atNight } from '../every'
import { needs } from '../support/needs'
import { BLOCKED, BLOCKED_HANDS, BLOCKED_ROUND, FAMILY, FIRST_ROUND } from './games'
import { expectNoFault } from './harness/axe'
import { brokenApart } from './harness/broken-words'
import { HOST_AWAY } from './harness/faults'
import { headingOffEdge } from './harness/heading-edge'
import type { Host } from './harness/host'
import { clientOver, ownerSocket } from './harness/owner'
import { jpegOf } from './harness/pictures'
import { turnLight } from './harness/light'
import { boxOf, resize } from './harness/measure'
import { overlaps } from './harness/overlaps'
import { readQr } from './harness/qr'
import { soon } from './harness/soon'
import { tableTest, test } from './harness/test'
import { AgreementPanel, startAsking } from './pages/agreement'
import { BlockDialog } from './pages/block-dialog'
import { startMatch } from './harness/played'
import { joinAs, PHONE, PhonePage, PhonesDialog, UNENCRYPTED } from './pages/phones'
import { PlayPhoto } from './pages/photo'

describe('Phones at the table', () => {
  tableTest('join by the short code, play for their own seat, see every play at once, and say when the table is closed', async ({ page, windows }) => {
    for (const fault of [UNENCRYPTED, HOST_AWAY]) windows.faults.expect(fault)
    const table = await startMatch(page, FAMILY)
    const phones = await new PhonesDialog(page).open()
    await expectNoFault(page, 'the closed table')
    await phones.openTable()
    await expectNoFault(page, 'the invitation')
    const [code, url] = [await phones.code(), await phones.url()]

    const phone = await windows.open(PHONE, url)
    const ben = new PhonePage(phone)
    await phone.getByRole('textbox', { name: 'Code' }).waitFor()
    await soon(() => headingOffEdge(phone)).toEqual([])
    await expectNoFault(phone, 'the code')
    await ben.giveCode(code.toLowerCase())
    await phone.getByRole('radio', { name: 'Ben', exact: true }).check()
    await expectNoFault(phone, 'the seats')
    await soon(() => headingOffEdge(phone)).toEqual([])
    await ben.sit('Ben')
    await phones.device('Ben').getByText('connected').waitFor()
    await expectNoFault(page, 'who joined')
    await phones.close()

    await ben.says('Ada’s turn')
    await table.enter('2-2')
    await ben.says('Your turn')
    await ben.says(/Dual \+2: both ends show 2\./)
    await expectNoFault(phone, 'a player’s phone')
    await ben.tap('2-0', 'right')
    await soon(() => table.laid()).toEqual(['2-2, led by Ada', '2-0, played on the right end by Ben'])
    await ben.says('Cleo’s turn')
    await table.expectTotals([2, 0, 0])
    expect(await phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    // what the table says lies below the dice where it has no room beside them
    await table.enter('pass')
    await phone.locator('[data-felt] [data-says]').waitFor()
    await resize(phone, { width: 900, height: 620 })
    await soon(() => overlaps(phone)).toEqual([])

    await phones.open()
    await phones.dialog.getByRole('button', { name: 'Stop phone access' }).click()
    await phone.getByRole('heading', { name: 'Phones can’t join right now' }).waitFor()
    await expectNoFault(phone, 'the table was closed')
    await soon(() => phone.getByText(/Connection lost/).count()).toBe(0)
  })

  tableTest('join by the QR code without typing anything; what it held does not stay in the address', async ({ page, windows, house: { host } }) => {
    windows.faults.expect(UNENCRYPTED)
    const table = await startMatch(page, FAMILY)
    const phones = await (await new PhonesDialog(page).open()).openTable()
    const link = await linkOf(host, table.address().split('/match/')[1] ?? '')
    const code = phones.dialog.getByRole('img', { name: /^QR code/ })
    expect(await readQr(code), 'the code by day').toBe(link)
    // large enough to be scanned from across the table
    expect((await boxOf(code)).width).toBe(360)
    await turnLight(page, 'dark')
    expect(await readQr(code), 'the code by night').toBe(link)
    await turnLight(page, 'light')
    expect(link).toMatch(new RegExp(`^${await phones.url()}#/join/[\\w-]{22}$`))

    const phone = await windows.open(PHONE, link)
    const cleo = await new PhonePage(phone).sit('I’m just watching', 'Grandmother')
    expect(phone.url()).not.toContain('join')
    await cleo.says(/You’re watching/)
    await expectNoFault(phone, 'a viewer’s phone')

    await page.getByRole('button', { name: 'Phones: 1 phone has joined', includeHidden: true }).first().waitFor({ state: 'attached' })
    // the host gives a seat, and takes the phone away
    const row = phones.device('Grandmother')
    await row.getByRole('combobox', { name: 'Grandmother’s seat' }).selectOption({ label: 'Ada' })
    await row.getByRole('combobox', { name: 'Grandmother’s role' }).selectOption('player')
    await cleo.says('Your turn')
    await row.getByRole('button', { name: 'Remove Grandmother' }).click()
    windows.faults.expect(/WebSocket connection to/)
    await cleo.says(/This phone was removed/)
    await phones.dialog.getByText('No phones have joined yet').waitFor()
  })

  atNight(['tests/unit/main/table/lockout.test.ts'], () => {
    test('that guess the code are locked out', async ({ page, windows }) => {
      windows.faults.expect(UNENCRYPTED)
      await startMatch(page, FAMILY)
      const phones = await (await new PhonesDialog(page).open()).openTable()
      const phone = await windows.open(PHONE, await phones.url())
      const guesser = new PhonePage(phone)
      for (let tries = 0; tries < 5; tries++) {
        await guesser.giveCode(`WRONG${tries}`)
        await guesser.alert.getByText(/Wrong or expired code/).waitFor()
      }

      await guesser.giveCode(await phones.code())
      await guesser.alert.getByText(/Too many wrong codes\. Wait \d+ seconds/).waitFor()
    })
  })

  needs('network', () => {
    atNight(['tests/e2e/photo-offline.e2e.ts', 'tests/unit/renderer/photo/source/source.test.tsx', 'tests/browsers/joining.browser.ts'], () => {
      tableTest('take a photo of a tile with their own camera, on a page that came unencrypted', async ({ page, windows }) => {
        windows.faults.expect(UNENCRYPTED)
        const table = await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 2))
        const cleo = await joinAs('Cleo', page, windows)
        await cleo.page.getByRole('button', { name: 'Take photo' }).click()
        const photo = new PlayPhoto(cleo.page)
        const [chooser] = await Promise.all([cleo.page.waitForEvent('filechooser'), photo.cameraButton.click()])
        await soon(() => chooser.element().getAttribute('capture')).toBe('environment')
        await chooser.setFiles(await jpegOf('table-03'))
        await photo.expectProposed('5-0', 'Right end')
        await photo.enter()
        await soon(() => table.laid()).toEqual(['2-2, led by Ada', '2-0, played on the right end by Ben', '5-0, played on the right end by Cleo'])
      })
    })
  })

  atNight(['tests/e2e/phones-own-hand.e2e.ts', 'tests/e2e/blocked-round.e2e.ts', 'tests/unit/main/table/authority.test.ts'], () => {
    tableTest('show the own hand at a block, so nobody has to enter it on the computer', async ({ page, windows }) => {
      windows.faults.expect(UNENCRYPTED)
      await startMatch(page, BLOCKED, BLOCKED_ROUND)
      const phone = await joinAs('Ben', page, windows)
      await phone.page.getByRole('button', { name: 'Blocked? Show my hand' }).click()
      const dialog = phone.page.getByRole('dialog', { name: 'Show my hand to everyone' })
      await dialog
        .getByRole('group', { name: 'All tiles' })
        .getByRole('button', { name: new RegExp(`^${BLOCKED_HANDS.Ben}(,|$)`) })
        .click()
      await expectNoFault(phone.page, 'the own hand')
      await dialog.getByRole('button', { name: 'Show to everyone' }).click()
      await dialog.getByText('Everyone can see your hand.').waitFor()

      await page.keyboard.press('b')
      const block = new BlockDialog(page)
      const { Ben, ...others } = BLOCKED_HANDS
      await block.dialog.getByRole('button', { name: /^Ben/ }).click()
      await block.dialog.getByText('Ben entered this hand on a phone.').waitFor()
      await soon(() => block.tilesOf('Ben')).toEqual([Ben])
      // it is full, so the others go on without it
      await block.dialog.getByRole('button', { name: /^Ada/ }).click()
      await block.showAll(others)
      await block.rule.click()
      const over = phone.page.getByRole('region', { name: 'Round 1 is over' })
      await over.getByText('Blocked: Ben wins the round and gets 1 point.').waitFor()
      // a longer name keeps its line beside the felt
      await resize(phone.page, { width: 568, height: 320 })
      await over
        .getByRole('list', { name: 'Points this round' })
        .getByText('Cleo', { exact: true })
        .evaluate((name) => (name.textContent = 'Bartholomew'))
      await soon(() => brokenApart(phone.page, true)).toEqual([])
      // and so do four names beside each other on an upright tablet
      await resize(page, { width: 768, height: 1024 })
      await soon(() => brokenApart(page, true)).toEqual([])
    })
  })

  atNight(['tests/e2e/agreement.e2e.ts', 'tests/unit/renderer/screens/join/agree-bar.test.tsx', 'tests/unit/main/table/attacks.test.ts'], () => {
    tableTest('agree with a round for their own seat, and for nobody else', async ({ page, windows }) => {
      windows.faults.expect(UNENCRYPTED)
      const table = await startAsking(page)
      const phone = await joinAs('Ben', page, windows)
      await table.enter('6-4')
      const there = new AgreementPanel(phone.page)
      await there.region.waitFor()
      await soon(() => there.region.getByRole('button').allTextContents()).toEqual(['I disagree', 'I agree'])
      await there.agree('Ben').click()
      await (await new AgreementPanel(page).open()).row('Ben').getByText('Agreed', { exact: true }).waitFor()
      await expectNoFault(phone.page, 'a round that is over')
    })
  })
})

/** What the host says of the table, asked as a page of its own asks. */
async function linkOf(host: Host, matchId: string): Promise<string> {
  const socket = ownerSocket(await host.signIn())
  try {
    for await (const feed of await clientOver(socket).table.live({ matchId })) if (feed.kind === 'open') return feed.link

    throw new Error('the table is closed')
  } finally {
    socket.terminate()
  }
}
