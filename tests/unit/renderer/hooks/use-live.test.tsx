// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { Home } from '#shared/contract/lists'
import { useLive, type Subscribe } from '../../../../src/renderer/hooks/use-live'
import { prefetch } from '../../../../src/renderer/client/prefetch'
import { EMPTY_HOME, FakeHost, MATCH, renderInApp } from '../fake-host'
import { Feed } from '../feed'

const subscribe: Subscribe<Home> = (client, signal) => client.home.live(undefined, { signal })

function Shown({ of }: { readonly of: Subscribe<Home> }) {
  const live = useLive(of)
  return (
    <p>
      {live.status}: {live.data?.matches.length ?? 'nothing'}
    </p>
  )
}

describe('useLive', () => {
  test('shows what the stream sends, and each later value', async () => {
    const host = new FakeHost()
    renderInApp(host, <Shown of={subscribe} />)
    expect(screen.getByText('waiting: nothing')).toBeDefined()
    await screen.findByText('live: 0')
    await act(async () => host.home.send({ ...EMPTY_HOME, matches: [MATCH] }))
    await screen.findByText('live: 1')
  })

  test('keeps what it has while a broken stream is opened again, and then misses nothing', async () => {
    const host = new FakeHost()
    let opened = 0
    const streams: { fail: () => void }[] = []
    const breakable: Subscribe<Home> = (_, signal) => {
      opened++
      const feed = new Feed<Home | Error>({ ...EMPTY_HOME, matches: opened === 1 ? [] : [MATCH] })
      streams.push({ fail: () => feed.send(new Error('torn')) })
      return Promise.resolve(
        (async function* () {
          for await (const value of feed.open(signal)) {
            if (value instanceof Error) throw value
            yield value
          }
        })(),
      )
    }
    renderInApp(host, <Shown of={breakable} />)
    await screen.findByText('live: 0')
    act(() => {
      host.become('lost')
      streams[0]?.fail()
    })
    await screen.findByText('interrupted: 0')
    act(() => host.become('open'))
    await screen.findByText('live: 1')
    expect(streams).toHaveLength(2)
  })

  test('says so when the host answers but not with this, and tries again', async () => {
    const host = new FakeHost()
    let times = 0
    const failingOnce: Subscribe<Home> = (client, signal) => (++times === 1 ? Promise.reject(new Error('not now')) : client.home.live(undefined, { signal }))
    renderInApp(host, <Shown of={failingOnce} />)
    await screen.findByText('failed: nothing')
    await screen.findByText('live: 0')
    expect(times).toBe(2)
  })

  test('stops listening when its component goes', async () => {
    const host = new FakeHost()
    const stopped = vi.fn()
    const watched: Subscribe<Home> = (client, signal) => {
      signal.addEventListener('abort', stopped)
      return client.home.live(undefined, { signal })
    }
    const { unmount } = renderInApp(host, <Shown of={watched} />)
    await screen.findByText('live: 0')
    unmount()
    expect(stopped).toHaveBeenCalledOnce()
  })
})

describe('A stream that was opened ahead', () => {
  function counted() {
    const opened: AbortSignal[] = []
    const watched: Subscribe<Home> = (client, signal) => {
      opened.push(signal)
      return client.home.live(undefined, { signal })
    }
    return { opened, watched }
  }

  test('is shown at once, followed by what comes later, and ends with what shows it', async () => {
    const host = new FakeHost()
    const { opened, watched } = counted()
    await prefetch(host.connection, watched)
    const { unmount } = renderInApp(host, <Shown of={watched} />)
    expect(screen.getByText('live: 0')).toBeDefined()
    await act(async () => host.home.send({ ...EMPTY_HOME, matches: [MATCH] }))
    await screen.findByText('live: 1')
    expect(opened).toHaveLength(1)
    unmount()
    expect(opened[0]?.aborted).toBe(true)
  })

  test('belongs to the first who follows it; another opens one of its own', async () => {
    const host = new FakeHost()
    const { opened, watched } = counted()
    await prefetch(host.connection, watched)
    renderInApp(
      host,
      <>
        <Shown of={watched} />
        <Shown of={watched} />
      </>,
    )
    await waitFor(() => expect(screen.getAllByText('live: 0')).toHaveLength(2))
    expect(opened).toHaveLength(2)
  })

  test('is waited for where it has brought nothing yet', async () => {
    const host = new FakeHost()
    const { opened, watched } = counted()
    host.become('connecting')
    void prefetch(host.connection, watched)
    renderInApp(host, <Shown of={watched} />)
    expect(screen.getByText('waiting: nothing')).toBeDefined()
    act(() => host.become('open'))
    await screen.findByText('live: 0')
    expect(opened).toHaveLength(1)
  })

  test('is opened again where nothing came of it', async () => {
    const host = new FakeHost()
    let times = 0
    const failingOnce: Subscribe<Home> = (client, signal) => (++times === 1 ? Promise.reject(new Error('not now')) : client.home.live(undefined, { signal }))
    await prefetch(host.connection, failingOnce)
    renderInApp(host, <Shown of={failingOnce} />)
    await screen.findByText('live: 0')
    expect(times).toBe(2)
  })
})
