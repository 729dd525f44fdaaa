import { connect } from 'node:net'
import { join } from 'node:path'

/** There is no socket, or nobody behind it. Of any other error, such as a server that is busy, nothing follows. */
const NO_SERVER = ['ENOENT', 'ECONNREFUSED']

/** The first of several X servers is `:0`; one of another computer has that computer's name before it. */
const OF_THIS_COMPUTER = /^(?:unix)?:(\d+)/

/**
 * Whether there is a screen to open a window on, as far as that can be known from outside.
 *
 * Only on Linux may there be none; Chromium then ends the program with a line that helps nobody.
 */
export async function hasScreen({ DISPLAY, WAYLAND_DISPLAY, XDG_RUNTIME_DIR }: Readonly<NodeJS.ProcessEnv>): Promise<boolean> {
  const number = OF_THIS_COMPUTER.exec(DISPLAY ?? '')?.[1]
  // nothing is asked of another computer
  if (DISPLAY && number === undefined) return true
  const wayland = WAYLAND_DISPLAY ? [join(WAYLAND_DISPLAY.startsWith('/') ? '' : (XDG_RUNTIME_DIR ?? ''), WAYLAND_DISPLAY)] : []
  // a server may have its socket in a folder, or where only a name is
  const x11 = number === undefined ? [] : [`/tmp/.X11-unix/X${number}`, `\0/tmp/.X11-unix/X${number}`]
  return (await Promise.all([...wayland, ...x11].map(answers))).some((does) => does)
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ path })
    const finish = (does: boolean): void => {
      socket.destroy()
      resolve(does)
    }
    socket.on('connect', () => finish(true))
    socket.on('error', ({ code }: NodeJS.ErrnoException) => finish(!NO_SERVER.includes(code ?? '')))
  })
}
