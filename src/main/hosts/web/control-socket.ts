import { chmod, lstat, mkdtemp, rm, stat } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { HolderState, LockHolder } from '../../store/lock'
import type { KeyKind } from './owner-keys'

const OTHERS = 0o077

/**
 * Whether nobody but this user can look into a folder; one of this user's is made so where it is not.
 *
 * False for a folder of someone else's, and on a file system that knows no such modes. Windows keeps what lies in a user's own folders to that user.
 */
export async function isPrivate(folder: string): Promise<boolean> {
  if (process.platform === 'win32') return true
  const { uid, mode } = await stat(folder)
  if (uid !== process.getuid?.()) return false
  if ((mode & OTHERS) === 0) return true
  await chmod(folder, 0o700).catch(() => undefined)
  return ((await stat(folder)).mode & OTHERS) === 0
}

/** How long a Caravan that is there may take to answer, in milliseconds. */
const ANSWER_WITHIN_MS = 3000

/** How often it is looked whether that time is over. A program that was held up itself did not listen meanwhile: that counts as one look. */
const LOOKS = 20

/** One that has to begin to listen first may take longer. */
const ADDRESS_WITHIN_MS = 10_000

/** What the path of a socket may be long on every system, in bytes (macOS: 104 with the end mark). */
const LONGEST_PATH = 100

const MAX_MESSAGE = 1024

const askedSchema = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('state') }),
  z.object({ ask: z.literal('address'), kind: z.enum(['lasting', 'once']) }),
])
type ControlMessage = z.infer<typeof askedSchema>

const stateSchema = z.object({ instance: z.string(), state: z.enum(['starting', 'ready']) })
/** An address of this computer with a key: it is opened, so it can be nothing else. */
const addressSchema = z.object({ address: z.string().regex(/^http:\/\/127\.0\.0\.1:\d{1,5}\/\?key=[\w-]{43}$/) })

export interface Controlled {
  readonly state: () => Exclude<HolderState, 'gone'>
  /** Where a browser is to go, with a key. A host that listens on demand begins to listen. */
  readonly address: (kind: KeyKind) => Promise<string>
}

/**
 * How other starts of the same user reach the Caravan that has a data folder: a socket that only this user can connect to.
 *
 * It answers whether that Caravan lives, and where its pages are. It ends with the process, so nothing has to be guessed from process ids or clocks.
 */
export class ControlSocket {
  readonly path: string
  readonly #server: Server
  readonly #folder: string | null

  private constructor(server: Server, path: string, folder: string | null) {
    this.#server = server
    this.path = path
    this.#folder = folder
  }

  /** Listens in `folder`, or in a folder of its own among the temporary ones where that one is not this user's alone or its name is too long. */
  static async listen(folder: string, instance: string, controlled: Controlled): Promise<ControlSocket> {
    const answer = (asked: ControlMessage): Promise<object> => answerTo(asked, instance, controlled)
    const near = join(folder, `control-${instance.slice(0, 8)}.sock`)
    if (process.platform === 'win32')
      return new ControlSocket(await serve(`\\\\.\\pipe\\caravan-${instance}`, answer), `\\\\.\\pipe\\caravan-${instance}`, null)
    if (Buffer.byteLength(near) <= LONGEST_PATH && (await isPrivate(folder))) {
      const server = await serve(near, answer).catch(() => null)
      if (server !== null) return new ControlSocket(server, near, null)
    }
    const own = await mkdtemp(join(tmpdir(), 'caravan-control-'))
    if (!(await isPrivate(own))) throw new Error(`neither ${folder} nor ${own} can be kept from other users of this computer`)
    const path = join(own, 'socket')
    return new ControlSocket(await serve(path, answer), path, own)
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(() => resolve()))
    if (this.#folder !== null) await rm(this.#folder, { recursive: true, force: true })
  }
}

async function answerTo(asked: ControlMessage, instance: string, { state, address }: Controlled): Promise<object> {
  return asked.ask === 'state' ? { instance, state: state() } : { address: await address(asked.kind) }
}

function serve(path: string, answer: (asked: ControlMessage) => Promise<object>): Promise<Server> {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.setTimeout(ANSWER_WITHIN_MS, () => socket.destroy())
    void messageFrom(socket)
      .then((message) => answer(askedSchema.parse(message)))
      .then((answered) => socket.end(JSON.stringify(answered)))
      .catch(() => socket.destroy())
  })
  // it is there as long as its Caravan, and keeps none alive
  server.unref()
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => {
      server.off('error', reject)
      server.on('error', () => undefined)
      resolve(server)
    })
  })
}

/** Everything that one side says, up to its end. */
function messageFrom(socket: Socket): Promise<unknown> {
  const parts: Buffer[] = []
  let size = 0
  return new Promise((resolve, reject) => {
    socket.on('data', (part: Buffer) => {
      parts.push(part)
      size += part.length
      if (size > MAX_MESSAGE) socket.destroy(new Error('the message is too long'))
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('the connection closed')))
    socket.on('end', () => {
      try {
        resolve(JSON.parse(Buffer.concat(parts).toString('utf8')))
      } catch (error) {
        reject(new Error('the message is not JSON', { cause: error }))
      }
    })
  })
}

/** What the Caravan behind a socket answers. An error where nobody answers, or someone else's program would. */
async function ask(path: string, asked: ControlMessage, within: number): Promise<unknown> {
  if (process.platform !== 'win32' && (await lstat(path)).uid !== process.getuid?.()) throw new Error('the socket is somebody else’s')
  const socket = connect({ path, allowHalfOpen: true })
  let looks = 0
  const late = setInterval(() => {
    if (++looks === LOOKS) socket.destroy(new Error('no answer came'))
  }, within / LOOKS)
  try {
    socket.end(JSON.stringify(asked))
    return await messageFrom(socket)
  } finally {
    clearInterval(late)
    socket.destroy()
  }
}

/** Looks whether the Caravan that a lock speaks of is there. One that sleeps, or is halted, does not answer and counts as gone; its lock is taken from it. */
export async function probeHolder({ socket, instance }: LockHolder): Promise<HolderState> {
  try {
    const answered = stateSchema.parse(await ask(socket, { ask: 'state' }, ANSWER_WITHIN_MS))
    return answered.instance === instance ? answered.state : 'gone'
  } catch {
    return 'gone'
  }
}

/** Where a browser finds the Caravan that has the folder, with a key. */
export async function addressOf({ socket }: LockHolder, kind: KeyKind): Promise<string> {
  return addressSchema.parse(await ask(socket, { ask: 'address', kind }, ADDRESS_WITHIN_MS)).address
}

/** Removes what the socket of a Caravan that is gone has left in the folder. */
export function leftBehind({ socket }: Pick<LockHolder, 'socket'>, folder: string): string | null {
  return dirname(socket) === folder && /^control-[0-9a-f-]{1,64}\.sock$/.test(socket.slice(folder.length + 1)) ? socket : null
}
