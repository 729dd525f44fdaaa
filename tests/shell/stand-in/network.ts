import { Socket } from 'node:net'
import { refuse } from './test-side'

/*
 * The program talks to nobody outside of this computer, so no test lets it: every connection of the main process, `fetch` among them, begins
 * here. A program that names no host means this computer.
 */
const OURS = new Set(['127.0.0.1', '::1', 'localhost'])

type Connect = (this: Socket, ...args: unknown[]) => Socket
const connect = Reflect.get(Socket.prototype, 'connect') as Connect

function hostIn(args: readonly unknown[]): string | undefined {
  // Node hands on what it has made of the arguments of `net.connect`, in a list
  const [first, second] = (Array.isArray(args[0]) ? args[0] : args) as readonly unknown[]
  if (typeof first === 'object' && first !== null) return (first as { readonly host?: string }).host
  return typeof second === 'string' ? second : undefined
}

Object.assign(Socket.prototype, {
  connect(this: Socket, ...args: unknown[]): Socket {
    const host = hostIn(args)
    if (host !== undefined && !OURS.has(host)) refuse(`(no network: the program asked for ${host})`)
    return connect.apply(this, args)
  },
})
