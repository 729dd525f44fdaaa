// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { err, expectOk, ok } from '#shared/kernel/result'
import { resolveRules } from '#shared/rules/resolve'
import { TablePhoto } from '../../../../../src/renderer/photo/line/table-photo'
import { RecognizerContext } from '../../../../../src/renderer/photo/use-photo'
import { half } from '../../../shared/recognition/detections'
import { walked } from '../../../shared/recognition/laid-lines'
import { frameOf, SIZE } from '../../../shared/recognition/panned-lines'
import { Cameras, DESK, withCameras } from '../source/cameras'
import { FakeHost, renderInApp } from '../../fake-host'
import { standInForModalDialogs } from '../../modal-dialogs'
import { quickUser } from '../../quick-user'
import { bitmap, picture as pictureOf, SlowRecognizer } from '../source/source-host'

withCameras()
standInForModalDialogs()

const RULES = expectOk(resolveRules('bergen-game-cabinet', {}, 2), 'a rule set')
const TILES = walked(
  [
    [6, 4],
    [4, 4],
    [4, 2],
    [2, 0],
    [0, 5],
    [5, 5],
    [5, 3],
    [3, 1],
    [1, 6],
  ],
  { x: 0, y: 0, angle: 0 },
  (suit) => half(suit, 0.99),
)
const WHOLE = '6-4 4-4 4-2 2-0 0-5 5-5 5-3 3-1 1-6'
const picture = { ...bitmap(), ...SIZE }

/** The dialog in which a line is photographed, with a camera that is on and about to be moved. */
async function openPan() {
  new Cameras([DESK])
  const slow = new SlowRecognizer()
  const said = { onLine: vi.fn<(text: string) => void>(), onClose: vi.fn<() => void>() }
  renderInApp(
    new FakeHost(),
    <RecognizerContext value={slow.recognizer}>
      <TablePhoto rules={RULES} {...said} />
    </RecognizerContext>,
  )
  const user = quickUser()
  await user.click(screen.getByRole('button', { name: 'Use camera' }))
  await waitFor(() => expect(button('Pan along the line').disabled).toBe(false))
  let answered = 0
  /** The camera is over a place of the line, in widths of a tile. */
  const over = async (along: number): Promise<void> => {
    await waitFor(() => expect(slow.asked.length).toBeGreaterThan(answered))
    answered++
    slow.answer(ok({ picture, milliseconds: 1, tiles: frameOf(TILES, { over: { x: 100 * along, y: 0 } }).tiles }))
    await waitFor(() => expect(slow.asked.length).toBeGreaterThan(answered))
  }
  return { slow, user, over, ...said }
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const soFar = () =>
  within(screen.getByRole('list', { name: 'Line so far' }))
    .getAllByRole('img')
    .map((tile) => tile.getAttribute('aria-label'))

describe('A camera that is moved along a line', () => {
  test('shows the line as it grows, says when it has lost it, and asks for what it did not see; then the line is looked over as in a photo', async () => {
    const { user, over, onLine } = await openPan()
    await user.click(button('Pan along the line'))
    screen.getByText('Move slowly along the line, past both ends.')
    expect(document.activeElement).toBe(button('Stop panning'))
    expect(button('Check what was read').disabled).toBe(true)
    await over(0)
    await screen.findByText('Following the line.')
    expect(soFar()).toEqual(['6-4', '4-4', '4-2'])
    await over(14)
    await screen.findByText('Lost the line. Go back a little.')
    await over(2)
    await screen.findByText('4 tiles so far.')

    await user.click(button('Check what was read'))
    await screen.findByText('Found a line of 4 tiles.')
    const use = () => button('Use line of 4 tiles')
    expect(use().disabled).toBe(true)
    const unjoined = screen.getByRole('group', { name: 'The camera also saw 5-5, 5-3, 3-1 and 6-1, but not how they join the line.' })
    await user.click(within(unjoined).getByRole('button', { name: 'Leave out' }))
    const ends = screen.getByRole('group', { name: 'Does the line end at 2-0? The camera didn’t look past it.' })
    expect(use().disabled).toBe(true)
    await user.click(within(ends).getByRole('button', { name: 'It ends there' }))
    await waitFor(() => expect(use().disabled).toBe(false))

    // what was answered holds for that line; it may also be seen whole
    await user.click(button('Go on panning'))
    // what was being read as it was looked over counts no more
    for (const along of [2, 6, 10, 14, 16]) await over(along)
    await screen.findByText('9 tiles so far.')
    await user.click(button('Check what was read'))
    await screen.findByText('Found a line of 9 tiles.')
    expect(screen.queryByRole('group', { name: /line/ })).toBeNull()
    await user.click(button('Use line of 9 tiles'))
    expect(onLine).toHaveBeenCalledWith(WHOLE)
  })

  test('may also be photos that are taken one by one, in any order: several that are chosen at once are joined, and more are added', async () => {
    const { slow, user, onLine } = await openPan()
    const choose = (names: readonly string[]) =>
      fireEvent.change(document.querySelector('dialog input[type="file"]') as Element, { target: { files: names.map(pictureOf) } })
    const read = async (along: number, asked: number): Promise<void> => {
      await waitFor(() => expect(slow.asked).toHaveLength(asked))
      slow.answer(ok({ picture, milliseconds: 1, tiles: frameOf(TILES, { over: { x: 100 * along, y: 0 } }).tiles }))
    }
    await user.click(button('Turn camera off'))
    choose(['left.jpg', 'right.jpg'])
    screen.getByText('Take photos along the line, past both ends. Each shows some tiles of the one before.')
    await read(0, 1)
    await read(16, 2)
    await screen.findByText('This photo doesn’t join the others. Take one between.')
    expect(slow.files).toEqual(['left.jpg', 'right.jpg'])
    choose(['between.jpg', 'beyond.jpg', 'before.jpg', 'after.jpg'])
    for (const [at, along] of [5, 10, -1, 17].entries()) await read(along, 3 + at)
    await screen.findByText('9 tiles so far.')
    await waitFor(() => expect(button('Check what was read').disabled).toBe(false))
    await user.click(button('Check what was read'))
    await screen.findByText('Found a line of 9 tiles.')
    await user.click(button('Use line of 9 tiles'))
    expect(onLine).toHaveBeenCalledWith(WHOLE)
  })

  test('is stopped with nothing left of it, and says why where it cannot read; keys go on from where it began', async () => {
    const { slow, user, over } = await openPan()
    await user.click(button('Pan along the line'))
    await over(0)
    await screen.findByText('3 tiles so far.')
    await user.click(button('Stop panning'))
    await waitFor(() => expect(document.activeElement).toBe(button('Pan along the line')))
    await user.click(button('Pan along the line'))
    screen.getByText('No tiles yet.')
    await waitFor(() => expect(slow.asked.length).toBeGreaterThan(2))
    // what was being read as it was stopped counts no more
    slow.answer(ok({ picture, milliseconds: 1, tiles: frameOf(TILES, { over: { x: 0, y: 0 } }).tiles }))
    slow.answer(err({ code: 'unavailable', detail: 'no program' }))
    await screen.findByRole('alert')
    expect(button('Pan along the line').disabled).toBe(false)
    expect(screen.queryByText('3 tiles so far.')).toBeNull()
  })
})
