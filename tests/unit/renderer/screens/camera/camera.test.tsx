// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { tileOf, type Tile } from '#shared/domino/tile'
import { useMatchCommands } from '../../../../../src/renderer/match/hooks/use-match-commands'
import { useMatchLive } from '../../../../../src/renderer/match/hooks/use-match-feed'
import { type MatchView, viewOf } from '../../../../../src/renderer/match/match-view'
import { StrangeTiles } from '../../../../../src/renderer/screens/camera/strange-tiles'
import { CameraScreen } from '../../../../../src/renderer/screens/camera/camera-screen'
import { placedBoneyard } from '../../../../../src/renderer/screens/camera/seat-places'
import { TableKeeper } from '../../../../../src/renderer/screens/camera/table-keeper'
import { settings } from '../../../../../src/renderer/settings/settings'
import { RecognizerContext } from '../../../../../src/renderer/photo/use-photo'
import { FakeHost, renderInApp } from '../../fake-host'
import { FakeMatch, MATCH_ID, play } from '../../fake-match'
import { clear } from '../../../shared/recognition/detections'
import { standInForModalDialogs } from '../../modal-dialogs'
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

interface StrangeProps {
  readonly tiles: readonly Tile[]
  readonly onLeave: () => void
}

/** What is asked of such tiles, at the match as it stands. */
function Strange(props: StrangeProps) {
  const { data } = useMatchLive(MATCH_ID)
  const view = data?.kind === 'match' ? viewOf(data.match) : null
  return view?.ok === true ? <StrangeAt {...props} view={view.value} /> : null
}

function StrangeAt(props: StrangeProps & { readonly view: MatchView }) {
  return <StrangeTiles {...props} commands={useMatchCommands(props.view)} />
}

test('A tile that lies at the line and does not fit there stands, two taps from the question, without points where the table chose so', async () => {
  const played = new FakeMatch({ preset: 'bergen-pagat', rules: { mistakes: { lateMisplay: 'unpaid' } } }).enter(play('2-2'), play('5-2', 'right'))
  standInForModalDialogs()
  const left = vi.fn()
  const tiles = [tileOf(3, 1), tileOf(6, 2)]
  renderInApp(FakeHost.with(played), <Strange tiles={tiles} onLeave={left} />)
  const asked = await screen.findByRole('button', { name: 'Does 3-1 lie there?' })
  // one that fits is a play like any other
  expect(screen.queryByRole('button', { name: /6-2/ })).toBeNull()
  await userEvent.click(asked)
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'It stays without points' }).checked).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: /^3 at the right end \(5\), then 1 is open/ }))
  await waitFor(() => expect(played.told().at(-1)).toBe('0 3-1 right stands unpaid'))
  expect(left).not.toHaveBeenCalled()
})

/** A match, a table that stands still, and what its camera shows: four dominoes that are printed on a board. */
async function keptOverBoard(): Promise<{ readonly keeper: TableKeeper; readonly rest: () => Promise<void> }> {
  const played = match()
  let view: MatchView | null = null
  function View() {
    const { data } = useMatchLive(MATCH_ID)
    const shown = data?.kind === 'match' ? viewOf(data.match) : null
    if (shown?.ok === true) view = shown.value
    return null
  }
  renderInApp(FakeHost.with(played), <View />)
  await waitFor(() => expect(view).not.toBeNull())
  const tiles = [0, 1, 2, 3].map((at) => ({ ...clear({ x: 200 + 220 * at, y: 600 }, 5, at), found: 0.5, printed: 0.98 }))
  const keeper = new TableKeeper()
  const done = () => Promise.resolve(true)
  vi.useFakeTimers({ toFake: ['performance'] })
  keeper.update({
    view: view as unknown as MatchView,
    commands: { enter: done, undo: done, revise: done },
    places: { seats: [], boneyard: null },
    pace: null,
    read: () => Promise.resolve({ tiles, width: 1280, height: 960, colours: null }),
  })
  const grey = { width: 4, height: 3, data: new Uint8Array(12).fill(90) }
  const rest = async () => {
    for (let glances = 0; glances < 20; glances++) {
      vi.advanceTimersByTime(200)
      keeper.glance(grey)
      await Promise.resolve()
      await Promise.resolve()
    }
  }
  return { keeper, rest }
}

test('What may be printed on the table is asked about once for all, and left out after one answer, also once the camera was paused', async () => {
  const { keeper, rest } = await keptOverBoard()
  await rest()
  expect(keeper.shown().prints).toMatchObject({ count: 4, answer: null })
  keeper.sayOfPrinted('leaveOut')
  await rest()
  expect(keeper.shown().seen?.tiles).toEqual([])
  keeper.pause()
  await rest()
  expect(keeper.shown()).toMatchObject({ prints: { count: 4, answer: 'leaveOut' }, seen: { tiles: [] } })
  vi.useRealTimers()
})
