// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Cover } from '../../../../../src/renderer/match/picture/cover'
import { FakeHost, renderInApp } from '../../fake-host'
import { FakeMatch } from '../../fake-match'

afterEach(() => void vi.unstubAllGlobals())

/** A house in which a match has a picture. */
function house(matchId: string, jpeg: string | null): FakeHost {
  const host = new FakeHost()
  const match = new FakeMatch({ preset: 'bergen-game-cabinet' })
  match.picture = 'name of it'
  if (jpeg !== null) match.photos.set('name of it', jpeg)
  host.matches.set(matchId, match)
  return host
}

test('a cover shows the picture of its match, in words too', async () => {
  renderInApp(house('match-0001', 'AAAA'), <Cover matchId="match-0001" picture="name of it" alt="Picture of the table: Ada and Ben" />)
  const shown = await screen.findByRole('img', { name: 'Picture of the table: Ada and Ben' })
  expect(shown.getAttribute('src')).toBe('data:image/jpeg;base64,AAAA')
})

test('a picture whose file is gone leaves its place empty', async () => {
  const host = house('match-0002', null)
  const asked = vi.spyOn(host.connection.client.match, 'picture')
  renderInApp(host, <Cover matchId="match-0002" picture="name of it" alt="nothing" />)
  await waitFor(() => expect(asked).toHaveBeenCalled())
  await act(() => Promise.resolve(asked.mock.results[0]?.value))
  expect(screen.queryByRole('img')).toBeNull()
})

test('nothing is fetched before the cover is in sight', async () => {
  let see: (() => void) | null = null
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(then: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        see = () => then([{ isIntersecting: true }])
      }
      observe = (): void => undefined
      disconnect = (): void => undefined
    },
  )
  const host = house('match-0003', 'BBBB')
  const asked = vi.spyOn(host.connection.client.match, 'picture')
  renderInApp(host, <Cover matchId="match-0003" picture="name of it" alt="seen" />)
  // what would be asked at once is asked a few turns later
  await act(async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  })
  expect(asked).not.toHaveBeenCalled()
  await act(async () => see?.())
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  await screen.findByRole('img', { name: 'seen' })
})
