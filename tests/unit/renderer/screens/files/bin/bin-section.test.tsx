// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { FoundMatches } from '#shared/contract/lists'
import { dayWords } from '../../../../../../src/renderer/messages/en'
import { BinSection } from '../../../../../../src/renderer/screens/files/files-screen'
import { FakeHost, MATCH, renderInApp } from '../../../fake-host'
import { Feed } from '../../../feed'
import { standInForModalDialogs } from '../../../modal-dialogs'

beforeEach(standInForModalDialogs)

const BINNED = { ...MATCH, revision: 7, binnedAt: '2024-05-04T10:00:00.000Z', place: 'Kitchen' }

function open(history: FoundMatches) {
  const host = new FakeHost()
  host.history = () => new Feed(history)
  host.answer = () => Promise.resolve({ ok: true, value: { matchId: 'match-0001', revision: 8 } })
  renderInApp(host, <BinSection />)
  return { host, user: userEvent.setup() }
}

describe('The bin', () => {
  test('asks for what is in it, and says so when that is nothing', async () => {
    const { host } = open({ matches: [], total: 0 })
    await screen.findByText(/^The bin is empty\./)
    expect(host.asked).toEqual([{ which: 'bin', limit: 50 }])
  })

  test('restores a match on the revision it is listed with', async () => {
    const { host, user } = open({ matches: [BINNED], total: 1 })
    await user.click(await screen.findByRole('button', { name: 'Restore: Ada and Ben' }))
    expect(host.sent).toEqual([{ what: 'restore', input: { matchId: 'match-0001', revision: 7 } }])
    await waitFor(() => expect(screen.getByRole('list', { name: 'Messages' }).textContent).toBe('Restored: Ada and Ben.'))
  })

  test('deletes permanently only after a question, at which the way to keep it has the focus', async () => {
    const { host, user } = open({ matches: [BINNED], total: 1 })
    await user.click(await screen.findByRole('button', { name: 'Delete permanently: Ada and Ben' }))
    const question = screen.getByRole('dialog', { name: 'Delete this match permanently?' })
    within(question).getByText(`This deletes the match with Ada and Ben (${dayWords(MATCH.date)}) and its photos. You can’t undo this.`)
    expect(document.activeElement).toBe(within(question).getByRole('button', { name: 'Keep match' }))
    await user.click(within(question).getByRole('button', { name: 'Keep match' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(host.sent).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Delete permanently: Ada and Ben' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete permanently' }))
    expect(host.sent).toEqual([{ what: 'deleteForGood', input: { matchId: 'match-0001', revision: 7 } }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('says why where it was not done, and what holds', async () => {
    const { host, user } = open({ matches: [BINNED], total: 1 })
    host.answer = () => Promise.resolve({ ok: false, error: { kind: 'not-saved', reason: 'disk-full', detail: '' } })
    await user.click(await screen.findByRole('button', { name: 'Restore: Ada and Ben' }))
    await waitFor(() => expect(screen.getByRole('list', { name: 'Messages' }).textContent).toMatch(/^That didn’t work\. The disk is full/))
  })

  test('offers nothing for a match that this version may not change', async () => {
    open({ matches: [{ ...BINNED, readOnly: true }], total: 1 })
    await screen.findByRole('list', { name: 'Matches in the bin' })
    expect(screen.queryByRole('button')).toBeNull()
  })
})
