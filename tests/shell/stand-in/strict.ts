import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Names } from '../harness/names'
import { note, options, refuse } from './test-side'

const names = JSON.parse(readFileSync(process.env['CARAVAN_ELECTRON_NAMES'] ?? '', 'utf8')) as Names

const wordsOf = (member: string): readonly string[] => names.words[member] ?? refuse(`Electron's types have no words at ${member}`)

/** Refuses a word that the types do not list there. */
export const checkWord = (member: string, word: string): void => {
  if (!wordsOf(member).includes(word)) refuse(`"${word}" is none of the words of ${member}`)
}

/** Refuses options that the types do not have, and values of another simple type. */
export const checkOptions = (type: string, given: object): void => {
  for (const [name, value] of Object.entries(given)) {
    if (!(names.members[type] ?? []).includes(name)) refuse(`${type} has no option "${name}"`)
    const simple = names.simple[`${type}.${name}`] ?? names.simple[`Base${type.replace(/^Browser/, '')}.${name}`]
    if (simple !== undefined && value !== undefined && typeof value !== simple) refuse(`${type}.${name} is a ${simple}, not ${String(value)}`)
  }
}

const isMember = (type: string, name: string): boolean => (names.members[type] ?? []).includes(name)

/** Every event that Electron's types name; a test can withhold no other. */
const EVENTS = new Set(Object.values(names.events).flat())
for (const event of options.withheld) if (!EVENTS.has(event)) refuse(`no class of Electron's has an event "${event}", so none can be withheld`)

const withheld = new Map<string, (() => void)[]>()

/** An event that was withheld happens now: as often as it was to happen. From now on it comes by itself. */
export function release(event: string): void {
  const waiting = withheld.get(event) ?? []
  released.add(event)
  for (const happen of waiting.splice(0)) happen()
}
const released = new Set<string>()

/** Listeners may only be put on events that there are. */
export class StrictEmitter extends EventEmitter {
  protected readonly type: string

  constructor(type: string) {
    super()
    this.type = type
  }
  override on(event: string, listener: (...args: never[]) => void): this {
    this.check(event)
    return super.on(event, listener as (...args: unknown[]) => void)
  }
  override once(event: string, listener: (...args: never[]) => void): this {
    this.check(event)
    return super.once(event, listener as (...args: unknown[]) => void)
  }
  override emit(event: string, ...args: unknown[]): boolean {
    if (!options.withheld.includes(event) || released.has(event)) return super.emit(event, ...args)
    note('(withheld)', event)
    withheld.set(event, [...(withheld.get(event) ?? []), () => void super.emit(event, ...args)])
    return false
  }
  private check(event: string): void {
    // a channel is the app's own name
    if (this.type === 'IpcMain') return
    if (!(names.events[this.type] ?? []).includes(event)) refuse(`${this.type} has no event "${event}"`)
  }
}

const OWN = new Set(['then', 'constructor', 'prototype', 'toJSON', 'check', 'type', 'domain'])

/** A thing that has only what Electron's has, and says what this stand-in does not know of it. */
export function strict<T extends object>(type: string, made: T): T {
  return new Proxy(made, {
    get(target, name) {
      if (typeof name === 'symbol' || name.startsWith('_') || OWN.has(name)) return Reflect.get(target, name) as unknown
      if (!isMember(type, name) && !(name in EventEmitter.prototype)) return refuse(`${type} has no member "${name}"`)
      if (!(name in target)) return refuse(`(the stand-in does not know ${type}.${name} yet; teach it what Electron does there)`)
      return Reflect.get(target, name) as unknown
    },
  })
}

/** An event that a listener may prevent. */
export class Preventable {
  defaultPrevented = false
  readonly preventDefault = (): void => {
    this.defaultPrevented = true
  }
}
