import { setImmediate as breathe } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Channel, Channels } from '#main/common/channel'

test('a watcher sees what there is at once, and again after each change', async () => {
  const channel = new Channel()
  let value = 1
  const stream = channel.watch(() => Promise.resolve(value), undefined)
  expect((await stream.next()).value).toBe(1)
  const next = stream.next()
  await breathe()
  value = 2
  channel.publish()
  expect((await next).value).toBe(2)
  await stream.return()
})

test('a slow watcher gets only the latest of many changes', async () => {
  const channel = new Channel()
  let value = 0
  const stream = channel.watch(() => Promise.resolve(value), undefined)
  await stream.next()
  for (value = 1; value < 100; value++) channel.publish()
  expect((await stream.next()).value).toBe(100)
  const waits = await Promise.race([stream.next().then(() => 'more'), breathe('nothing more')])
  expect(waits).toBe('nothing more')
})

test('a change that happens while the watcher looks is looked at again', async () => {
  const channel = new Channel()
  let value = 1
  const stream = channel.watch(async () => {
    const seen = value
    await breathe()
    return seen
  }, undefined)
  const first = stream.next()
  value = 2
  channel.publish()
  expect((await first).value).toBe(1)
  expect((await stream.next()).value).toBe(2)
  await stream.return()
})

test.each(['while it waits', 'before it begins', 'between two looks'])('an aborted watcher ends and is forgotten: %s', async (when) => {
  const channel = new Channel()
  const aborter = new AbortController()
  const stream = channel.watch(() => Promise.resolve(1), aborter.signal)
  if (when === 'before it begins') aborter.abort()
  else await stream.next()
  if (when === 'between two looks') aborter.abort()
  const next = stream.next()
  await breathe()
  aborter.abort()
  expect(await next).toEqual({ done: true, value: undefined })
  expect(channel.watchers).toBe(0)
})

test('channels by key keep watchers of one key apart from those of another', async () => {
  const channels = new Channels()
  let looks = 0
  const stream = channels.watch('a', () => Promise.resolve(++looks), undefined)
  await stream.next()
  channels.publish('b')
  const waits = await Promise.race([stream.next().then(() => 'told'), breathe('not entered')])
  expect(waits).toBe('not entered')
  channels.publish('a')
  await breathe()
  expect(looks).toBe(2)
})
