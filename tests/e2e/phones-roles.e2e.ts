import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { atNight } from '../every'
import { FAMILY } from './games'
import { expectNoFault } from './harness/axe'
import { HOST_AWAY } from './harness/faults'
import { soon } from './harness/soon'
import { tableTest as test } from './harness/test'
import { startMatch } from './harness/played'
import { openMore } from './pages/more'
import { NewMatchPage } from './pages/new-match'
import { joinAs, PhonesDialog, UNENCRYPTED } from './pages/phones'
import { TablePage } from './pages/table'

/** Does something in the dialog on the computer, and closes it again. */
async function atTheHost(page: Page, work: (phones: PhonesDialog) => Promise<void>): Promise<void> {
  const phones = await new PhonesDialog(page).open()
  await work(phones)
  await phones.close()
}

/** Ways to anything but the match. */
function foreignLinks(page: Page): Promise<readonly (string | null)[]> {
  return page.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href')).filter((href) => !href?.includes('/match/')))
}

describe('What a device at the table may do', () => {
  atNight(['tests/unit/main/table/authority.test.ts', 'tests/unit/main/table/take-back.test.ts', 'tests/e2e/phones.e2e.ts'], () => {
    test('grows and shrinks while its page is open: viewer, player, scorer, host, and viewer again', async ({ page, windows }) => {
      windows.faults.expect(UNENCRYPTED)
      // each change of a role cuts the connection, which is made again
      windows.faults.expect(HOST_AWAY)
      const table = await startMatch(page, FAMILY)
      const phone = await joinAs('I’m just watching', page, windows, { name: 'Gran' })
      const onPhone = new TablePage(phone.page)
      const houseRules = phone.page.getByRole('button', { name: /house rules/i })
      const phonesButton = phone.page.getByRole('button', { name: 'Phones' })
      const more = phone.page.getByRole('dialog', { name: 'More' })

      // a viewer sees, and has nothing to enter with
      await phone.says(/You’re watching/)
      await table.enter('2-2')
      await phone.says(/Dual \+2/)
      for (const none of [phone.entry, phone.takeBack, phone.undo, houseRules, phonesButton]) await soon(() => none.count()).toBe(0)

      // a player enters for the own seat, and takes that back
      await atTheHost(page, async (phones) => {
        await phones.seat('Gran', 'Ben')
        await phones.role('Gran', 'player')
      })
      await phone.says('Your turn')
      await phone.tap('2-0', 'right')
      await table.expectTurn('Cleo')
      await expectNoFault(phone.page, 'what can be taken back')
      await phone.takeBack.tap()
      await phone.says('Your turn')
      await soon(() => table.laid()).toEqual(['2-2, led by Ada'])
      await phone.tap('2-0', 'right')
      await table.expectTurn('Cleo')
      await soon(() => phone.takeBack.innerText()).toContain('Undo: Ben played 2-0 on the right end')
      await table.enter('5-0 right')
      await soon(() => phone.takeBack.count()).toBe(0)
      for (const none of [phone.undo, houseRules, phonesButton]) await soon(() => none.count()).toBe(0)

      // a scorer enters for everyone and undoes, and does not look after the table
      await atTheHost(page, (phones) => phones.role('Gran', 'scorer'))
      await soon(() => onPhone.events.count()).toBe(3)
      await onPhone.tap('5-2', 'right')
      await table.expectTurn('Ben')
      await phone.undo.tap()
      await table.expectTurn('Ada')
      await openMore(phone.page)
      for (const none of [houseRules, phonesButton]) await soon(() => none.count()).toBe(0)
      await expectNoFault(phone.page, 'a scorer’s phone')
      await phone.page.keyboard.press('Escape')
      await more.waitFor({ state: 'detached' })

      // a host looks after the table too; nothing else of the computer is there
      await atTheHost(page, (phones) => phones.role('Gran', 'host'))
      await openMore(phone.page)
      await soon(() => houseRules.count()).toBe(1)
      await soon(() => phone.page.getByRole('navigation').count()).toBe(0)
      await soon(() => foreignLinks(phone.page)).toEqual([])
      await phonesButton.tap()
      const there = new PhonesDialog(phone.page)
      await there.device('Gran').getByText('connected').waitFor()
      await soon(() => phone.page.getByRole('navigation').count()).toBe(0)
      await soon(() => foreignLinks(phone.page)).toEqual([])

      // and all of it is gone at once
      await atTheHost(page, (phones) => phones.role('Gran', 'viewer'))
      await phone.says(/You’re watching/)
      await there.dialog.waitFor({ state: 'detached' })
      for (const none of [phone.entry, phone.takeBack, phone.undo, houseRules, phonesButton]) await soon(() => none.count()).toBe(0)
      await soon(() => phone.laid()).toHaveLength(3)
    })
  })

  atNight(['tests/unit/main/table/admission.test.ts', 'tests/unit/main/table/authority.test.ts'], () => {
    test('does not depend on its name, and ends when it is removed: the code that it knows lets it in no more', async ({ page, windows }) => {
      windows.faults.expect(UNENCRYPTED)
      windows.faults.expect(HOST_AWAY)
      windows.faults.expect(/WebSocket connection to|answered 401/)
      // markup in names is shown as it was written
      const [evil, player] = ['<img src=x onerror=alert(1)>', '<b>Ben</b>']
      const table = await startMatch(page, { ...FAMILY, players: ['Ada', player, 'Cleo'] })
      const ben = await joinAs(player, page, windows, { name: evil })
      const cleo = await joinAs('Cleo', page, windows)
      await ben.page.getByRole('button', { name: 'More' }).tap()
      await ben.says(new RegExp(`^${evil.replace(/[()]/g, '\\$&')} · Player$`))
      await ben.page.keyboard.press('Escape')
      await table.enter('2-2', '2-0 right')
      await soon(() => ben.laid()).toEqual(['2-2, led by Ada', `2-0, played on the right end by ${player}`])
      let known = ''
      await atTheHost(page, async (phones) => {
        await phones.device(evil).getByText(evil, { exact: true }).waitFor()
        known = await phones.code()
      })
      for (const at of [page, ben.page]) {
        await soon(() => at.locator('img[src="x"]').count()).toBe(0)
        await soon(() => at.locator('b', { hasText: 'Ben' }).count()).toBe(0)
      }

      // it is removed in the middle of entering
      await table.undo()
      await ben.says('Your turn')
      await ben.page.getByRole('button', { name: 'Blocked? Show my hand' }).tap()
      const dialog = ben.page.getByRole('dialog', { name: 'Show my hand to everyone' })
      await dialog.waitFor()

      await atTheHost(page, async (phones) => {
        await phones.remove(evil)
        await soon(() => phones.device(evil).count()).toBe(0)
        await soon(() => phones.code()).not.toBe(known)
      })
      await ben.says(/This phone was removed/)
      await dialog.waitFor({ state: 'detached' })
      await ben.giveCode(known)
      await ben.alert.getByText(/Wrong or expired code/).waitFor()
      // it stays so after a reload, and the others go on
      await ben.page.reload()
      await ben.page.getByRole('textbox', { name: 'Code' }).waitFor()
      await table.enter('2-0 right')
      await cleo.says('Your turn')
    })
  })
})

describe('A rematch', () => {
  atNight(['tests/unit/main/table/bring.test.ts', 'tests/unit/renderer/match/end/rematch-card.test.tsx'], () => {
    test('does not need the table to be opened again: the phones come along when the host says so', async ({ page, windows }) => {
      windows.faults.expect(UNENCRYPTED)
      windows.faults.expect(HOST_AWAY)
      const table = await startMatch(page, { ...FAMILY, rules: { target: 2 } })
      const ben = await joinAs('Ben', page, windows)
      const phones = await new PhonesDialog(page).open()
      const [address, code] = [await phones.url(), await phones.code()]
      await phones.close()
      await table.press('2-2')
      await table.says(/Ada wins/)
      await ben.says(/Ada wins/)

      await page.getByRole('link', { name: 'Change players or rules' }).click()
      const setup = new NewMatchPage(page)
      await setup.leads('Ben')
      await setup.rollDice({ flower: [6, 4], scorpion: [5, 2] })
      const next = await setup.begin()
      const bring = page.getByRole('button', { name: 'Move the phone here' })
      await bring.waitFor()
      await expectNoFault(page, 'a rematch with phones elsewhere')
      // until then the phone stays where it is
      await ben.says(/Ada wins/)
      await bring.click()
      await ben.says('A new match has started, and this phone has joined it.')
      await ben.says('Your turn')
      await expectNoFault(ben.page, 'a phone that came along')
      await soon(() => bring.count()).toBe(0)
      await ben.page.getByRole('button', { name: 'OK' }).tap()
      await ben.tap('2-0')
      await soon(() => next.laid()).toEqual(['2-0, led by Ben'])

      // the invitation is the same
      const again = await new PhonesDialog(page).open()
      expect([await again.url(), await again.code()]).toEqual([address, code])
    })
  })
})
