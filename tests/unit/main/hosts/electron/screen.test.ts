import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hasScreen } from '#main/hosts/electron/screen'
import { temporaryFolder } from '../../../../support/main/folder'
import { needs } from '../../../../support/needs'

/** A server that answers at a path. */
async function answerAt(path: string): Promise<void> {
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve) => server.listen(path, resolve))
  onTestFinished(() => void server.close())
}

test('a screen that the environment does not name is not there', async () => {
  expect(await hasScreen({})).toBe(false)
  expect(await hasScreen({ DISPLAY: '', WAYLAND_DISPLAY: '', XDG_RUNTIME_DIR: '/run/user/1000' })).toBe(false)
})

test('nor is one at which nobody answers', async () => {
  expect(await hasScreen({ DISPLAY: ':987', WAYLAND_DISPLAY: 'wayland-0', XDG_RUNTIME_DIR: temporaryFolder() })).toBe(false)
})

test('of another computer’s screen nothing is asked', async () => {
  expect(await hasScreen({ DISPLAY: 'localhost:10.0' })).toBe(true)
})

needs('sockets', () => {
  test('where it cannot be learned, Chromium is to see for itself', async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'file'), '')
    expect(await hasScreen({ WAYLAND_DISPLAY: join(folder, 'file', 'wayland-0') })).toBe(true)
  })

  test.each([
    ['by its name', (folder: string) => ({ WAYLAND_DISPLAY: 'wayland-0', XDG_RUNTIME_DIR: folder })],
    ['by its path', (folder: string) => ({ WAYLAND_DISPLAY: join(folder, 'wayland-0') })],
    ['beside a dead one of X11', (folder: string) => ({ DISPLAY: ':987', WAYLAND_DISPLAY: 'wayland-0', XDG_RUNTIME_DIR: folder })],
  ])('a screen of Wayland that answers is there, %s', async (_how, named) => {
    const folder = temporaryFolder()
    await answerAt(join(folder, 'wayland-0'))
    expect(await hasScreen(named(folder))).toBe(true)
  })
})

needs('linux', () =>
  test('as is one of X11', async () => {
    const number = 40_000 + (process.pid % 10_000)
    await answerAt(`\0/tmp/.X11-unix/X${number}`)
    for (const DISPLAY of [`:${number}`, `:${number}.0`, `unix:${number}`]) expect(await hasScreen({ DISPLAY })).toBe(true)
  }),
)
