import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connect, ConnectionLost, type Channel, type ConnectOptions } from '../../../../src/renderer/client/connection'
import { ANSWER_AT_FRONT_MS, ANSWER_MS, BEAT_MS, OPEN_WITHIN_MS, type Heartbeat } from '../../../../src/renderer/client/keep-channel'
import { pauseBefore } from '../../../../src/renderer/client/retry'

/** A channel in the test's hands: opened, closed and answering when it says so. */
class FakeChannel implements Channel {
  readonly calls: string[] = []
  #alive = true
  #opened: () => void = () => undefined
  #closed: () => void = () => undefined
  answer: () => Promise<unknown> = () => Promise.resolve({})

  readonly link = {
    call: (path: readonly string[]) => {
      this.calls.push(path.join('.'))
      return this.answer()
    },
  }
  alive = () => this.#alive
  onOpen = (listener: () => void) => void (this.#opened = listener)
  onClose = (listener: () => void) => void (this.#closed = listener)
  close = () => this.shut()
  isRefused?: () => Promise<boolean>
  heartbeat?: Heartbeat
  /** How often it was asked for a sign of life. */
  probes = 0
  #heard: () => void = () => undefined

  open(): void {
    this.#opened()
  }

  /** A network lies between, which can go without a word. */
  overNetwork(patience = 1): this {
    this.heartbeat = { patience, probe: () => void this.probes++, onSign: (listener) => void (this.#heard = listener) }
    return this
  }

  /** Something has come from the host. */
  sign(): void {
    this.#heard()
  }

  /** Is dead, and has not said so. */
  die(): void {
    this.#alive = false
  }

  shut(): void {
    this.#alive = false
    this.#closed()
  }
}

function connected(options: ConnectOptions = {}) {
  const channels: FakeChannel[] = []
  const connection = connect(() => {
    const channel = new FakeChannel()
    channels.push(channel)
    return channel
  }, options)
  const states: string[] = []
  connection.subscribe(() => states.push(connection.state()))
  const latest = () => channels.at(-1) as FakeChannel
  return { connection, channels, states, latest }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('connect', () => {
  test('opens a channel and says when it is open', () => {
    const { connection, states, latest } = connected()
    expect(connection.state()).toBe('connecting')
    latest().open()
    expect(connection.state()).toBe('open')
    expect(states).toEqual(['open'])
  })

  test('a channel that closes is replaced after a pause, and calls then go through the new one', async () => {
    const { connection, channels, states, latest } = connected()
    latest().open()
    latest().shut()
    expect(connection.state()).toBe('lost')
    await vi.advanceTimersByTimeAsync(pauseBefore(0) - 1)
    expect(channels).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(channels).toHaveLength(2)
    latest().open()
    await connection.client.host.info()
    expect(channels[1]?.calls).toEqual(['host.info'])
    expect(states).toEqual(['open', 'lost', 'open'])
  })

  test('a host that is there and does not know the page is told from one that is away, and nothing flickers until it does', async () => {
    const { connection, states, latest } = connected()
    const next = async (refused: boolean): Promise<void> => {
      latest().isRefused = () => Promise.resolve(refused)
      latest().shut()
      await vi.advanceTimersByTimeAsync(5000)
    }
    await next(false)
    expect(connection.state()).toBe('lost')
    await next(true)
    await next(true)
    expect(states).toEqual(['lost', 'refused'])
    latest().open()
    expect(states).toEqual(['lost', 'refused', 'open'])
    // one that was open was not refused: the host went away
    await next(true)
    expect(connection.state()).toBe('lost')
    await next(true)
    await next(false)
    expect(states).toEqual(['lost', 'refused', 'open', 'lost', 'refused', 'lost'])
  })

  test('pauses grow while nothing answers, up to a bound, and begin again after a success', async () => {
    const { channels, latest } = connected()
    for (const attempt of [0, 1, 2]) {
      latest().shut()
      await vi.advanceTimersByTimeAsync(pauseBefore(attempt) - 1)
      expect(channels).toHaveLength(attempt + 1)
      await vi.advanceTimersByTimeAsync(1)
      expect(channels).toHaveLength(attempt + 2)
    }
    expect(pauseBefore(50)).toBe(5000)
    latest().open()
    latest().shut()
    await vi.advanceTimersByTimeAsync(pauseBefore(0))
    expect(channels).toHaveLength(5)
  })

  test('a call while nothing is connected fails as a lost connection and is not sent later', async () => {
    const { connection, channels, latest } = connected()
    latest().open()
    latest().shut()
    await expect(connection.client.host.info()).rejects.toBeInstanceOf(ConnectionLost)
    await vi.advanceTimersByTimeAsync(pauseBefore(0))
    latest().open()
    expect(channels.flatMap((channel) => channel.calls)).toEqual([])
  })

  test('a call whose channel closes before the answer fails as a lost connection', async () => {
    const { connection, latest } = connected()
    latest().open()
    const channel = latest()
    channel.answer = () => {
      channel.shut()
      return Promise.reject(new Error('closed'))
    }
    await expect(connection.client.host.info()).rejects.toBeInstanceOf(ConnectionLost)
  })

  test('a fault that the host answers with stays that fault', async () => {
    const { connection, latest } = connected()
    latest().open()
    latest().answer = () => Promise.reject(new Error('no such thing'))
    await expect(connection.client.host.info()).rejects.toThrow('no such thing')
  })

  test('whenOpen waits for the next channel, and gives up when told to', async () => {
    const { connection, latest } = connected()
    const stop = new AbortController()
    const waiting = connection.whenOpen(new AbortController().signal)
    const given = expect(connection.whenOpen(stop.signal)).rejects.toThrow('enough')
    stop.abort(new Error('enough'))
    await given
    latest().open()
    await expect(waiting).resolves.toBeUndefined()
  })

  test('retryNow does not wait out the pause, and does nothing while connected', () => {
    const { connection, channels, latest } = connected()
    latest().open()
    connection.retryNow()
    expect(channels).toHaveLength(1)
    latest().shut()
    connection.retryNow()
    expect(channels).toHaveLength(2)
  })

  test('a closed connection stays closed', async () => {
    const { connection, channels } = connected()
    connection.close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(channels).toHaveLength(1)
  })
})

const NAMED = { matchId: 'some-match', revision: 3, command: 'command-of-ben' }
const DONE = { ok: true, value: { matchId: 'some-match', revision: 4 } }
const never = () => new Promise<never>(() => undefined)

describe('a connection that sends again', () => {
  test('a named command that got no answer goes out again, once there is a connection, and is answered', async () => {
    const { connection, channels, latest } = connected({ resendFor: 60_000 })
    latest().open()
    latest().answer = never
    const answer = connection.client.match.undo(NAMED)
    await vi.advanceTimersByTimeAsync(0)
    connection.drop()
    expect(connection.state()).toBe('lost')
    await vi.advanceTimersByTimeAsync(pauseBefore(0))
    latest().answer = () => Promise.resolve(DONE)
    latest().open()
    expect(await answer).toEqual(DONE)
    expect(channels.map(({ calls }) => calls)).toEqual([['match.undo'], ['match.undo']])
  })

  test('one that was tapped while there is no connection waits for one, but not for ever', async () => {
    const { connection, channels, latest } = connected({ resendFor: 60_000 })
    latest().open()
    connection.drop()
    const waits = connection.client.match.undo(NAMED)
    const told = expect(waits).rejects.toBeInstanceOf(ConnectionLost)
    await vi.advanceTimersByTimeAsync(60_000)
    await told
    expect(channels.flatMap(({ calls }) => calls)).toEqual([])
  })

  test('a command that hears of the end before the channel tells of it waits for the next, and does not ask the dead one over and over', async () => {
    const { connection, channels, states, latest } = connected({ resendFor: 60_000 })
    latest().open()
    const first = latest()
    first.answer = () => {
      first.die()
      // so that a page that spins here fails the test instead of hanging it
      return first.calls.length < 50 ? Promise.reject(new Error('closed')) : new Promise(() => undefined)
    }
    const entered = connection.client.match.undo(NAMED)
    await vi.advanceTimersByTimeAsync(0)
    expect(first.calls).toHaveLength(1)
    expect(states).toEqual(['open', 'lost'])
    first.shut()
    await vi.advanceTimersByTimeAsync(pauseBefore(0))
    expect(channels).toHaveLength(2)
    latest().open()
    await entered
    expect(latest().calls).toEqual(['match.undo'])
  })

  test('what has no name is sent once, as it may have been done; and without being told to, nothing is sent again', async () => {
    for (const [options, input] of [
      [{ resendFor: 60_000 }, { matchId: 'some-match', revision: 3 }],
      [{}, NAMED],
    ] as const) {
      const { connection, latest } = connected(options)
      latest().open()
      latest().answer = never
      const told = expect(connection.client.match.undo(input)).rejects.toBeInstanceOf(ConnectionLost)
      await vi.advanceTimersByTimeAsync(0)
      connection.drop()
      await told
    }
  })
})

/** A connection over a network, whose first channel is open. */
function overNetwork({ patience = 1, ...options }: ConnectOptions & { readonly patience?: number } = {}) {
  const channels: FakeChannel[] = []
  const connection = connect(() => {
    const channel = new FakeChannel().overNetwork(patience)
    channels.push(channel)
    return channel
  }, options)
  const states: string[] = []
  const at = (index: number): FakeChannel => channels[index] as FakeChannel
  at(0).open()
  connection.subscribe(() => states.push(connection.state()))
  return { connection, channels, states, at }
}

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a connection that may be dead and look open', () => {
  test('asks for a sign of life while the page is in front, as long as nothing comes, and of a hidden page for none', async () => {
    const { connection, channels, at } = overNetwork()
    await later(BEAT_MS - 1)
    at(0).sign()
    await later(BEAT_MS - 1)
    expect(at(0).probes).toBe(0)
    await later(1)
    expect(at(0).probes).toBe(1)
    at(0).sign()
    connection.show(false)
    // others play on meanwhile
    at(0).sign()
    await later(60 * 60_000)
    expect(at(0).probes).toBe(1)
    connection.show(true)
    expect(at(0).probes).toBe(2)
    at(0).sign()
    await later(BEAT_MS)
    expect(at(0).probes).toBe(3)
    expect(channels).toHaveLength(1)
  })

  test('one that says nothing is replaced by another that answers, within three seconds; nobody is told of a lost connection', async () => {
    const { connection, channels, states, at } = overNetwork()
    await later(BEAT_MS + ANSWER_MS)
    expect(channels).toHaveLength(2)
    at(1).open()
    expect(at(1).probes).toBe(1)
    expect(states).toEqual([])
    at(1).sign()
    // what followed streams has to know
    expect(states).toEqual(['open'])
    await connection.client.host.info()
    expect(at(1).calls).toEqual(['host.info'])
    await later(0)
    expect(at(0).alive()).toBe(false)
    expect(BEAT_MS + ANSWER_MS).toBeLessThan(3000)
  })

  test('one that is only slow stays: it answers before the other does, which goes', async () => {
    const { connection, channels, states, at } = overNetwork()
    at(0).answer = never
    const waits = connection.client.host.info()
    await later(BEAT_MS + ANSWER_MS)
    at(1).open()
    at(0).sign()
    at(1).sign()
    await later(0)
    expect([at(0).alive(), at(1).alive()]).toEqual([true, false])
    expect(states).toEqual([])
    // one that had not opened yet goes as soon as it has
    await later(BEAT_MS + ANSWER_MS)
    at(0).sign()
    await later(0)
    expect(at(2).alive()).toBe(true)
    at(2).open()
    expect(at(2).alive()).toBe(false)
    expect(channels).toHaveLength(3)
    expect(at(0).calls).toEqual(['host.info'])
    await expect(Promise.race([waits, Promise.resolve('still waiting')])).resolves.toBe('still waiting')
  })

  test('a page that comes to the front asks at once, and waits less', async () => {
    const { connection, channels, at } = overNetwork()
    connection.show(false)
    await later(60_000)
    connection.show(true)
    expect(at(0).probes).toBe(1)
    await later(ANSWER_AT_FRONT_MS)
    expect(channels).toHaveLength(2)
    at(1).open()
    at(1).sign()
    expect(connection.state()).toBe('open')
    await later(BEAT_MS)
    expect(at(1).probes).toBe(2)
  })

  test('where nothing answers it says that the connection is lost, tries on, and gives up no call until another channel is there', async () => {
    const { connection, channels, states, at } = overNetwork()
    at(0).answer = never
    const waits = connection.client.host.info()
    const told = expect(waits).rejects.toBeInstanceOf(ConnectionLost)
    await later(BEAT_MS + ANSWER_MS + OPEN_WITHIN_MS)
    expect(states).toEqual(['lost'])
    await expect(connection.client.host.info()).rejects.toBeInstanceOf(ConnectionLost)
    expect(at(0).calls).toEqual(['host.info'])
    await later(pauseBefore(0))
    expect(channels).toHaveLength(3)
    at(2).open()
    at(2).sign()
    await told
    expect(states).toEqual(['lost', 'open'])
    // and if the first one speaks after all, it is the one that stays
    await later(BEAT_MS + ANSWER_MS + OPEN_WITHIN_MS)
    expect(states).toEqual(['lost', 'open', 'lost'])
    at(2).sign()
    expect(states).toEqual(['lost', 'open', 'lost', 'open'])
    expect(await connection.client.host.info()).toEqual({})
  })

  test('a channel that takes long to open has more time at each fifth try, so that a slow network gets there', async () => {
    const { connection, channels, at } = overNetwork()
    at(0).shut()
    const begun: number[] = []
    for (let second = 1; second <= 30; second++) {
      const before = channels.length
      await later(1000)
      if (channels.length > before) begun.push(second)
    }
    // 1.5 s each and at most a second between two; 6 s for the fifth
    expect(begun).toEqual([1, 3, 5, 8, 10, 17, 20, 22, 25, 27])
    at(channels.length - 1).open()
    at(channels.length - 1).sign()
    expect(connection.state()).toBe('open')
  })

  test('pauses stay short while someone looks and grow to a minute while nobody does; whoever looks again does not wait', async () => {
    const { connection, channels, at } = overNetwork()
    const after = async (ms: number): Promise<number> => {
      channels.at(-1)?.shut()
      const before = channels.length
      await later(ms)
      return channels.length - before
    }
    for (let tries = 0; tries < 8; tries++) expect(await after(1000)).toBe(1)
    connection.show(false)
    expect(await after(30_000)).toBe(0)
    connection.show(true)
    expect(channels).toHaveLength(10)
    // one that hangs is not waited for either, unless it has just begun
    connection.show(true)
    expect(channels).toHaveLength(10)
    await later(1001)
    connection.retryNow()
    expect(channels).toHaveLength(11)
    await later(0)
    expect(at(9).alive()).toBe(false)
  })

  test('what is sent again after a replacement has the same name, and a stream goes on through the new channel', async () => {
    const { connection, at } = overNetwork({ resendFor: 60_000 })
    at(0).answer = never
    const entered = connection.client.match.undo(NAMED)
    await later(BEAT_MS + ANSWER_MS)
    at(1).answer = () => Promise.resolve(DONE)
    at(1).open()
    at(1).sign()
    expect(await entered).toEqual(DONE)
    expect(at(1).calls).toEqual(['match.undo'])
  })

  test('what a channel still brings that was given up is not taken', async () => {
    const { connection, at } = overNetwork()
    let bring: (value: number) => void = () => undefined
    const stream = {
      next: () => new Promise<IteratorResult<number>>((resolve) => (bring = (value) => resolve({ done: false, value }))),
      [Symbol.asyncIterator]: () => stream,
    }
    at(0).answer = () => Promise.resolve(stream)
    const followed = await connection.client.home.live()
    const next = followed[Symbol.asyncIterator]().next()
    const told = expect(next).rejects.toBeInstanceOf(ConnectionLost)
    await later(BEAT_MS + ANSWER_MS)
    at(1).open()
    at(1).sign()
    bring(7)
    await told
  })

  test('a host on the same computer has longer: it may be busy', async () => {
    const { channels } = overNetwork({ patience: 5 })
    await later(BEAT_MS + 5 * ANSWER_MS - 1)
    expect(channels).toHaveLength(1)
    await later(1)
    expect(channels).toHaveLength(2)
  })
})
