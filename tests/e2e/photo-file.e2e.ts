import { describe, expect } from 'vitest'
import { FAMILY, FIRST_ROUND } from './games'
import { watchFrames } from './harness/fluency'
import { blankPng, cutOff, emptyFile, enlarged, heic, jpegOf, pngOf, textCalledJpeg, turnedByExif, webpOf, type PictureFile } from './harness/pictures'
import { fileOfMatch, readJson, scoreOf, storedEvents } from './harness/records'
import { onceRead, READING_MS, soon } from './harness/soon'
import { tableTest as test } from './harness/test'
import { startMatch } from './harness/played'
import { openPhoto } from './pages/photo'
import { TablePage } from './pages/table'

/** A page that hangs while it reads paints one or two. */
const FRAMES_OF_A_PAGE_THAT_GOES_ON = 5

const rounds = async (file: string): Promise<unknown> => ((await readJson(file)) as { readonly rounds: unknown }).rounds

describe('A play in a photo from a file', () => {
  test('is proposed with its end, entered when confirmed, and stored and scored as if it had been typed', async ({ page, dataFolder }) => {
    await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 4))
    const byPad = await fileOfMatch(dataFolder, page.url())

    const table = await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 2))
    const photo = await openPhoto(page)
    await photo.choose(await jpegOf('table-03'))
    await photo.expectProposed('5-0', 'Right end')
    expect(await photo.readings()).toEqual(expect.arrayContaining(['2-2', '2-0', '5-0']))
    expect(await photo.readings()).toHaveLength(3)
    expect(await storedEvents(await fileOfMatch(dataFolder, page.url()))).toEqual(['2-2', '2-0 right'])
    await photo.enter()
    await table.says(/Large Scorpion −2: 2 pairs make 5-2\./)

    // one after the other, and both files say the same
    const next = await openPhoto(page)
    await next.choose(await jpegOf('table-04'))
    await next.expectProposed('5-2', 'Right end')
    await next.enter()
    await table.expectTotals([4, 0, 0])
    expect(await table.laid()).toHaveLength(4)
    const byPhoto = await fileOfMatch(dataFolder, page.url())
    expect(await rounds(byPhoto)).toEqual(await rounds(byPad))
    expect(await scoreOf(byPhoto)).toEqual(await scoreOf(byPad))
  })

  test('is found among the twelve tiles of a whole table', async ({ page, dataFolder }) => {
    await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 11))
    const photo = await openPhoto(page)
    await photo.choose(await jpegOf('table-12'))
    await photo.expectProposed('1-0', 'Right end')
    expect(await photo.readings()).toHaveLength(12)
    await photo.enter()
    expect((await storedEvents(await fileOfMatch(dataFolder, page.url()))).at(-1)).toBe('1-0 right')
  })

  test('reads the same from a PNG, a WebP and a photo that EXIF says to turn', async ({ page, dataFolder }) => {
    await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 2))
    const photo = await openPhoto(page)
    for (const picture of [pngOf, webpOf, turnedByExif]) {
      // between two of them nothing is proposed, so that none is taken for the one before
      await photo.choose(textCalledJpeg)
      await soon(() => photo.refusal()).toMatch(/That isn’t a picture/)
      await photo.choose(await picture('table-03'))
      await photo.expectProposed('5-0', 'Right end')
      const shown = await photo.pictureSize()
      expect(shown.width).toBeGreaterThan(shown.height)
    }

    await photo.enter()
    expect(await storedEvents(await fileOfMatch(dataFolder, page.url()))).toEqual(['2-2', '2-0 right', '5-0 right'])
  })

  test('can be pasted, and dropped', async ({ windows, dataFolder }) => {
    const page = await windows.open({ permissions: ['clipboard-read', 'clipboard-write'] })
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

  test('enters nothing when it is left, or looked at and given up', async ({ page, dataFolder }) => {
    const table = await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 2))
    const standing = await table.standing()
    for (const leave of ['Escape', 'button'] as const) {
      const photo = await openPhoto(page)
      await photo.choose(await jpegOf('table-03'))
      await photo.expectProposed('5-0', 'Right end')
      await photo.leave(leave)
      await table.expectStanding(standing)
    }

    expect(await storedEvents(await fileOfMatch(dataFolder, page.url()))).toEqual(['2-2', '2-0 right'])
  })

  test('is corrected by tapping: another tile is entered as chosen', async ({ page, dataFolder }) => {
    await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 2))
    const photo = await openPhoto(page)
    await photo.choose(await jpegOf('table-03'))
    await photo.expectProposed('5-0', 'Right end')
    await photo.correct('5-0', '4-0')
    await photo.expectProposed('4-0', 'Right end')
    await photo.enter()
    expect(await storedEvents(await fileOfMatch(dataFolder, page.url()))).toEqual(['2-2', '2-0 right', '4-0 right'])
  })

  test('leads a round', async ({ page, dataFolder }) => {
    const table = await startMatch(page, FAMILY)
    const photo = await openPhoto(page)
    await photo.choose(await jpegOf('table-01'))
    await photo.expectProposed('2-2', 'as Ada’s lead')
    await photo.enter()
    await table.expectTotals([2, 0, 0])
    expect(await storedEvents(await fileOfMatch(dataFolder, page.url()))).toEqual(['2-2'])
  })

  test('is no longer proposed once another window has entered it', async ({ page, windows, dataFolder }) => {
    const table = await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 2))
    const photo = await openPhoto(page)
    await photo.choose(await jpegOf('table-03'))
    await photo.expectProposed('5-0', 'Right end')
    const other = await windows.open()
    await other.goto(table.address())
    await (await new TablePage(other).ready()).enter('5-0 right')
    await photo.expectNothingProposed(/^No new tile found/)
    expect(await storedEvents(await fileOfMatch(dataFolder, page.url()))).toEqual(FIRST_ROUND.slice(0, 3))
  })

  test('is asked for, not chosen for anyone, where more than one tile can have been laid', async ({ page, dataFolder }) => {
    await startMatch(page, FAMILY, ['2-2'])
    const photo = await openPhoto(page)
    await photo.choose(await jpegOf('table-04'))
    await photo.dialog
      .getByText(/^Which tile was played\?/)
      .first()
      .waitFor({ timeout: READING_MS })
    expect(await photo.candidates()).toEqual(expect.arrayContaining(['2-0', '5-2']))
    expect(await photo.chosenCandidate()).toBeNull()
    expect(await photo.canEnter()).toBe(false)
    await photo.chooseCandidate('2-0')
    await photo.chooseEnd('Right end')
    await photo.expectProposed('2-0', 'Right end')
    await photo.enter()
    expect(await storedEvents(await fileOfMatch(dataFolder, page.url()))).toEqual(['2-2', '2-0 right'])
  })
})

const REFUSED: readonly { readonly what: string; readonly picture: () => PictureFile | Promise<PictureFile>; readonly says: RegExp }[] = [
  { what: 'a text called .jpg', picture: () => textCalledJpeg, says: /That isn’t a picture\. Use JPEG, PNG or WebP/ },
  { what: 'a HEIC', picture: () => heic, says: /HEIC/ },
  { what: 'an empty file', picture: () => emptyFile, says: /This file is empty\. Choose another one\./ },
  { what: 'a photo cut off in its head', picture: () => cutOff('table-03', 400), says: /This JPEG picture is damaged\./ },
  { what: 'a picture of 60 megapixels', picture: () => blankPng(10_000, 6_000), says: /This picture is too large: 60 megapixels, limit 50 megapixels\./ },
]

describe('What cannot be read is refused in words', () => {
  test('and the next picture is read all the same', async ({ page, dataFolder }) => {
    await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 2))
    const photo = await openPhoto(page)
    for (const { what, picture, says } of REFUSED) {
      await photo.choose(await picture())
      await soon(() => photo.refusal()).toMatch(says)
      expect(await photo.canEnter(), what).toBe(false)
    }

    await photo.choose(await jpegOf('table-03'))
    await photo.expectProposed('5-0', 'Right end')
    await photo.enter()
    expect(await storedEvents(await fileOfMatch(dataFolder, page.url()))).toEqual(['2-2', '2-0 right', '5-0 right'])
  })

  test('a table without a tile, and one without a new tile, propose nothing', async ({ page }) => {
    await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 2))
    const photo = await openPhoto(page)
    await photo.choose(await jpegOf('table-00'))
    await photo.expectNothingProposed(/^No tiles found\./)
    await photo.choose(await jpegOf('table-02'))
    await onceRead(() => photo.readings()).toHaveLength(2)
    await photo.expectNothingProposed(/^No new tile found/)
  })
})

describe('A picture of 48 megapixels', () => {
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
