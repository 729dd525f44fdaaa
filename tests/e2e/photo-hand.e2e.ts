import { describe, expect } from 'vitest'
import { atNight } from '../every'
import { FAMILY } from './games'
import { blurred, jpegOf } from './harness/pictures'
import { fileOfMatch, readJson, scoreOf } from './harness/records'
import { onceRead, soon } from './harness/soon'
import { tableTest as test } from './harness/test'
import { BlockDialog } from './pages/block-dialog'
import { startMatch } from './harness/played'
import { openHandPhoto } from './pages/photo'

/** Four at Flower & Scorpion, blocked at 0 and 0 after ten plays: Cleo draws the boneyard down to the two that stay. */
const BLOCKED_AT_BLANKS = [
  '0-0',
  '3-0 right',
  '4-3 right',
  '4-0 right',
  '5-0 right',
  '6-5 right',
  '6-0 right',
  '2-0 left',
  '2-1 left',
  '1-0 left',
  'draw',
  'draw',
  'draw',
  'draw',
  'draw',
  'draw',
  'pass',
  'pass',
  'pass',
  'pass',
] as const

const HANDS = [
  ['5-4', '6-1'],
  ['4-2', '3-3'],
  ['6-6', '5-5', '4-4', '6-4', '5-3', '6-2', '5-1', '4-1', '3-1'],
  ['2-2', '6-3', '5-2'],
] as const

/** As far as a person could still count, and not be sure. */
const OUT_OF_FOCUS = 14

const sorted = (tiles: readonly string[]): readonly string[] => [...tiles].sort()

/** The hands of the block that is stored last. */
async function storedHands(file: string): Promise<readonly (readonly string[])[]> {
  const { rounds } = (await readJson(file)) as {
    readonly rounds: readonly { readonly events: readonly { readonly hands?: readonly (readonly string[])[] }[] }[]
  }
  return (rounds.at(-1)?.events.at(-1)?.hands ?? []).map(sorted)
}

describe('A hand of a blocked round', () => {
  atNight(['tests/unit/renderer/photo/kept-entries.test.tsx', 'tests/unit/renderer/photo/review/review.test.tsx', 'tests/e2e/photo-offline.e2e.ts'], () => {
    test('is read from a photo, checked and used, and the ruling rests on it', async ({ page, dataFolder }) => {
      const table = await startMatch(page, { ...FAMILY, players: ['Ada', 'Ben', 'Cleo', 'Dan'] }, BLOCKED_AT_BLANKS)
      await soon(() => table.hands()).toEqual(HANDS.map((hand) => hand.length))

      await page.keyboard.press('b')
      const block = new BlockDialog(page)
      for (const [seat, name] of ['Ada', 'Ben', 'Cleo', 'Dan'].entries()) {
        await block.asked(name).waitFor()
        const hand = HANDS[seat] ?? []
        if (name !== 'Cleo') await block.show(...hand)
        else {
          const photo = await openHandPhoto(page, 'Cleo')
          await photo.choose(await jpegOf('hand-09'))
          await onceRead(async () => sorted(await photo.readings())).toEqual(sorted(hand))
          await photo.dialog.getByText('9 tiles found, 9 expected').waitFor()
          await photo.use('Use these 9 tiles')
          expect(sorted(await block.tilesOf('Cleo'))).toEqual(sorted(hand))
        }

        // a hand from a photo is looked at first; a tapped one that is full goes on by itself
        if (name === 'Cleo') await block.next.click()
      }

      await block.rule.click()
      await page.getByRole('region', { name: 'Round 1 is over' }).getByRole('heading', { name: 'Blocked: Cleo wins' }).waitFor()
      await table.expectTotals([2, 2, 5, 3])
      const file = await fileOfMatch(dataFolder, page.url())
      expect(await storedHands(file)).toEqual(HANDS.map(sorted))
      expect(await scoreOf(file)).toMatchObject({ totals: [2, 2, 5, 3], winner: null })
    })
  })

  atNight(['tests/unit/renderer/photo/review/review.test.tsx'], () => {
    test('is not used before every tile that is not sure has been settled, changes nothing when it is left, and is corrected by tapping', async ({ page }) => {
      await startMatch(page, { ...FAMILY, players: ['Ada', 'Ben', 'Cleo', 'Dan'] }, BLOCKED_AT_BLANKS)
      await page.keyboard.press('b')
      const block = new BlockDialog(page)
      await block.show('5-4')
      const left = await openHandPhoto(page, 'Ada')
      await left.choose(await blurred('hand-09', OUT_OF_FOCUS))
      await onceRead(() => left.unsure()).not.toEqual([])
      const use = left.dialog.getByRole('button', { name: /^Use th/ })
      await soon(() => use.isDisabled()).toBe(true)
      for (let [unsure] = await left.unsure(); unsure !== undefined; [unsure] = await left.unsure()) await left.nothingThere(unsure)
      await soon(() => use.isEnabled()).toBe((await left.readings()).length > 0)

      // keys pressed here are not tiles of the hand behind
      await page.keyboard.type('66')
      await left.leave('Escape')
      await soon(() => block.tilesOf('Ada')).toEqual(['5-4'])

      // two tiles are of someone else, one is another: seven that lie there
      const photo = await openHandPhoto(page, 'Ada')
      await photo.choose(await jpegOf('hand-09'))
      await onceRead(() => photo.readings()).toHaveLength(9)
      await photo.correct('3-1', '2-2')
      await soon(async () => sorted(await photo.readings())).toContain('2-2')
      await photo.nothingThere('4-1')
      await photo.use('Use these 8 tiles')
      expect(sorted(await block.tilesOf('Ada'))).toEqual(sorted(['6-6', '5-5', '4-4', '6-4', '5-3', '6-2', '5-1', '2-2']))
    })
  })

  atNight(['tests/unit/renderer/recognition/printed.test.ts', 'tests/unit/renderer/photo/hands-photo.test.tsx'], () => {
    test('is told from the dominoes that are printed beside it by one tap', async ({ page }) => {
      await startMatch(page, { ...FAMILY, players: ['Ada', 'Ben'] }, ['0-0', '3-0 right'])
      await page.keyboard.press('b')
      const photo = await openHandPhoto(page, 'Ada')
      await photo.choose(await jpegOf('printed-10'))
      await onceRead(() => photo.unsure()).toHaveLength(10)
      const asked = photo.dialog.getByRole('group', { name: 'Are these 10 tiles printed on a board, a box or a screen?' })
      await asked.getByRole('button', { name: 'Leave them out' }).click()
      await soon(async () => sorted(await photo.readings())).toEqual(['2-0', '3-1', '4-1', '5-3', '6-6'])
    })
  })
})
