import { describe, expect } from 'vitest'
import { atNight } from '../every'
import { FAMILY, FIRST_ROUND } from './games'
import { expectNoFault } from './harness/axe'
import { watchFrames } from './harness/fluency'
import { resize, sidewaysOverflow } from './harness/measure'
import { cutOff, enlarged, jpegOf, pngOf, textCalledJpeg, turnedByExif, webpOf } from './harness/pictures'
import { fileOfMatch, readJson, scoreOf, storedEvents } from './harness/records'
import { soon } from './harness/soon'
import { tableTest as test } from './harness/test'
import { SIZES } from './harness/too-long'
import { startMatch } from './harness/played'
import { openPhoto } from './pages/photo'

/** A page that hangs while it reads paints one or two. */
const FRAMES_OF_A_PAGE_THAT_GOES_ON = 5

const rounds = async (file: string): Promise<unknown> => ((await readJson(file)) as { readonly rounds: unknown }).rounds

describe('A play in a photo from a file', () => {
  atNight(['tests/e2e/photo-offline.e2e.ts', 'tests/unit/renderer/match/photo/play-photo.test.tsx'], () => {
    test('is proposed with its end, entered when confirmed, and stored and scored as if it had been typed', async ({ page, dataFolder }) => {
      await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 4))
      const byPad = await fileOfMatch(dataFolder, page.url())

      const table = await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 2))
      const photo = await openPhoto(page)
      await photo.choose(await jpegOf('table-03'))
      await photo.expectProposed('5-0', 'Right end')
      await soon(() => photo.readings()).toEqual(expect.arrayContaining(['2-2', '2-0', '5-0']))
      await soon(() => photo.readings()).toHaveLength(3)
      expect(await storedEvents(await fileOfMatch(dataFolder, page.url()))).toEqual(['2-2', '2-0 right'])
      await photo.enter()
      await table.says(/Large Scorpion −2: 2 pairs make 5-2\./)

      // one after the other, and both files say the same
      const next = await openPhoto(page)
      await next.choose(await jpegOf('table-04'))
      await next.expectProposed('5-2', 'Right end')
      await next.enter()
      await table.expectTotals([4, 0, 0])
      await soon(() => table.laid()).toHaveLength(4)
      const byPhoto = await fileOfMatch(dataFolder, page.url())
      expect(await rounds(byPhoto)).toEqual(await rounds(byPad))
      expect(await scoreOf(byPhoto)).toEqual(await scoreOf(byPad))
    })
  })

  atNight(['tests/unit/renderer/photo/source/source.test.tsx', 'tests/unit/renderer/recognition/picture-kind.test.ts'], () => {
    test('reads the same from a WebP and a photo that EXIF says to turn, after what cannot be read; nothing is wrong with any state, and a narrow telephone has room', async ({
      page,
      dataFolder,
    }) => {
      await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 2))
      const photo = await openPhoto(page)
      await expectNoFault(page, 'the choice of a source')
      for (const [refused, says, picture] of [
        [textCalledJpeg, /That isn’t a picture\. Use JPEG, PNG or WebP/, webpOf],
        [await cutOff('table-03', 400), /This JPEG picture is damaged\./, turnedByExif],
      ] as const) {
        // between two of them nothing is proposed, so that none is taken for the one before
        await photo.choose(refused)
        await soon(() => photo.refusal()).toMatch(says)
        await soon(() => photo.canEnter()).toBe(false)
        if (refused === textCalledJpeg) await expectNoFault(page, 'a refusal')
        await photo.choose(await picture('table-03'))
        await photo.expectProposed('5-0', 'Right end')
        const shown = await photo.pictureSize()
        expect(shown.width).toBeGreaterThan(shown.height)
      }

      await expectNoFault(page, 'a proposal')
      await photo.openCorrection('5-0')
      await expectNoFault(page, 'a correction')
      await resize(page, SIZES.phone)
      await soon(() => sidewaysOverflow(page)).toEqual([])
      await page.keyboard.press('Escape')
      await resize(page, SIZES.laptop)
      await photo.enter()
      expect(await storedEvents(await fileOfMatch(dataFolder, page.url()))).toEqual(['2-2', '2-0 right', '5-0 right'])
    })
  })

  atNight(['tests/unit/renderer/photo/source/source.test.tsx'], () => {
    test('can be pasted as a PNG, and dropped', async ({ page, dataFolder }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 2))
      const pasted = await openPhoto(page)
      await pasted.paste(await pngOf('table-03'))
      await pasted.expectProposed('5-0', 'Right end')
      await pasted.enter()
      const dropped = await openPhoto(page)
      await dropped.drop(await jpegOf('table-04'))
      await dropped.expectProposed('5-2', 'Right end')
      await dropped.enter()
      expect(await storedEvents(await fileOfMatch(dataFolder, page.url()))).toEqual(FIRST_ROUND.slice(0, 4))
    })
  })

  atNight(['tests/unit/renderer/match/photo/play-photo.test.tsx'], () => {
    test('enters nothing when it is looked at and left', async ({ page, dataFolder }) => {
      const table = await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 2))
      const standing = await table.standing()
      const photo = await openPhoto(page)
      await photo.choose(await jpegOf('table-03'))
      await photo.expectProposed('5-0', 'Right end')
      await photo.leave('Escape')
      await (await openPhoto(page)).leave('button')
      await table.expectStanding(standing)
      expect(await storedEvents(await fileOfMatch(dataFolder, page.url()))).toEqual(['2-2', '2-0 right'])
    })
  })
})

describe('A picture of 48 megapixels', () => {
  atNight(['tests/unit/renderer/photo/source/source.test.tsx', 'tests/unit/renderer/recognition/open-recognizer.test.ts'], () => {
    test('is read behind a progress mark, and the page does not hang', async ({ page, dataFolder }) => {
      await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 2))
      const photo = await openPhoto(page)
      const large = await enlarged('table-03')
      const seen = await watchFrames(page)
      await photo.choose(large)
      await photo.expectProposed('5-0', 'Right end')
      expect(await seen()).toBeGreaterThan(FRAMES_OF_A_PAGE_THAT_GOES_ON)
      await photo.enter()
      expect(await storedEvents(await fileOfMatch(dataFolder, page.url()))).toEqual(['2-2', '2-0 right', '5-0 right'])
    })
  })
})
