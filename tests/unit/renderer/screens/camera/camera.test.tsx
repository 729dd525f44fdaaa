// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CameraScreen } from '../../../../../src/renderer/screens/camera/camera-screen'
import { placedBoneyard } from '../../../../../src/renderer/screens/camera/seat-places'
import { settings } from '../../../../../src/renderer/settings/settings'
import { RecognizerContext } from '../../../../../src/renderer/photo/use-photo'
import { FakeHost, renderInApp } from '../../fake-host'
import { FakeMatch, MATCH_ID, play } from '../../fake-match'
import { SlowRecognizer, withoutMedia } from '../../photo/source/source-host'

/** How many pictures of a camera flow. */
let running = 0
/** What was said aloud. */
let said: string[] = []

class Utterance {
  voice: unknown = null
  lang = ''
  constructor(readonly text: string) {}
}

withoutMedia()
beforeEach(() => {
  ;[running, said] = [0, []]
  const open = () => {
    running++
    const track = Object.assign(new EventTarget(), { getSettings: () => ({ deviceId: 'desk' }), stop: () => running-- })
    return Promise.resolve({ getTracks: () => [track], getVideoTracks: () => [track] })
  }
  const mediaDevices = Object.assign(new EventTarget(), { getUserMedia: open, enumerateDevices: () => Promise.resolve([]) })
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices })
  const voices = [{ name: 'Amy', lang: 'en-GB', localService: true, default: true }]
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal(
    'speechSynthesis',
    Object.assign(new EventTarget(), { getVoices: () => voices, speak: ({ text }: Utterance) => said.push(text), cancel: () => undefined }),
  )
  document.documentElement.lang = 'en'
})
afterEach(() => {
  settings.spoken.choose('off')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

async function watch(match: FakeMatch): Promise<void> {
  renderInApp(
    FakeHost.with(match),
    <RecognizerContext value={new SlowRecognizer().recognizer}>
      <CameraScreen matchId={MATCH_ID} />
    </RecognizerContext>,
  )
  await screen.findByRole('button', { name: 'Pause the camera' })
  await waitFor(() => expect(running).toBe(1))
}

const match = () => new FakeMatch({ preset: 'bergen-pagat', players: ['Ada', 'Ben'] })

describe('The camera that keeps the score', () => {
  test('stops while its page is hidden, and once it is paused, and goes on after each', async () => {
    await watch(match())
    hide(true)
    await waitFor(() => expect(running).toBe(0))
    hide(false)
    await waitFor(() => expect(running).toBe(1))
    await userEvent.click(screen.getByRole('button', { name: 'Pause the camera' }))
    await waitFor(() => expect(running).toBe(0))
    hide(true)
    hide(false)
    await userEvent.click(screen.getByRole('button', { name: 'Start the camera' }))
    await waitFor(() => expect(running).toBe(1))
  })

  test('asks for the hands once everyone has passed, and enters none before they are seen', async () => {
    const played = new FakeMatch({ preset: 'bergen-pagat', players: ['Ada', 'Ben'], rules: { handSize: 2, reserve: 24 } })
    await watch(played.enter(play('4-4'), { type: 'pass', player: 1 }, { type: 'pass', player: 0 }))
    const hands = screen.getByRole('region', { name: 'Lay your tiles face up' })
    expect(
      within(hands)
        .getAllByRole('status')
        .map(({ textContent }) => textContent),
    ).toEqual(['Ada 0 of 1 tile', 'Ben 0 of 2 tiles'])
    expect(within(hands).getByRole<HTMLButtonElement>('button', { name: 'Enter tiles' }).disabled).toBe(true)
  })

  test('has a frame for the face-down tiles once it is asked to count them, moved and sized by keys within the picture, and remembered', async () => {
    await watch(match())
    const count = screen.getByRole('button', { name: /^Count the face-down tiles/ })
    expect(count.getAttribute('aria-pressed')).toBe('false')
    expect(screen.queryByText('Put this over the face-down tiles')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Yes, seats are right' }))
    await userEvent.click(count)
    const frame = (await screen.findByText('Put this over the face-down tiles')).parentElement as HTMLElement
    const box = () => [frame.style.left, frame.style.top, frame.style.width, frame.style.height].map((side) => Math.round(Number.parseFloat(side)))
    expect(box()).toEqual([70, 60, 25, 30])
    screen.getByRole('button', { name: /^Frame of the face-down tiles/ }).focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}')
    expect(box()).toEqual([66, 58, 25, 30])
    await userEvent.keyboard('{ArrowDown>20/}{ArrowRight>20/}')
    expect(box()).toEqual([75, 70, 25, 30])
    screen.getByRole('button', { name: /^Size of the frame/ }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowUp>30/}')
    expect(box()).toEqual([75, 70, 25, 8])
    expect(placedBoneyard(['Ada', 'Ben'])?.left).toBeCloseTo(0.75)
    await userEvent.click(count)
    expect(placedBoneyard(['Ada', 'Ben'])).toBeNull()
  })

  test('says each play aloud once Voice is on', async () => {
    const played = match()
    await watch(played)
    act(() => void played.enter(play('4-4')))
    await waitFor(() => expect(screen.getByRole('region', { name: 'What happened' }).textContent).toContain('4-4'))
    expect(said).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Voice' }))
    act(() => void played.enter(play('4-2', 'right')))
    await waitFor(() => expect(said).toEqual([expect.stringMatching(/^Ben.*four.*two/i)]))
  })
})
