import { describe, expect } from 'vitest'
import { atNight } from '../every'
import { FAMILY, FIRST_ROUND } from './games'
import { watchFlights } from './harness/flights'
import { boxOf, inSight } from './harness/measure'
import { startMatch } from './harness/played'
import { soon } from './harness/soon'
import { tableTest } from './harness/test'
import { AgreementPanel } from './pages/agreement'
import { joinAs, PHONE, UNENCRYPTED } from './pages/phones'

describe('A player’s phone is a seat', () => {
  atNight(
    [
      'tests/e2e/phones-thumb.e2e.ts',
      'tests/unit/renderer/match/table/chip-flight.test.tsx',
      'tests/unit/renderer/screens/join/seat/own-pile.test.tsx',
      'tests/unit/renderer/screens/join/agree-bar.test.tsx',
    ],
    () => {
      tableTest(
        'shows all of a turn in the smallest window, gets the chips that leave the felt, and is answered without scrolling',
        async ({ page, windows }) => {
          windows.faults.expect(UNENCRYPTED)
          // in two turns Ada lays her last tile
          const table = await startMatch(page, { ...FAMILY, rules: { target: 12, handSize: 4 }, confirmRounds: true }, FIRST_ROUND.slice(0, 8))
          const ada = await joinAs('Ada', page, windows, { window: { ...PHONE, viewport: { width: 360, height: 640 } } })
          const { page: phone } = ada
          await ada.says('Cleo’s turn')
          await table.enter('6-4 left')
          await ada.says('Your turn, Ada')
          const chips = phone.locator('[data-pile]')
          await soon(() => chips.getAttribute('data-pile')).toBe('3')
          for (const part of [ada.tile('6-2'), phone.getByRole('button', { name: 'Pass' }), chips]) await soon(() => inSight(part)).toBe(true)
          // on its side too all that can be done is there
          const upright = phone.viewportSize() ?? { width: 390, height: 844 }
          await phone.setViewportSize({ width: 844, height: 390 })
          for (const action of await phone.getByRole('group', { name: 'Draw, pass or call a block' }).getByRole('button').all())
            await soon(() => inSight(action)).toBe(true)
          await phone.setViewportSize(upright)

          await page.emulateMedia({ reducedMotion: 'no-preference' })
          const flights = await watchFlights(page)
          await table.enter('6-2 right')
          await soon(() => chips.getAttribute('data-pile')).toBe('6')
          // Ada sits at the top of the picture of the seats
          await soon(flights).toMatchObject(Array.from({ length: 3 }, () => ({ from: 'the table', to: 'above the felt' })))

          const panel = new AgreementPanel(phone)
          await panel.region.waitFor()
          for (const [width, height] of [
            [390, 844],
            [360, 640],
            [844, 390],
          ] as const) {
            await phone.setViewportSize({ width, height })
            for (const answer of [panel.contest('Ada'), panel.agree('Ada'), chips])
              await soon(() => inSight(answer), { message: `${width}×${height}` }).toBe(true)
          }
          // on its side the answers stand beside each other, and nothing of the felt lies under them
          const felt = await boxOf(phone.locator('[data-felt]'))
          expect((await boxOf(panel.agree('Ada'))).y).toBe((await boxOf(panel.contest('Ada'))).y)
          expect(felt.y + felt.height).toBeLessThan((await boxOf(panel.region)).y)
          await panel.agree('Ada').tap()
          await panel.takeBack('Ada').waitFor()
        },
      )
    },
  )
})
