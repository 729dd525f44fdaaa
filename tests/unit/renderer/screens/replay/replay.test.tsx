// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MatchFeed, MatchSnapshot, Outcome } from '#shared/contract/schemas'
import type { MatchRecord } from '#shared/match/record'
import { DisplayProvider } from '../../../../../src/renderer/app/display-provider'
import { ReplayScreen } from '../../../../../src/renderer/screens/replay/replay-screen'
import { MatchScreen } from '../../../../../src/renderer/screens/match/match-screen'
import { FakeHost, renderInApp } from '../../fake-host'
import { Feed } from '../../feed'
import { sentence } from '../../sentence'
import { quickUser } from '../../quick-user'

/* jsdom has no modal dialogs. */
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
afterEach(() => void vi.useRealTimers())

/** Ada leads 6-6 for 2, Ben plays 6-4, Ada 4-4 for a double header; a second round has begun. */
const RECORD: MatchRecord = {
  format: 'caravan-record',
  version: 1,
  preset: 'bergen-game-cabinet',
  rules: { target: 12 },
  players: [{ name: 'Ada' }, { name: 'Ben' }],
  rounds: [
    {
      leader: 0,
      events: [
        { type: 'play', tile: '6-6', player: 0 },
        { type: 'play', tile: '6-4', player: 1, arm: 'right' },
        { type: 'play', tile: '6-5', player: 0, arm: 'left' },
        {
          type: 'block',
          player: 1,
          hands: [
            ['1-1', '0-0', '3-1', '2-0'],
            ['2-1', '1-0', '3-0', '3-2', '2-2'],
          ],
        },
      ],
    },
    { leader: 1, events: [] },
  ],
}

const SNAPSHOT: MatchSnapshot = {
  matchId: 'match-0001',
  revision: 5,
  record: RECORD,
  startedAt: '2024-05-03T18:00:00.000Z',
  updatedAt: '2024-05-03T19:00:00.000Z',
  undo: 'enter-play',
  redo: null,
  place: 'Kitchen',
  readOnly: null,
  trail: [],
}

const feedOf = (match: MatchSnapshot, changedElsewhere = 0, versions = 1): MatchFeed => ({ kind: 'match', match, changedElsewhere, versions })

async function open(match: MatchSnapshot = SNAPSHOT, hash = '#/match/match-0001/replay', Screen: typeof ReplayScreen = ReplayScreen) {
  window.location.hash = hash
  const feed = new Feed<MatchFeed>(feedOf(match))
  const host = new FakeHost()
  host.shown.set('match-0001', feed)
  host.answer = () => Promise.resolve({ ok: true, value: { matchId: 'match-0001', revision: 6 } })
  renderInApp(
    host,
    <DisplayProvider>
      {' '}
      <Screen matchId="match-0001" />{' '}
    </DisplayProvider>,
  )
  await screen.findByRole('region', { name: 'Replay' })
  return { feed, sent: host.sent, answerWith: (next: Outcome) => void (host.answer = () => Promise.resolve(next)), user: quickUser() }
}

const at = () => screen.getByRole('slider', { name: 'Step' }).getAttribute('aria-valuetext')
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const totals = () =>
  within(screen.getByRole('list', { name: 'Players' }))
    .getAllByText(/^−?\d+ of 12 points$/)
    .map((total) => total.textContent)

describe('Versions of the match that other devices made', () => {
  test('are told of in the replay, with the way to them, until someone has chosen', async () => {
    const { feed } = await open()
    expect(screen.queryByText('2 versions of this match')).toBeNull()
    feed.send(feedOf(SNAPSHOT, 0, 2))
    await screen.findByText('2 versions of this match')
    expect(screen.getByRole('link', { name: 'Compare versions' }).getAttribute('href')).toBe('#/match/match-0001/versions')
    feed.send(feedOf(SNAPSHOT))
    await waitFor(() => expect(screen.queryByText('2 versions of this match')).toBeNull())
  })
})

describe('Exporting a match that is replayed', () => {
  test('offers a picture, text, a link, paper and files behind one button, and has the score sheet ready for the printer', async () => {
    const { user } = await open()
    await user.click(button('Share'))
    const out = within(await screen.findByRole('dialog', { name: 'Share' }))
    const offered = () => out.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent)
    expect(offered()).toEqual(['Close', 'Copy text', 'Copy link', 'Print score sheet…', 'Save picture'])
    await user.click(out.getByText('Save as a file'))
    expect(offered().slice(4, -1)).toEqual(['Match file', 'Results', 'Entries', 'Copy as text'])
    const paper = () => document.querySelector('[data-printed] h1')?.textContent
    const printed: unknown[] = []
    vi.spyOn(window, 'print').mockImplementation(() => {
      act(() => void window.dispatchEvent(new Event('beforeprint')))
      printed.push(paper())
      act(() => void window.dispatchEvent(new Event('afterprint')))
    })
    await user.click(out.getByRole('button', { name: 'Print score sheet…' }))
    expect(printed).toEqual([expect.stringMatching(/^Bergen/)])
    expect(paper()).toBeUndefined()
  })
})

describe('Stepping through a match', () => {
  test('begins at its end and goes to and fro by buttons, each step with its reasons and the points as they stood', async () => {
    const { user } = await open()
    expect(at()).toBe('Step 6 of 6, round 2')
    screen.getByText('Round 2. Ben leads.')
    await user.click(button('First step'))
    expect(at()).toBe('Step 1 of 6, round 1')
    expect(totals()).toEqual(['0 of 12 points', '0 of 12 points'])
    await user.click(button('Next step'))
    screen.getByText(sentence(/led 6-6.*Double header \+2/))
    expect(totals()).toEqual(['2 of 12 points', '0 of 12 points'])
    await user.click(button('Last step'))
    await user.click(button('Previous step'))
    expect(at()).toBe('Step 5 of 6, round 1')
  })

  test('shows the ruling of a blocked round where the hands were shown', async () => {
    await open(SNAPSHOT, '#/match/match-0001/replay?step=5')
    const over = screen.getByRole('region', { name: 'Round 1 is over' })
    within(over).getByRole('region', { name: 'Ruling' })
  })

  test('by arrow keys, Home and End, but not while someone types', async () => {
    const { user } = await open()
    await user.keyboard('{Home}')
    expect(at()).toBe('Step 1 of 6, round 1')
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    expect(at()).toBe('Step 2 of 6, round 1')
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    expect(at()).toBe('Step 1 of 6, round 1')
    await user.keyboard('{End}')
    await user.click(button('Edit details'))
    await user.click(screen.getByRole('textbox', { name: 'Note' }))
    await user.keyboard('{ArrowLeft}{Home}')
    expect(at()).toBe('Step 6 of 6, round 2')
  })

  test('has the step in its address, and follows an address that is changed', async () => {
    const { user } = await open(SNAPSHOT, '#/match/match-0001/replay?step=3')
    expect(at()).toBe('Step 3 of 6, round 1')
    await user.click(button('Next step'))
    await waitFor(() => expect(window.location.hash).toBe('#/match/match-0001/replay?step=4'))
    act(() => {
      window.location.hash = '#/match/match-0001/replay?step=2'
      window.dispatchEvent(new HashChangeEvent('hashchange'))
    })
    expect(at()).toBe('Step 2 of 6, round 1')
  })

  test.each(['999', '0', '-1', 'x', ''])('at an address with the step “%s” shows the end', async (step) => {
    await open(SNAPSHOT, `#/match/match-0001/replay?step=${step}`)
    expect(at()).toBe('Step 6 of 6, round 2')
  })

  test('plays on its own from the beginning to the end and stops there; any step stops it too', async () => {
    await open()
    vi.useFakeTimers()
    act(() => button('Play').click())
    expect(at()).toBe('Step 1 of 6, round 1')
    for (const step of [2, 3, 4, 5, 6]) {
      act(() => void vi.advanceTimersToNextTimer())
      const isThere = (): boolean => at()?.startsWith(`Step ${step} `) === true
      for (let tries = 0; tries < 3 && !isThere(); tries++) act(() => void vi.advanceTimersToNextTimer())

      expect(at()).toMatch(new RegExp(`^Step ${step} of 6`))
    }

    button('Play')
    act(() => button('Play').click())
    act(() => button('Next step').click())
    button('Play')
    act(() => void vi.advanceTimersByTime(10_000))
    expect(at()).toBe('Step 2 of 6, round 1')
  })

  test('stays where it is when the match goes on, and follows it at the end', async () => {
    const { feed, user } = await open()
    const more: MatchSnapshot = {
      ...SNAPSHOT,
      revision: 6,
      record: { ...RECORD, rounds: [...RECORD.rounds.slice(0, 1), { leader: 1, events: [{ type: 'play', tile: '5-5', player: 1 }] }] },
    }
    await act(async () => feed.send(feedOf(more)))
    await waitFor(() => expect(at()).toBe('Step 7 of 7, round 2'))
    await user.click(button('First step'))
    await act(async () => feed.send(feedOf(SNAPSHOT)))
    await waitFor(() => expect(at()).toBe('Step 1 of 6, round 1'))
  })

  test('offers to correct what is shown', async () => {
    const { user } = await open(SNAPSHOT, '#/match/match-0001/replay?step=3')
    await user.click(button('Correct entry'))
    screen.getByRole('dialog', { name: 'Change Ben’s 6-4' })
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(button('Last step'))
    await user.click(button('Correct round start'))
    screen.getByRole('dialog', { name: 'Start of round 2' })
  })

  test('undoes a correction where one was made last, and offers that for nothing else', async () => {
    const { feed, sent, user } = await open()
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
    await act(async () => feed.send(feedOf({ ...SNAPSHOT, undo: 'revise' })))
    await user.click(await screen.findByRole('button', { name: 'Undo the correction' }))
    expect(sent).toMatchObject([{ what: 'undo', input: { matchId: 'match-0001', revision: 5 } }])
  })
})

describe('Place, note and date', () => {
  test('are changed in place; only what was changed is sent', async () => {
    const { feed, sent, user } = await open()
    const details = screen.getByRole('region', { name: 'About this match' })
    await user.click(button('Edit details'))
    await user.type(within(details).getByRole('textbox', { name: 'Note' }), ' two candles ')
    await act(async () => feed.send(feedOf({ ...SNAPSHOT, revision: 6, place: 'Garden' })))
    await user.click(within(details).getByRole('button', { name: 'Save' }))
    expect(sent).toEqual([{ what: 'describe', input: { matchId: 'match-0001', revision: 6, note: 'two candles' } }])
    await waitFor(() => expect(within(details).queryByRole('textbox')).toBeNull())
    within(details).getByText('Garden')
  })

  test('without a date are not sent, and the person is told to choose one', async () => {
    const { sent, user } = await open()
    await user.click(button('Edit details'))
    await user.clear(screen.getByLabelText('Played on'))
    await user.click(button('Save'))
    await screen.findByText('Choose a date.')
    expect(sent).toEqual([])
  })

  test('that could not be saved stay in the form, and the person is told why', async () => {
    const { answerWith, user } = await open()
    answerWith({ ok: false, error: { kind: 'not-saved', reason: 'disk-full', detail: '' } })
    await user.click(button('Edit details'))
    const place = screen.getByRole('textbox', { name: 'Place' })
    await user.clear(place)
    await user.type(place, 'Lake')
    await user.click(button('Save'))
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Not saved.*The disk is full/)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Place' }).value).toBe('Lake')
  })
})

describe('The trail of a match', () => {
  test('tells what, when and on which device, the latest first, with what was changed before and after', async () => {
    const on = { at: '2024-05-04T10:00:00.000Z', device: 'kitchen laptop' }
    const edit = {
      name: 'revise' as const,
      changes: [
        {
          kind: 'events' as const,
          round: 0,
          at: 1,
          before: [{ type: 'play' as const, tile: '6-4', player: 1, arm: 'right' as const }],
          after: [
            { type: 'play' as const, tile: '6-4', player: 1, arm: 'left' as const },
            { type: 'pass' as const, player: 0 },
          ],
        },
      ],
    }
    await open({
      ...SNAPSHOT,
      trail: [
        { kind: 'details', ...on, field: 'place', before: 'Kitchen', after: '' },
        { kind: 'corrected', ...on, edit, before: { totals: [12, 4], winner: 0 }, after: { totals: [10, 4], winner: null } },
        { kind: 'binned', ...on },
        { kind: 'details', ...on, by: '<b>Gran</b>', field: 'place', before: '', after: 'Garden' },
      ],
    })
    const trail = within(screen.getByRole('region', { name: 'Changes' }))
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('time') !== null)
    const told = trail.map((entry) => [...entry.querySelectorAll('p, li')].map((line) => line.textContent))
    expect(told.map(([what]) => what)).toEqual(['Place: “Garden”', 'Moved to the bin', 'Corrected after the match', 'Place deleted: “Kitchen”'])
    expect(told[0]?.[1]).toMatch(/2024.*, on <b>Gran<\/b>’s device, joined to kitchen laptop$/)
    expect(told[2]?.slice(1)).toEqual([
      expect.stringMatching(/2024.*, on kitchen laptop$/),
      'Round 1, entry 2: Ben played 6-4 on the right end → Ben played 6-4 on the left end',
      'Round 1, entry 3 inserted: Ada passed',
      'Totals: Ada 12 → 10, Ben 4. Winner: Ada → nobody.',
    ])
  })
})

describe('A match that can only be viewed', () => {
  test.each([
    ['newer', /^A newer Caravan made this match\./],
    ['unreadable', /^Can’t read this match’s file right now\./],
  ] as const)('because it is %s says so in a sentence and offers no change, also at the address of its table', async (readOnly, sentence) => {
    await open({ ...SNAPSHOT, readOnly }, '#/match/match-0001', MatchScreen)
    screen.getByText(sentence)
    for (const name of ['Correct round start', 'Edit details', 'Move to bin']) expect(screen.queryByRole('button', { name })).toBeNull()

    expect(screen.queryByRole('region', { name: 'Entry' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Continue match' })).toBeNull()
  })

  test('because it is in the bin can be restored', async () => {
    const { sent, user } = await open({ ...SNAPSHOT, binnedAt: '2024-05-04T10:00:00.000Z' }, '#/match/match-0001', MatchScreen)
    screen.getByText(/^This match is in the bin\./)
    await user.click(button('Restore match'))
    expect(sent).toEqual([{ what: 'restore', input: { matchId: 'match-0001', revision: 5 } }])
  })
})

describe('The bin', () => {
  test('takes the match; a message offers to undo that on the revision that came of it', async () => {
    const { sent, user } = await open()
    await user.click(button('Move to bin'))
    await waitFor(() => expect(window.location.hash).toBe('#/matches'))
    const messages = () => screen.getByRole('list', { name: 'Messages' })
    within(messages()).getByText('Moved to the bin: Ada and Ben.')
    await user.click(within(messages()).getByRole('button', { name: 'Undo' }))
    expect(sent).toEqual([
      { what: 'bin', input: { matchId: 'match-0001', revision: 5 } },
      { what: 'restore', input: { matchId: 'match-0001', revision: 6 } },
    ])
    await waitFor(() => expect(messages().textContent).toBe('Restored: Ada and Ben.'))
  })
})

describe('A match that another device changes while it is open', () => {
  test('says so once for each time, and not at its opening nor for changes made here', async () => {
    const { feed } = await open()
    const messages = () => screen.queryAllByText('Another device just changed this match. You’re seeing the latest version.', { selector: 'li *' }).length
    await act(async () => feed.send(feedOf({ ...SNAPSHOT, revision: 6 }, 0)))
    expect(messages()).toBe(0)
    await act(async () => feed.send(feedOf({ ...SNAPSHOT, revision: 7 }, 1)))
    await waitFor(() => expect(messages()).toBe(1))
    await act(async () => feed.send(feedOf({ ...SNAPSHOT, revision: 8 }, 1)))
    await act(async () => feed.send(feedOf({ ...SNAPSHOT, revision: 9 }, 2)))
    await waitFor(() => expect(messages()).toBe(2))

    /* A host that was started again counts from the beginning. */
    await act(async () => feed.send(feedOf({ ...SNAPSHOT, revision: 9 }, 0)))
    expect(messages()).toBe(2)
  })
})
