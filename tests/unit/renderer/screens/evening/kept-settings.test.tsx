// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { USUAL_SETTINGS } from '#shared/evening/evening'
import { SettingsDialog } from '../../../../../src/renderer/screens/evening/evening-screen'
import type { ChangeEvening, EveningView } from '../../../../../src/renderer/screens/evening/model/use-evening'
import { NewEvening } from '../../../../../src/renderer/screens/evening/evenings-screen'
import { Evening } from '../../../shared/evening/evenings'
import { FakeHost, renderInApp } from '../../fake-host'
import { standInForModalDialogs } from '../../modal-dialogs'

const rounds = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Rounds' })

async function opened(page: ReactNode, host = new FakeHost()) {
  cleanup()
  standInForModalDialogs()
  renderInApp(host, page)
  return userEvent.setup({ delay: null })
}

const nine = async (user: ReturnType<typeof userEvent.setup>): Promise<void> => {
  await user.clear(rounds())
  await user.type(rounds(), '9')
  await user.tab()
}

test('how a new evening was to be played is still there after a look at another page, and gone once it has begun', async () => {
  const first = await opened(<NewEvening />)
  const usual = rounds().value
  await nine(first)
  const again = await opened(<NewEvening />)
  expect(rounds().value).toBe('9')
  await again.click(screen.getByRole('button', { name: 'Start over' }))
  expect(rounds().value).toBe(usual)
  await nine(again)
  const host = new FakeHost()
  const third = await opened(<NewEvening />, host)
  await third.click(screen.getByRole('button', { name: 'Begin game night' }))
  await waitFor(() => expect(host.begun).toEqual([9]))
  await opened(<NewEvening />)
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull()
})

test('changed settings of an evening outlive Esc, and are gone once they are saved', async () => {
  const { state } = Evening.of(2)
  const view = { evening: { id: 'evening-0001', name: 'Friday', events: [] }, state } as unknown as EveningView
  const run = vi.fn(() => Promise.resolve({ id: 'evening-0001', revision: 2 }))
  const change = { run, pending: false, problem: null } as unknown as ChangeEvening
  const dialog = <SettingsDialog view={view} settings={USUAL_SETTINGS} change={change} onClose={() => undefined} />
  await nine(await opened(dialog))
  const user = await opened(dialog)
  screen.getByRole('button', { name: 'Start over' })
  await user.click(screen.getByRole('button', { name: 'Save settings' }))
  await waitFor(() => expect(run).toHaveBeenCalledWith({ type: 'arranged', settings: { ...USUAL_SETTINGS, rounds: 9 } }))
  await opened(dialog)
  expect(rounds().value).toBe(`${USUAL_SETTINGS.rounds}`)
})
