// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { MatchSummary } from '#shared/contract/lists'
import { PrintPictures } from '../../../../../src/renderer/match/picture/print-pictures'
import { FakeHost, renderInApp } from '../../fake-host'
import { FakeMatch } from '../../fake-match'

const line = (at: number, picture?: string): MatchSummary => ({
  matchId: `match-${at}`,
  revision: 0,
  preset: 'bergen-game-cabinet',
  rules: {},
  players: [
    { name: 'Ada', total: 4 },
    { name: 'Ben', total: 15 },
  ],
  startedAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  date: '2026-11-21',
  rounds: 2,
  outcome: { kind: 'won' as const, by: 1 },
  ...(picture === undefined ? {} : { photos: true, picture }),
})

/** What the printer was given: the pictures and words of each page. */
const papers: (readonly { readonly images: readonly string[]; readonly text: string }[])[] = []

beforeEach(() => {
  papers.length = 0
  // jsdom decodes no pictures
  HTMLImageElement.prototype.decode = () => Promise.resolve()
  vi.spyOn(window, 'print').mockImplementation(() => {
    window.dispatchEvent(new Event('beforeprint'))
    const pages = [...(document.querySelector('[data-printed] > div')?.children ?? [])]
    papers.push(pages.map((page) => ({ images: [...page.querySelectorAll('img')].map(({ alt }) => alt), text: page.textContent })))
    window.dispatchEvent(new Event('afterprint'))
  })
})

test('the pictures of the matches that are shown are printed, twelve to a page, each with who won, the scores and the day', async () => {
  const host = new FakeHost()
  const lines = Array.from({ length: 15 }, (_, at) => line(at, at % 15 === 0 ? undefined : 'name of it'))
  for (const { matchId, picture } of lines) {
    const match = new FakeMatch({ preset: 'bergen-game-cabinet' })
    match.picture = picture ?? null
    // the file of one is gone
    if (matchId !== 'match-14') match.photos.set('name of it', 'AAAA')
    host.matches.set(matchId, match)
  }
  const user = userEvent.setup()
  renderInApp(host, <PrintPictures matches={lines} />)
  await user.click(screen.getByRole('button', { name: 'Print pictures…' }))
  await waitFor(() => expect(papers).toHaveLength(1))
  expect(papers[0]?.map(({ images }) => images.length)).toEqual([12, 1])
  expect(papers[0]?.[1]).toEqual({
    images: ['Picture of the table: Ada and Ben'],
    text: expect.stringMatching(/^Ben wins.*Ben.*15 · .*Ada.*4.*November 21, 2026/) as unknown,
  })
  // and the button can be pressed again
  expect(screen.getByRole('button', { name: 'Print pictures…' }).getAttribute('aria-disabled')).not.toBe('true')
})

test('where no match has a picture there is nothing to press', () => {
  renderInApp(new FakeHost(), <PrintPictures matches={[line(0), line(1)]} />)
  expect(screen.queryByRole('button')).toBeNull()
})
