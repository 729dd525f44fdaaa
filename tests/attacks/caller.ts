import { once } from 'node:events'
import { WebSocket } from 'ws'

/** What came of a message: an answer with its status (200 also for a stream), or the end of the connection. */
export type Answer = { readonly kind: 'answered'; readonly status: number; readonly body: unknown } | { readonly kind: 'closed'; readonly code: number }

/** A host that does not answer within this is taken to hang, in milliseconds. */
const ANSWER_WITHIN_MS = 60_000

interface Response {
  readonly i: string
  readonly t?: number
  readonly p?: { readonly s?: number; readonly b?: unknown }
}

const ABORT = 4

/** Sends messages as they are, one after another, over a connection that is opened again whenever the host closes it. */
export class Caller {
  readonly #open: () => Promise<WebSocket>
  #socket: WebSocket | null = null
  #sent = 0

  /** `open` gives a connection that has not opened yet. */
  constructor(open: () => Promise<WebSocket>) {
    this.#open = open
  }

  async call(payload: string): Promise<Answer> {
    const socket = await this.#connected()
    const id = String(++this.#sent)
    const answered = new Promise<Answer>((resolve, reject) => {
      const late = setTimeout(() => done(() => reject(new Error(`no answer within ${ANSWER_WITHIN_MS} ms`))), ANSWER_WITHIN_MS)
      const hear = (data: Buffer): void => {
        const { i, t, p } = JSON.parse(data.toString('utf8')) as Response
        if (i === id && t === undefined) done(() => resolve({ kind: 'answered', status: p?.s ?? 200, body: p?.b }))
      }
      const closed = (code: number): void => {
        this.#socket = null
        done(() => resolve({ kind: 'closed', code }))
      }
      const done = (end: () => void): void => {
        clearTimeout(late)
        socket.off('message', hear).off('close', closed)
        end()
      }
      socket.on('message', hear).on('close', closed)
    })
    socket.send(`{"i":${JSON.stringify(id)},"p":${payload}}`)
    const answer = await answered
    // what was a stream is no longer wanted
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ i: id, t: ABORT }))
    return answer
  }

  close(): void {
    this.#socket?.terminate()
    this.#socket = null
  }

  async #connected(): Promise<WebSocket> {
    // the host may have closed it since the last call
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#socket
    const socket = await this.#open()
    await once(socket, 'open')
    socket.on('error', () => socket.terminate())
    this.#socket = socket
    return socket
  }
}
