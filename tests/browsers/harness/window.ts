import { vi } from 'vitest'
import { SEEN_MS } from './patience'
import { FINDER, NO_FINDER, wordsOf, type Step } from './finder'
import type { Command, Wire } from './wire'

/** Keys without a sign of their own, as WebDriver writes them. */
export const KEYS = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Backspace: '\uE003',
  Tab: '\uE004',
  ' ': ' ',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Control: '\uE009',
  Shift: '\uE008',
} as const

/** How an element stands in the answers of WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** What a page runs: the elements found, and what else it is given. It knows nothing but its arguments. */
type InPage<T, A extends readonly unknown[]> = (found: HTMLElement[], ...args: A) => T

/** Something on the page, found anew each time it is asked for: by what a person sees or hears of it. */
class Found {
  constructor(
    private readonly window: Window,
    private readonly steps: readonly Step[],
  ) {}

  /** What has this role and name within it; a name in full, or an expression. */
  role(role: string, name?: string | RegExp): Found {
    return this.#next({ by: 'role', role, name: name === undefined ? null : wordsOf(name) })
  }

  button(name: string | RegExp): Found {
    return this.role('button', name)
  }

  /** What has this text of its own within it, and is to be seen. */
  text(text: string | RegExp): Found {
    return this.#next({ by: 'text', text: wordsOf(text) })
  }

  css(selector: string): Found {
    return this.#next({ by: 'css', selector })
  }

  /** One of several; −1 is the last. */
  nth(at: number): Found {
    return this.#next({ by: 'nth', at })
  }

  #next(step: Step): Found {
    return new Found(this.window, [...this.steps, step])
  }

  ask<T, A extends readonly unknown[]>(run: InPage<T, A>, ...args: A): Promise<T> {
    return this.window.run(this.steps, run, args)
  }

  /** What each of them says, as it is painted. */
  texts(): Promise<readonly string[]> {
    return this.ask((found) => found.map((each) => each.innerText.trim()))
  }

  /** Waits until it is there, and gives it as WebDriver knows it. */
  async #element(): Promise<string> {
    const reference = await this.ask((found) => found[0] ?? null)
    if (reference === null) throw new Error(`There is no ${this.told()}`)
    return String((reference as unknown as Record<string, unknown>)[ELEMENT])
  }

  async seen(): Promise<this> {
    await this.#patiently(async () => void (await this.#element()))
    return this
  }

  /** Waits until there are so many of it. */
  async times(count: number): Promise<void> {
    await this.#patiently(async () => {
      const there = await this.ask((found) => found.length)
      if (there !== count) throw new Error(`There are ${there}, not ${count}, of ${this.told()}`)
    })
  }

  async gone(): Promise<void> {
    await this.times(0)
  }

  /** Whether it says so now. */
  async isSaid(what: RegExp): Promise<boolean> {
    return what.test((await this.texts()).join('\n'))
  }

  /** Waits until it says so, anywhere within it. */
  async says(what: RegExp): Promise<this> {
    await this.#patiently(async () => {
      const said = (await this.texts()).join('\n')
      if (!what.test(said)) throw new Error(`${this.told()} does not say ${String(what)}, but:\n${said}`)
    })
    return this
  }

  /** A press of the mouse, once it is there, can be pressed, and nothing lies on it; on a phone it is a tap where the browser has fingers. */
  async click(): Promise<void> {
    await this.#patiently(async () => {
      const id = await this.#element()
      if (!(await this.ask(([found]) => found?.matches(':disabled, [aria-disabled=true]') === false))) throw new Error(`${this.told()} can’t be pressed`)
      await this.window.press(id)
    })
  }

  /** Puts a text into a field in place of what is there, letter by letter. */
  async fill(text: string): Promise<void> {
    await this.click()
    await this.ask(([field]) => (field as HTMLInputElement).select())
    await this.window.type(text === '' ? KEYS.Backspace : text)
  }

  /** Chooses an option of a list by its words. */
  async choose(option: string | RegExp): Promise<void> {
    const chosen = this.role('option', option)
    await this.#patiently(async () => this.window.press(await chosen.#element()))
  }

  /** Gives files to a field for them, or to the button of a file picker, whose field comes after it. */
  async files(...paths: readonly string[]): Promise<void> {
    const field = async (): Promise<string> => {
      const reference = await this.ask(([found]) =>
        found?.matches('input[type=file]') ? found : (found?.parentElement?.querySelector('button + input[type=file]') ?? null),
      )
      if (reference === null) throw new Error(`No files can be given to ${this.told()}`)
      return String((reference as unknown as Record<string, unknown>)[ELEMENT])
    }
    await this.#patiently(async () => this.window.send('ElementSendKeys', { id: await field(), text: paths.join('\n') }))
  }

  async focus(): Promise<void> {
    await this.seen()
    await this.ask(([found]) => found?.focus())
  }

  told(): string {
    return this.steps.map((step) => JSON.stringify(step)).join(' → ')
  }

  async #patiently(act: () => Promise<unknown>): Promise<void> {
    try {
      await vi.waitFor(act, { timeout: SEEN_MS, interval: 100 })
    } catch (cause) {
      throw new Error(
        `${cause instanceof Error ? cause.message : String(cause)}\nThe page says:\n${await this.window.text()}\nThe browser printed:\n${this.window.printed()}`,
        { cause },
      )
    }
  }
}

/** How large letters are where nobody has set anything. */
const USUAL_PX = 16

interface Size {
  readonly width: number
  readonly height: number
}

/** A browser that is driven, and its windows. */
export interface Browser {
  readonly wire: Wire
  /** Whether it can press with a finger. */
  readonly hasFingers: boolean
  readonly windows: Window[]
  /** The window to which it was switched last; null while it has only one. */
  current: string | null
}

/** A window of a browser, and what is on its page. Commands of one browser wait for each other: none may begin before the last has ended. */
export class Window {
  /** The whole page. */
  readonly page = new Found(this, [])

  private constructor(
    private readonly browser: Browser,
    private readonly handle: string,
  ) {
    browser.windows.push(this)
  }

  /** The window that a browser opens with. */
  static async first(browser: Browser): Promise<Window> {
    return new Window(browser, (await browser.wire.send('GetWindowHandle')) as string)
  }

  /** Another window of the same browser, with the same storage. */
  async another(): Promise<Window> {
    const { handle } = (await this.send('NewWindow', { type: 'window' })) as { handle: string }
    return new Window(this.browser, handle)
  }

  async send(command: Command, parameters: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
    const { browser, handle } = this
    if (browser.current !== null && browser.current !== handle) await browser.wire.send('SwitchToWindow', { handle })
    browser.current = handle
    return browser.wire.send(command, parameters)
  }

  async goTo(url: string): Promise<void> {
    await this.send('Navigate', { url })
  }

  /** Makes the page so large, as far as the window can be. */
  async resize({ width, height }: Size): Promise<void> {
    await this.send('SetWindowRect', { width, height })
    const [wide, high] = await this.run([], () => [window.innerWidth, window.innerHeight] as const, [])
    if (wide !== width || high !== height) await this.send('SetWindowRect', { width: 2 * width - wide, height: 2 * height - high })
  }

  /** Runs a function on the page; it may use nothing but its arguments. */
  async run<T, A extends readonly unknown[]>(steps: readonly Step[], run: InPage<T, A>, args: A): Promise<T> {
    const script = `if (window.caravanFind === undefined) return '${NO_FINDER}'; return (${String(run)})(window.caravanFind(arguments[0]), ...arguments[1])`
    const ask = (): Promise<unknown> => this.send('ExecuteScript', { script, args: [steps, args] })
    const answer = await ask()
    if (answer !== NO_FINDER) return answer as T
    await this.send('ExecuteScript', { script: FINDER, args: [] })
    return (await ask()) as T
  }

  /** Runs a function on the page, as Playwright does. */
  async evaluate<R, A>(run: (given: A) => R | Promise<R>, given?: A): Promise<R> {
    const script = `return (${String(run)})(arguments[0])`
    return (await this.send('ExecuteScript', { script, args: [given ?? null] })) as R
  }

  /** Makes the page so large, and its text alone as large in parts of a hundred. */
  async enlarge(size: Size, percent: number): Promise<void> {
    const done = async (): Promise<void> => {
      await this.resize(size)
      await this.browser.wire.zoomText(percent)
      const seen = await this.evaluate(() => [window.innerWidth, window.innerHeight] as const)
      if (seen.join() !== [size.width, size.height].join()) throw new Error(`The page is ${seen.join('×')} px large`)
      const letters = await this.evaluate(() => {
        const sample = document.body.appendChild(document.createElement('p'))
        sample.textContent = 'M'
        sample.style.cssText = 'font: medium/1 sans-serif; position: absolute; width: max-content'
        const { height } = sample.getBoundingClientRect()
        sample.remove()
        return height
      })
      if (Math.abs(letters - (USUAL_PX * percent) / 100) > 1) throw new Error(`Text is ${letters} px high at ${percent} %`)
    }
    await vi.waitFor(done, { timeout: SEEN_MS, interval: 100 })
  }

  /** Everything that the page says, as it is painted. */
  text(): Promise<string> {
    return this.run([], () => `${window.location.href}\n${document.body.innerText}`, [])
  }

  /** Where its browser puts what is downloaded. */
  get downloads(): string {
    return this.browser.wire.downloads
  }

  /** What went wrong on the page that it shows, since it was first looked at. */
  faults(): Promise<readonly string[]> {
    return this.run([], () => (window as unknown as { caravanFaults: string[] }).caravanFaults, [])
  }

  /** What the browser printed last. */
  printed(): string {
    return this.browser.wire.printed().slice(-2000)
  }

  /** Types signs, or keys of `KEYS`, one after another. */
  async type(keys: string): Promise<void> {
    await this.#keys([...keys].flatMap((value) => [down(value), up(value)]))
  }

  /** Presses keys together. */
  async chord(...keys: readonly string[]): Promise<void> {
    await this.#keys([...keys.map(down), ...keys.toReversed().map(up)])
  }

  async #keys(actions: readonly object[]): Promise<void> {
    await this.send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }

  /** Presses an element with a finger where the browser has some, else with the mouse. */
  async press(id: string): Promise<void> {
    if (!this.browser.hasFingers) return void (await this.send('ElementClick', { id }))
    const script = `return (${String(middleOf)})(arguments[0])`
    const at = (await this.send('ExecuteScript', { script, args: [{ [ELEMENT]: id }] })) as ReturnType<typeof middleOf>
    if (at === null) throw new Error('Something lies on it')
    const actions = [
      { type: 'pointerMove', x: at[0], y: at[1] },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await this.send('PerformActions', { actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions }] })
  }
}

/** Where a finger presses an element, once it is brought into sight; null where something else lies there. It runs on a page. */
function middleOf(element: HTMLElement): readonly [x: number, y: number] | null {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { x, y, width, height } = element.getBoundingClientRect()
  const at = [Math.round(x + width / 2), Math.round(y + height / 2)] as const
  const there = document.elementFromPoint(...at)
  return there !== null && (element.contains(there) || there.closest('label')?.contains(element) === true) ? at : null
}

const down = (value: string) => ({ type: 'keyDown', value })
const up = (value: string) => ({ type: 'keyUp', value })
