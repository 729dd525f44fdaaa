import { refuse, sendPort, sendPortClosed } from './test-side'
import { strict, StrictEmitter } from './strict'

const open = new Map<number, MessagePortMain>()

/** A port in the main process: messages are structured clones, wait for `start`, and none comes after it is closed. */
export class MessagePortMain extends StrictEmitter {
  private _waiting: unknown[] | null = []
  private readonly _number: number

  constructor(number: number) {
    super('MessagePortMain')
    this._number = number
    open.set(number, this)
  }
  postMessage(message: unknown, transfer: readonly unknown[] = []): void {
    if (transfer.length > 0) refuse('(the stand-in carries no ports from main to the page)')
    if (open.has(this._number)) sendPort(this._number, structuredClone(message))
  }
  start(): void {
    const waiting = this._waiting ?? []
    this._waiting = null
    for (const data of waiting) this._receive(data)
  }
  close(): void {
    if (!open.delete(this._number)) return
    sendPortClosed(this._number)
    this.emit('close')
  }
  _receive(data: unknown): void {
    if (this._waiting !== null) this._waiting.push(data)
    else this.emit('message', { data, ports: [] })
  }
  _closedByPage(): void {
    if (open.delete(this._number)) this.emit('close')
  }
}

export const makePort = (number: number): MessagePortMain => strict('MessagePortMain', new MessagePortMain(number))
export const portMessage = (number: number, data: unknown): void => open.get(number)?._receive(data)
export const portClosed = (number: number): void => open.get(number)?._closedByPage()
