// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ConnectionProvider } from '../../../../src/renderer/client/client-context'
import { useStayAwake } from '../../../../src/renderer/hooks/use-stay-awake'
import { FakeHost } from '../fake-host'

class Lock {
  released = false
  readonly release = (): Promise<void> => {
    this.released = true
    return Promise.resolve()
  }
}

const locks: Lock[] = []
let answer: () => Promise<Lock>
beforeEach(() => {
  locks.splice(0)
  answer = () => {
    const lock = new Lock()
    locks.push(lock)
    return Promise.resolve(lock)
  }
})

function Table({ open }: { readonly open: boolean }) {
  useStayAwake(open)
  return null
}

function sitDown(wakeLock: object | undefined) {
  Object.defineProperty(navigator, 'wakeLock', { value: wakeLock, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'))
  const { connection } = new FakeHost()
  const page = (open: boolean) => (
    <ConnectionProvider connection={connection}>
      <Table open={open} />
    </ConnectionProvider>
  )
  const shown = render(page(true))
  return { leave: shown.unmount, finish: () => shown.rerender(page(false)) }
}

const awake = (): number => locks.filter(({ released }) => !released).length

test('the display stays awake while a match is on the table, and no longer', async () => {
  const request = vi.fn(() => answer())
  const { finish } = sitDown({ request })
  await expect.poll(awake).toBe(1)
  expect(request).toHaveBeenCalledWith('screen')
  finish()
  await expect.poll(awake).toBe(0)
})

test('what the browser let go of while the page was out of sight is asked for again', async () => {
  const { leave } = sitDown({ request: () => answer() })
  await expect.poll(awake).toBe(1)
  await locks[0]?.release()
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => locks.length).toBe(2)
  leave()
  await expect.poll(awake).toBe(0)
})

test('an answer that comes after the table was left is given back', async () => {
  let give: (lock: Lock) => void = () => undefined
  const { leave } = sitDown({ request: () => new Promise<Lock>((resolve) => (give = resolve)) })
  leave()
  const late = new Lock()
  give(late)
  await expect.poll(() => late.released).toBe(true)
})

test('a browser that cannot, or will not right now, plays all the same', async () => {
  const request = vi.fn(() => Promise.reject(new Error('the battery is low')))
  sitDown(undefined).leave()
  const { leave } = sitDown({ request })
  await expect.poll(() => request.mock.calls.length).toBe(1)
  leave()
})
