// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { AnnouncerProvider } from '../../../../../src/renderer/components/announcer/announcer'
import { useHashLocation } from '../../../../../src/renderer/navigation/hash-location'
import { JoinScreen } from '../../../../../src/renderer/screens/join/join-screen'

const SEATS = [
  { name: 'Mia', taken: false, avatar: { colour: 'blue' } },
  { name: 'Max', taken: false, avatar: { colour: 'pink' } },
  { name: 'Ben', taken: true, avatar: { colour: 'teal', initials: 'BB' } },
]

/** What the table answers to a code as long as it is good. */
const MATCH = { kind: 'match', seats: SEATS }
let offered: object = MATCH
let good = true
const asked: unknown[] = []
beforeEach(() => {
  good = true
  offered = MATCH
  asked.splice(0)
  window.location.hash = ''
  vi.stubGlobal('fetch', (_: string, { body }: { readonly body: string }) => {
    asked.push(JSON.parse(body))
    const answer = good ? { ok: true, value: offered } : { ok: false, error: { kind: 'wrong-code', tries: 3 } }
    return Promise.resolve({ json: () => Promise.resolve(answer) })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const load = () =>
  render(
    <AnnouncerProvider>
      <Router hook={useHashLocation}>
        <JoinScreen why="new" onJoined={() => undefined} onRetry={() => undefined} />
      </Router>
    </AnnouncerProvider>,
  )

/** A phone gives a good code, sees the seats, and its page goes. */
async function giveCodeAndLeave(): Promise<void> {
  const user = userEvent.setup({ delay: null })
  load()
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'H9P388')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByText('Ben')
  cleanup()
}

test('a phone that loads the page again before it has chosen a seat is not asked for the code once more', async () => {
  await giveCodeAndLeave()
  load()
  await screen.findByText('Ben')
  expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull()
  expect(asked).toEqual([{ key: 'H9P388' }, { key: 'H9P388' }])
})

test('a code that is good no longer is asked for again, without a complaint about it', async () => {
  await giveCodeAndLeave()
  good = false
  load()
  await waitFor(() => expect(asked).toHaveLength(2))
  await screen.findByRole('textbox', { name: 'Code' })
  expect(screen.queryByRole('alert')).toBeNull()
  // and it is not tried again: each try counts
  await waitFor(() => expect(window.sessionStorage).toHaveLength(0))
})

test('everyone who sits at the table is shown as they are there, before a phone has joined', async () => {
  await giveCodeAndLeave()
  load()
  await screen.findByText('Ben')
  const faces = screen.getAllByRole('radio').map((radio) => {
    const face = radio.closest('label')?.querySelector<HTMLElement>('[data-initials]')
    return face === null || face === undefined ? null : [face.dataset['initials'], face.dataset['colour']]
  })
  // two of one letter are told apart; one who watches has no face
  expect(faces).toEqual([['Mi', 'blue'], ['Ma', 'pink'], ['BB', 'teal'], null])
  screen.getByRole('radio', { name: 'Mia' })
})

test('so is everyone who may be tapped at an evening', async () => {
  offered = { kind: 'evening', name: 'Club night', table: null, people: SEATS.map((seat, at) => ({ id: `person-000${at}`, ...seat })) }
  const user = userEvent.setup({ delay: null })
  load()
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'H9P388')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  const ben = await screen.findByRole('button', { name: /^Ben/ })
  expect(ben.querySelector<HTMLElement>('[data-initials]')?.dataset).toMatchObject({ initials: 'BB', colour: 'teal' })
})

test('a name that someone new at an evening has half typed is there again when the page is', async () => {
  offered = { kind: 'evening', name: 'Club night', table: null, people: [] }
  const user = userEvent.setup({ delay: null })
  const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Your name' })
  const giveCode = async (): Promise<void> => {
    load()
    await user.type(screen.getByRole('textbox', { name: 'Code' }), 'H9P388')
    await user.click(screen.getByRole('button', { name: 'Next' }))
  }
  await giveCode()
  await user.type(await field(), 'Gran')
  cleanup()
  load()
  expect((await field()).value).toBe('Gran')
  await user.type(await field(), 'ny')
  await user.click(screen.getByRole('button', { name: 'Check in' }))
  expect(asked.at(-1)).toMatchObject({ name: 'Granny' })
  cleanup()
  await giveCode()
  expect((await field()).value).toBe('')
})
