// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { Profiler } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { DisplayProvider } from '../../../../../../src/renderer/app/display-provider'
import { MatchScreen } from '../../../../../../src/renderer/screens/match/match-screen'
import { FakeHost, renderInApp } from '../../../fake-host'
import { DICE, FakeMatch, MATCH_ID, play } from '../../../fake-match'
import { standInForModalDialogs } from '../../../modal-dialogs'

beforeEach(() => {
  standInForModalDialogs()
  window.localStorage.clear()
})

/** What React keeps of a rendered component, as far as it is read here. */
interface Fiber {
  readonly type: { readonly name?: string } | null
  readonly flags: number
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly alternate: Fiber | null
  readonly memoizedProps: { readonly id?: unknown } | null
}

const ID = 'match'

/** React sets it where a component has run (`PerformedWork`, for its own developer tools). */
const RAN = 1

/**
 * The components that were there before and ran again for what is shown now; what hangs below one that did not change is the same tree as before.
 *
 * `steady` and `steadyIn` only look whether one has to.
 */
function ranIn(fiber: Fiber | null): readonly string[] {
  const ran: string[] = []
  for (let each = fiber; each !== null; each = each.sibling) {
    if (each.alternate === null) continue
    const name = typeof each.type === 'function' ? each.type.name : undefined
    if (name !== undefined && name !== 'Steady' && (each.flags & RAN) !== 0) ran.push(name)
    if (each.child !== each.alternate.child) ran.push(...ranIn(each.child))
  }
  return ran
}

/** The tree below the profiler, of which React keeps the root on the element it renders into. */
function shownTree(): Fiber | null {
  const container = [...document.querySelectorAll('div')].find((element) => Object.keys(element).some((key) => key.startsWith('__reactContainer$')))
  const [, root] = Object.entries(container ?? {}).find(([key]) => key.startsWith('__reactContainer$')) ?? []
  const profiler = (fiber: Fiber | null): Fiber | null =>
    fiber === null || fiber.memoizedProps?.id === ID ? fiber : (profiler(fiber.child) ?? profiler(fiber.sibling))
  return profiler((root as { readonly stateNode: { readonly current: Fiber } }).stateNode.current)?.child ?? null
}

/** A match after two plays, and what ran each time that it was drawn. */
async function sitDownCounting() {
  const commits: (readonly string[])[] = []
  const match = new FakeMatch({ preset: 'flower-and-scorpion', start: { leader: 0, dice: DICE } }).enter(play('6-4'), play('4-2', 'right'))
  renderInApp(
    FakeHost.with(match),
    <DisplayProvider>
      <Profiler
        id={ID}
        onRender={() => {
          const ran = ranIn(shownTree())
          if (ran.length > 0) commits.push(ran)
        }}
      >
        <MatchScreen matchId={MATCH_ID} />
      </Profiler>
    </DisplayProvider>,
  )
  await screen.findByRole('list', { name: 'Players' })
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
  return { user, commits }
}

/** What is typed: the number of an end, what is said of the tile, and its places in the tray. */
const TYPED = ['EnteredLine', 'LineOnFelt', 'TableLine', 'LineOfPlay', 'EndMark', 'LineText', 'Rows', 'PlayButton', 'NoPlaySaid']

/** Shows nothing of a match itself, but hands it on to what does. */
const HANDS_ON = [
  ...['MatchScreen', 'LivePage', 'ShownMatch', 'SeatAvatars', 'ScoredMatchPage', 'SetStyle', 'MatchTable', 'TableView', 'Page', 'Upright'],
  ...['Head', 'TableFelt', 'Felt', 'EnteredLine', 'EnteredCaption', 'Tray', 'NewestFirst', 'TableChips', 'TowardsPhones'],
]

/** What a play changes: whose turn it is and how many tiles they hold, the line and its end, the tile's place, the words, the log; and the sheet on paper. */
const PLAYED = [
  ...['Players', 'PlayerChips', 'PlayerChips', 'HandBars'],
  ...['LineOnFelt', 'TableLine', 'LineOfPlay', 'LaidTile', 'EndMark', 'LineText', 'TileList', 'TopSlot', 'Caption', 'ChipFlight'],
  ...['Rows', 'Slot', 'PlayButton', 'Feed', 'RoundSection', 'PrintedSheet', 'Printed'],
]

const sorted = (names: readonly string[]) => names.toSorted((a, b) => a.localeCompare(b))

describe('What runs again', () => {
  test('for the first half of a tile shows it, and nothing round that runs', async () => {
    const { user, commits } = await sitDownCounting()
    commits.length = 0
    await user.keyboard('6')
    expect(commits.map(sorted)).toEqual([sorted(TYPED)])
  })

  test('for a play shows what it changes: once, as it comes back from the disk, and neither as it is sent nor as its command ends', async () => {
    const { user, commits } = await sitDownCounting()
    await user.keyboard('66')
    commits.length = 0
    await user.keyboard('{Enter}')
    await screen.findByRole('button', { name: /6-6/, description: /whole/i })
    expect(commits.map(sorted)).toEqual([sorted([...HANDS_ON, ...PLAYED])])
  })
})
