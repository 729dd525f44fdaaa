// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { expectOk } from '#shared/kernel/result'
import { parseMatch } from '#shared/notation/match-text'
import type { MatchRecord } from '#shared/match/record'
import { CopyText } from '../../../../../src/renderer/match/text/copy-text'
import { matchLine } from '../../../../../src/renderer/match/sharing/share-dialog'
import { FakeHost, renderInApp } from '../../fake-host'

describe('Copying as text', () => {
  test('puts the line on the clipboard and says so', async () => {
    const user = userEvent.setup()
    renderInApp(new FakeHost(), <CopyText textOf={() => 'bergen-pagat; Ada, Ben'} />)
    await user.click(screen.getByRole('button', { name: 'Copy as text' }))
    expect((await screen.findByText(/^Copied\./)).getAttribute('role')).toBe('status')
    expect(await navigator.clipboard.readText()).toBe('bergen-pagat; Ada, Ben')
    expect(screen.queryByRole('textbox')).toBe(null)
  })

  test('shows the line where the clipboard is refused', async () => {
    const user = userEvent.setup()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
    renderInApp(new FakeHost(), <CopyText textOf={() => 'bergen-pagat; Ada, Ben'} />)
    await user.click(screen.getByRole('button', { name: 'Copy as text' }))
    await screen.findByText(/^Couldn’t copy\./)
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'One line of text' }).value).toBe('bergen-pagat; Ada, Ben')
  })
})

describe('The line of a match', () => {
  test('has what was played, when and where, and no names of this house for people and photos', () => {
    const record: MatchRecord = {
      format: 'caravan-record',
      version: 1,
      preset: 'bergen-pagat',
      rules: { target: 15 },
      players: [{ name: 'Ada', personId: 'person-1' }, { name: 'Ben' }],
      rounds: [{ leader: 0, photo: 'f'.repeat(32), events: [{ type: 'play', player: 0, tile: '6-6', photo: 'a'.repeat(32) }] }],
    }
    const line = matchLine({ record, names: ['Ada L.', 'Ben'], date: '2026-11-21', place: 'Kitchen' })
    expect(line).toBe('bergen-pagat target=15; Ada L., Ben; 1: Ada L. leads, in turn: 6-6; {"date":"2026-11-21","place":"Kitchen"}')
    expect(expectOk(parseMatch(line), 'its own line')).toMatchObject({ rounds: [{ leader: 0, events: [{ type: 'play', player: 0, tile: '6-6' }] }] })
  })
})
