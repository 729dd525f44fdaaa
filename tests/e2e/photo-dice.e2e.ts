import { describe, expect } from 'vitest'
import { atNight } from '../every'
import { FAMILY } from './games'
import { jpegOf } from './harness/pictures'
import { fileOfMatch, readJson } from './harness/records'
import { READING_MS, soon } from './harness/soon'
import { test } from './harness/test'
import { HomePage } from './pages/home'
import { NewMatchPage } from './pages/new-match'
import { openDicePhoto } from './pages/photo'

describe('The dice', () => {
  atNight(['tests/unit/renderer/recognition/dice.test.ts', 'tests/unit/renderer/photo/kept-entries.test.tsx'], () => {
    test('are read from a photo, and the round begins with them', async ({ page, dataFolder }) => {
      await new HomePage(page).newMatch.click()
      const setup = new NewMatchPage(page)
      await setup.seatPlayers(FAMILY.players)
      await setup.leads('Ada')
      const photo = await openDicePhoto(page)
      await photo.choose(await jpegOf('throw-01'))
      await photo.dialog.getByText(/^Flower \(green\): /).waitFor({ timeout: READING_MS })
      await photo.sayYesToDoubts()
      await soon(() => photo.dice()).toEqual({ flower: [6, 4], scorpion: [5, 2] })
      await photo.use('Use dice')
      await setup.begin()
      await page.getByRole('img', { name: /^Flower 6-4/ }).waitFor()
      await page.getByRole('img', { name: /^Scorpion 5-2/ }).waitFor()
      const { rounds } = (await readJson(await fileOfMatch(dataFolder, page.url()))) as { readonly rounds: readonly { readonly dice: unknown }[] }
      expect(rounds[0]?.dice).toEqual({ flower: [6, 4], scorpion: [5, 2] })
    })
  })
})
