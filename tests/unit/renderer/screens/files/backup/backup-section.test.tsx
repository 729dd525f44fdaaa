// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Backups } from '#shared/contract/backup'
import { BackupSection } from '../../../../../../src/renderer/screens/files/backup/backup-section'
import { FakeHost, renderInApp } from '../../../fake-host'

const IDLE: Backups = { automatic: [], folder: null, work: null }

test('a backup that begins unasked takes the place of a line, and adds none: a button that is being pressed stays under the finger', async () => {
  const host = new FakeHost()
  renderInApp(host, <BackupSection />)
  const section = await screen.findByRole('region', { name: 'Backup' })
  const latest = await screen.findByText('No automatic backups yet.', { selector: '[class*=latest] > *' })
  const lines = (): readonly string[] => [...section.children].map((line) => line.tagName)
  const before = lines()

  await act(async () => host.backups.send({ ...IDLE, work: { kind: 'making', done: 1, total: 4 } }))
  const progress = await screen.findByRole('progressbar', { name: /^Backing up/ })
  // the sentence keeps its room, so the line is as high as it was
  expect(latest.isConnected && latest.dataset['givesWay']).toBe('true')
  expect(progress.closest('[class*=latest]')).toBe(latest.parentElement)
  expect(lines()).toEqual(before)

  await act(async () => host.backups.send(IDLE))
  expect(latest.dataset['givesWay']).toBeUndefined()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('what a page in the browser and one in the window offer is there from the first moment, not once the host has answered', async () => {
  const host = new FakeHost()
  host.inDesktop()
  renderInApp(host, <BackupSection />)
  const folder = await screen.findByRole('textbox', { name: 'Backup folder' })
  expect(folder.closest('details')?.open).toBe(true)
  expect(screen.queryByRole('button', { name: 'Download backup' })).toBeNull()
})
