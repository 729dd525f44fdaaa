// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { SelfAtMatch } from '#shared/contract/joining'
import { GuestMenu } from '../../../../../src/renderer/screens/join/guest-head'
import { quietPhone } from '../../../../../src/renderer/screens/join/seat/quiet-phone'
import { FakeHost, renderInApp } from '../../fake-host'
import { FakeMatch, MATCH_ID } from '../../fake-match'
import { viewed } from './seat/phone'

beforeEach(() => quietPhone.choose('off'))

async function open(differs: Partial<SelfAtMatch> = {}) {
  const match = new FakeMatch({ preset: 'bergen-pagat' })
  const self = { kind: 'match', matchId: MATCH_ID, id: 'd', name: 'Ben', role: 'player', seat: 1, ...differs } as const
  const user = userEvent.setup()
  renderInApp(FakeHost.with(match), <GuestMenu view={viewed(match)} self={self} onForAll={undefined} />)
  await user.click(screen.getByRole('button', { name: 'More' }))
  return user
}
const quiet = () => screen.queryByRole<HTMLInputElement>('switch', { name: 'Quiet phone' })

test('a player’s phone can be made quiet, and this phone remembers it', async () => {
  const user = await open()
  expect(quiet()?.checked).toBe(false)
  await user.click(screen.getByText('Quiet phone'))
  expect(quiet()?.checked).toBe(true)
  expect(window.localStorage.getItem('caravan.quiet-phone')).toBe('on')
  expect(screen.getByText('No light and no vibration')).toBeTruthy()
})

test('one that only watches has nothing to keep quiet', async () => {
  await open({ role: 'viewer', seat: null })
  expect(quiet()).toBeNull()
  screen.getByRole('button', { name: 'Rules' })
})
